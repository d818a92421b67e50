import { vpaError } from './vpa.ts';

describe('vpaError', () => {
  it.each(['asha@okbank', '9812345678@ybl', ' asha.rao-1@okhdfcbank '])('accepts %j', (text) => {
    expect(vpaError(text)).toBeUndefined();
  });

  it.each(['', 'asha', '@okbank', 'asha@', 'asha@ok bank', 'a@okbank', 'asha@homes.example'])('refuses %j', (text) => {
    expect(vpaError(text)).toBe('Enter a UPI ID, such as asha@okbank.');
  });
});
