import { APP_LOGIN_LASTS_S, issueAppLogin, readAppLogin } from './app-login.ts';

const NOW = Date.UTC(2026, 10, 20);
const SUBJECT = 'acc_abcdefghijklmnopqrst';

describe('a login of the native app', () => {
  it('contains its account, its expiry and a unique id', () => {
    const token = issueAppLogin('secret', SUBJECT, NOW);
    const login = readAppLogin('secret', token, NOW);
    expect(login).toMatchObject({ sub: SUBJECT, exp: NOW / 1000 + APP_LOGIN_LASTS_S });
    const other = readAppLogin('secret', issueAppLogin('secret', SUBJECT, NOW), NOW);
    expect(other?.nonce).not.toBe(login?.nonce);
  });

  it('is refused when it has expired, or was signed by another key or changed', () => {
    const token = issueAppLogin('secret', SUBJECT, NOW);
    expect(readAppLogin('secret', token, NOW + APP_LOGIN_LASTS_S * 1000 - 1)).toBeDefined();
    expect(readAppLogin('secret', token, NOW + APP_LOGIN_LASTS_S * 1000)).toBeUndefined();
    expect(readAppLogin('other', token, NOW)).toBeUndefined();
    expect(readAppLogin(['new', 'secret'], token, NOW)).toBeDefined();
    expect(readAppLogin(['newer', 'new'], token, NOW)).toBeUndefined();
    const [version, payload = '', signed] = token.split('.');
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('acc_a', 'acc_b')).toString(
      'base64url',
    );
    expect(readAppLogin('secret', [version, forged, signed].join('.'), NOW)).toBeUndefined();
    for (const text of ['', 'v1..', 'secret-of-the-app', `${token}x`, 'a.b.c']) {
      expect(readAppLogin('secret', text, NOW)).toBeUndefined();
    }
  });

  it('is refused when its lifetime is longer than allowed', () => {
    expect(readAppLogin('secret', issueAppLogin('secret', SUBJECT, NOW + 3_600_000), NOW)).toBeUndefined();
  });
});
