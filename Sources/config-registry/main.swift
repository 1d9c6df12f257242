import RegistryCLI

CommandLineTool.main()
