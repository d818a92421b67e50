import { NOT_CONFIRMED } from '@aangan/shared-kit/domain/active-status';
import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { CHECKING, DELETED, listing, noteListingChange, OWNER_PAUSED } from '../../search/listings/public.ts';
import { checkAgain, showBestOf } from '../../trust/listing-checks/public.ts';
import { type DraftRow, saveDraft } from '../drafts/public.ts';
import { sendToChecks } from '../publishing/public.ts';

export const NOT_NOW = 'You cannot do this with the listing’s current status.';

interface MoveDeps {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly at: Date;
}

/** Why a listing was not active, while it is. */
const WAS_ACTIVE = 'ACTIVE';

/** The owner pauses a live listing. @throws CallError 409 when it is not live */
export async function pauseListing(transaction: Transaction, row: DraftRow): Promise<void> {
  await leaveSearch(transaction, row, OWNER_PAUSED, ({ active }) => active);
}

/** The home is let or sold. @throws CallError 409 for a listing that waits for staff, or is closed already */
export async function closeListing(transaction: Transaction, row: DraftRow): Promise<void> {
  const reason = isMonthly(row.category) ? 'LETOUT' : 'SOLDOUT';
  await leaveSearch(transaction, row, reason, ({ active, inactiveReason }) => {
    return active || [OWNER_PAUSED, NOT_CONFIRMED, 'DUPLICATE', CHECKING].includes(inactiveReason ?? '');
  });
}

/** Brings a listing back that its owner had taken off, or that was paused for silence; it is checked first. */
export async function reactivateListing(transaction: Transaction, deps: MoveDeps, row: DraftRow): Promise<void> {
  const found = await stateOf(transaction, row.id);
  if (!found || row.deletedAt || !mayReturn(found.inactiveReason)) throw new CallError(409, NOT_NOW);
  await comeBack(transaction, deps, row);
}

/** @throws CallError 409 for a draft, and for a listing that is deleted already */
export async function deleteListing(transaction: Transaction, { at }: MoveDeps, row: DraftRow): Promise<DraftRow> {
  const found = await stateOf(transaction, row.id);
  if (!found || row.deletedAt) throw new CallError(409, NOT_NOW);
  const reasonBefore = found.active ? WAS_ACTIVE : found.inactiveReason;
  await leaveSearch(transaction, row, DELETED, () => true);
  const deleted = { ...row, deletedAt: at, reasonBefore };
  await saveDraft(transaction, deleted);
  return deleted;
}

/** Undoes a deletion: a listing that was live is live again after its checks, another one is as it was. */
export async function undoDelete(transaction: Transaction, deps: MoveDeps, row: DraftRow): Promise<DraftRow> {
  const restored = { ...row, deletedAt: null, reasonBefore: null };
  await saveDraft(transaction, restored);
  if (row.reasonBefore === WAS_ACTIVE) {
    await comeBack(transaction, deps, row);
  } else {
    await transaction.update(listing).set({ inactiveReason: row.reasonBefore }).where(eq(listing.id, row.id));
  }
  return restored;
}

function mayReturn(reason: string | null): boolean {
  return reason === OWNER_PAUSED || reason === NOT_CONFIRMED || /^(?:LETOUT|SOLDOUT)(?:_.+)?$/.test(reason ?? '');
}

async function comeBack(transaction: Transaction, { jobs, at }: MoveDeps, { id, city }: DraftRow): Promise<void> {
  await transaction
    .update(listing)
    .set({ active: false, inactiveReason: CHECKING, confirmedAt: at })
    .where(eq(listing.id, id));
  await checkAgain(transaction, id);
  await sendToChecks(transaction, jobs, { city, listingId: id });
}

async function leaveSearch(
  transaction: Transaction,
  { id }: DraftRow,
  reason: string,
  may: (state: ListingNow) => boolean,
): Promise<void> {
  const found = await stateOf(transaction, id);
  if (!found || !may(found)) throw new CallError(409, NOT_NOW);
  await transaction.update(listing).set({ active: false, inactiveReason: reason }).where(eq(listing.id, id));
  // The next listing of the same home takes its place.
  await showBestOf(transaction, [id]);
  await noteListingChange(transaction, found);
}

type ListingNow = NonNullable<Awaited<ReturnType<typeof stateOf>>>;

async function stateOf(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select({
      active: listing.active,
      inactiveReason: listing.inactiveReason,
      city: listing.city,
      category: listing.category,
    })
    .from(listing)
    .where(eq(listing.id, id))
    .for('update');
  return found;
}
