import { claimReasons, claimTextError } from './plan-claim.ts';
import { DAY_MS } from './time-spans.ts';

const plan = { from: 0, to: 90 * DAY_MS };

describe('a claim on a plan', () => {
  it.each([
    ['assure', 89, ['NO_HOME']],
    ['assure', 88.9, []],
    ['assure', 104, []],
    ['listing', 1.9, []],
    ['listing', 2, ['NOT_LIVE']],
    ['listing-assure', 90, ['NOT_LIVE', 'NO_VISIT']],
    ['contacts', 90, []],
    ['monthly', 90, []],
  ] as const)('with %s terms on day %d may be for %j', (kind, day, reasons) =>
    expect(claimReasons({ kind, ...plan }, day * DAY_MS)).toEqual(reasons),
  );

  it('needs a sentence', () => {
    expect(claimTextError('   no   ')).toMatch(/sentence/);
    expect(claimTextError('Nobody came in ninety days.')).toBeUndefined();
    expect(claimTextError('x'.repeat(1001))).toMatch(/1000/);
  });
});
