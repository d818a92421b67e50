import { asc, eq } from 'drizzle-orm';
import { builderAccount } from '../src/builders/own-projects/public.ts';
import type { Database } from '../src/foundation/database/public.ts';
import { project } from '../src/places/public.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { TEST_NOW } from './test-data.ts';

/** A new person who acts for a builder, verified by staff. */
export async function builderPerson(database: Database, builderId: string, name = 'Kiran Shah'): Promise<SignedIn> {
  const person = await signedIn(database, { name });
  const at = new Date(TEST_NOW);
  await database.insert(builderAccount).values({
    ...{ accountId: person.accountId, builderId, state: 'verified' },
    ...{ jobTitle: 'Sales manager', workEmail: 'sales@builder.test', submittedAt: at, decidedAt: at },
  });
  return person;
}

/** A seeded project of the stage, and one of another builder. */
export async function twoProjects(database: Database, stage: 'READY' | 'UNDER_CONSTRUCTION' = 'READY') {
  const rows = await database
    .select({
      id: project.id,
      builderId: project.builderId,
      societyId: project.societyId,
      name: project.name,
      city: project.city,
    })
    .from(project)
    .where(eq(project.stage, stage))
    .orderBy(asc(project.id))
    .limit(200);
  const [own] = rows;
  const other = rows.find(({ builderId }) => builderId !== own?.builderId);
  if (!own || !other) throw new Error('The test data has too few projects.');
  return { own, other };
}
