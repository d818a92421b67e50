import { positionIn } from '@aangan/shared-kit/domain/position-cookie';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import type { PageMatch } from '../routing/page-table.ts';
import { hasLogin } from './request-session.ts';
import { knownCity } from './server-platform.ts';
import type { Visitor } from './visitor-facts.ts';

interface AskedPage {
  readonly url: URL;
  readonly visitor: Visitor;
  readonly resolved: Pick<ResolvedReleaseSet, 'set' | 'dev'>;
  readonly match: PageMatch | undefined;
  /** The request is for something that belongs to it alone: a form, an override, a webview. */
  readonly alone: boolean;
}

/**
 * All that a page of an anonymous visitor may depend on. Undefined for a page that is never shared: of a login, of
 * somebody by its declaration, with experiments, under development. Visitors who have just changed something must see it,
 * and the page of others may be older.
 */
export function sharedKey({ url, visitor, resolved, match, alone }: AskedPage): string | undefined {
  if (alone || resolved.dev || !match || hasLogin(visitor.cookie)) return undefined;
  if (positionIn(visitor.cookie) !== undefined) return undefined;
  const { login, staff, personal, experiments } = match;
  if (personal || login !== undefined || staff !== undefined || experiments) return undefined;
  return [resolved.set.id, visitor.device, knownCity(visitor.city), url.href].join(' ');
}
