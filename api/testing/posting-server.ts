import { randomUUID } from 'node:crypto';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { samplePosting } from '@aangan/shared-kit/testing/sample-posting';
import { type SignedIn, signedIn } from './signed-in.ts';
import { LONG_AGO, TEST_NOW } from './test-data.ts';
import { openTestServer, type TestAnswer, type TestServer } from './test-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The API as an owner's form uses it. */
export interface PostingServer extends TestServer {
  /** Moves the clock. */
  later(ms: number): void;
  now(): number;
  /** A person who signed up long ago. */
  owner(): Promise<SignedIn>;
  /** A call of a person, or without a login. */
  ask(who: SignedIn | undefined, method: Method, path: string, body?: object): Promise<TestAnswer>;
  /** Starts a draft. */
  start(who: SignedIn, category?: ListingCategory, more?: object): Promise<Draft>;
  /** Saves fields as one form, typed now. */
  type(who: SignedIn, draft: Pick<Draft, 'id' | 'version'>, values: PostingValues, editor?: string): Promise<Draft>;
  /** Starts a draft with all required fields, and others. */
  complete(who: SignedIn, category: ListingCategory, values?: PostingValues): Promise<Draft>;
  /** Publishes a complete draft and lets the checks run. */
  publish(who: SignedIn, category: ListingCategory, values?: PostingValues): Promise<string>;
}

/** The API with a clock that tests move. */
export async function openPostingServer(): Promise<PostingServer> {
  let now = TEST_NOW;
  const server = await openTestServer({ now: () => now });

  const ask: PostingServer['ask'] = (who, method, path, body) => {
    const headers = {
      ...(who && { cookie: who.cookie }),
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    };
    return method === 'GET' ? server.get(path, headers) : server.send(method, path, { headers, ...(body && { body }) });
  };
  const answered = async <Answer>(asked: Promise<TestAnswer>): Promise<Answer> => {
    const { status, body, json } = await asked;
    if (status !== 200) throw new Error(`${status}: ${body}`);
    return json as Answer;
  };

  const start: PostingServer['start'] = (who, category = 'RENT', more = {}) =>
    answered(ask(who, 'POST', '/api/v1/property/manage', { category, city: 'bangalore', ...more }));
  const type: PostingServer['type'] = async (who, { id, version }, values, editor = 'tab') => {
    const changes = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, { value: value ?? null, typedAt: now }]),
    );
    const body = { base: version, editor, changes };
    const { draft } = await answered<{ draft: Draft }>(ask(who, 'PATCH', `/api/v1/property/manage/${id}`, body));
    return draft;
  };
  const complete: PostingServer['complete'] = async (who, category, values = {}) =>
    type(who, await start(who, category), { ...samplePosting(category), ...values });

  return {
    ...server,
    later: (ms) => {
      now += ms;
    },
    now: () => now,
    owner: () => signedIn(server.database, { createdAt: LONG_AGO }),
    ask,
    start,
    type,
    complete,
    async publish(who, category, values) {
      const { id, version } = await complete(who, category, values);
      await answered(ask(who, 'POST', `/api/v1/property/manage/${id}/publish`, { version }));
      await server.jobs.drain();
      return id;
    },
  };
}
