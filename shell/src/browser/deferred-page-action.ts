import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { data } from '@aangan/shared-kit/platform/host-router';
import type { RouteAction } from '../app/one-route.tsx';
import type { PageSource } from '../app/page-source.ts';

/**
 * The action behind every path. Its code is fetched with the code of the first navigation. Where it cannot be fetched,
 * the form stays with a message, and the next attempt fetches it again.
 */
export async function actDeferred(request: Request, source: PageSource): ReturnType<RouteAction> {
  let loaded: typeof import('./act-in-browser.ts');
  try {
    loaded = await import(/* webpackChunkName: "navigation" */ './act-in-browser.ts');
  } catch (error) {
    return data({ problem: failureMessage(error), problemsByField: {}, values: {} }, { status: 422 });
  }
  return loaded.actInBrowser(request, source);
}
