import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { heldServer } from '../../../testing/held-server.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { reminderChannel } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { FOLLOW_UPS_JOB } from './follow-up-reminders.ts';
import { type NoteRow, note } from './notes.tables.ts';

let now = TEST_NOW;
const { database, jobs, sent, start, close } = heldServer(() => now);

beforeAll(() => start());
afterAll(() => close());
beforeEach(() => {
  now = TEST_NOW;
});

/** Moves the clock to a moment and runs the jobs that are due. */
async function at(moment: number, job = FOLLOW_UPS_JOB): Promise<void> {
  now = moment;
  await jobs.send(job, {});
  await jobs.drain();
}

async function followUp(facts: Partial<NoteRow> = {}, person: Parameters<typeof signedIn>[1] = {}) {
  const { accountId, phone } = await signedIn(database, person);
  const [home] = await database.select().from(listing).limit(1);
  const id = `note_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const created = new Date(TEST_NOW);
  await database.insert(note).values({
    id,
    authorId: accountId,
    propertyId: home?.id ?? '',
    text: '',
    followUpAt: new Date(TEST_NOW + HOUR_MS),
    followUpReason: 'Owner is back',
    version: 1,
    createdAt: created,
    updatedAt: created,
    ...facts,
  });
  return { id, title: home?.title, messages: () => sent.filter(({ to }) => to === phone) };
}

describe('the reminder of a follow-up', () => {
  it('is sent once, at its time, with home and reason', async () => {
    const { messages, title } = await followUp();
    await at(TEST_NOW + HOUR_MS - 1);
    expect(messages()).toEqual([]);
    await at(TEST_NOW + HOUR_MS);
    await at(TEST_NOW + 2 * HOUR_MS);
    expect(messages()).toMatchObject([{ channel: 'SMS', template: 'note-follow-up' }]);
    expect(messages()[0]?.text).toContain(`You wanted to follow up on ${title}: Owner is back`);
  });

  it("waits for the end of quiet hours in the person's time zone", async () => {
    // 12:00 in India is 01:30 in New York.
    const { messages } = await followUp({ followUpAt: new Date(TEST_NOW) }, { timeZone: 'America/New_York' });
    await at(TEST_NOW);
    expect(messages()).toEqual([]);
    await at(Date.parse('2026-11-20T07:59-05:00'));
    expect(messages()).toEqual([]);
    await at(Date.parse('2026-11-20T08:00-05:00'));
    expect(messages()).toHaveLength(1);
  });

  it('is sent once when two runs overlap', async () => {
    const { messages } = await followUp();
    now = TEST_NOW + HOUR_MS;
    await Promise.all([jobs.send(FOLLOW_UPS_JOB, {}), jobs.send(FOLLOW_UPS_JOB, {})]);
    await Promise.all([jobs.drain(), jobs.drain()]);
    expect(messages()).toHaveLength(1);
  });

  it('is not sent for a deleted note, or a follow-up that was moved', async () => {
    const deleted = await followUp({ deletedAt: new Date(TEST_NOW) });
    const moved = await followUp();
    await database
      .update(note)
      .set({ followUpAt: new Date(TEST_NOW + 3 * HOUR_MS) })
      .where(eq(note.id, moved.id));
    await at(TEST_NOW + HOUR_MS);
    expect([...deleted.messages(), ...moved.messages()]).toEqual([]);
    await at(TEST_NOW + 3 * HOUR_MS);
    expect(moved.messages()).toHaveLength(1);
  });

  it.each([
    ['by WhatsApp with consent', { whatsAppOptIn: true }, 'WHATSAPP'],
    ['by text message without consent to WhatsApp', { whatsAppOptIn: null }, 'SMS'],
    ['by mail to a verified address', { whatsAppOptIn: false, emailVerifiedAt: new Date(0) }, 'EMAIL'],
    ['not at all without any contact address', { phone: null, email: null }, undefined],
  ])('is sent %s', (_how, facts, channel) => {
    const person = { phone: '+919845012345', email: 'a@example.test', emailVerifiedAt: null, whatsAppOptIn: null };
    expect(reminderChannel({ ...person, ...facts })?.channel).toBe(channel);
  });
});

it('the job deletes notes whose restore period is over, and nothing else', async () => {
  const old = await followUp({ deletedAt: new Date(TEST_NOW - 31 * 60_000) });
  const fresh = await followUp({ deletedAt: new Date(TEST_NOW - 29 * 60_000) });
  await at(TEST_NOW, 'clean-up');
  const there = async (id: string) => (await database.select().from(note).where(eq(note.id, id))).length;
  expect([await there(old.id), await there(fresh.id)]).toEqual([0, 1]);
});
