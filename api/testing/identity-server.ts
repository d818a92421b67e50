import { randomInt, randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { buildServer } from '../src/build-server.ts';
import { proofOfWork } from '../src/foundation/challenges/proof-of-work.ts';
import type { OpenDatabase } from '../src/foundation/database/client.ts';
import type { InMemoryJobs } from '../src/foundation/jobs/in-memory-jobs.ts';
import { inMemoryJobs } from '../src/foundation/jobs/public.ts';
import type { WrittenMessage } from '../src/foundation/messages/message.ts';
import { type MessageProvider, ProviderRefused } from '../src/foundation/messages/message-provider.ts';
import { readCodeCountries } from '../src/people/identity/traffic/code-countries.ts';
import { SESSION_COOKIE } from '../src/people/sessions/session-cookie.ts';
import { openTestDatabase } from './open-test-database.ts';
import { passChallenge } from './pass-challenge.ts';
import { TEST_NOW } from './test-data.ts';

export const TEST_APP_LOGIN_SECRET = 'test-app-login';

export interface IdentityServer {
  readonly database: OpenDatabase['database'];
  /** Jobs, held until they are drained. */
  readonly jobs: InMemoryJobs;
  /** Sent messages, newest last. */
  readonly sent: WrittenMessage[];
  /** Channels whose provider is down. */
  readonly down: Set<string>;
  /** Moves the clock forward. @param ms */
  pass(ms: number): void;
  now(): number;
  /** A browser with its own device cookie, session cookie and address. */
  visitor(facts?: { address?: string; device?: string }): TestVisitor;
  /** The newest code that was sent to a target. */
  codeFor(target: string): string;
  close(): Promise<void>;
}

export interface TestVisitor {
  readonly address: string;
  readonly device: string;
  /** Cookie header of its session, while it has one. */
  session(): string | undefined;
  post<Answer = TestBody>(path: string, body?: object, headers?: Record<string, string>): Promise<Answered<Answer>>;
  /** As `post`, and passes a challenge once, as the browser's HTTP client does. */
  postAsBrowser<Answer = TestBody>(path: string, body?: object): Promise<Answered<Answer>>;
  get<Answer = TestBody>(path: string): Promise<Answered<Answer>>;
  delete<Answer = TestBody>(path: string): Promise<Answered<Answer>>;
}

interface Answered<Answer> {
  readonly status: number;
  readonly body: Answer;
  readonly text: string;
}

/** The fields of a response that tests check. */
interface TestBody {
  readonly message: string;
  readonly issues?: readonly { field: string; reason: string }[];
  readonly attempt: string;
  readonly [more: string]: unknown;
}

/** The whole API with a clock that tests move, and a provider that accepts all messages or none. */
export async function openIdentityServer({
  url,
  appLoginSecret = TEST_APP_LOGIN_SECRET,
  codeCountries,
  secondFactorRequired,
  logs,
}: {
  url?: string;
  appLoginSecret?: string;
  /** As `STAFF_SECOND_FACTOR`. */
  secondFactorRequired?: boolean;
  /** As `CODE_COUNTRIES`. */
  codeCountries?: string;
  /** Where warnings of the log go. */
  logs?: Writable;
} = {}): Promise<IdentityServer> {
  const open = openTestDatabase({ url, connections: 6 });
  let now = TEST_NOW;
  const sent: WrittenMessage[] = [];
  const down = new Set<string>();
  const provider: MessageProvider = {
    name: 'test',
    channels: ['SMS', 'VOICE', 'WHATSAPP', 'EMAIL'],
    async deliver(message) {
      if (down.has(message.channel)) throw new ProviderRefused('test', 503);
      sent.push(message);
    },
  };
  const jobs = inMemoryJobs(() => now, open.database);
  const app = await buildServer({
    database: open.database,
    logLevel: 'silent',
    checkAnswers: true,
    now: () => now,
    messageProviders: [provider],
    jobs,
    appLoginSecret,
    ...(secondFactorRequired !== undefined && { secondFactorRequired }),
    // As much work as in production would only take time.
    challengeProvider: proofOfWork('test challenges', 4),
    ...(codeCountries && { codeCountries: readCodeCountries(codeCountries) }),
    ...(logs && { logs, logLevel: 'warn' }),
  });

  function visitor({
    address = newAddress(),
    device = randomUUID(),
  }: {
    address?: string;
    device?: string;
  } = {}): TestVisitor {
    let session: string | undefined;
    const ask = async <Answer>(
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      body?: object,
      extra: Record<string, string> = {},
    ) => {
      const cookie = [`aangan_device=${device}`, ...(session ? [session] : [])].join('; ');
      const headers = { cookie, device: 'MOBILE_WEB', 'x-forwarded-for': address, ...extra };
      const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
      const set = String(answer.headers['set-cookie'] ?? '');
      const token = new RegExp(`${SESSION_COOKIE}=([^;]*)`).exec(set)?.[1];
      if (token !== undefined) session = token === '' ? undefined : `${SESSION_COOKIE}=${token}`;
      return { status: answer.statusCode, body: JSON.parse(answer.body) as Answer, text: answer.body };
    };
    return {
      address,
      device,
      session: () => session,
      post: (path, body = {}, headers = {}) => ask('POST', path, body, headers),
      async postAsBrowser<Answer = TestBody>(path: string, body: object = {}) {
        const first = await ask<Answer>('POST', path, body);
        if (first.status !== 428) return first;
        return ask<Answer>('POST', path, body, await passChallenge(first.body as object));
      },
      get: (path) => ask('GET', path),
      delete: (path) => ask('DELETE', path),
    };
  }

  return {
    database: open.database,
    jobs,
    sent,
    down,
    pass: (ms) => {
      now += ms;
    },
    now: () => now,
    visitor,
    codeFor(target) {
      const found = sent.findLast(({ to, values }) => to === target && values.code !== undefined)?.values.code;
      if (!found) throw new Error(`No code was sent to ${target}.`);
      return found;
    },
    close: async () => {
      await app.close();
      await open.close();
    },
  };
}

/** Ten digits that are unique within the tests. */
export function newNumber(): string {
  return `7${String(randomInt(1e9)).padStart(9, '0')}`;
}

/** An address that is unique within the tests. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** A code other than this one. */
export function wrongCode(code: string): string {
  return code === '111111' ? '222222' : '111111';
}
