import { inMemoryJobs } from '../jobs/public.ts';
import { type Message, MessageUndeliverable, type WrittenMessage } from './message.ts';
import type { MessageProvider } from './message-provider.ts';
import { MESSAGE_TEMPLATES } from './message-templates.ts';
import { openMessages } from './messages.ts';

const code: Message = {
  to: { phone: '+919812345678' },
  channel: 'SMS',
  template: 'login-code',
  values: { code: '402913' },
};
const notice: Message = {
  to: { email: 'asha@example.test' },
  channel: 'EMAIL',
  template: 'password-changed',
  values: { time: 'today' },
};

function setUp(...behaviour: ('takes' | 'refuses')[]) {
  const taken: [string, WrittenMessage][] = [];
  const failures: string[] = [];
  const providers = behaviour.map(
    (does, index): MessageProvider => ({
      name: `provider ${index + 1}`,
      channels: ['SMS', 'EMAIL'],
      async deliver(message) {
        if (does === 'refuses') throw new Error('no');
        taken.push([`provider ${index + 1}`, message]);
      },
    }),
  );
  const jobs = inMemoryJobs(() => 0);
  const onFailure = (provider: string) => void failures.push(provider);
  const site = { url: 'https://www.aangan.test' };
  return { messages: openMessages({ providers, jobs, site, onFailure }), jobs, taken, failures };
}

describe('an urgent message', () => {
  it('is sent to a provider before the call resolves', async () => {
    const { messages, taken } = setUp('takes', 'takes');
    await messages.send(code);
    expect(taken.map(([provider, { to, text }]) => [provider, to, text])).toEqual([
      [
        'provider 1',
        '+919812345678',
        '402913 is your code to log in to Aangan. It is valid for 10 minutes. Do not share it with anyone.\n\n@www.aangan.test #402913',
      ],
    ]);
  });

  it('goes to the second provider when the first refuses it, and the refusal is reported', async () => {
    const { messages, taken, failures } = setUp('refuses', 'takes');
    await messages.send(code);
    expect(taken.map(([provider]) => provider)).toEqual(['provider 2']);
    expect(failures).toEqual(['provider 1']);
  });

  it('is undeliverable when no provider accepts it or has its channel, and the error contains neither code nor number', async () => {
    const { messages } = setUp('refuses', 'refuses');
    const error = await messages.send(code).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MessageUndeliverable);
    expect(String(error)).not.toMatch(/402913|98123/);
    const whatsApp = setUp('takes').messages.send({ ...code, channel: 'WHATSAPP' });
    await expect(whatsApp).rejects.toThrow('No provider took the message by WHATSAPP.');
  });
});

describe('a message that is not urgent', () => {
  it('waits in the queue and is sent from there', async () => {
    const { messages, jobs, taken } = setUp('takes');
    await messages.send(notice);
    expect(taken).toEqual([]);
    await jobs.drain();
    expect(taken.map(([, { subject }]) => subject)).toEqual(['Your Aangan password was changed']);
  });

  it('fails its job when no provider accepts it, so that the queue retries', async () => {
    const { messages, jobs } = setUp('refuses');
    await messages.send(notice);
    await expect(jobs.drain()).rejects.toThrow('No provider took the message by EMAIL.');
  });

  it('is sent once per key', async () => {
    const { messages, jobs, taken } = setUp('takes');
    await messages.send({ ...notice, key: 'one' });
    await messages.send({ ...notice, key: 'one' });
    await messages.send({ ...notice, key: 'two' });
    await jobs.drain();
    expect(taken).toHaveLength(2);
  });
});

describe('the message templates', () => {
  it('of codes are the only urgent ones, and no code is stored in the queue', () => {
    for (const [name, { urgent }] of Object.entries(MESSAGE_TEMPLATES))
      expect([name, urgent]).toEqual([name, name.endsWith('-code')]);
  });

  it("contain the owner's one-tap link only when a token exists", () => {
    const news = (token: string) =>
      MESSAGE_TEMPLATES['owner-contacted'].text({ name: 'Asha', listing: 'a home', token }, { url: 'https://a.test' });
    expect(news('abc')).toContain(
      '\nStill available, or taken? Answer with one tap: https://a.test/still-available/abc',
    );
    expect(news('')).not.toContain('available');
  });

  it('have no exclamation marks and no subject longer than a phone shows', () => {
    const values = new Proxy({}, { get: (_, name) => String(name) }) as never;
    for (const { subject, text } of Object.values(MESSAGE_TEMPLATES)) {
      const written = (text as (given: never, site: { url: string }) => string)(values, { url: 'https://a.test' });
      expect(subject + written).not.toMatch(/!|undefined/);
      expect(subject.length).toBeLessThan(50);
    }
  });
});
