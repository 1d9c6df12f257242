/// All commands, in the order in which the help lists them within their groups.
enum ToolCommands {
  static var all: [any ToolCommand.Type] {
    [
      GenerateCommand.self,
      CheckCommand.self,
      ValidateCommand.self,
      ExpiryCommand.self,
      ExplainCommand.self,
      ExtendCommand.self,
      AssignCommand.self,
      RetireCommand.self,
      RenameCommand.self,
      SetCommand.self,
      FixCommand.self,
      FormatCommand.self,
      DiffCommand.self,
      PlanCommand.self,
      ImportCommand.self,
      UsesCommand.self,
      CompatCommand.self,
      FleetCommand.self,
      ArchiveCommand.self,
      ListCommand.self,
      OwnersCommand.self,
      ReportCommand.self,
    ]
  }

  static func named(_ name: String) -> (any ToolCommand.Type)? { all.first { $0.configuration.name == name } }
}

/// The groups of commands, in the order of the help.
enum CommandGroup: String, CaseIterable, Sendable {
  case build
  case check
  case dashboard
  case life = "life of a flag"
}
