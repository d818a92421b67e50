import fc from 'fast-check';
import { sameText, staffSeal } from './staff-session.ts';

const NOW = Date.UTC(2026, 10, 16);
const session = { name: 'Meera Nair', until: NOW + 1000 };

describe('the seal of a staff session', () => {
  const seal = staffSeal('a-long-token-of-the-test-site');

  it('returns who logged in until the session expires', () => {
    const sealed = seal.seal(session);
    expect(seal.open(sealed, NOW)).toEqual(session);
    expect(seal.open(sealed, session.until)).toBeUndefined();
  });

  it('is different each time, so that one login does not reveal another', () => {
    expect(seal.seal(session)).not.toBe(seal.seal(session));
  });

  it('can be read by every instance with the same token and by no other', () => {
    const sealed = seal.seal(session);
    expect(staffSeal('a-long-token-of-the-test-site').open(sealed, NOW)).toEqual(session);
    expect(staffSeal('another-token').open(sealed, NOW)).toBeUndefined();
  });

  it('is read while its token is among those of the site, with the forms of its pages', () => {
    const sealed = seal.seal(session);
    const form = seal.formToken(sealed);
    const rotated = staffSeal(['the-next-token-of-the-site', 'a-long-token-of-the-test-site']);
    expect(rotated.open(sealed, NOW)).toEqual(session);
    expect([rotated.isFormToken(form, sealed), rotated.isFormToken('', sealed)]).toEqual([true, false]);
    const dropped = staffSeal('the-next-token-of-the-site');
    expect(dropped.open(sealed, NOW)).toBeUndefined();
    expect(dropped.open(rotated.seal(session), NOW)).toEqual(session);
  });

  it('rejects text that was not sealed', () => {
    const sealed = seal.seal(session);
    expect(seal.open(undefined, NOW)).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(seal.open(text, NOW)).toBeUndefined();
        expect(seal.open(`${text}.${sealed.split('.')[1]}`, NOW)).toBeUndefined();
      }),
    );
  });

  it('binds a form token to one session, and differs from the session itself', () => {
    const one = seal.seal(session);
    const other = seal.seal(session);
    expect(seal.formToken(one)).toBe(seal.formToken(one));
    expect(seal.formToken(one)).not.toBe(seal.formToken(other));
    expect(seal.formToken(one.split('.')[0] ?? '')).not.toBe(one.split('.')[1]);
  });
});

describe('comparing texts', () => {
  it('reports equal and different texts of any length', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (one, other) => sameText(one, other) === (one === other)));
  });
});
