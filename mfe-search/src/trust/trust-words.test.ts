import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { sampleAnswer } from '../listing-detail/testing/public.ts';
import { trustWords } from './trust-words.ts';

const DROPPED_ON = Date.UTC(2026, 10, 3, 6);

describe('the text of a price drop', () => {
  const record = sampleAnswer({ priceDrop: { by: 2_000, on: DROPPED_ON } });

  it('gives the amount and the date, for thirty days', () => {
    expect(trustWords(record, DROPPED_ON + 29 * DAY_MS).drop).toBe('₹2,000 less since 3 Nov');
    expect(trustWords(record, DROPPED_ON + 30 * DAY_MS).drop).toBeUndefined();
  });
});

it('compares the price with the median of homes like it', () => {
  const of = (rent: number, wider = false) =>
    trustWords({ ...sampleAnswer({ rent }), priceContext: { median: 30_000, homes: 41, wider } }, DROPPED_ON).context;
  expect(of(20_400)).toBe('32% below the median of 41 homes like it: ask why');
  expect(of(27_000)).toBe('10% below the median of 41 homes like it');
  expect(of(30_500)).toBe('Close to the median of 41 homes like it');
  expect(of(36_000, true)).toBe('20% above the median of 41 homes like it in the city');
  expect(trustWords(sampleAnswer(), DROPPED_ON).context).toBeUndefined();
});

it('lists the price changes, newest first', () => {
  const changes = [
    { on: DROPPED_ON - 9 * DAY_MS, from: 36_000, to: 34_000 },
    { on: DROPPED_ON, from: 34_000, to: 32_000 },
  ];
  expect(trustWords({ ...sampleAnswer(), priceChanges: changes }, DROPPED_ON).prices).toEqual([
    '3 Nov 2026: ₹34,000, then ₹32,000',
    '25 Oct 2026: ₹36,000, then ₹34,000',
  ]);
});

it('distinguishes a listing paused for silence from one that is gone', () => {
  const of = (inactiveReason: string) => trustWords(sampleAnswer({ active: false, inactiveReason }), DROPPED_ON).paused;
  expect(of('NOT_CONFIRMED')).toBe('Paused. The owner has not recently confirmed that it is available.');
  expect(of('LETOUT')).toBeUndefined();
});
