import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import type { OpenDatabase } from '../../foundation/database/client.ts';
import type { InMemoryJobs } from '../../foundation/jobs/in-memory-jobs.ts';
import { inMemoryJobs } from '../../foundation/jobs/public.ts';
import type { Message } from '../../foundation/messages/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { contactNotices } from './contact-notices.ts';
import { contact } from './contacts.tables.ts';

const NIGHT = Date.parse('2026-11-20T23:00+05:30');
const MORNING = Date.parse('2026-11-21T08:00+05:30');
const NOON = Date.parse('2026-11-20T12:00+05:30');

let open: OpenDatabase;
let now: number;
let jobs: InMemoryJobs;
let sent: Message[];
let owner: SignedIn;
let contactId: string;

beforeAll(() => {
  open = openTestDatabase({ connections: 2 });
});
afterAll(() => open.close());

const notify = async (at: number) => {
  now = at;
  sent = [];
  jobs = inMemoryJobs(() => now, open.database);
  const messages = { send: async (message: Message) => void sent.push(message) };
  const notices = contactNotices({
    database: open.database,
    jobs,
    messages,
    identityKey: 'a key',
    now: () => now,
    siteUrl: '',
  });
  owner = await signedIn(open.database);
  const seeker = await signedIn(open.database, { name: 'Meera Iyer' });
  const [about] = await open.database.select({ id: listing.id }).from(listing).limit(1);
  contactId = `con_${randomUUID().slice(0, 20)}`;
  await open.database.insert(contact).values({
    id: contactId,
    seekerId: seeker.accountId,
    ownerId: owner.accountId,
    listingId: about?.id ?? '',
    attribution: {},
    createdAt: new Date(at),
  });
  await notices.tell('contacted', contactId, console);
  await notices.tell('contacted', contactId, console);
  await jobs.drain();
};

describe('the notification of an owner who was asked for the number', () => {
  it('is sent once by day, with a first name and no number', async () => {
    await notify(NOON);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: { phone: owner.phone },
      template: 'owner-contacted',
      values: { name: 'Meera' },
    });
    expect(JSON.stringify(sent[0]?.values)).not.toMatch(/\+91|Iyer/);
  });

  it('has no answer link for a home that has another owner now', async () => {
    await notify(NOON);
    expect(sent[0]?.values).toMatchObject({ token: '' });
  });

  it('waits for the end of quiet hours', async () => {
    await notify(NIGHT);
    expect(sent).toEqual([]);
    now = MORNING - 1;
    await jobs.drain();
    expect(sent).toEqual([]);
    now = MORNING;
    await jobs.drain();
    expect(sent).toHaveLength(1);
  });

  it("uses the owner's current time zone, even if it changed meanwhile", async () => {
    await notify(NIGHT);
    await open.database.update(account).set({ timeZone: 'America/New_York' }).where(eq(account.id, owner.accountId));
    now = MORNING;
    await jobs.drain();
    expect(sent).toEqual([]);
    now = Date.parse('2026-11-21T08:00-05:00');
    await jobs.drain();
    expect(sent).toHaveLength(1);
  });

  it('is not sent about a person whose account is deleted', async () => {
    await notify(NIGHT);
    const [row] = await open.database.select().from(contact).where(eq(contact.id, contactId));
    await open.database
      .update(account)
      .set({ deletedAt: new Date(NIGHT) })
      .where(eq(account.id, row?.seekerId ?? ''));
    now = MORNING;
    await jobs.drain();
    expect(sent).toEqual([]);
  });
});
