import type { ActionArgs, PageArgs, PageModule } from '@aangan/shared-kit/platform/page';
import { newAttempt } from './attempt.ts';
import { SAY_WORDS } from './say.words.ts';
import { SayPage } from './say-page.tsx';

/** The box, and the search of a tracked message. Source: services-and-platform, section 2 (smart search). */
export async function loader({ url, params, platform }: PageArgs) {
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

type Data = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionArgs) {
  return (await import('./say-action.ts')).actOnSay(args);
}

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { view }, params }) => ({
  title: SAY_WORDS.metaTitle,
  description: SAY_WORDS.description,
  canonical: '/smart-search',
  ...((view.text !== '' || params.track_id !== undefined) && { robots: 'noindex,follow' }),
});

export const Component = SayPage;
