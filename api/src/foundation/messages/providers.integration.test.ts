import { type MailStub, mailStub } from '../../../testing/mail-stub.ts';
import { type ProviderStub, providerStub } from '../../../testing/provider-stub.ts';
import type { Message } from './message.ts';
import type { MessageProvider } from './message-provider.ts';
import { msg91 } from './msg91.ts';
import { smtp } from './smtp.ts';
import { twilio } from './twilio.ts';
import { writeMessage } from './write-message.ts';

const site = { url: 'https://www.aangan.test' };
const code: Message = {
  to: { phone: '+919812345678' },
  channel: 'SMS',
  template: 'login-code',
  values: { code: '402913' },
};
/** ms; generous, because a busy machine can be slow. */
const PATIENT = 20_000;
const SHORT = 100;

let company: ProviderStub;
let mailServer: MailStub;

beforeEach(async () => {
  [company, mailServer] = await Promise.all([providerStub(), mailStub()]);
});
afterEach(() => {
  company.close();
  mailServer.close();
});

const deliver = (provider: MessageProvider, message: Message) => provider.deliver(writeMessage(message, site));

const byMsg91 = (deadline = PATIENT) =>
  msg91({
    authKey: 'key-of-msg91',
    smsTemplates: new Map([['login-code', '66a1f0']]),
    whatsAppNumber: '919900000000',
    whatsAppTemplates: new Map([['login-code', 'login_code']]),
    url: company.url,
    deadline,
  });

const byTwilio = (deadline = PATIENT) =>
  twilio({
    accountSid: 'AC1',
    authToken: 'token',
    from: { SMS: '+14155550100', VOICE: '+14155550101', WHATSAPP: '' },
    whatsAppTemplates: new Map(),
    url: company.url,
    deadline,
  });

describe('MSG91', () => {
  it('receives an SMS as the registered template and its values', async () => {
    company.answer = { status: 200, body: '{"type":"success","message":"1"}' };
    await deliver(byMsg91(), code);
    expect(company.calls).toMatchObject([{ path: '/api/v5/flow', headers: { authkey: 'key-of-msg91' } }]);
    expect(JSON.parse(company.calls[0]?.body ?? '')).toEqual({
      template_id: '66a1f0',
      short_url: '0',
      recipients: [{ mobiles: '919812345678', code: '402913' }],
    });
  });

  it('receives a WhatsApp message as a template of its own', async () => {
    company.answer = { status: 200, body: '{"status":"success","hasError":false}' };
    await deliver(byMsg91(), { ...code, channel: 'WHATSAPP' });
    expect(company.calls[0]?.path).toBe('/api/v5/whatsapp/whatsapp-outbound-message/bulk/');
    expect(JSON.parse(company.calls[0]?.body ?? '')).toMatchObject({
      integrated_number: '919900000000',
      payload: {
        template: {
          name: 'login_code',
          to_and_components: [{ to: ['919812345678'], components: { body_1: { type: 'text', value: '402913' } } }],
        },
      },
    });
  });

  it('refuses a message when it answers 200 without success, or when the message has no template', async () => {
    company.answer = { status: 200, body: '{"type":"error","message":"invalid 919812345678"}' };
    await expect(deliver(byMsg91(), code)).rejects.toThrow('msg91 refused a message: no success.');
    const other: Message = { ...code, template: 'sign-up-code' };
    await expect(deliver(byMsg91(), other)).rejects.toThrow('msg91 refused a message: no template for sign-up-code.');
    expect(company.calls).toHaveLength(1);
  });
});

describe('Twilio', () => {
  it('receives an SMS with the line from which phones fill in codes', async () => {
    company.answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' };
    await deliver(byTwilio(), code);
    const [call] = company.calls;
    expect(call?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:token').toString('base64')}`);
    const fields = Object.fromEntries(new URLSearchParams(call?.body));
    expect(fields).toMatchObject({ To: '+919812345678', From: '+14155550100' });
    expect(fields.Body?.split('\n').at(-1)).toBe('@www.aangan.test #402913');
  });

  it('reads a code out digit by digit, twice', async () => {
    await deliver(byTwilio(), { ...code, channel: 'VOICE' });
    expect(company.calls[0]?.path).toBe('/2010-04-01/Accounts/AC1/Calls.json');
    const said = new URLSearchParams(company.calls[0]?.body).get('Twiml') ?? '';
    expect(said.match(/4, 0, 2, 9, 1, 3/g)).toHaveLength(2);
    expect(said).not.toContain('402913');
  });

  it('is used only for channels that have a number', () => {
    expect(byTwilio().channels).toEqual(['SMS', 'VOICE']);
  });
});

describe.each([
  ['msg91', byMsg91],
  ['twilio', byTwilio],
])('%s', (name, provider) => {
  it.each([400, 401, 429, 500, 503])(
    'refuses a message when it answers %d, and its text is not stored',
    async (status) => {
      company.answer = { status, body: '{"message":"+919812345678 is not valid, code 402913"}' };
      const error = await deliver(provider(), code).catch((reason: unknown) => reason);
      expect(String(error)).toBe(`ProviderRefused: ${name} refused a message: ${status}.`);
    },
  );

  it('is given up after the timeout', async () => {
    company.answer = 'nothing';
    await expect(deliver(provider(SHORT), code)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('can be unreachable', async () => {
    company.close();
    await expect(deliver(provider(), code)).rejects.toThrow('fetch failed');
  });
});

describe('a mail server', () => {
  const mail: Message = {
    to: { email: 'asha@example.test' },
    channel: 'EMAIL',
    template: 'password-changed',
    values: { time: '20 Nov 2026, 12:00 pm, India time' },
  };
  const bySmtp = (deadline = PATIENT) => smtp({ url: mailServer.url, from: 'Aangan <no-reply@aangan.test>', deadline });

  it('receives a mail in plain text', async () => {
    await deliver(bySmtp(), mail);
    expect(mailServer.mails).toHaveLength(1);
    expect(mailServer.mails[0]).toMatch(/^Subject: Your Aangan password was changed$/m);
    expect(mailServer.mails[0]).toMatch(/^To: asha@example\.test$/m);
    expect(mailServer.mails[0]).toMatch(/^Content-Type: text\/plain/m);
  });

  it('receives an unsubscribe link for optional mails only', async () => {
    const alert: Message = {
      to: { email: 'asha@example.test' },
      channel: 'EMAIL',
      template: 'new-homes',
      values: { homes: '1 new home', stop: 'alm_x.y' },
    };
    await deliver(bySmtp(), alert);
    await deliver(bySmtp(), mail);
    const [news, needed] = mailServer.mails;
    const unfolded = news?.replace(/\r?\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(
      /^List-Unsubscribe: <https:\/\/www\.aangan\.test\/api\/v1\/alerts\/one-click\/alm_x\.y>$/m,
    );
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(needed).not.toMatch(/List-Unsubscribe/);
  });

  it('sends nothing to a second address that was injected into the first', async () => {
    const two: Message = { ...mail, to: { email: 'asha@example.test, other@example.test' } };
    await deliver(bySmtp(), two).catch(() => undefined);
    expect(mailServer.mails.join()).not.toMatch(/^To: .*asha@example\.test, other@example\.test$/m);
  });

  it.each(['550 no such mailbox asha@example.test', '452 full'] as const)(
    'refuses a message when it answers %p',
    async (answer) => {
      mailServer.answer = answer;
      const error = await deliver(bySmtp(), mail).catch((reason: unknown) => reason);
      expect(String(error)).toBe(`ProviderRefused: smtp refused a message: ${answer.slice(0, 3)}.`);
    },
  );

  it('is given up after the timeout', async () => {
    mailServer.answer = 'silent';
    await expect(deliver(bySmtp(SHORT), mail)).rejects.toThrow('smtp refused a message: ETIMEDOUT.');
  });
});
