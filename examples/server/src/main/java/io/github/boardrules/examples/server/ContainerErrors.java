package io.github.boardrules.examples.server;

import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Writes the errors that Jetty reports before or after the endpoints, for example an invalid URI,
 * in the same JSON shape and with the same headers as all others.
 */
final class ContainerErrors implements Request.Handler {
  /** Responds with a refusal. */
  static void refuse(Request request, Response response, Callback callback, Refusal refusal) {
    request.setAttribute(ErrorHandler.ERROR_EXCEPTION, refusal);
    boolean unused = new ContainerErrors().handle(request, response, callback);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Object cause = request.getAttribute(ErrorHandler.ERROR_EXCEPTION);
    int status =
        cause instanceof HttpException http ? http.getCode() : Math.max(400, response.getStatus());
    Refusal refusal =
        cause instanceof Refusal given
            ? given
            : Refusal.of(code(status), HttpStatus.getMessage(status));
    RequestReports.noteRefusal(request, refusal.code());
    response.setStatus(cause instanceof Refusal given ? given.code().status() : status);
    BoardServer.HEADERS.forEach(
        (name, value) -> response.getHeaders().put(new HttpField(name, value)));
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Json.CONTENT_TYPE);
    if (refusal.code() == ServerCode.BUSY) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, ServerCode.RETRY_SECONDS);
    }
    response.write(
        true, ByteBuffer.wrap(Json.MAPPER.writeValueAsBytes(refusal.toAnswer())), callback);
    return true;
  }

  private static Refusal.Code code(int status) {
    return switch (status) {
      case 404 -> ServerCode.NOT_FOUND;
      case 503 -> ServerCode.STOPPING;
      case 500 -> RefereeCode.INTERNAL;
      default -> ServerCode.BAD_HTTP;
    };
  }
}
