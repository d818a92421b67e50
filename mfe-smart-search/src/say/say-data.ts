import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { newAttempt } from './attempt.ts';

/** What the page of the box shows, with the search of a tracked message. */
export async function sayData({ url, params, platform }: PageArgs) {
  const [{ loadSay }, { readSayAddress }, { trackedView }] = await Promise.all([
    import('./load-say.ts'),
    import('./say-address.ts'),
    import('./tracked.ts'),
  ]);
  const tracked = params.track_id === undefined ? null : await trackedView(platform, params.track_id);
  const view = readSayAddress(url.searchParams);
  const data = await loadSay(platform, view.text === '' && tracked?.view ? tracked.view : view);
  return {
    ...data,
    tracked: tracked && (tracked.view ? ('found' as const) : ('ended' as const)),
    city: platform.session.city,
    today: platform.now,
    attempt: newAttempt(),
  };
}
