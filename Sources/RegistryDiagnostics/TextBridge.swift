// Temporary: parts that do not import RegistryText yet get it through this one. Remove when all of them import it.
@_exported import RegistryText
