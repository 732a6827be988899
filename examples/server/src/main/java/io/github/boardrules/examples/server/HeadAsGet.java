package io.github.boardrules.examples.server;

import io.javalin.http.Context;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Handles a {@code HEAD} request as a {@code GET} request, so that both have the same headers.
 * Jetty drops the body of the response.
 */
final class HeadAsGet extends Handler.Wrapper {
  private static final String HEAD = HeadAsGet.class.getName();

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (!HttpMethod.HEAD.is(request.getMethod())) {
      return super.handle(request, response, callback);
    }
    request.setAttribute(HEAD, true);
    return super.handle(new Get(request), response, callback);
  }

  /** Returns whether the client wants the headers only, so that a response must not go on. */
  static boolean isHead(Context context) {
    return context.attribute(HEAD) != null;
  }

  private static final class Get extends Request.Wrapper {
    Get(Request request) {
      super(request);
    }

    @Override
    public String getMethod() {
      return HttpMethod.GET.asString();
    }
  }
}
