package io.github.boardrules.examples.npm.build;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.BufferedReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ConstructInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * A step of the compiler that redirects calls of methods that TeaVM implements differently, and
 * replaces the classes for gzip, hashes, buffered characters and the encodings of texts.
 */
public final class JdkTexts implements ClassHolderTransformer {
  private static final MethodReference STRIP =
      new MethodReference(String.class, "strip", String.class);
  private static final MethodReference IS_BLANK =
      new MethodReference(String.class, "isBlank", boolean.class);
  private static final MethodReference FORMATTED =
      new MethodReference(String.class, "formatted", Object[].class, String.class);

  /** The names of the replacements, by the names of the classes. */
  private static final ImmutableMap<String, String> REPLACED =
      ImmutableMap.of(
          "io.github.boardrules.core.record.GzipMembers",
          GzipMembers.class.getName(),
          "io.github.boardrules.core.record.Sha256",
          Sha256.class.getName(),
          BufferedReader.class.getName(),
          BufferedCharacters.class.getName(),
          "io.github.boardrules.loa.sgf.Decoders",
          TextDecoders.class.getName());

  private static final ImmutableSet<MethodReference> REDIRECTED =
      ImmutableSet.of(STRIP, IS_BLANK, FORMATTED);

  /** Creates the step. */
  public JdkTexts() {}

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    for (MethodHolder method : type.getMethods()) {
      if (method.getProgram() != null) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          block.forEach(JdkTexts::redirect);
        }
      }
    }
  }

  private static void redirect(Instruction instruction) {
    if (instruction instanceof ConstructInstruction construction) {
      String type = construction.getType();
      construction.setType(REPLACED.getOrDefault(type, type));
    }
    if (instruction instanceof InvokeInstruction call
        && REPLACED.containsKey(call.getMethod().getClassName())) {
      String type = REPLACED.get(call.getMethod().getClassName());
      call.setMethod(new MethodReference(type, call.getMethod().getDescriptor()));
    }
    if (instruction instanceof InvokeInstruction call && REDIRECTED.contains(call.getMethod())) {
      List<Variable> arguments = new ArrayList<>();
      arguments.add(call.getInstance());
      arguments.addAll(call.getArguments());
      List<ValueType> types = new ArrayList<>();
      types.add(ValueType.object("java.lang.String"));
      types.addAll(Arrays.asList(call.getMethod().getSignature()));
      call.setInstance(null);
      call.setArguments(arguments.toArray(Variable[]::new));
      call.setType(InvocationType.SPECIAL);
      call.setMethod(
          new MethodReference(
              Texts.class.getName(), call.getMethod().getName(), types.toArray(ValueType[]::new)));
    }
  }
}
