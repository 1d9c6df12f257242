import Diagnostics
import ExcludedRegistry
import ExpiredFlag
import FirebaseCore
import FirebaseRemoteConfig
import InternalImports
import MainActorByDefault
import Model
import NoFirebase
import OwnTemplate
import PublicFlags
import RootRegistry
import SpaceInPath
import Swift5Mode
import SymlinkedRegistry
import Templates
import ThreeFiles
import YAML

// As an app does at launch: Remote Config traps before this.
FirebaseApp.configure()

_ = (TemplatesOfTheConsumer(), YAMLOfTheConsumer(), DiagnosticsOfTheConsumer(), ModelOfTheConsumer())

print("SpaceInPath: \(SpaceInPath.summary)")
print("SymlinkedRegistry: \(SymlinkedRegistry.summary)")
print("ThreeFiles: \(ThreeFiles.summary)")
print("ExcludedRegistry: \(ExcludedRegistry.summary)")
print("RootRegistry: \(RootRegistry.summary)")
print("ExpiredFlag: \(ExpiredFlag.summary)")
print("PublicFlags: retries \(PublicFlags.FeatureConfig.retryCount)")
print("InternalImports: \(InternalImports.summary)")
print("MainActorByDefault: \(MainActorByDefault.summary)")
print("Swift5Mode: \(Swift5Mode.summary)")
print("NoFirebase: \(NoFirebase.summary)")
print("OwnTemplate: \(OwnTemplate.summary)")
