import { mayPayInOneClick } from './one-click.ts';

describe('one-click payment', () => {
  it.each([
    [79_900, 79_900, true, true],
    [79_900, 100_000, true, true],
    [79_900, 79_899, true, false],
    [79_900, 100_000, false, false],
    [0, 100_000, true, false],
  ])('of %d paise with %d in the wallet, agreed %s: %s', (totalPaise, walletPaise, agreed, allowed) =>
    expect(mayPayInOneClick({ totalPaise, walletPaise, agreed })).toBe(allowed),
  );
});
