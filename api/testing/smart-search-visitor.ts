import { randomBytes } from 'node:crypto';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import type { SeekerSite } from './simulated-seekers.ts';
import type { TestAnswer, TestServer } from './test-server.ts';

/** The prefix of the calls. */
export const SMART_SEARCH = '/falcon/smart-search-v2';

/** Homes for rent of two rooms in Bangalore. */
export const TWO_ROOMS: readonly Slot[] = [
  { kind: 'category', value: 'RENT', certainty: 'certain' },
  { kind: 'city', value: 'bangalore', certainty: 'certain' },
  { kind: 'bhk', value: ['BHK2'], certainty: 'certain' },
];

/** A browser that uses smart search, logged in with a session cookie or not. */
export interface SmartSearchVisitor {
  readonly cookie: string;
  get(path: string): Promise<TestAnswer>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<TestAnswer>;
  /** The answer of a call that must succeed. */
  post<Answer>(path: string, body: object): Promise<Answer>;
  start(slots?: readonly Slot[]): Promise<SmartSession>;
  answer(
    session: SmartSession,
    propertyId: string,
    answer: 'YES' | 'NO' | 'LATER',
    reasons?: readonly string[],
  ): Promise<SmartSession>;
}

/** @param sessionCookie of somebody who is logged in */
export function smartSearchVisitor(
  server: Pick<TestServer, 'get' | 'send'>,
  sessionCookie?: string,
  device = randomBytes(12).toString('hex'),
): SmartSearchVisitor {
  const cookie = [`aangan_device=${device}`, sessionCookie].filter(Boolean).join('; ');
  const send: SmartSearchVisitor['send'] = (method, path, body) =>
    server.send(method, `${SMART_SEARCH}${path}`, { headers: { cookie }, ...(body && { body }) });
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const { status, body: text, json } = await send('POST', path, body);
    if (status !== 200) throw new Error(`${status} for ${path}: ${text}`);
    return json as Answer;
  };
  return {
    ...{ cookie, send, post },
    get: (path) => server.get(`${SMART_SEARCH}${path}`, { cookie }),
    start: (slots = TWO_ROOMS) => post('/register_session', { slots, attempt: newAttempt() }),
    answer: ({ session_id }, property_id, answer, reasons = []) =>
      post('/interact', { session_id, property_id, answer, reasons }),
  };
}

/** The id of a press. */
export function newAttempt(): string {
  return randomBytes(12).toString('hex');
}

/** Seekers as visitors without a login. */
export function seekerSite(server: Pick<TestServer, 'get' | 'send'>): SeekerSite {
  const visitors = new Map<number, SmartSearchVisitor>();
  const pages = new Map<string, Promise<readonly PropertyRecord[]>>();
  return {
    start: async (seeker, slots) => {
      // Known ids, because the order of equal homes depends on the session's.
      const visitor = smartSearchVisitor(server, undefined, `seeker-${String(seeker).padStart(8, '0')}`);
      visitors.set(seeker, visitor);
      return visitor.start(slots);
    },
    reject: (seeker, session, propertyId, reasons) => {
      const visitor = visitors.get(seeker);
      if (!visitor) throw new Error('A seeker starts first');
      return visitor.answer(session, propertyId, 'NO', reasons);
    },
    newest: ({ city, category, bhk, maxPrice }) => {
      const query = `category=${category}&city=${city}&bhk=${bhk}&maxPrice=${maxPrice}`;
      const all = pages.get(query) ?? newestHomes(server, query);
      pages.set(query, all);
      return all;
    },
  };
}

/** Every page of the results, newest first. */
async function newestHomes(server: Pick<TestServer, 'get'>, query: string): Promise<readonly PropertyRecord[]> {
  const homes: PropertyRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { json } = await server.get(`/api/v1/property/search?${query}&size=60&page=${page}`);
    const { records } = json as { records: PropertyRecord[] };
    homes.push(...records);
    if (records.length < 60) return homes;
  }
}
