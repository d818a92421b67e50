import { randomUUID } from 'node:crypto';
import type { WireNote } from '@aangan/shared-kit/contracts/notes';
import type { SignedIn } from './signed-in.ts';
import type { TestAnswer, TestServer } from './test-server.ts';

export const TASKS = {
  t1: { task: 'Ask about water', done: false, position: 0 },
  t2: { task: 'See the terrace', done: true, position: 1 },
};

/** The calls of notes as a browser on the site sends them. */
export function noteClient(server: () => TestServer) {
  const call = (
    who: SignedIn | undefined,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    key: string = randomUUID(),
  ): Promise<TestAnswer> =>
    server().send(method, `/nb/api/v2/user/notes${path}`, {
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': key, ...(who && { cookie: who.cookie }) },
      ...(body && { body }),
    });
  return {
    call,
    fetchAs: async (who: SignedIn, body: object = {}) => notesOf(await call(who, 'POST', '/fetch', body)),
    async write(author: SignedIn, facts: object): Promise<WireNote> {
      const written = { note: 'Quiet street', rating: 4, tasksMap: TASKS };
      return noteOf(await call(author, 'POST', '/create', { ...written, ...facts }));
    },
  };
}

function notesOf({ json }: TestAnswer): WireNote[] {
  return (json as { responseBody: { notes: WireNote[] } }).responseBody.notes;
}

/** @throws Error when the response contains no note */
export function noteOf(answer: TestAnswer): WireNote {
  if (answer.status !== 200 && answer.status !== 409) throw new Error(`${answer.status}: ${answer.body}`);
  const [only] = notesOf(answer);
  if (!only) throw new Error(`No note in ${answer.body}`);
  return only;
}

export const messageOf = ({ json }: TestAnswer) => (json as { message: string }).message;
