import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { ANSWER_MS, FRESHNESS, freshnessStep, pausesOn, WARNED_MS } from './freshness-rules.ts';

const CONFIRMED = Date.UTC(2026, 10, 1, 6);
const after = (days: number) => CONFIRMED + days * DAY_MS;

it.each([
  ['needs nothing for five days', {}, 4.99, undefined],
  ['is asked about on the fifth', {}, 5, 'ask'],
  ['is asked about once', { askedAt: after(5) }, 6.9, undefined],
  ['is warned of the pause on the seventh', { askedAt: after(5) }, 7, 'ping'],
  ['is not paused before the tenth', { askedAt: after(5), pingedAt: after(7) }, 9.99, undefined],
  ['is paused on the tenth', { askedAt: after(5), pingedAt: after(7) }, 10, 'pause'],
  ['of long ago is asked about first, like any other', {}, 60, 'ask'],
  ['of long ago is warned two days later', { askedAt: after(60) }, 62, 'ping'],
  ['of long ago is paused three days after the warning', { askedAt: after(60), pingedAt: after(62) }, 64.9, undefined],
  ['of long ago is paused on that day', { askedAt: after(60), pingedAt: after(62) }, 65, 'pause'],
] as const)('a confirmation %s', (_what, asked, days, step) => {
  expect(freshnessStep({ confirmedAt: CONFIRMED, ...asked }, after(days))).toBe(step);
});

it.each([
  ['one person', { weight: 1, since: after(1) }, {}, 1, 'ping'],
  ['a weight of one half', { weight: 0.5, since: after(1) }, {}, 1, undefined],
  [
    'one person, asked a day ago',
    { weight: 1, since: after(1) },
    { askedAt: after(1), pingedAt: after(1) },
    2,
    'pause',
  ],
  [
    'one person, asked since',
    { weight: 1, since: after(1) },
    { askedAt: after(1), pingedAt: after(1) },
    1.9,
    undefined,
  ],
  [
    'one person, warned before',
    { weight: 1, since: after(8) },
    { askedAt: after(5), pingedAt: after(7) },
    9,
    undefined,
  ],
  [
    'one person, warned before, on the announced day',
    { weight: 1, since: after(8) },
    { askedAt: after(5), pingedAt: after(7) },
    10,
    'pause',
  ],
  ['two people', { weight: 2, since: after(1) }, {}, 1, 'pause'],
] as const)('a home that is reported as taken by %s', (_what, doubt, asked, days, step) => {
  expect(freshnessStep({ confirmedAt: CONFIRMED, doubt, ...asked }, after(days))).toBe(step);
});

it('a listing is paused on the day that its owner was notified of', () => {
  const doubt = { weight: 1, since: after(1) };
  expect(pausesOn({ confirmedAt: CONFIRMED, pingedAt: after(1), doubt })).toBe(after(2));
  expect(pausesOn({ confirmedAt: CONFIRMED, pingedAt: after(7), doubt: { weight: 1, since: after(8) } })).toBe(
    after(10),
  );
});

it('a listing is never paused before its owner was asked, and then warned for three days, however late the job runs', () => {
  const looks = fc.array(fc.integer({ min: 1, max: 40 * 24 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(looks, (hours) => {
      let [askedAt, pingedAt]: (number | undefined)[] = [];
      let now = CONFIRMED;
      for (const wait of hours) {
        now += wait * 3_600_000;
        const step = freshnessStep({ confirmedAt: CONFIRMED, askedAt, pingedAt }, now);
        if (step === 'ask') askedAt = now;
        if (step === 'ping') pingedAt = now;
        if (step === 'ping') expect(now - (askedAt ?? now)).toBeGreaterThanOrEqual(ANSWER_MS);
        if (step !== 'pause') continue;
        expect(now - (pingedAt ?? now)).toBeGreaterThanOrEqual(WARNED_MS);
        expect(now).toBeGreaterThanOrEqual(pausesOn({ confirmedAt: CONFIRMED, pingedAt }));
        expect(now - CONFIRMED).toBeGreaterThanOrEqual(FRESHNESS.pauseMs);
        return;
      }
    }),
  );
});
