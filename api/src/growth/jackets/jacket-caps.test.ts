import { JACKET_ACTIONS } from '@aangan/shared-kit/contracts/jackets';
import fc from 'fast-check';
import { isSilenced, isWorthNoting, JACKET_CAPS, type JacketEvent, mayShow } from './jacket-caps.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const shown = (jacketId: string, at: number): JacketEvent => ({ jacketId, action: 'shown', at });

/** What visitors, tabs and clocks send, in any order of jackets, with hours between. */
const attempts = fc.array(
  fc.record({
    // More than one week may hold, so that the week's cap is what stops them.
    jacketId: fc.constantFrom('shortlist', 'property', 'requirement', 'visit', 'abroad', 'filters', 'all'),
    action: fc.constantFrom(...JACKET_ACTIONS, ...Array.from({ length: 12 }, () => 'shown' as const)),
    hours: fc.integer({ min: 0, max: 30 }),
  }),
  { maxLength: 80 },
);

/** What is noted of them. */
function noted(sent: readonly { jacketId: string; action: JacketEvent['action']; hours: number }[]): JacketEvent[] {
  const events: JacketEvent[] = [];
  let at = 1_000_000 * HOUR;
  for (const { hours, ...attempt } of sent) {
    at += hours * HOUR;
    const event = { ...attempt, at };
    if (isWorthNoting(event, events)) events.push(event);
  }
  return events;
}

describe('caps of jackets', () => {
  it('hold for any sequence of events and times', () => {
    fc.assert(
      fc.property(attempts, (sent) => {
        const times = noted(sent).filter(({ action }) => action === 'shown');
        for (const { at } of times) {
          const since = (days: number) => times.filter((each) => each.at <= at && each.at > at - days * DAY).length;
          expect(since(1)).toBeLessThanOrEqual(JACKET_CAPS.perDay);
          expect(since(7)).toBeLessThanOrEqual(JACKET_CAPS.perWeek);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('let no jacket come back before it has rested', () => {
    fc.assert(
      fc.property(attempts, (sent) => {
        const events = noted(sent);
        for (const [index, { jacketId, action, at }] of events.entries()) {
          if (action !== 'shown') continue;
          const before = events.slice(0, index).filter((each) => each.jacketId === jacketId);
          const rests = { shown: JACKET_CAPS.restAfterShown, clicked: 14, dismissed: 14, never: 0, again: 0 };
          for (const earlier of before) expect(at - earlier.at).toBeGreaterThanOrEqual(rests[earlier.action] * DAY);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('show nothing that was silenced, however long ago', () => {
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

  it('are one a day of all', () => {
    expect(mayShow('property', [shown('shortlist', 0)], DAY - 1)).toBe(false);
    expect(mayShow('property', [shown('shortlist', 0)], DAY)).toBe(true);
  });

  it('take what seems to lie in the future for just now', () => {
    expect(mayShow('property', [shown('shortlist', 9 * DAY)], DAY)).toBe(false);
  });
});

describe('silence', () => {
  const never = (jacketId: string): JacketEvent => ({ jacketId, action: 'never', at: 0 });
  const again = (jacketId: string): JacketEvent => ({ jacketId, action: 'again', at: 1 });

  it('is for one jacket or for all', () => {
    expect(isSilenced('shortlist', [never('shortlist')])).toBe(true);
    expect(isSilenced('property', [never('shortlist')])).toBe(false);
    expect(isSilenced('property', [never('all')])).toBe(true);
  });

  it('is taken back for one, and for all with each', () => {
    expect(isSilenced('shortlist', [never('shortlist'), again('shortlist')])).toBe(false);
    expect(isSilenced('shortlist', [never('all'), again('shortlist')])).toBe(true);
    expect(isSilenced('shortlist', [never('shortlist'), again('all')])).toBe(false);
  });
});
