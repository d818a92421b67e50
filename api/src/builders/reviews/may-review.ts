import type { ReviewerStanding } from '@aangan/shared-kit/domain/project-review';
import { and, eq, lte, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { visit } from '../../meeting/visits/public.ts';
import { project } from '../../places/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { projectLead } from '../leads/public.ts';
import { builderOf } from '../own-projects/public.ts';

/** The standings in which a person may review a project; none with the reason. */
interface MayReview {
  readonly standings: readonly ReviewerStanding[];
  readonly why: string | null;
}

/**
 * As whom a person may review a project. A listed home of theirs in the society verifies a resident; a past visit to a
 * home there, or a lead to the builder, makes a visitor. Everybody else can only declare a flat.
 * @throws CallError 404 without such a project
 */
export async function mayReview(
  database: DatabaseOrTransaction,
  accountId: string,
  projectId: string,
  at: Date,
): Promise<MayReview> {
  const [found] = await database
    .select({ societyId: project.societyId, stage: project.stage })
    .from(project)
    .where(eq(project.id, projectId));
  if (!found) throw callError('no-project');
  if (await builderOf(database, accountId)) return { standings: [], why: 'Builders cannot review projects.' };
  const isVisitor = await hasAskedOrVisited(database, accountId, { projectId, societyId: found.societyId, at });
  const visitor = isVisitor ? (['VISITOR'] as const) : [];
  // Nobody lives in a project that is not handed over.
  if (found.stage !== 'READY') {
    const why = 'People who have visited a home here, or asked the builder, can review this project.';
    return { standings: visitor, why: isVisitor ? null : why };
  }
  const owns = await ownsHome(database, accountId, found.societyId);
  return { standings: [owns ? 'VERIFIED_RESIDENT' : 'DECLARED_RESIDENT', ...visitor], why: null };
}

async function ownsHome(database: DatabaseOrTransaction, accountId: string, societyId: string): Promise<boolean> {
  const [home] = await database
    .select({ id: listing.id })
    .from(listingOwner)
    .innerJoin(listing, eq(listing.id, listingOwner.listingId))
    .where(and(eq(listingOwner.accountId, accountId), eq(listing.societyId, societyId)))
    .limit(1);
  return home !== undefined;
}

async function hasAskedOrVisited(
  database: DatabaseOrTransaction,
  accountId: string,
  { projectId, societyId, at }: { readonly projectId: string; readonly societyId: string; readonly at: Date },
): Promise<boolean> {
  const asked = and(
    eq(projectLead.accountId, accountId),
    eq(projectLead.projectId, projectId),
    // An answer is not needed: a builder who answers nobody can be reviewed too.
    ne(projectLead.state, 'WITHDRAWN'),
  );
  if ((await database.$count(projectLead, asked)) > 0) return true;
  const [visited] = await database
    .select({ id: visit.id })
    .from(visit)
    .innerJoin(listing, eq(listing.id, visit.listingId))
    .where(
      and(
        eq(visit.visitorId, accountId),
        ne(visit.state, 'cancelled'),
        lte(visit.startsAt, at),
        eq(listing.societyId, societyId),
      ),
    )
    .limit(1);
  return visited !== undefined;
}
