package io.github.boardrules.examples.server;

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
  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    return super.handle(
        HttpMethod.HEAD.is(request.getMethod()) ? new Get(request) : request, response, callback);
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
