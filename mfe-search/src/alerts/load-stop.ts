import { oneClickLink } from '@aangan/shared-kit/links/alerts';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageArgs } from '@aangan/shared-kit/platform/page';

/** What the link of a message would stop, or has stopped. Loading the page changes nothing. */
export async function loadStop({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  const view = 'stop' as const;
  try {
    const { alerts } = await http.request('GET /api/v1/alerts/stop/{token}', { params: { token } });
    return { view, action: oneClickLink(token), alerts };
  } catch (error) {
    const unknown = error instanceof HttpError && (error.status === 404 || error.status === 400);
    if (!unknown) throw error;
    return { view, action: '', alerts: null };
  }
}

export type StopData = Awaited<ReturnType<typeof loadStop>>;
