package io.github.boardrules.examples.server;

import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.sql.SQLException;

/**
 * Turns exceptions into error responses. The details of an unexpected exception go to the log only,
 * under an id that the response contains.
 */
final class Failures {
  private final Secrets secrets = new Secrets();

  void addTo(RoutesConfig routes) {
    routes.exception(Refusal.class, Failures::refuse);
    routes.exception(HttpResponseException.class, Failures::refuse);
    routes.exception(IOException.class, (e, context) -> reportIncomplete(context));
    routes.exception(SQLException.class, (e, context) -> fail(e, context, ServerCode.STORAGE));
    routes.exception(Exception.class, (e, context) -> fail(e, context, RefereeCode.of(e)));
  }

  private static void refuse(Refusal refusal, Context context) {
    RequestReports.noteRefusal(context, refusal.code());
    if (refusal.code() == ServerCode.BUSY) {
      context.header("Retry-After", ServerCode.RETRY_SECONDS);
    }
    if (refusal.code() == ServerCode.UNAUTHORIZED) {
      context.header("WWW-Authenticate", "Bearer");
    }
    Json.answer(context, refusal.code().status(), refusal.toAnswer());
  }

  /** Handles errors that Javalin reports, for example an unknown path or an unsupported method. */
  private static void refuse(HttpResponseException e, Context context) {
    String methods = e.getDetails().get("availableMethods");
    if (methods != null) {
      context.header("Allow", methods);
    }
    String message =
        methods == null
            ? String.valueOf(e.getMessage())
            : "The method %s is not allowed for this path; it has %s"
                .formatted(context.method().name(), methods);
    Refusal refusal = Refusal.of(code(e.getStatus()), message);
    RequestReports.noteRefusal(context, refusal.code());
    Json.answer(context, e.getStatus(), refusal.toAnswer());
  }

  private static ServerCode code(int status) {
    return switch (status) {
      case 404 -> ServerCode.NOT_FOUND;
      case 405 -> ServerCode.METHOD_NOT_ALLOWED;
      default -> ServerCode.BAD_HTTP;
    };
  }

  /**
   * Handles I/O errors. Handlers read requests and write responses only, so the client is the
   * cause.
   */
  private static void reportIncomplete(Context context) {
    refuse(
        Refusal.of(ServerCode.BROKEN_OFF, "The request is incomplete or is not valid HTTP"),
        context);
  }

  private void fail(Exception e, Context context, Refusal.Code code) {
    String number = secrets.id();
    RequestReports.noteFailure(context, code, e, number);
    Refusal refusal = Refusal.of(code, "The server failed to process the request");
    refuse(refusal.with("failure", number), context);
  }
}
