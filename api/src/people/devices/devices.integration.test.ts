import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { OWN_PROGRAM } from '../../../testing/test-server.ts';
import { buildServer } from '../../build-server.ts';
import { PROOF_WITHIN_MS } from './binding.ts';
import { LOCAL_JUDGE } from './integrity-judge.ts';

const { database, close } = openTestDatabase();
let now = TEST_NOW;
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({
    database,
    logLevel: 'silent',
    checkAnswers: true,
    now: () => now,
    integrityJudge: LOCAL_JUDGE,
    appLink: 'https://get.test/app',
  });
});
afterAll(async () => {
  await server.close();
  await close();
});

const android = (device: string) => ({ device: 'ANDROID', cookie: `a=b; aangan_device=${device}` });

async function call(path: string, headers: Record<string, string>, payload: object = {}) {
  const response = await server.inject({ method: 'POST', url: path, headers: { ...OWN_PROGRAM, ...headers }, payload });
  expect({ path, status: response.statusCode }).toEqual({ path, status: 200 });
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json();
}

const required = (headers: Record<string, string>) => call('/api/v1/device/binding/required', headers);
const status = (headers: Record<string, string>) => call('/api/v1/device/poll/status', headers);
const prove = (headers: Record<string, string>, token: string) =>
  call('/api/v1/device/play/integrity', headers, { token });

describe('the binding of a device', () => {
  it.each([
    ['a browser', { device: 'DESKTOP', cookie: 'aangan_device=device-browser' }],
    ['an iOS app', { device: 'IOS', cookie: 'aangan_device=device-ios-1' }],
    ['an Android app without an id', { device: 'ANDROID' }],
  ])('is not requested from %s', async (_what, headers) => {
    expect(await required(headers)).toEqual({ required: false, status: 'not-required', nonce: null });
    expect(await status(headers)).toEqual({ status: 'not-required', nonce: null });
  });

  it('is requested from an Android app, with the same nonce until its proof arrives', async () => {
    const headers = android('device-bound');
    const asked = await required(headers);
    expect(asked).toMatchObject({ required: true, status: 'required' });
    expect(await required(headers)).toEqual(asked);
    expect(await prove(headers, `local:${asked.nonce}`)).toEqual({ verdict: 'genuine', status: 'bound', nonce: null });
    expect(await required(headers)).toEqual({ required: false, status: 'bound', nonce: null });
  });

  it('is requested with a new nonce after a proof that failed', async () => {
    const headers = android('device-failed');
    const first = await required(headers);
    expect(await prove(headers, 'local:another')).toMatchObject({ verdict: 'failed', status: 'required', nonce: null });
    const second = await required(headers);
    expect(second.nonce).not.toBe(first.nonce);
    expect(await prove(headers, `local:${first.nonce}`)).toMatchObject({ verdict: 'failed' });
  });

  it('expires when no proof arrives within ten minutes', async () => {
    const headers = android('device-slow-1');
    const asked = await required(headers);
    now += PROOF_WITHIN_MS;
    expect(await status(headers)).toEqual({ status: 'expired', nonce: null });
    expect(await prove(headers, `local:${asked.nonce}`)).toMatchObject({ verdict: 'unknown', status: 'expired' });
    expect((await required(headers)).nonce).not.toBe(asked.nonce);
  });
});

describe('the link to the app', () => {
  it('is the configured one', async () =>
    expect(await call('/getAppDownloadLink', {})).toEqual({ link: 'https://get.test/app' }));

  it('opens a page in the app', async () =>
    expect(await call('/getAppDownloadLink', {}, { autoLink: '/wallet?a=1' })).toEqual({
      link: 'https://get.test/app?autoLink=%2Fwallet%3Fa%3D1',
    }));

  it('does not open another site', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/getAppDownloadLink',
      headers: OWN_PROGRAM,
      payload: { autoLink: '//evil' },
    });
    expect(response.statusCode).toBe(400);
  });
});
