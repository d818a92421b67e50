import type { ActionArgs, PageModule } from '@aangan/shared-kit/platform/page';
import { SESSION_WORDS } from './session.words.ts';
import { sessionData } from './session-data.ts';
import { SessionPage } from './session-page.tsx';

/** A session: a few homes at a time. Source: services-and-platform, section 2 (smart search). */
export const loader = sessionData;

type Data = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionArgs) {
  return (await import('./session-action.ts')).actOnSession(args);
}

export const head: NonNullable<PageModule<Data>['head']> = () => ({
  title: SESSION_WORDS.metaTitle,
  robots: 'noindex',
});

export const Component = SessionPage;
