package io.github.boardrules.examples.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes an answer of everything that can go wrong. Strangers hear nothing of what the server did
 * not mean to say: the log has it, under a number that the answer names.
 */
final class Failures {
  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  private final Secrets secrets = new Secrets();

  void addTo(RoutesConfig routes) {
    routes.exception(Refusal.class, Failures::refuse);
    routes.exception(HttpResponseException.class, Failures::refuse);
    routes.exception(IOException.class, (e, context) -> breakOff(context));
    routes.exception(SQLException.class, (e, context) -> fail(e, context, 503, "storage"));
    routes.exception(Exception.class, (e, context) -> fail(e, context, 500, "internal"));
  }

  private static void refuse(Refusal refusal, Context context) {
    if (refusal.status() == 401) {
      context.header("WWW-Authenticate", "Bearer");
    }
    Json.answer(context, refusal.status(), refusal.answer());
  }

  /** What the framework refuses: no such page, no such method. */
  private static void refuse(HttpResponseException e, Context context) {
    String code = e.getStatus() == 404 ? "not-found" : "http";
    refuse(Refusal.of(e.getStatus(), code, String.valueOf(e.getMessage())), context);
  }

  /** Nothing is read or written but requests and answers. */
  private static void breakOff(Context context) {
    refuse(Refusal.of(400, "broken-off", "The request broke off, or is no HTTP"), context);
  }

  private void fail(Exception e, Context context, int status, String code) {
    String number = secrets.id();
    LOG.error("{} {}: failure {}", context.method(), context.path(), number, e);
    Refusal refusal = Refusal.of(status, code, "Something went wrong here");
    refuse(refusal.with("failure", number), context);
  }
}
