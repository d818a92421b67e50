import { messageSettings } from './message-settings.ts';

const MAIL = { SMTP_URL: 'smtps://mail.example.test', MAIL_FROM: 'Aangan <no-reply@aangan.test>' };
const MSG91 = { MSG91_AUTH_KEY: 'key', MSG91_SMS_TEMPLATES: 'login-code=66a1,welcome=66a2' };
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_SMS_FROM: '+14155550100' };

const names = (env: NodeJS.ProcessEnv) => messageSettings(env).messageProviders?.map(({ name }) => name);

describe('message settings', () => {
  it('use the outbox without a provider in the demonstration, and nowhere else', () => {
    expect(messageSettings({ AANGAN_DEMO: '1' })).toEqual({});
    expect(() => messageSettings({})).toThrow(/^MSG91_AUTH_KEY, .*\nSMTP_URL: /);
    expect(() => messageSettings({ NODE_ENV: 'development' })).toThrow('SMTP_URL');
  });

  it('must reach phones and mailboxes', () => {
    expect(() => messageSettings(MSG91)).toThrow(/^SMTP_URL: /);
    expect(() => messageSettings(MAIL)).toThrow(/^MSG91_AUTH_KEY, or TWILIO_ACCOUNT_SID with TWILIO_SMS_FROM: /);
    expect(() => messageSettings({ ...MAIL, ...TWILIO, TWILIO_SMS_FROM: '' })).toThrow('TWILIO_SMS_FROM');
    expect(names({ ...MAIL, ...TWILIO })).toEqual(['twilio', 'smtp']);
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
