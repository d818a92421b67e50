import * as fc from 'fast-check';
import { drawOn } from './draw-on.ts';

const pots = [
  { name: 'credit:acc_1:crd_1', paise: 50 },
  { name: 'credit:acc_1:crd_2', paise: 0 },
  { name: 'wallet:acc_1', paise: 500 },
] as const;

describe('an amount drawn on several ledger accounts', () => {
  it('empties the first account before it uses the next, and skips empty ones', () => {
    expect(drawOn(pots, 80)).toEqual([
      { ledgerAccount: 'credit:acc_1:crd_1', paise: -50 },
      { ledgerAccount: 'wallet:acc_1', paise: -30 },
    ]);
  });

  it('is not drawn at all when they hold less', () => {
    expect(drawOn(pots, 551)).toBeUndefined();
  });

  it('is drawn in full, and no account gives more than it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { maxLength: 8 }), fc.integer({ min: 1, max: 6_000 }), (sums, paise) => {
        const some = sums.map((each, index) => ({ name: `credit:acc_1:${index}` as const, paise: each }));
        const entries = drawOn(some, paise);
        const total = sums.reduce((sum, each) => sum + each, 0);
        if (total < paise) expect(entries).toBeUndefined();
        else expect(entries?.reduce((sum, entry) => sum - entry.paise, 0)).toBe(paise);
        for (const entry of entries ?? []) {
          expect(-entry.paise).toBeLessThanOrEqual(some.find(({ name }) => name === entry.ledgerAccount)?.paise ?? 0);
        }
      }),
    );
  });
});
