import { ALL_JACKETS, type JacketAction } from '@aangan/shared-kit/contracts/jackets';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';

/** An event of a jacket and its time. */
export interface JacketEvent {
  readonly jacketId: string;
  readonly action: JacketAction;
  /** Epoch ms. */
  readonly at: number;
}

/** Frequency caps, so low that a suggestion is worth reading. */
export const JACKET_CAPS = {
  /** Of all jackets, in any 24 hours. */
  perDay: 1,
  /** Of all jackets, in any 7 days. */
  perWeek: 3,
  /** Days before a jacket is shown again. */
  restAfterShown: 7,
  /** Days before a jacket is shown again after it was opened or dismissed. */
  restAfterAnswer: 14,
} as const;

/**
 * Whether a jacket may be shown now.
 * @param events the visitor's, oldest first; events in the future count as just now
 * @param now epoch ms
 */
export function mayShow(jacketId: string, events: readonly JacketEvent[], now: number): boolean {
  if (isSilenced(jacketId, events)) return false;
  const within = (days: number) => events.filter(({ at }) => at > now - days * DAY_MS);
  const shown = (days: number) => within(days).filter(({ action }) => action === 'shown').length;
  const own = (days: number, actions: readonly JacketAction[]) =>
    within(days).some((event) => event.jacketId === jacketId && actions.includes(event.action));
  return (
    shown(1) < JACKET_CAPS.perDay &&
    shown(7) < JACKET_CAPS.perWeek &&
    !own(JACKET_CAPS.restAfterShown, ['shown']) &&
    !own(JACKET_CAPS.restAfterAnswer, ['clicked', 'dismissed'])
  );
}

/** Whether the visitor silenced this jacket, or all. Undoing it for all also undoes it for each. */
export function isSilenced(jacketId: string, events: readonly JacketEvent[]): boolean {
  const silenced = new Set<string>();
  for (const event of events) {
    if (event.action === 'never') silenced.add(event.jacketId);
    else if (event.action === 'again' && event.jacketId === ALL_JACKETS) silenced.clear();
    else if (event.action === 'again') silenced.delete(event.jacketId);
  }
  return silenced.has(jacketId) || silenced.has(ALL_JACKETS);
}

/** Whether an event changes anything: a capped jacket is not shown, and an answered one is not answered twice. */
export function isWorthNoting(event: JacketEvent, events: readonly JacketEvent[]): boolean {
  const { jacketId, action, at } = event;
  if (action === 'shown') return jacketId !== ALL_JACKETS && mayShow(jacketId, events, at);
  return events.findLast((each) => each.jacketId === jacketId)?.action !== action;
}
