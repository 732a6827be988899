import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Lists the tests that the last build skipped, with the reasons, and the slowest test classes, from
 * the reports of Surefire. Run it in the root of a checkout after a build: {@code java
 * .ci/Reports.java}.
 */
final class Reports {
  private static final int SLOWEST = 10;

  private Reports() {}

  public static void main(String[] args) throws Exception {
    Map<String, Integer> skipped = new TreeMap<>();
    List<Element> suites = new ArrayList<>();
    int tests = 0;
    for (Path report : reports()) {
      Element suite = suite(report);
      suites.add(suite);
      tests += Integer.parseInt(suite.getAttribute("tests"));
      collect(suite, skipped);
    }
    suites.sort(Comparator.comparingDouble(Reports::seconds).reversed());
    System.out.println("The slowest of " + suites.size() + " runs of test classes:");
    for (Element suite : suites.subList(0, Math.min(SLOWEST, suites.size()))) {
      System.out.printf("%7.1f s  %s%n", seconds(suite), suite.getAttribute("name"));
    }
    System.out.println(tests + " tests. Skipped, by class and reason:");
    skipped.forEach((line, count) -> System.out.printf("  %s [%d]%n", line, count));
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

  private static Element suite(Path report) throws Exception {
    DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    return parser.parse(report.toFile()).getDocumentElement();
  }

  private static double seconds(Element suite) {
    return Double.parseDouble(suite.getAttribute("time").replace(",", ""));
  }

  private static void collect(Element suite, Map<String, Integer> skipped) {
    NodeList nodes = suite.getElementsByTagName("skipped");
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
