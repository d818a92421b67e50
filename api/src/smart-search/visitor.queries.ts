import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../foundation/database/public.ts';
import type { Holder } from './holder.ts';
import { newId } from './sessions.queries.ts';
import {
  type CommutePerson,
  type SmartCommuteRow,
  type SmartVisitorRow,
  smartCommute,
  smartVisitor,
} from './smart-search.tables.ts';

interface CommuteOf {
  readonly city: string;
  readonly category: ListingCategory;
}

/** The saved commutes of a city and kind of home. */
export async function commutesOf(
  database: Database,
  { name }: Holder,
  { city, category }: CommuteOf,
): Promise<SmartCommuteRow | undefined> {
  const [row] = await database
    .select()
    .from(smartCommute)
    .where(and(eq(smartCommute.holder, name), eq(smartCommute.city, city), eq(smartCommute.category, category)));
  return row;
}

/** Saves the commutes of a city and kind of home, in place of those before. */
export async function saveCommutes(
  database: Database,
  { name, accountId }: Holder,
  { city, category }: CommuteOf,
  people: readonly CommutePerson[],
  at: Date,
): Promise<SmartCommuteRow> {
  const [row] = await database
    .insert(smartCommute)
    .values({ id: newId('com_'), holder: name, accountId, city, category, people, changedAt: at })
    .onConflictDoUpdate({
      target: [smartCommute.holder, smartCommute.city, smartCommute.category],
      set: { people, changedAt: at },
    })
    .returning();
  if (!row) throw new Error('A saved commute has a row');
  return row;
}

/** Removes saved commutes of the holder. */
export async function removeCommutes(database: Database, { name }: Holder, id: string): Promise<void> {
  await database.delete(smartCommute).where(and(eq(smartCommute.id, id), eq(smartCommute.holder, name)));
}

/** What the visitor has said about smart search itself. */
export async function visitorOf(database: Database, { name }: Holder): Promise<SmartVisitorRow | undefined> {
  const [row] = await database.select().from(smartVisitor).where(eq(smartVisitor.holder, name));
  return row;
}

type VisitorFacts = Partial<Pick<SmartVisitorRow, 'guidanceFlag' | 'rating' | 'reasons' | 'words' | 'ratedAt'>>;

/** Changes what is stored of a visitor. */
export async function changeVisitor(
  database: Database,
  { name, accountId }: Holder,
  facts: VisitorFacts,
  at: Date,
): Promise<void> {
  const empty = { guidanceFlag: false, rating: null, reasons: [], words: '', ratedAt: null };
  await database
    .insert(smartVisitor)
    .values({ holder: name, accountId, ...empty, ...facts, changedAt: at })
    .onConflictDoUpdate({ target: smartVisitor.holder, set: { ...facts, changedAt: at } });
}

/** Deletes commutes, feedback and guidance of visitors that are old. */
export async function deleteOldVisitors(database: Database, before: Date): Promise<void> {
  await database.delete(smartCommute).where(lt(smartCommute.changedAt, before));
  await database.delete(smartVisitor).where(lt(smartVisitor.changedAt, before));
}

/** Saved commutes of the holder by id. */
export async function commuteById(
  database: Database,
  { name }: Holder,
  id: string,
): Promise<SmartCommuteRow | undefined> {
  const [row] = await database
    .select()
    .from(smartCommute)
    .where(and(eq(smartCommute.id, id), eq(smartCommute.holder, name)));
  return row;
}
