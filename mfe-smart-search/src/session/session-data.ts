import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { newAttempt } from '../say/public.ts';
import { toolsSection } from '../session-tools/public.ts';
import { readSessionView } from './session-address.ts';

/** What the page of a session shows. */
export async function sessionData({ url, params, platform }: PageArgs) {
  const [{ loadSession }] = await Promise.all([import('./load-session.ts'), toolsSection.load()]);
  const loaded = await loadSession(platform, params.session_id ?? '', readSessionView(url.searchParams));
  return { ...loaded, attempt: newAttempt(), source: params.source ?? null };
}
