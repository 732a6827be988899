package io.github.boardrules.examples.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the five published modules keep to. Here, because only here all of them are at hand. */
class ArchitectureTest {
  private static final String CORE = "io.github.boardrules.core..";

  private static final JavaClasses PUBLISHED =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("/core/conformance/"))
          .withImportOption(location -> !location.contains("/examples/"))
          .importPackages("io.github.boardrules");

  @Test
  void allFiveModulesAreLookedAt() {
    for (String module : List.of("core", "loa", "linage", "iris", "carteso")) {
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
  void noGameKnowsAnotherAndCoreKnowsNone() {
    slices()
        .matching("io.github.boardrules.(*)..")
        .should()
        .notDependOnEachOther()
        .ignoreDependency(DescribedPredicate.alwaysTrue(), resideInAPackage(CORE))
        .check(PUBLISHED);
  }

  @Test
  void nothingIsNeededButTheJdkGuavaAndAnnotations() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "io.github.boardrules..", "com.google.common..", "org.jspecify..", "java..")
        .check(PUBLISHED);
  }

  @Test
  void rulesNeedNoScreenNoNetworkNoClockAndNoLog() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.awt..", "java.net..", "java.sql..", "java.time..", "java.util.logging..")
        .check(PUBLISHED);
  }

  /** So that a native image needs no more than the service files, which it finds by itself. */
  @Test
  void nothingIsDoneByReflection() {
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
  void staticFieldsAreFinalAndHoldNothingThatChanges() {
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
  void tablesAreNotShownToOthers() {
    fields()
        .that()
        .arePublic()
        .or()
        .areProtected()
        .should()
        .notHaveRawType(DescribedPredicate.describe("an array", JavaClass::isArray))
        .check(PUBLISHED);
  }

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
        .should()
        .resideInAnyPackage(exported.toArray(String[]::new))
        .check(PUBLISHED);
  }

  private static ClassLoader loader() {
    return ArchitectureTest.class.getClassLoader();
  }
}
