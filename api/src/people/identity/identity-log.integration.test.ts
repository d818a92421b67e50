import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { newAddress, newNumber, wrongCode } from '../../../testing/identity-server.ts';
import { freePort } from '../../foundation/database/public.ts';

const PASSWORD = 'four walls and tea';

/** The API as its own process, with the complete log. */
async function startLogging() {
  const port = await freePort();
  const api = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      AANGAN_DEMO: '1',
      DATABASE_URL: process.env.TEST_DATABASE_URL,
      API_PORT: String(port),
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [api.stdout, api.stderr]) stream.on('data', (text) => (log += text));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (api.exitCode !== null) throw new Error(log);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    log: () => log,
    stop: async () => {
      api.kill('SIGTERM');
      if (api.exitCode === null) await once(api, 'exit');
    },
  };
}

describe('the log', () => {
  it('contains no code, number, e-mail, password, or token, on success and on failure', async () => {
    const { url, log, stop } = await startLogging();
    const phone = newNumber();
    const email = `canary-${randomUUID()}@example.test`;
    const address = newAddress();
    const device = randomUUID();
    let session = '';
    const post = async (path: string, body: object) => {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          device: 'MOBILE_WEB',
          'x-forwarded-for': address,
          cookie: `aangan_device=${device}; ${session}`,
        },
        body: JSON.stringify(body),
      });
      session = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? session;
      return (await answer.json()) as { attempt: string };
    };
    const codeFor = async (target: string): Promise<string> => {
      const answer = await fetch(`${url}/api/dev/outbox.json?to=${encodeURIComponent(target)}`);
      const { messages } = (await answer.json()) as { messages: { text: string }[] };
      return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '';
    };
    await post('/api/v1/user/phone/check', { phone });
    const { attempt } = await post('/api/v1/user/otp/send', { phone });
    const otp = await codeFor(`+91${phone}`);
    await post('/api/v1/user/otp/verify', { attempt, otp: wrongCode(otp) });
    await post('/api/v1/user/account/create', { attempt, otp, name: 'Asha Rao', email });
    await post('/api/v1/user/password/set', { password: PASSWORD });
    await post('/api/v1/user/password/verify', { phone, password: `${PASSWORD} wrong` });
    await post('/api/v1/account/save/email', { email });
    const mailed = await codeFor(email);
    await post('/api/v1/account/verify/email', { otp: mailed });
    await fetch(`${url}/api/v3/user/info?externalUserToken=canary-token`);
    await post('/user/auto-login', { token: 'canary-token' });
    await stop();
    expect(session).toContain('aangan_session=');
    expect(log().split('\n').length).toBeGreaterThan(10);
    const token = session.split('=')[1] ?? 'none';
    // Times and ports are numbers too: a code counts only as a separate number.
    for (const canary of [phone, email, PASSWORD, 'canary-token', token, address, device])
      expect(log()).not.toContain(canary);
    for (const code of [otp, mailed]) expect(log()).not.toMatch(new RegExp(`(?<![\\d.])${code}(?![\\d.])`));
  });
});
