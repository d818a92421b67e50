import { and, desc, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { Opinion } from '../../search/alerts/rank-by-feedback.ts';
import { listing } from '../../search/listings/property.tables.ts';
import { contact } from '../contacts/contacts.tables.ts';
import { visit } from '../visits/visits.tables.ts';
import { type HomeFeedbackRow, homeFeedback } from './feedback.tables.ts';

type Reader = Pick<Database, 'select'>;

const DAY_MS = 86_400_000;

/** Somebody is asked about a home between these days after a contact or a visit. */
const ASKED_AFTER_DAYS = 2;
const ASKED_UNTIL_DAYS = 60;

/** Homes in the list of what one has said. */
const SAID_AT_MOST = 50;

/** Opinions that are heeded: taste changes, and the last ones tell most. */
const HEEDED_AT_MOST = 200;

const HOME = { id: listing.id, title: listing.title, category: listing.category };

export async function homeById(database: Reader, listingId: string) {
  const [found] = await database.select(HOME).from(listing).where(eq(listing.id, listingId));
  return found;
}

export async function feedbackOn(
  database: Reader,
  accountId: string,
  listingId: string,
): Promise<HomeFeedbackRow | undefined> {
  const [found] = await database
    .select()
    .from(homeFeedback)
    .where(and(eq(homeFeedback.accountId, accountId), eq(homeFeedback.listingId, listingId)));
  return found;
}

/** What a person said of homes, the last one first. */
export function feedbackBy(database: Reader, accountId: string) {
  return database
    .select({ feedback: homeFeedback, home: HOME })
    .from(homeFeedback)
    .innerJoin(listing, eq(listing.id, homeFeedback.listingId))
    .where(eq(homeFeedback.accountId, accountId))
    .orderBy(desc(homeFeedback.updatedAt))
    .limit(SAID_AT_MOST);
}

/**
 * The home that a person is asked about next: one they have begun with, else the last they visited or contacted days
 * ago and said nothing of.
 */
export async function homeToAskAbout(database: Reader, accountId: string, at: Date): Promise<string | undefined> {
  const [begun] = await database
    .select({ id: homeFeedback.listingId })
    .from(homeFeedback)
    .where(and(eq(homeFeedback.accountId, accountId), ne(homeFeedback.state, 'DONE')))
    .orderBy(desc(homeFeedback.updatedAt))
    .limit(1);
  if (begun) return begun.id;
  const from = new Date(at.getTime() - ASKED_UNTIL_DAYS * DAY_MS);
  const to = new Date(at.getTime() - ASKED_AFTER_DAYS * DAY_MS);
  const unsaid = (listingId: typeof contact.listingId | typeof visit.listingId) =>
    and(eq(homeFeedback.accountId, accountId), eq(homeFeedback.listingId, listingId));
  const [visited] = await database
    .select({ id: visit.listingId, on: visit.startsAt })
    .from(visit)
    .innerJoin(listing, eq(listing.id, visit.listingId))
    .leftJoin(homeFeedback, unsaid(visit.listingId))
    .where(
      and(
        eq(visit.visitorId, accountId),
        eq(visit.state, 'booked'),
        gte(visit.startsAt, from),
        lte(visit.startsAt, to),
        isNull(homeFeedback.accountId),
      ),
    )
    .orderBy(desc(visit.startsAt))
    .limit(1);
  const [contacted] = await database
    .select({ id: contact.listingId, on: contact.createdAt })
    .from(contact)
    .innerJoin(listing, eq(listing.id, contact.listingId))
    .leftJoin(homeFeedback, unsaid(contact.listingId))
    .where(
      and(
        eq(contact.seekerId, accountId),
        gte(contact.createdAt, from),
        lte(contact.createdAt, to),
        isNull(homeFeedback.accountId),
      ),
    )
    .orderBy(desc(contact.createdAt))
    .limit(1);
  if (visited && contacted) return visited.on >= contacted.on ? visited.id : contacted.id;
  return (visited ?? contacted)?.id;
}

/** What a person said of homes, with what is known of each, the last one first: what is recommended to them heeds it. */
export async function opinionsOf(database: Reader, accountId: string): Promise<Opinion[]> {
  const rows = await database
    .select({
      id: listing.id,
      category: listing.category,
      localityId: listing.localityId,
      bhk: listing.bhk,
      price: listing.price,
      deposit: listing.deposit,
      age: listing.age,
      verdict: homeFeedback.verdict,
      answers: homeFeedback.answers,
    })
    .from(homeFeedback)
    .innerJoin(listing, eq(listing.id, homeFeedback.listingId))
    .where(eq(homeFeedback.accountId, accountId))
    .orderBy(desc(homeFeedback.updatedAt))
    .limit(HEEDED_AT_MOST);
  return rows.map(({ verdict, answers, ...home }) => ({ home, verdict, answers: answers.map(({ answer }) => answer) }));
}

/** Ids of homes that a person did not like: lists that are the same for everybody mark them. */
export async function dislikedBy(database: Reader, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ id: homeFeedback.listingId })
    .from(homeFeedback)
    .where(and(eq(homeFeedback.accountId, accountId), eq(homeFeedback.verdict, 'DISLIKED')))
    .orderBy(desc(homeFeedback.updatedAt))
    .limit(500);
  return rows.map(({ id }) => id);
}

export async function forgetFeedback(
  database: Pick<Database, 'delete'>,
  accountId: string,
  listingId: string,
): Promise<void> {
  await database
    .delete(homeFeedback)
    .where(and(eq(homeFeedback.accountId, accountId), eq(homeFeedback.listingId, listingId)));
}
