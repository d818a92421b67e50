import type { Jacket } from '@aangan/shared-kit/contracts/jackets';
import { isIn, type VisitorFacts } from './audiences.ts';
import { type JacketEvent, mayShow } from './jacket-caps.ts';
import { JACKETS } from './jacket-catalogue.ts';

interface Visitor {
  /** Undefined for somebody who has not logged in. */
  readonly facts: VisitorFacts | undefined;
  /** Everything that became of jackets with them, oldest first. */
  readonly events: readonly JacketEvent[];
  /** By type of jacket: audiences that the browser names. */
  readonly told: Readonly<Record<string, readonly string[]>>;
}

interface Place {
  readonly business: string;
  /** Path of the page. */
  readonly page: string;
}

/** The first jacket of the catalogue that is for this visitor, on this page, now; or undefined. @param now epoch ms */
export function chooseJacket({ facts, events, told }: Visitor, { business, page }: Place, now: number) {
  const chosen = JACKETS.find(
    (jacket) =>
      jacket.businesses.includes(business) &&
      jacket.path !== page &&
      isIn(jacket.audience, facts, told[jacket.type] ?? []) &&
      mayShow(jacket.id, events, now),
  );
  return chosen && shownOf(chosen);
}

/** Whom it is for stays with the API. */
function shownOf({ id, type, path, title, text, action }: Jacket): Jacket {
  return { id, type, path, title, text, action };
}
