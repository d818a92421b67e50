import { MISSING_PROVIDERS, messageSettings } from './message-settings.ts';

const MAIL = { SMTP_URL: 'smtps://mail.example.test', MAIL_FROM: 'Aangan <no-reply@aangan.test>' };
const MSG91 = { MSG91_AUTH_KEY: 'key', MSG91_SMS_TEMPLATES: 'login-code=66a1,welcome=66a2' };
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_SMS_FROM: '+14155550100' };

const names = (env: NodeJS.ProcessEnv) => messageSettings(env).messageProviders?.map(({ name }) => name);

describe('message settings', () => {
  it('use the outbox when the environment names no provider, but never in production', () => {
    expect(messageSettings({})).toEqual({});
    expect(() => messageSettings({ NODE_ENV: 'production' })).toThrow(MISSING_PROVIDERS);
    expect(MISSING_PROVIDERS).not.toContain('\n');
  });

  it('must reach phones and mailboxes in production', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => messageSettings({ ...production, ...MSG91 })).toThrow(MISSING_PROVIDERS);
    expect(() => messageSettings({ ...production, ...MAIL })).toThrow(MISSING_PROVIDERS);
    expect(() => messageSettings({ ...production, ...MAIL, ...TWILIO, TWILIO_SMS_FROM: '' })).toThrow(
      MISSING_PROVIDERS,
    );
    expect(names({ ...production, ...MAIL, ...TWILIO })).toEqual(['twilio', 'smtp']);
  });

  it('try providers in order, MSG91 first because it reaches India best', () => {
    expect(names({ ...MAIL, ...TWILIO, ...MSG91 })).toEqual(['msg91', 'twilio', 'smtp']);
  });

  it('are refused when incomplete', () => {
    expect(() => messageSettings({ ...MAIL, MAIL_FROM: '' })).toThrow('MAIL_FROM');
    expect(() => messageSettings({ ...MSG91, MSG91_SMS_TEMPLATES: 'login-code' })).toThrow('login-code=66a1f0');
    expect(() => messageSettings({ ...TWILIO, TWILIO_AUTH_TOKEN: '' })).toThrow('TWILIO_AUTH_TOKEN');
  });
});
