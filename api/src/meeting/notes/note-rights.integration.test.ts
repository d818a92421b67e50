import type { WireNote } from '@aangan/shared-kit/contracts/notes';
import { NOTE_LIMITS } from '@aangan/shared-kit/domain/note-limits';
import { NOTE_MESSAGES } from '@aangan/shared-kit/domain/note-messages';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { messageOf, noteClient, noteOf } from '../../../testing/note-client.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestAnswer, type TestServer } from '../../../testing/test-server.ts';
import { account } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { note, noteCollaborator } from './notes.tables.ts';

let server: TestServer;
let homes: string[];
let author: SignedIn;
let friend: SignedIn;
let stranger: SignedIn;
const { call, fetchAs, write: writeAs } = noteClient(() => server);

beforeAll(async () => {
  server = await openTestServer();
  const rows = await server.database.select({ id: listing.id }).from(listing).limit(5);
  homes = rows.map(({ id }) => id);
});
afterAll(() => server.close());

beforeEach(async () => {
  author = await signedIn(server.database, { name: 'Asha Rao' });
  friend = await signedIn(server.database, { name: 'Ravi Kumar' });
  stranger = await signedIn(server.database, { name: 'Nobody Else' });
});

const write = (facts: object = {}) => writeAs(author, { propertyId: homes[0], ...facts });
const shared = (facts: object = {}) => write({ collaboratorPhoneNumbers: [friend.phone], ...facts });

describe('the collaborators of a note', () => {
  it('see it by their number, and are named to others once they have opened it', async () => {
    const { noteId, collaboratorMap } = await shared();
    const masked = `+91 ${friend.phone.slice(3, 5)}•••••${friend.phone.slice(-3)}`;
    expect(Object.values(collaboratorMap)).toEqual([{ name: null, phone: masked }]);
    expect((await fetchAs(friend)).map((each) => [each.noteId, each.role])).toEqual([[noteId, 'collaborator']]);
    expect(Object.values((await fetchAs(author))[0]?.collaboratorMap ?? {})).toEqual([{ name: null, phone: masked }]);
    await fetchAs(friend, { noteId });
    expect(Object.values((await fetchAs(author))[0]?.collaboratorMap ?? {})).toEqual([{ name: 'Ravi', phone: masked }]);
  });

  it('see it after signing up later', async () => {
    const phone = `+91${friend.phone.slice(3, -4)}${Number(friend.phone.slice(-4, -3)) === 9 ? 0 : 9}${friend.phone.slice(-3)}`;
    const { noteId } = await write({ collaboratorPhoneNumbers: [phone] });
    const newcomer = await signedIn(server.database, { phone });
    expect((await fetchAs(newcomer)).map((each) => each.noteId)).toEqual([noteId]);
  });

  it('keep their place when the number moves to another account', async () => {
    const { noteId } = await shared();
    await fetchAs(friend);
    const moved = `+917${friend.phone.slice(4)}`;
    await server.database.update(account).set({ phone: moved }).where(eq(account.id, friend.accountId));
    const later = await signedIn(server.database, { phone: friend.phone });
    expect(await fetchAs(later)).toEqual([]);
    expect((await fetchAs(friend)).map((each) => each.noteId)).toEqual([noteId]);
  });

  it('never see a number in any answer', async () => {
    const other = await signedIn(server.database);
    const { noteId } = await shared({ collaboratorPhoneNumbers: [friend.phone, other.phone] });
    await fetchAs(other, { noteId });
    const answers = [
      await call(author, 'POST', '/fetch', {}),
      await call(friend, 'POST', '/fetch', { noteId }),
      await call(other, 'POST', '/fetch', {}),
    ];
    for (const { body } of answers) {
      for (const { phone } of [author, friend, other]) expect(body).not.toContain(phone.slice(3));
    }
  });

  it('are ten at most, each once, and never the author', async () => {
    const number = (index: number) => `98450 1${String(index).padStart(4, '0')}`;
    const numbers = Array.from({ length: NOTE_LIMITS.collaborators }, (_, index) => number(index));
    const { noteId, version, collaboratorMap } = await write({
      collaboratorPhoneNumbers: [...numbers.slice(1), '+91 98450 10001'],
    });
    expect(Object.keys(collaboratorMap)).toHaveLength(9);
    const add = async (phones: string[]) => {
      const answer = await call(author, 'PUT', '/update', { noteId, version, collaboratorPhoneNumbers: phones });
      return [answer.status, messageOf(answer)];
    };
    expect(await add([author.phone])).toEqual([400, NOTE_MESSAGES.ownNumber.words]);
    expect(await add(['12345'])).toEqual([400, NOTE_MESSAGES.noNumber.words]);
    expect(await add([number(50), number(51)])).toEqual([400, NOTE_MESSAGES.tooManyPeople.words]);
    expect((await add([number(50)]))[0]).toBe(200);
  });

  it('are removed by the author or by leaving', async () => {
    const { noteId, version, collaboratorMap } = await shared({
      collaboratorPhoneNumbers: [friend.phone, '9845012345'],
    });
    const [, other = ''] = Object.keys(collaboratorMap);
    const stay = { noteId, version, collaboratorMap: { [other]: {} } };
    const saved = noteOf(await call(author, 'PUT', '/update', stay)).collaboratorMap;
    expect(Object.keys(saved)).toEqual([other]);
    const again = { noteId, version: version + 1, collaboratorPhoneNumbers: [friend.phone] };
    await call(author, 'PUT', '/update', again);
    expect(await fetchAs(friend)).toHaveLength(1);
    expect((await call(friend, 'POST', `/${noteId}/leave`)).status).toBe(200);
    expect(await fetchAs(friend)).toEqual([]);
  });
});

describe('the link of a note', () => {
  it('stays the same until it is revoked, and then changes', async () => {
    const { noteId } = await shared();
    const share = async () => noteOf(await call(author, 'POST', `/${noteId}/share`)).shareToken;
    const token = await share();
    expect(await share()).toBe(token);
    const [read] = await fetchAs(stranger, { shareToken: token });
    expect(read).toMatchObject({ noteId, role: 'reader', collaboratorMap: {}, shareToken: null });
    await call(author, 'DELETE', `/${noteId}/share`);
    expect(await fetchAs(stranger, { shareToken: token })).toEqual([]);
    expect(await share()).not.toBe(token);
  });

  it('does not show a deleted note', async () => {
    const { noteId } = await write();
    const { shareToken } = noteOf(await call(author, 'POST', `/${noteId}/share`));
    await call(author, 'DELETE', `/${noteId}`);
    expect(await fetchAs(stranger, { shareToken })).toEqual([]);
  });
});

type Who = 'author' | 'collaborator' | 'link holder' | 'stranger' | 'anonymous';

interface Attempt {
  readonly what: string;
  readonly ask: (note: WireNote, who: SignedIn | undefined) => Promise<TestAnswer>;
  readonly expected: Readonly<Record<Who, number>>;
}

const READ_ALL = { author: 200, collaborator: 200, 'link holder': 200, stranger: 200, anonymous: 401 };
const AUTHOR = { author: 200, collaborator: 404, 'link holder': 404, stranger: 404, anonymous: 401 };
const AUTHOR_PARTS = { ...AUTHOR, collaborator: 403 };
const TASK_PARTS = { ...AUTHOR, collaborator: 200 };
const update =
  (facts: object): Attempt['ask'] =>
  ({ noteId, version }, who) =>
    call(who, 'PUT', '/update', { noteId, version, ...facts });

const ATTEMPTS: readonly Attempt[] = [
  { what: 'fetch all', ask: (_note, who) => call(who, 'POST', '/fetch', {}), expected: READ_ALL },
  {
    what: 'create a note of their own on the home',
    ask: ({ propertyId }, who) => call(who, 'POST', '/create', { propertyId }),
    expected: { ...READ_ALL, author: 409 },
  },
  { what: 'change the text', ask: update({ note: 'x' }), expected: AUTHOR_PARTS },
  { what: 'change the rating', ask: update({ rating: 1 }), expected: AUTHOR_PARTS },
  { what: 'change the follow-up', ask: update({ followUpTime: TEST_NOW + DAY_MS }), expected: AUTHOR_PARTS },
  { what: 'change its reason', ask: update({ followUpReason: 'x' }), expected: AUTHOR_PARTS },
  { what: 'add people', ask: update({ collaboratorPhoneNumbers: ['9845012345'] }), expected: AUTHOR_PARTS },
  { what: 'take people off', ask: update({ collaboratorMap: {} }), expected: AUTHOR_PARTS },
  { what: 'change tasks', ask: update({ tasksMap: {} }), expected: TASK_PARTS },
  {
    what: 'check a task off',
    ask: ({ noteId }, who) => call(who, 'POST', '/update/task/status', { noteId, taskStatusMap: { t1: true } }),
    expected: TASK_PARTS,
  },
  { what: 'make a link', ask: ({ noteId }, who) => call(who, 'POST', `/${noteId}/share`), expected: AUTHOR },
  { what: 'take the link back', ask: ({ noteId }, who) => call(who, 'DELETE', `/${noteId}/share`), expected: AUTHOR },
  { what: 'delete it', ask: ({ noteId }, who) => call(who, 'DELETE', `/${noteId}`), expected: AUTHOR },
  {
    what: 'bring it back',
    ask: async ({ noteId }, who) => {
      await server.database
        .update(note)
        .set({ deletedAt: new Date(TEST_NOW) })
        .where(eq(note.id, noteId));
      return call(who, 'POST', `/${noteId}/restore`);
    },
    expected: AUTHOR,
  },
  {
    what: 'leave it',
    ask: ({ noteId }, who) => call(who, 'POST', `/${noteId}/leave`),
    expected: { ...AUTHOR, author: 404, collaborator: 200 },
  },
];

const WHO: readonly Who[] = ['author', 'collaborator', 'link holder', 'stranger', 'anonymous'];

describe('permissions on a note', () => {
  const cases = ATTEMPTS.flatMap((attempt) => WHO.map((who) => [attempt.what, who, attempt] as const));

  it.each(cases)('%s: %s', async (_what, who, { ask, expected }) => {
    const { noteId } = await shared();
    const before = noteOf(await call(author, 'POST', `/${noteId}/share`));
    const holder = await signedIn(server.database);
    expect(await fetchAs(holder, { shareToken: before.shareToken })).toHaveLength(1);
    const people = { author, collaborator: friend, 'link holder': holder, stranger, anonymous: undefined };
    const answer = await ask(before, people[who]);
    expect(answer.status).toBe(expected[who]);
    if (answer.status < 400) return;
    // A refused request has changed nothing.
    await server.database.update(note).set({ deletedAt: null }).where(eq(note.id, noteId));
    expect(await fetchAs(author, { noteId })).toEqual([before]);
    if (who !== 'author' && who !== 'collaborator') expect(answer.body).not.toContain('Quiet street');
  });

  it.each([
    ['the author', 1],
    ['a collaborator', 1],
    ['a holder of the link', 0],
    ['a stranger', 0],
  ])('to read it by id or by home: %s', async (who, number) => {
    const { noteId, propertyId } = await shared();
    await call(author, 'POST', `/${noteId}/share`);
    const person = who === 'the author' ? author : who === 'a collaborator' ? friend : stranger;
    expect(await fetchAs(person, { noteId })).toHaveLength(number);
    expect(await fetchAs(person, { propertyId })).toHaveLength(number);
  });

  it('to take a place that waits for a number: only its account', async () => {
    const { noteId } = await shared();
    await fetchAs(stranger);
    await fetchAs(friend);
    const places = await server.database.select().from(noteCollaborator).where(eq(noteCollaborator.noteId, noteId));
    expect(places.map(({ accountId }) => accountId)).toEqual([friend.accountId]);
  });
});
