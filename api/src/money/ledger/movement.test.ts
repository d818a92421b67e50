import { checkedEntries, type LedgerEntry, movementDigest } from './movement.ts';

const checked = (entries: LedgerEntry[]) =>
  checkedEntries({ key: 'k', kind: 'test', description: 'A test', at: new Date(0), entries });

describe('the entries of a movement', () => {
  it('come out with each ledger account once, by name', () => {
    expect(
      checked([
        { ledgerAccount: 'wallet:acc_1', paise: 300 },
        { ledgerAccount: 'gateway:test', paise: -500 },
        { ledgerAccount: 'wallet:acc_1', paise: 200 },
      ]),
    ).toEqual([
      { ledgerAccount: 'gateway:test', paise: -500 },
      { ledgerAccount: 'wallet:acc_1', paise: 500 },
    ]);
  });

  it.each([
    ['do not add up to zero', [100, -99]],
    ['are not whole paise', [0.5, -0.5]],
    ['move nothing', [0, 0]],
  ])('are refused when they %s', (_, [one = 0, other = 0]) => {
    const entries: LedgerEntry[] = [
      { ledgerAccount: 'wallet:acc_1', paise: one },
      { ledgerAccount: 'gateway:test', paise: other },
    ];
    expect(() => checked(entries)).toThrow(expect.objectContaining({ name: 'LedgerError', problem: 'unbalanced' }));
  });

  it.each(['wallet', 'wallet:', 'credit', 'purse:acc_1'])(
    'are refused for %s, which is not a ledger account',
    (name) => {
      const entries = [
        { ledgerAccount: name as 'wallet', paise: 1 },
        { ledgerAccount: 'gateway:test', paise: -1 } as const,
      ];
      expect(() => checked(entries)).toThrow('is not a ledger account');
    },
  );

  it('have a digest of the amounts and accounts only', () => {
    const entries = checked([
      { ledgerAccount: 'wallet:acc_1', paise: 1 },
      { ledgerAccount: 'gateway:test', paise: -1 },
    ]);
    expect(movementDigest('top-up', entries)).toBe(movementDigest('top-up', [...entries]));
    expect(movementDigest('top-up', entries)).not.toBe(movementDigest('refund', entries));
  });
});
