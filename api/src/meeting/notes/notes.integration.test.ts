import { NOTE_LIMITS } from '@aangan/shared-kit/domain/note-limits';
import { NOTE_MESSAGES } from '@aangan/shared-kit/domain/note-messages';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { messageOf, noteClient, noteOf, TASKS } from '../../../testing/note-client.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listing } from '../../search/listings/public.ts';
import { note } from './notes.tables.ts';

let server: TestServer;
let homes: string[];
let author: SignedIn;
let friend: SignedIn;
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
});

const write = (facts: object = {}) => writeAs(author, { propertyId: homes[0], ...facts });
const shared = (facts: object = {}) => write({ collaboratorPhoneNumbers: [friend.phone], ...facts });

describe('a note', () => {
  it('is returned as it was written, with its home', async () => {
    const followUpTime = TEST_NOW + DAY_MS;
    const written = await write({ followUpTime, followUpReason: 'Owner is back' });
    const [found] = await fetchAs(author, { propertyId: homes[0] });
    expect(found).toEqual(written);
    expect(written).toMatchObject({
      authorId: author.accountId,
      authorName: 'Asha',
      role: 'author',
      note: 'Quiet street',
      rating: 4,
      tasksMap: TASKS,
      followUpTime,
      followUpReason: 'Owner is back',
      property: { id: homes[0] },
      version: 1,
    });
  });

  it('exists once per home and person, also when two are created at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call(author, 'POST', '/create', { propertyId: homes[1] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await fetchAs(author)).toHaveLength(1);
  });

  it('is written once, however often the browser retries', async () => {
    const body = { propertyId: homes[1], note: 'Once' };
    const first = await call(author, 'POST', '/create', body, 'one-attempt');
    const again = await call(author, 'POST', '/create', body, 'one-attempt');
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([200, 200, 'true']);
    expect(again.json).toEqual(first.json);
  });

  it('cannot be about a home that does not exist', async () => {
    const answer = await call(author, 'POST', '/create', { propertyId: 'abcdef0123456789' });
    expect([answer.status, messageOf(answer)]).toEqual([404, NOTE_MESSAGES.noSuchHome.words]);
  });

  it('changes only the fields in the body', async () => {
    const { noteId, version } = await write();
    const changed = noteOf(await call(author, 'PUT', '/update', { noteId, version, rating: 5 }));
    expect(changed).toMatchObject({ rating: 5, note: 'Quiet street', tasksMap: TASKS, version: version + 1 });
  });

  it('stays unchanged on a version conflict, and the answer has the current version', async () => {
    const { noteId, version } = await shared();
    const done = { t1: { ...TASKS.t1, done: true }, t2: TASKS.t2 };
    expect((await call(friend, 'PUT', '/update', { noteId, version, tasksMap: done })).status).toBe(200);
    const late = await call(author, 'PUT', '/update', { noteId, version, note: 'Noisy street' });
    expect([late.status, messageOf(late)]).toEqual([409, NOTE_MESSAGES.changed.words]);
    expect(noteOf(late)).toMatchObject({ note: 'Quiet street', tasksMap: done, version: version + 1 });
  });

  it('accepts one of ten concurrent changes to the same version', async () => {
    const { noteId, version } = await write();
    const texts = Array.from({ length: 10 }, (_, index) => `Text ${index}`);
    const answers = await Promise.all(
      texts.map((text) => call(author, 'PUT', '/update', { noteId, version, note: text })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('rejects NUL characters and texts that are too long', async () => {
    expect((await write({ note: 'a\u0000b\u0001c' })).note).toBe('abc');
    const bad = async (body: object) =>
      (await call(author, 'POST', '/create', { propertyId: homes[2], ...body })).status;
    expect(await bad({ note: 'x'.repeat(NOTE_LIMITS.text + 1) })).toBe(400);
    expect(await bad({ rating: 6 })).toBe(400);
    const task = { task: 'x', done: false, position: 0 };
    const tasks = (number: number) => Object.fromEntries(Array.from({ length: number }, (_, id) => [`t${id}`, task]));
    expect(await bad({ tasksMap: tasks(NOTE_LIMITS.tasks + 1) })).toBe(400);
    expect(await bad({ tasksMap: tasks(NOTE_LIMITS.tasks) })).toBe(200);
  });

  it('is rejected beyond 500 notes', async () => {
    const at = new Date(TEST_NOW);
    const row = { authorId: author.accountId, text: '', followUpReason: '', version: 1, createdAt: at, updatedAt: at };
    const rows = Array.from({ length: NOTE_LIMITS.notes - 1 }, (_, index) => ({
      ...row,
      id: `note_${author.accountId.slice(-14)}${String(index).padStart(6, '0')}`,
      propertyId: `gone${index}`,
    }));
    await server.database.insert(note).values(rows);
    const answers = await Promise.all(homes.map((propertyId) => call(author, 'POST', '/create', { propertyId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('can be found by its words, its tasks and its home, and by open follow-ups', async () => {
    const first = await write({ propertyId: homes[0], note: 'Sunny 100% balcony' });
    const later = await write({ propertyId: homes[1], note: '', followUpTime: TEST_NOW + 2 * DAY_MS });
    const sooner = await write({ propertyId: homes[2], note: '', tasksMap: {}, followUpTime: TEST_NOW + DAY_MS });
    const ids = async (body: object) => (await fetchAs(author, body)).map(({ noteId }) => noteId);
    expect(await ids({ search: '100%' })).toEqual([first.noteId]);
    expect(await ids({ search: '%' })).toEqual([first.noteId]);
    expect((await ids({ search: 'TERRACE' })).sort()).toEqual([first.noteId, later.noteId].sort());
    expect(await ids({ openFollowUps: true })).toEqual([sooner.noteId, later.noteId]);
    const [whole] = await fetchAs(author, { noteId: first.noteId });
    expect(await ids({ search: whole?.property?.title ?? '' })).toContain(first.noteId);
  });

  it('can be restored for 30 minutes', async () => {
    const { noteId } = await write();
    expect((await call(author, 'DELETE', `/${noteId}`)).status).toBe(200);
    expect(await fetchAs(author)).toEqual([]);
    expect((await call(author, 'DELETE', `/${noteId}`)).status).toBe(404);
    expect(noteOf(await call(author, 'POST', `/${noteId}/restore`)).note).toBe('Quiet street');
    await server.database
      .update(note)
      .set({ deletedAt: new Date(TEST_NOW - 31 * 60_000) })
      .where(eq(note.id, noteId));
    const late = await call(author, 'POST', `/${noteId}/restore`);
    expect([late.status, messageOf(late)]).toEqual([404, NOTE_MESSAGES.tooLateToRestore.words]);
  });

  it('cannot be restored over a newer note on the same home', async () => {
    const { noteId } = await write();
    await call(author, 'DELETE', `/${noteId}`);
    await write({ note: 'Newer' });
    expect((await call(author, 'POST', `/${noteId}/restore`)).status).toBe(409);
  });

  it.each([
    ['in the past', TEST_NOW - 1, NOTE_MESSAGES.past.words],
    ['in three years', TEST_NOW + 3 * 366 * DAY_MS, NOTE_MESSAGES.tooFar.words],
  ])('rejects a follow-up %s, but keeps one whose time has passed', async (_when, followUpTime, message) => {
    const answer = await call(author, 'POST', '/create', { propertyId: homes[0], followUpTime });
    expect([answer.status, messageOf(answer)]).toEqual([400, message]);
    const { noteId, version } = await write();
    const passed = new Date(TEST_NOW - DAY_MS);
    await server.database.update(note).set({ followUpAt: passed }).where(eq(note.id, noteId));
    const saved = { noteId, version, followUpTime: passed.getTime(), note: 'More' };
    expect((await call(author, 'PUT', '/update', saved)).status).toBe(200);
  });
});
