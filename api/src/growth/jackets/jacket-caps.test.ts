import { JACKET_ACTIONS } from '@aangan/shared-kit/contracts/jackets';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { isSilenced, isWorthNoting, JACKET_CAPS, type JacketEvent, mayShow } from './jacket-caps.ts';

const shown = (jacketId: string, at: number): JacketEvent => ({ jacketId, action: 'shown', at });

/** Random events of visitors, tabs and clocks, with hours between. */
const attempts = fc.array(
  fc.record({
    // More than the weekly cap allows, so that the cap takes effect.
    jacketId: fc.constantFrom('shortlist', 'property', 'requirement', 'visit', 'abroad', 'filters', 'all'),
    action: fc.constantFrom(...JACKET_ACTIONS, ...Array.from({ length: 12 }, () => 'shown' as const)),
    hours: fc.integer({ min: 0, max: 30 }),
  }),
  { maxLength: 80 },
);

/** The events that are recorded. */
function noted(sent: readonly { jacketId: string; action: JacketEvent['action']; hours: number }[]): JacketEvent[] {
  const events: JacketEvent[] = [];
  let at = 1_000_000 * HOUR_MS;
  for (const { hours, ...attempt } of sent) {
    at += hours * HOUR_MS;
    const event = { ...attempt, at };
    if (isWorthNoting(event, events)) events.push(event);
  }
  return events;
}

describe('caps of jackets', () => {
  it('apply to any sequence of events and times', () => {
    fc.assert(
      fc.property(attempts, (sent) => {
        const times = noted(sent).filter(({ action }) => action === 'shown');
        for (const { at } of times) {
          const since = (days: number) => times.filter((each) => each.at <= at && each.at > at - days * DAY_MS).length;
          expect(since(1)).toBeLessThanOrEqual(JACKET_CAPS.perDay);
          expect(since(7)).toBeLessThanOrEqual(JACKET_CAPS.perWeek);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('show no jacket again before its rest is over', () => {
    fc.assert(
      fc.property(attempts, (sent) => {
        const events = noted(sent);
        for (const [index, { jacketId, action, at }] of events.entries()) {
          if (action !== 'shown') continue;
          const before = events.slice(0, index).filter((each) => each.jacketId === jacketId);
          const rests = { shown: JACKET_CAPS.restAfterShown, clicked: 14, dismissed: 14, never: 0, again: 0 };
          for (const earlier of before) expect(at - earlier.at).toBeGreaterThanOrEqual(rests[earlier.action] * DAY_MS);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('never show a silenced jacket, however long ago', () => {
    fc.assert(
      fc.property(attempts, (sent) => {
        const events = noted(sent);
        for (const [index, event] of events.entries()) {
          if (event.action === 'shown') expect(isSilenced(event.jacketId, events.slice(0, index))).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('allow one jacket a day in total', () => {
    expect(mayShow('property', [shown('shortlist', 0)], DAY_MS - 1)).toBe(false);
    expect(mayShow('property', [shown('shortlist', 0)], DAY_MS)).toBe(true);
  });

  it('treat events in the future as just now', () => {
    expect(mayShow('property', [shown('shortlist', 9 * DAY_MS)], DAY_MS)).toBe(false);
  });
});

describe('silencing', () => {
  const never = (jacketId: string): JacketEvent => ({ jacketId, action: 'never', at: 0 });
  const again = (jacketId: string): JacketEvent => ({ jacketId, action: 'again', at: 1 });

  it('applies to one jacket or to all', () => {
    expect(isSilenced('shortlist', [never('shortlist')])).toBe(true);
    expect(isSilenced('property', [never('shortlist')])).toBe(false);
    expect(isSilenced('property', [never('all')])).toBe(true);
  });

  it('is undone for one, and undoing it for all also undoes each', () => {
    expect(isSilenced('shortlist', [never('shortlist'), again('shortlist')])).toBe(false);
    expect(isSilenced('shortlist', [never('all'), again('shortlist')])).toBe(true);
    expect(isSilenced('shortlist', [never('shortlist'), again('all')])).toBe(false);
  });
});
