import fc from 'fast-check';
import { type ClaimFacts, OWNER_ANSWERS_WITHIN_MS, returnReason } from './contact-claim.ts';

const CLAIM: ClaimFacts = { claimedAt: 1000, ownerAgrees: null, closed: false };
const JUST_NOW = CLAIM.claimedAt;
const IN_TIME = CLAIM.claimedAt + OWNER_ANSWERS_WITHIN_MS - 1;
const TOO_LATE = IN_TIME + 1;

describe('a claim for a contact that led nowhere', () => {
  it.each<[string, Partial<ClaimFacts>, number, string | undefined]>([
    ['waits for the owner', {}, IN_TIME, undefined],
    ['is given back when the owner agrees', { ownerAgrees: true }, JUST_NOW, 'OWNER_AGREED'],
    ['is given back when the listing is closed', { closed: true }, JUST_NOW, 'LISTING_CLOSED'],
    ['is given back when the owner says nothing for two days', {}, TOO_LATE, 'NO_ANSWER'],
    ['stays spent when the owner denies it', { ownerAgrees: false }, TOO_LATE, undefined],
    [
      'is given back against the owner’s word when the listing is closed',
      { ownerAgrees: false, closed: true },
      JUST_NOW,
      'LISTING_CLOSED',
    ],
  ])('%s', (_what, facts, now, reason) => {
    expect(returnReason({ ...CLAIM, ...facts }, now)).toBe(reason);
  });

  it('is never accepted on one seeker’s word alone before the owner could answer', () => {
    const before = fc.integer({ min: 0, max: OWNER_ANSWERS_WITHIN_MS - 1 });
    fc.assert(
      fc.property(before, fc.constantFrom(null, false), (passed, ownerAgrees) => {
        const facts = { ...CLAIM, ownerAgrees };
        return returnReason(facts, facts.claimedAt + passed) === undefined;
      }),
    );
  });
});
