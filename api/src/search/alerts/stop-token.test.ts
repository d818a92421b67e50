import fc from 'fast-check';
import { messageOfToken, stopToken } from './stop-token.ts';

describe('the token of a stop link', () => {
  it('names its message', () => {
    expect(messageOfToken(stopToken('alm_abc', 'key'), 'key')).toBe('alm_abc');
  });

  it('is invalid when any part of it was changed', () => {
    const token = stopToken('alm_abc', 'key');
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.nat(token.length), (text, at) => {
        const changed = token.slice(0, at) + text + token.slice(at + text.length);
        fc.pre(changed !== token);
        expect(messageOfToken(changed, 'key')).toBeUndefined();
      }),
    );
  });

  it('is invalid on a site with another key', () => {
    expect(messageOfToken(stopToken('alm_abc', 'key'), 'other')).toBeUndefined();
    expect(messageOfToken(stopToken('alm_abc', 'key'), ['new', 'key'])).toBe('alm_abc');
    expect(messageOfToken(stopToken('alm_abc', ['new', 'key']), 'new')).toBe('alm_abc');
  });
});
