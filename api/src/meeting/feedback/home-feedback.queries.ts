import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, desc, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Opinion } from '../../search/alerts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { contact } from '../contacts/public.ts';
import { visit } from '../visits/public.ts';
import { type HomeFeedbackRow, homeFeedback } from './feedback.tables.ts';

type Reader = Pick<Database, 'select'>;

/** A person is asked about a home between these days after a contact or a visit. */
const ASKED_AFTER_DAYS = 2;
const ASKED_UNTIL_DAYS = 60;

/** Homes per page of given feedback. */
const SAID_AT_MOST = 50;

/** Maximum number of recent opinions that affect ranking, because taste changes. */
const OPINIONS_MAX = 200;

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

/** A person's feedback on homes, newest first. */
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
 * The next home to ask a person about: one with unfinished feedback, else the one last visited or contacted days ago
 * without feedback.
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

/** A person's feedback on homes with the facts of each home, newest first, for ranking recommendations. */
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
    .limit(OPINIONS_MAX);
  return rows.map(({ verdict, answers, ...home }) => ({ home, verdict, answers: answers.map(({ answer }) => answer) }));
}

/** Ids of homes that a person disliked. Shared, cacheable lists are marked with them. */
export async function dislikedBy(database: Reader, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ id: homeFeedback.listingId })
    .from(homeFeedback)
    .where(and(eq(homeFeedback.accountId, accountId), eq(homeFeedback.verdict, 'DISLIKED')))
    .orderBy(desc(homeFeedback.updatedAt))
    .limit(500);
  return rows.map(({ id }) => id);
}

export async function deleteFeedback(
  database: Pick<Database, 'delete'>,
  accountId: string,
  listingId: string,
): Promise<void> {
  await database
    .delete(homeFeedback)
    .where(and(eq(homeFeedback.accountId, accountId), eq(homeFeedback.listingId, listingId)));
}
