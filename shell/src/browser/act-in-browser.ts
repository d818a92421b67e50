import { data } from '@aangan/shared-kit/platform/host-router';
import type { RouteAction } from '../app/one-route.tsx';
import { actOnPage } from '../app/page-action.ts';
import type { PageSource } from '../app/page-source.ts';

/** Runs a page's action as the server does. A refusal has the same status: the router reloads no data then. */
export async function actInBrowser(request: Request, source: PageSource): ReturnType<RouteAction> {
  const acted = await actOnPage(request, await request.formData(), source);
  return acted === undefined || acted instanceof Response ? acted : data(acted, { status: 422 });
}
