import type { ActionArgs, PageArgs, PageModule } from '@aangan/shared-kit/platform/page';
import { newAttempt } from '../say/public.ts';
import { toolsSection } from '../session-tools/public.ts';
import { SESSION_WORDS } from './session.words.ts';
import { readSessionView } from './session-address.ts';
import { SessionPage } from './session-page.tsx';

/** A session: a few homes at a time. Source: services-and-platform, section 2 (smart search). */
export async function loader({ url, params, platform }: PageArgs) {
  const [{ loadSession }] = await Promise.all([import('./load-session.ts'), toolsSection.load()]);
  const loaded = await loadSession(platform, params.session_id ?? '', readSessionView(url.searchParams));
  return { ...loaded, attempt: newAttempt(), source: params.source ?? null };
}

type Data = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionArgs) {
  return (await import('./session-action.ts')).actOnSession(args);
}

export const head: NonNullable<PageModule<Data>['head']> = () => ({
  title: SESSION_WORDS.metaTitle,
  robots: 'noindex',
});

export const Component = SessionPage;
