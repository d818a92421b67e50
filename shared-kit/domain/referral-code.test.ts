import { isReferralCode, readReferralCode } from './referral-code.ts';

describe('a referral code', () => {
  it.each(['ABCD2345', 'ZZZZZZZZ'])('accepts %s', (code) => expect(isReferralCode(code)).toBe(true));

  it.each(['', 'ABCD234', 'ABCD23456', 'ABCD234O', 'ABCD2341', 'abcd2345', 'ABCD 345', 'ABCD234;'])(
    'rejects %j',
    (text) => expect(isReferralCode(text)).toBe(false),
  );

  it('is normalised from the usual spellings', () => {
    expect(readReferralCode(' abcd2345 ')).toBe('ABCD2345');
    expect(readReferralCode('friend')).toBeUndefined();
  });
});
