import { REASON_LENGTH, reasonError } from './staff-decision.ts';

describe('the reason of a staff decision', () => {
  it.each(['', '    ', 'no', '  bad  '])('is refused when it is as short as %j', (reason) => {
    expect(reasonError(reason)).toMatch(/^Tell the person why/);
  });

  it('may be as long as the log stores, and no longer', () => {
    expect(reasonError('x'.repeat(REASON_LENGTH.most))).toBeUndefined();
    expect(reasonError('x'.repeat(REASON_LENGTH.most + 1))).toBe('Use at most 300 characters.');
  });
});
