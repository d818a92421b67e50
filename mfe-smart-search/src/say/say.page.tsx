import type { ActionArgs, PageModule } from '@aangan/shared-kit/platform/page';
import { SAY_WORDS } from './say.words.ts';
import { sayData } from './say-data.ts';
import { SayPage } from './say-page.tsx';

/** The box, and the search of a tracked message. Source: services-and-platform, section 2 (smart search). */
export const loader = sayData;

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
