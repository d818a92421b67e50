import { VISIT_OUTCOMES } from '@aangan/shared-kit/contracts/visits';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { isAskedToConfirm, KEPT_VISITS, keptBy, keptShare, type SaidOfVisit } from './kept-visits.ts';

const NOW = Date.UTC(2026, 10, 20);

const outcome = fc.constantFrom(null, ...VISIT_OUTCOMES);
const role = fc.constantFrom('visitor', 'owner');
const said: fc.Arbitrary<SaidOfVisit> = fc.record({
  startsAt: fc.integer({ min: 0, max: 300 }).map((days) => new Date(NOW - days * DAY_MS)),
  visitorOutcome: outcome,
  ownerOutcome: outcome,
});
const visit = (
  visitorOutcome: SaidOfVisit['visitorOutcome'],
  ownerOutcome: SaidOfVisit['ownerOutcome'],
  daysAgo = 1,
): SaidOfVisit => ({ startsAt: new Date(NOW - daysAgo * DAY_MS), visitorOutcome, ownerOutcome });

describe('whether a side kept a visit', () => {
  it.each([
    // visitor says, owner says, visitor kept, owner kept
    [null, null, undefined, undefined],
    ['visited', null, undefined, true],
    [null, 'visited', true, undefined],
    ['visited', 'visited', true, true],
    ['absent', null, undefined, false],
    [null, 'absent', false, undefined],
    ['missed', 'absent', false, undefined],
    ['absent', 'missed', undefined, false],
    ['visited', 'absent', undefined, undefined],
    ['absent', 'visited', undefined, undefined],
    ['absent', 'absent', undefined, undefined],
    ['missed', 'visited', undefined, undefined],
    ['missed', 'missed', undefined, undefined],
  ] as const)('visitor says %s, owner says %s: visitor %s, owner %s', (visitor, owner, visitorKept, ownerKept) => {
    expect([keptBy('visitor', visit(visitor, owner)), keptBy('owner', visit(visitor, owner))]).toEqual([
      visitorKept,
      ownerKept,
    ]);
  });

  it("is never decided by a side's own statement, and never when both disagree", () => {
    fc.assert(
      fc.property(said, role, (one, side) => {
        const [mine, theirs] =
          side === 'visitor' ? [one.visitorOutcome, one.ownerOutcome] : [one.ownerOutcome, one.visitorOutcome];
        const saved = keptBy(side, one);
        if (theirs === null) expect(saved).toBeUndefined();
        if (mine === 'absent' && theirs !== null) expect(saved).toBeUndefined();
        if (mine === 'visited' && theirs !== 'visited') expect(saved).toBeUndefined();
        if (saved !== undefined) expect(saved).toBe(theirs === 'visited');
      }),
    );
  });
});

describe('the share of kept visits', () => {
  it('needs three visits or more, and uses the last ten that are not too old', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 25 }), role, (visits, side) => {
        const counted = visits.filter(
          (one) => keptBy(side, one) !== undefined && one.startsAt.getTime() > NOW - KEPT_VISITS.days * DAY_MS,
        );
        const share = keptShare(side, visits, NOW);
        if (counted.length < KEPT_VISITS.atLeast) return expect(share).toBeNull();
        expect(share?.of).toBe(Math.min(counted.length, KEPT_VISITS.atMost));
        expect(share?.kept).toBeLessThanOrEqual(share?.of ?? 0);
        // One more disputed visit changes nothing.
        expect(keptShare(side, [...visits, visit('absent', 'visited', 0)], NOW)).toEqual(share);
      }),
    );
  });

  it('counts nine of ten, and ignores the eleventh', () => {
    const nine = Array.from({ length: 9 }, (_, day) => visit('visited', null, day + 1));
    const all = [visit('absent', null, 20), ...nine, visit('absent', null, 30)];
    expect(keptShare('owner', all, NOW)).toEqual({ kept: 9, of: 10 });
    expect(keptShare('visitor', all, NOW)).toBeNull();
  });
});

describe('the request to confirm a visit', () => {
  const missed = (daysAgo: number) => visit(null, 'absent', daysAgo);

  it('is sent after two misses within thirty days, without a dispute', () => {
    expect(isAskedToConfirm([missed(1), missed(29)], NOW)).toBe(true);
    expect(isAskedToConfirm([missed(1), missed(30)], NOW)).toBe(false);
    expect(isAskedToConfirm([missed(1), visit('visited', 'absent', 2)], NOW)).toBe(false);
    expect(isAskedToConfirm([missed(1), visit('absent', null, 2)], NOW)).toBe(false);
  });
});
