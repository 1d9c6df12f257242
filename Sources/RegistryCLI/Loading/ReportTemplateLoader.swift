import RegistryReport
import RegistryReportTemplates
import RegistryTemplate

/// Finds the template of a report: the built-in page, or a file of the team's own, which may extend it.
enum ReportTemplateLoader {
  /// - Parameter path: nil for the built-in page.
  static func load(_ path: String?) throws(Refusal) -> LoadedTemplate {
    guard let path else { return try TemplateLoader.compile(page, paths: [], partials: partials) }
    return try TemplateLoader.compile(TemplateSource(name: path, bytes: try read(path)), paths: [path], partials: partials)
  }

  private static func read(_ path: String) throws(Refusal) -> [UInt8] {
    do throws(SystemError) { return try InputFile.read(path, limit: TemplateLoader.sizeLimit) } catch { throw Refusal(error) }
  }

  private static let page = TemplateSource(name: "\(ReportTemplates.pageName).mustache", bytes: ReportTemplates.page)

  private static let partials = TemplatePartials(names: [ReportTemplates.pageName, ReportTemplates.placeName]) { name in
    switch name {
    case ReportTemplates.pageName: page
    case ReportTemplates.placeName: TemplateSource(name: "\(name).mustache", bytes: ReportTemplates.place)
    default: nil
    }
  }
}
