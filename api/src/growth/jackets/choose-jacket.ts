import type { Jacket } from '@aangan/shared-kit/contracts/jackets';
import { isIn, type VisitorFacts } from './audiences.ts';
import { type JacketEvent, mayShow } from './jacket-caps.ts';
import { JACKETS } from './jacket-catalogue.ts';

interface Visitor {
  /** Undefined for a guest. */
  readonly facts: VisitorFacts | undefined;
  /** All jacket events of the visitor, oldest first. */
  readonly events: readonly JacketEvent[];
  /** Audiences that the browser claims, by type of jacket. */
  readonly reported: Readonly<Record<string, readonly string[]>>;
}

interface Place {
  readonly business: string;
  /** Path of the page. */
  readonly page: string;
}

/** The first jacket of the catalogue that fits this visitor, page and time; or undefined. @param now epoch ms */
export function chooseJacket({ facts, events, reported }: Visitor, { business, page }: Place, now: number) {
  const chosen = JACKETS.find(
    (jacket) =>
      jacket.businesses.includes(business) &&
      jacket.path !== page &&
      isIn(jacket.audience, facts, reported[jacket.type] ?? []) &&
      mayShow(jacket.id, events, now),
  );
  return chosen && shownOf(chosen);
}

/** The audience is not sent to the browser. */
function shownOf({ id, type, path, title, text, action }: Jacket): Jacket {
  return { id, type, path, title, text, action };
}
