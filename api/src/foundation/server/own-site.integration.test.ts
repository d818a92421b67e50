import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { buildServer } from '../../build-server.ts';
import { OTHER_SITE_MESSAGE } from './own-site.ts';

interface Operation {
  readonly 'x-mutates'?: true;
  readonly 'x-outside'?: true;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly outside: boolean;
}

const SITES = ['same-origin', 'same-site', 'cross-site', 'none', undefined] as const;

const BODIES: Readonly<Record<string, string>> = {
  'application/json': '{}',
  'application/x-www-form-urlencoded': 'a=b',
  'text/plain': '{}',
  'multipart/form-data; boundary=x': '--x--\r\n',
};

/** GET calls that change something. To add one, mark its contract with `mutates` and list it here. */
const CHANGING_READS = [
  'GET /analytics/bk',
  'GET /swagger/v1/participate/convert',
  'GET /swagger/v1/participate/result',
];

const { database, close } = openTestDatabase();
let server: FastifyInstance;
let calls: Call[];

/** Every registered call that changes something, under its name in the OpenAPI page. */
async function changingCalls(): Promise<Call[]> {
  const { paths } = (await server.inject('/api/docs/json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => method !== 'get' || operation['x-mutates'])
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, outside: operation['x-outside'] === true })),
  );
}

async function refused({ method, path }: Call, type: string, headers: Record<string, string>): Promise<boolean> {
  const answer = await server.inject({
    method: method as 'POST',
    url: path.replace(/\{\w+\}/g, 'x'),
    headers: { host: 'www.aangan.test', ...headers, ...(method !== 'GET' && { 'content-type': type }) },
    ...(method !== 'GET' && { payload: BODIES[type] }),
  });
  return answer.statusCode === 403 && answer.json().message === OTHER_SITE_MESSAGE;
}

beforeAll(async () => {
  server = await buildServer({ database, logLevel: 'silent', now: () => TEST_NOW });
  calls = await changingCalls();
});
afterAll(async () => {
  await server.close();
  await close();
});

describe('every call that changes something', () => {
  it('is listed: calls of all areas, and the few GET calls that change something', () => {
    expect(calls.length).toBeGreaterThan(30);
    expect(
      calls
        .filter(({ method }) => method === 'GET')
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(CHANGING_READS);
  });

  it.each(SITES.filter((site) => site !== 'same-origin'))(
    'is refused from %p, whatever the type of its body',
    async (site) => {
      const headers: Record<string, string> = site === undefined ? {} : { 'sec-fetch-site': site, device: 'DESKTOP' };
      const letThrough: string[] = [];
      for (const call of calls.filter(({ outside }) => !outside)) {
        for (const type of Object.keys(BODIES)) {
          if (!(await refused(call, type, headers))) letThrough.push(`${call.method} ${call.path} as ${type}`);
        }
      }
      expect(letThrough).toEqual([]);
    },
  );

  it.each([
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }],
    ['a page of this site in an old browser', { origin: 'https://www.aangan.test' }],
    ['a client with a device header', { device: 'ANDROID' }],
  ])('is accepted from %s', async (_who, headers) => {
    const disallowed: string[] = [];
    for (const call of calls) {
      for (const type of Object.keys(BODIES)) {
        if (await refused(call, type, headers)) disallowed.push(`${call.method} ${call.path} as ${type}`);
      }
    }
    expect(disallowed).toEqual([]);
  });

  it('is refused from another origin in a browser that sends no Sec-Fetch-Site', async () => {
    for (const call of calls.filter(({ outside }) => !outside)) {
      expect([call.path, await refused(call, 'text/plain', { origin: 'https://elsewhere.test' })]).toEqual([
        call.path,
        true,
      ]);
    }
  });

  it('is checked against the host that the shell forwards, not the host of the request', async () => {
    const [call] = calls;
    const passedOn = { host: '127.0.0.1:3002', 'x-forwarded-host': 'www.aangan.test' };
    if (!call) throw new Error('There are no calls.');
    expect(await refused(call, 'application/json', { ...passedOn, origin: 'https://www.aangan.test' })).toBe(false);
    expect(await refused(call, 'application/json', { ...passedOn, origin: 'http://127.0.0.1:3002' })).toBe(true);
  });

  it('does not block calls that only read', async () => {
    const answer = await server.inject({
      url: '/api/v1/home/carousels?city=bangalore',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
