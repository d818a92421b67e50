import { oneClickLink } from '@aangan/shared-kit/links/alerts';
import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import type { PageArgs } from '@aangan/shared-kit/platform/page';

/** What the link of a message would stop, or has stopped. Loading the page changes nothing. */
export async function loadStop({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  const view = 'stop' as const;
  const found = await orEnded(http.request('GET /api/v1/alerts/stop/{token}', { params: { token } }));
  return { view, action: found ? oneClickLink(token) : '', alerts: found?.alerts ?? null };
}

export type StopData = Awaited<ReturnType<typeof loadStop>>;
