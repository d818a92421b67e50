import type { ActionArgs, PageArgs, PageModule } from '@aangan/shared-kit/platform/page';
import { newAttempt } from '../say/public.ts';
import { SESSION_WORDS } from './session.words.ts';
import { SessionPage } from './session-page.tsx';
import { toolsSection } from './session-sections.ts';

/** A session: a few homes at a time. Source: services-and-platform, section 2 (smart search). */
export async function loader({ url, params, platform }: PageArgs) {
  const [{ loadSession }, { readSessionView }, { loadTools }] = await Promise.all([
    import('./load-session.ts'),
    import('./session-address.ts'),
    import('../session-tools/public.ts'),
    toolsSection.load(),
  ]);
  const session = await loadSession(platform, params.session_id ?? '', readSessionView(url.searchParams));
  return { session, tools: await loadTools(platform, session), attempt: newAttempt(), source: params.source ?? null };
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
