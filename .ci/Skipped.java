import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Lists the tests that the last build skipped, with the reasons, from the reports of Surefire. Run
 * it in the root of a checkout after a build: {@code java .ci/Skipped.java}.
 */
final class Skipped {
  private Skipped() {}

  public static void main(String[] args) throws Exception {
    Map<String, Integer> skipped = new TreeMap<>();
    int reports = 0;
    for (Path report : reports()) {
      reports++;
      collect(report, skipped);
    }
    System.out.println("Skipped tests, by class and reason (" + reports + " test classes ran):");
    skipped.forEach((line, tests) -> System.out.printf("  %s [%d]%n", line, tests));
    if (skipped.isEmpty()) {
      System.out.println("  none");
    }
  }

  private static List<Path> reports() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(""), 5)) {
      return files
          .filter(file -> file.toString().contains("target/surefire-reports/TEST-"))
          .filter(file -> file.toString().endsWith(".xml"))
          .sorted()
          .toList();
    }
  }

  private static void collect(Path report, Map<String, Integer> skipped) throws Exception {
    DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    NodeList nodes = parser.parse(report.toFile()).getElementsByTagName("skipped");
    for (int i = 0; i < nodes.getLength(); i++) {
      Element test = (Element) nodes.item(i).getParentNode();
      String name = test.getAttribute("classname");
      String reason = ((Element) nodes.item(i)).getAttribute("message");
      reason = reason.replace("Assumption failed: ", "").replace("SKIPPED: ", "");
      String line = name.substring(name.lastIndexOf('.') + 1) + ": " + reason;
      skipped.merge(line.lines().findFirst().orElse(line), 1, Integer::sum);
    }
  }
}
