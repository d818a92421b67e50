import type { LightMyRequestResponse } from 'fastify';
import { buildServer } from '../src/build-server.ts';
import type { OpenDatabase } from '../src/foundation/database/client.ts';
import type { InMemoryJobs } from '../src/foundation/jobs/in-memory-jobs.ts';
import { inMemoryJobs } from '../src/foundation/jobs/public.ts';
import { openTestDatabase } from './open-test-database.ts';
import { TEST_DAILY_AUTH_SECRET, TEST_NOW, TEST_STAFF_TOKEN } from './test-data.ts';

/** The device header of our non-browser clients, sent by default. */
export const OWN_PROGRAM = { device: 'DESKTOP' } as const;

export interface TestAnswer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: string;
  readonly json: unknown;
}

export interface TestServer {
  readonly database: OpenDatabase['database'];
  /** Jobs, held until they are drained. */
  readonly jobs: InMemoryJobs;
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Any call, with a JSON body. */
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    call?: { headers?: Record<string, string>; body?: object },
  ): Promise<TestAnswer>;
  /** A call of a person, or without a login. */
  as(
    who: { readonly cookie: string } | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<TestAnswer>;
  /** A call without a body. */
  post(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** The response of a call that must succeed. */
  answer<Answer>(path: string): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * The whole API on the test database, with every response checked against its contract.
 * @param now epoch ms; by default the test data's clock
 */
export async function openTestServer({
  url,
  now = () => TEST_NOW,
}: {
  url?: string;
  now?: () => number;
} = {}): Promise<TestServer> {
  const open = openTestDatabase({ url, connections: 4 });
  const jobs = inMemoryJobs(now, open.database);
  const app = await buildServer({
    database: open.database,
    logLevel: 'silent',
    checkAnswers: true,
    now,
    jobs,
    dailyAuthSecret: TEST_DAILY_AUTH_SECRET,
    staffToken: TEST_STAFF_TOKEN,
  }).catch(async (error: unknown) => {
    // Open connections would keep the test file alive for ever.
    await open.close();
    throw error;
  });
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    headers: Record<string, string>,
    payload?: object,
  ): Promise<TestAnswer> => {
    const {
      statusCode,
      headers: answered,
      body,
    } = await app.inject({ method, url: path, headers: { ...OWN_PROGRAM, ...headers }, ...(payload && { payload }) });
    return { status: statusCode, headers: answered, body, json: JSON.parse(body) as unknown };
  };
  const get = (path: string, headers: Record<string, string> = {}) => ask('GET', path, headers);
  return {
    database: open.database,
    jobs,
    get,
    post: (path, headers = {}) => ask('POST', path, headers),
    as: (who, method, path, body) => ask(method, path, who ? { cookie: who.cookie } : {}, body),
    send: (method, path, { headers = {}, body } = {}) => ask(method, path, headers, body),
    answer: async <Answer>(path: string) => {
      const { status, body, json } = await get(path);
      if (status !== 200) throw new Error(`${status} for ${path}: ${body}`);
      return json as Answer;
    },
    close: async () => {
      await app.close();
      await open.close();
    },
  };
}
