package io.github.boardrules.examples.npm.build;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/** A step of the compiler that redirects calls of methods that TeaVM implements differently. */
public final class JdkTexts implements ClassHolderTransformer {
  private static final MethodReference STRIP =
      new MethodReference(String.class, "strip", String.class);
  private static final MethodReference IS_BLANK =
      new MethodReference(String.class, "isBlank", boolean.class);

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
    if (instruction instanceof InvokeInstruction call
        && (call.getMethod().equals(STRIP) || call.getMethod().equals(IS_BLANK))) {
      MethodReference method = call.getMethod();
      call.setArguments(call.getInstance());
      call.setInstance(null);
      call.setType(InvocationType.SPECIAL);
      call.setMethod(
          new MethodReference(
              Texts.class.getName(),
              method.getName(),
              new org.teavm.model.ValueType[] {
                org.teavm.model.ValueType.object("java.lang.String"), method.getReturnType()
              }));
    }
  }
}
