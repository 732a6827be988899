package io.github.boardrules.examples.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.codeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.CheckReturnValue;
import com.google.errorprone.annotations.Immutable;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.territory.spi.TerritorySymmetry;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.net.URL;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests the architecture of the published modules, on all of which this module depends: core, the
 * games, and the extras, which use both.
 */
class ArchitectureTest {
  private static final String CORE = "io.github.boardrules.core..";

  /** The packages that no method of a package for users mentions. */
  private static final Set<String> FOR_AUTHORS =
      Set.of(
          "io.github.boardrules.core.bits",
          "io.github.boardrules.core.spi",
          "io.github.boardrules.core.territory.spi",
          "io.github.boardrules.core.trace");

  /** The packages for programs that play, show or judge games. */
  private static final String[] FOR_USERS = {
    "io.github.boardrules.core",
    "io.github.boardrules.core.board",
    "io.github.boardrules.core.record",
    "io.github.boardrules.core.territory",
    "io.github.boardrules.loa",
    "io.github.boardrules.linage",
    "io.github.boardrules.iris",
    "io.github.boardrules.carteso",
    "io.github.boardrules.interchange",
    "io.github.boardrules.picture",
    "io.github.boardrules.picture.view"
  };

  private static final String INTERCHANGE = "io.github.boardrules.interchange..";
  private static final String PICTURE = "io.github.boardrules.picture..";

  private static final JavaClasses PUBLISHED =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("/core/conformance/"))
          .withImportOption(location -> !location.contains("/core/testing/"))
          .withImportOption(location -> !location.contains("/io/github/boardrules/examples/"))
          .importPackages("io.github.boardrules");

  @Test
  void allModulesAreChecked() {
    for (String module :
        List.of("core", "loa", "linage", "iris", "carteso", "interchange", "picture")) {
      assertTrue(
          PUBLISHED.stream()
              .anyMatch(type -> type.getPackageName().equals("io.github.boardrules." + module)),
          module);
    }
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("io.github.boardrules.(**)").should().beFreeOfCycles().check(PUBLISHED);
  }

  @Test
  void gamesDependOnCoreOnlyAndExtrasNotOnEachOther() {
    DescribedPredicate<JavaClass> extras = resideInAnyPackage(INTERCHANGE, PICTURE);
    slices()
        .matching("io.github.boardrules.(*)..")
        .should()
        .notDependOnEachOther()
        .ignoreDependency(DescribedPredicate.alwaysTrue(), resideInAPackage(CORE))
        .ignoreDependency(extras, resideOutsideOfPackages(INTERCHANGE, PICTURE))
        .check(PUBLISHED);
  }

  /**
   * The tower of core, from the ground up: a package depends only on packages of the floors below
   * its own. The package of a record format is above {@code record}, and that for authors of
   * territory games is above {@code territory}.
   */
  private static final List<List<String>> FLOORS =
      List.of(
          List.of("bits"),
          List.of("text"),
          List.of("board"),
          List.of(""),
          List.of("spi"),
          List.of("record", "territory", "trace"),
          List.of("record.brg", "territory.spi"));

  @Test
  void packagesOfCoreDependOnLowerFloorsOnly() {
    Set<String> below = new TreeSet<>();
    for (List<String> floor : FLOORS) {
      for (String name : floor) {
        classes()
            .that()
            .resideInAPackage(packageOf(name))
            .should()
            .onlyDependOnClassesThat(
                resideInAnyPackage(below.toArray(String[]::new))
                    .or(resideInAPackage(packageOf(name)))
                    .or(resideOutsideOfPackage("io.github.boardrules..")))
            .check(PUBLISHED);
      }
      floor.forEach(name -> below.add(packageOf(name)));
    }
    classes()
        .that()
        .resideInAPackage(CORE)
        .should()
        .resideInAnyPackage(below.toArray(String[]::new))
        .check(PUBLISHED);
  }

  private static String packageOf(String floor) {
    return floor.isEmpty() ? "io.github.boardrules.core" : "io.github.boardrules.core." + floor;
  }

  /**
   * Class files do not contain imports that only Javadoc needs, so the sources are checked as well:
   * what a file imports or links to by its full name is on a lower floor, and no files import each
   * other in a circle.
   */
  @Test
  void sourcesImportFromLowerFloorsOnly() throws IOException {
    SourceImports sources = SourceImports.of(List.of("core", "loa", "linage", "iris", "carteso"));
    assertEquals(List.of(), sources.importsFromAbove(FLOORS));
    assertEquals(List.of(), sources.circles());
  }

  /**
   * The public methods of packages for users neither accept nor return types for authors of games.
   * The setup of a territory game contains the state: its builder takes one.
   */
  @Test
  void packagesForUsersDoNotExposeTypesForAuthors() {
    codeUnits()
        .that()
        .areDeclaredInClassesThat(
            resideInAnyPackage(FOR_USERS)
                .and(DescribedPredicate.describe("public", ArchitectureTest::isPublic)))
        .and()
        .haveModifier(JavaModifier.PUBLIC)
        .and()
        .doNotHaveModifier(JavaModifier.BRIDGE)
        .should(
            ArchCondition.from(
                DescribedPredicate.describe(
                    "mention only types for users",
                    (JavaCodeUnit unit) ->
                        Stream.concat(
                                unit.getRawParameterTypes().stream(),
                                Stream.of(unit.getRawReturnType()))
                            .filter(type -> !type.isEquivalentTo(TerritoryState.class))
                            .noneMatch(type -> FOR_AUTHORS.contains(type.getPackageName())))))
        .check(PUBLISHED);
  }

  private static boolean isPublic(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC)
        && type.getEnclosingClass().map(ArchitectureTest::isPublic).orElse(true);
  }

  private static final String[] JDK_GUAVA_AND_ANNOTATIONS = {
    "io.github.boardrules..",
    "com.google.common..",
    "com.google.errorprone.annotations..",
    "org.jspecify..",
    "java.."
  };

  @Test
  void modulesDependOnlyOnTheJdkGuavaAndAnnotations() {
    classes()
        .that()
        .resideOutsideOfPackage(INTERCHANGE)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(JDK_GUAVA_AND_ANNOTATIONS)
        .check(PUBLISHED);
  }

  @Test
  void interchangeAlsoDependsOnTheStreamingParserOfJackson() {
    classes()
        .that()
        .resideInAPackage(INTERCHANGE)
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(JDK_GUAVA_AND_ANNOTATIONS)
                .or(resideInAPackage("tools.jackson.core..")))
        .check(PUBLISHED);
  }

  /** {@code CompilerPromisesTest} shows what the annotation makes a compiler do. */
  @Test
  void noResultOfAPackageMayBeIgnored() {
    Set<String> unmarked = new TreeSet<>();
    for (JavaClass type : PUBLISHED) {
      if (!type.getPackage().isAnnotatedWith(CheckReturnValue.class)) {
        unmarked.add(type.getPackageName());
      }
    }
    assertEquals(Set.of(), unmarked);
  }

  @Test
  void resultsOfBuildersMayBeIgnoredIfTheyAreTheBuilder() {
    methods()
        .that()
        .areDeclaredInClassesThat()
        .haveSimpleName("Builder")
        .and()
        .areNotStatic()
        .and()
        .doNotHaveModifier(JavaModifier.BRIDGE)
        .and(
            DescribedPredicate.describe(
                "return the builder",
                (JavaMethod method) -> method.getRawReturnType().equals(method.getOwner())))
        .should()
        .beAnnotatedWith(CanIgnoreReturnValue.class)
        .check(PUBLISHED);
  }

  /** Error Prone then refuses fields that could change. */
  @Test
  void recordsAreMarkedAsImmutable() {
    classes()
        .that()
        .areRecords()
        .and(DescribedPredicate.describe("public", ArchitectureTest::isPublic))
        .and(not(equivalentTo(TerritorySymmetry.class)))
        .should()
        .beAnnotatedWith(Immutable.class)
        .check(PUBLISHED);
  }

  /** Durations and URIs are allowed as values: clock readings in records, links of game types. */
  @Test
  void modulesUseNoGraphicsNetworkDatabaseClockOrLog() {
    noClasses()
        .that()
        .resideOutsideOfPackage(INTERCHANGE)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    "java.awt..", "java.net..", "java.sql..", "java.time..", "java.util.logging..")
                .and(not(equivalentTo(Duration.class)))
                .and(not(equivalentTo(URI.class))))
        .check(PUBLISHED);
  }

  @Test
  void interchangeConvertsDatesButReadsNoClock() {
    noClasses()
        .that()
        .resideInAPackage(INTERCHANGE)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.awt..", "java.net..", "java.sql..", "java.util.logging..")
                .or(equivalentTo(Clock.class)))
        .orShould()
        .callMethod(Instant.class, "now")
        .orShould()
        .callMethod(LocalDate.class, "now")
        .check(PUBLISHED);
  }

  /**
   * Without reflection, native images need no configuration: their compiler finds the service
   * files.
   */
  @Test
  void modulesDoNotUseReflection() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .orShould()
        .callMethod(Class.class, "forName", String.class)
        .orShould()
        .callMethod(Class.class, "newInstance")
        .check(PUBLISHED);
  }

  @Test
  void staticFieldsAreFinalAndImmutable() {
    fields().that().areStatic().should().beFinal().check(PUBLISHED);
    fields()
        .that()
        .areStatic()
        .should()
        .notHaveRawType(
            DescribedPredicate.describe(
                "a mutable collection or an atomic",
                type ->
                    type.getPackageName().startsWith("java.util.concurrent")
                        || type.isEquivalentTo(java.util.ArrayList.class)
                        || type.isEquivalentTo(java.util.HashMap.class)))
        .check(PUBLISHED);
  }

  @Test
  void arraysAreNotExposed() {
    fields()
        .that()
        .arePublic()
        .or()
        .areProtected()
        .should()
        .notHaveRawType(DescribedPredicate.describe("an array", JavaClass::isArray))
        .check(PUBLISHED);
  }

  /** The class in a package that is not exported that the service loader needs. */
  private static final String SGF = "io.github.boardrules.loa.sgf.SgfFormat";

  @Test
  void publicTypesAreInExportedPackages() throws IOException {
    Set<String> exported = new TreeSet<>();
    for (URL descriptor : Collections.list(loader().getResources("module-info.class"))) {
      try (InputStream in = descriptor.openStream()) {
        ModuleDescriptor module = ModuleDescriptor.read(in);
        if (module.name().startsWith("io.github.boardrules.")) {
          module.exports().forEach(export -> exported.add(export.source()));
        }
      }
    }
    classes()
        .that()
        .arePublic()
        .and()
        .doNotHaveFullyQualifiedName(SGF)
        .should()
        .resideInAnyPackage(exported.toArray(String[]::new))
        .check(PUBLISHED);
  }

  private static ClassLoader loader() {
    return ArchitectureTest.class.getClassLoader();
  }
}
