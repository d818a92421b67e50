import type { RouteAction } from '../app/one-route.tsx';
import type { PageSource } from '../app/page-source.ts';

/** The action behind every path. Its code is fetched with the code of the first navigation. */
export async function actLater(request: Request, source: PageSource): ReturnType<RouteAction> {
  const { actInBrowser } = await import(/* webpackChunkName: "navigation" */ './act-in-browser.ts');
  return actInBrowser(request, source);
}
