import fc from 'fast-check';
import { ANSWER_MS, FRESHNESS, freshnessStep, pausesOn, WARNED_MS } from './freshness-rules.ts';

const DAY_MS = 86_400_000;
const CONFIRMED = Date.UTC(2026, 10, 1, 6);
const after = (days: number) => CONFIRMED + days * DAY_MS;

it.each([
  ['is left alone for five days', {}, 4.99, undefined],
  ['is asked about on the fifth', {}, 5, 'ask'],
  ['is asked about once', { askedAt: after(5) }, 6.9, undefined],
  ['is warned of the pause on the seventh', { askedAt: after(5) }, 7, 'ping'],
  ['is not paused before the tenth', { askedAt: after(5), pingedAt: after(7) }, 9.99, undefined],
  ['is paused on the tenth', { askedAt: after(5), pingedAt: after(7) }, 10, 'pause'],
  ['of long ago is asked about first, like any other', {}, 60, 'ask'],
  ['of long ago is warned two days later', { askedAt: after(60) }, 62, 'ping'],
  ['of long ago is paused three days after the warning', { askedAt: after(60), pingedAt: after(62) }, 64.9, undefined],
  ['of long ago is paused then', { askedAt: after(60), pingedAt: after(62) }, 65, 'pause'],
] as const)('a confirmation %s', (_what, asked, days, step) => {
  expect(freshnessStep({ confirmedAt: CONFIRMED, ...asked }, after(days))).toBe(step);
});

it('never pauses whom it has not asked, and then warned for three days, however late it looks', () => {
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
