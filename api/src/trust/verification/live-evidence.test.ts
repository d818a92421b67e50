import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { type EvidenceFacts, isVerified, liveEvidence, VALID_MS } from './live-evidence.ts';

const NOW = Date.UTC(2026, 10, 20);

const FACTS: EvidenceFacts = {
  active: true,
  confirmedAt: NOW - 2 * DAY_MS,
  ownerSince: NOW - 400 * DAY_MS,
  probableBroker: false,
  check: {
    checkedAt: NOW - DAY_MS,
    evidence: [
      { signal: 'price', bits: -3, words: '' },
      { signal: 'photos', bits: -1.2, words: '' },
    ],
  },
  seenByStaff: [],
};

const kinds = (facts: Partial<EvidenceFacts>, now = NOW) =>
  liveEvidence({ ...FACTS, ...facts }, now).map(({ kind }) => kind);

it('evidence consists of number, availability, photos and price, each with its expiry', () => {
  expect(kinds({})).toEqual(['PHONE', 'AVAILABLE', 'PHOTOS', 'PRICE']);
  const [phone, available] = liveEvidence(FACTS, NOW);
  expect(phone?.expiresOn).toBe(FACTS.confirmedAt + VALID_MS.PHONE);
  expect(available?.expiresOn).toBe(FACTS.confirmedAt + 10 * DAY_MS);
});

it.each([
  ['availability is too old', { confirmedAt: NOW - 10 * DAY_MS }, 'AVAILABLE'],
  ['the owner has no number, or is deleted', { ownerSince: null }, 'PHONE'],
  ['the photos were not checked', { check: undefined }, 'PHOTOS'],
  [
    'the photos appeared elsewhere before',
    { check: { checkedAt: NOW, evidence: [{ signal: 'photos', bits: 4, words: '' }] } },
    'PHOTOS',
  ],
] as const)('a listing has no badge when %s', (_why, facts, missing) => {
  expect(kinds(facts)).not.toContain(missing);
  expect(isVerified({ ...FACTS, ...facts }, NOW)).toBe(false);
});

it('a listing has no badge when it is inactive, or likely a broker’s', () => {
  expect(isVerified(FACTS, NOW)).toBe(true);
  expect(isVerified({ ...FACTS, active: false }, NOW)).toBe(false);
  expect(isVerified({ ...FACTS, probableBroker: true }, NOW)).toBe(false);
});

it('the badge is never shown with expired evidence, for random dates', () => {
  const day = fc.integer({ min: -400, max: 400 }).map((days) => NOW + days * DAY_MS);
  fc.assert(
    fc.property(day, day, day, (confirmedAt, checkedAt, now) => {
      const facts = { ...FACTS, confirmedAt, check: { checkedAt, evidence: FACTS.check?.evidence ?? [] } };
      const live = liveEvidence(facts, now);
      expect(live.every(({ checkedOn, expiresOn }) => checkedOn <= now && now < expiresOn)).toBe(true);
      if (isVerified(facts, now)) expect(live.length).toBeGreaterThanOrEqual(3);
    }),
  );
});
