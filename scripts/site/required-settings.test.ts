import { requireSettings } from './required-settings.ts';
import { siteSettings } from './site-settings.ts';

const start = (env: NodeJS.ProcessEnv) => requireSettings(env, siteSettings(env, '/checkout'));

const COMPLETE = {
  IDENTITY_KEY: 'a long and random identity key',
  FILES_KEY: Buffer.alloc(32, 'k').toString('base64'),
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_SMS_FROM: '+14155550100',
  SMTP_URL: 'smtps://mail.aangan.test',
  MAIL_FROM: 'Aangan <no-reply@aangan.test>',
  PUBLIC_URL: 'https://aangan.test',
  RELEASE_KEYS: 'search-2026:11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIuaaBDG0g',
  TRUSTED_PROXIES: 'none',
};

describe('a site', () => {
  it('starts without settings where it listens on this machine alone', () => {
    for (const HOST of ['', '127.0.0.1', '::1', 'localhost']) expect(() => start({ HOST })).not.toThrow();
  });

  it('that others reach is refused with the list of every missing setting, unless AANGAN_DEMO=1 is said', () => {
    const expected = /^A site that listens on 0\.0\.0\.0 does not start/;
    expect(() => start({ HOST: '0.0.0.0' })).toThrow(expected);
    expect(() => start({ HOST: '0.0.0.0', NODE_ENV: 'development' })).toThrow(expected);
    expect(() => start({ HOST: '192.168.1.5' })).toThrow('192.168.1.5');
    expect(() => start({ HOST: '0.0.0.0', AANGAN_DEMO: '1' })).not.toThrow();
  });

  it('names each missing setting once', () => {
    let text = '';
    try {
      start({ HOST: '0.0.0.0' });
    } catch (error) {
      text = String(error);
    }
    expect(
      text
        .match(/^- [A-Z0-9_]+/gm)
        ?.map((line) => line.slice(2))
        .sort(),
    ).toEqual([
      'FILES_KEY',
      'IDENTITY_KEY',
      'MSG91_AUTH_KEY',
      'PUBLIC_URL',
      'RELEASE_KEYS',
      'SMTP_URL',
      'TRUSTED_PROXIES',
    ]);
  });

  it('on this machine alone is checked too when AANGAN_DEMO=0 is said', () => {
    expect(() => start({ AANGAN_DEMO: '0' })).toThrow('IDENTITY_KEY');
  });

  it('starts on any address when everything is set', () => {
    expect(() => start({ HOST: '0.0.0.0', ...COMPLETE })).not.toThrow();
  });

  it.each(Object.keys(COMPLETE))('is refused when %s alone is missing', (name) => {
    expect(() => start({ HOST: '0.0.0.0', ...COMPLETE, [name]: '' })).toThrow();
  });
});
