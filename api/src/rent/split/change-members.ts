import { SPLIT_LIMITS, sharesProblem } from '@aangan/shared-kit/domain/rent/split';
import { flatmateLink } from '@aangan/shared-kit/links/rent-pay';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { badInput, CallError, notFound } from '../../foundation/server/public.ts';
import type { TenancyRow } from '../payments/public.ts';
import { newFlatmateLink } from './flatmate-link.ts';
import { changeFlatmate, membersOf } from './rent-split.queries.ts';
import { type FlatmateRow, rentFlatmate } from './rent-split.tables.ts';
import { SPLIT_WORDS } from './rent-split.words.ts';

/**
 * Invites a flatmate. All parts are equal then, because nobody has agreed on others yet.
 * @param tenancy locked
 * @returns the path of the invitation
 * @throws CallError 409 for too many people
 */
export async function inviteFlatmate(
  transaction: Transaction,
  tenancy: TenancyRow,
  name: string,
  at: Date,
): Promise<string> {
  const { id: tenancyId, accountId: invitedBy } = tenancy;
  const members = await membersOf(transaction, tenancyId);
  if (members.length >= SPLIT_LIMITS.people) throw new CallError(409, SPLIT_WORDS.tooMany);
  const { token, columns } = newFlatmateLink(at);
  const row = () => ({ id: newId('flm'), tenancyId, invitedBy, createdAt: at });
  if (members.length === 0) {
    await transaction.insert(rentFlatmate).values({ ...row(), accountId: invitedBy, joinedAt: at });
  }
  await transaction.insert(rentFlatmate).values({ ...row(), name, ...columns });
  await makeEqual(transaction, tenancyId);
  return flatmateLink(token);
}

/** Another link for somebody who has not joined. @throws CallError 404, 409 once they have joined */
export async function inviteAgain(
  transaction: Transaction,
  tenancy: TenancyRow,
  flatmateId: string,
  at: Date,
): Promise<string> {
  const member = (await membersOf(transaction, tenancy.id)).find(({ id }) => id === flatmateId);
  if (!member) throw notFound(SPLIT_WORDS.none);
  if (member.accountId !== null) throw new CallError(409, SPLIT_WORDS.hasJoined);
  const { token, columns } = newFlatmateLink(at);
  await changeFlatmate(transaction, member.id, columns);
  return flatmateLink(token);
}

/**
 * Joins as an invited flatmate.
 * @param tenancy locked
 * @returns the other members' accounts
 * @throws CallError 404 for a link that was used meanwhile, 409 for who shares the rent already
 */
export async function joinRent(
  transaction: Transaction,
  tenancy: TenancyRow,
  { flatmate, accountId }: { readonly flatmate: FlatmateRow; readonly accountId: string },
  at: Date,
): Promise<readonly string[]> {
  const members = await membersOf(transaction, tenancy.id);
  const isOpen = members.some(({ id, tokenDigest }) => id === flatmate.id && tokenDigest === flatmate.tokenDigest);
  if (!isOpen) throw notFound(SPLIT_WORDS.noLink);
  if (tenancy.accountId === accountId) throw new CallError(409, SPLIT_WORDS.ownLink);
  const others = members.flatMap((member) => member.accountId ?? []);
  if (others.includes(accountId)) throw new CallError(409, SPLIT_WORDS.isIn);
  const joined = { accountId, joinedAt: at, name: null, tokenDigest: null, linkEndsAt: null };
  await changeFlatmate(transaction, flatmate.id, joined);
  return others;
}

interface AgreedShare {
  readonly flatmateId: string;
  readonly paise: number;
}

/**
 * Stores what the members pay of later dues: equal parts for no shares.
 * @param tenancy locked
 * @throws CallError 409 for other members than there are, 400 for sums that do not add up
 */
export async function agreeShares(
  transaction: Transaction,
  tenancy: TenancyRow,
  shares: readonly AgreedShare[],
): Promise<void> {
  if (shares.length === 0) return makeEqual(transaction, tenancy.id);
  const members = await membersOf(transaction, tenancy.id);
  const sums = new Map(shares.map(({ flatmateId, paise }) => [flatmateId, paise]));
  const isComplete = sums.size === members.length && members.every(({ id }) => sums.has(id));
  if (!isComplete || shares.length !== sums.size) throw new CallError(409, SPLIT_WORDS.otherMembers);
  const problem = sharesProblem(tenancy.monthlyPaise, [...sums.values()]);
  if (problem !== undefined) throw badInput('body.shares', problem);
  for (const [id, paise] of sums) await changeFlatmate(transaction, id, { paise });
}

/**
 * Takes a flatmate off later dues: the organiser removes them, or they leave. An agreed sum of theirs is the organiser's
 * then.
 * @param tenancy locked
 * @returns the member that is gone
 * @throws CallError 404 for nobody, and for who may not
 */
export async function removeFlatmate(
  transaction: Transaction,
  tenancy: TenancyRow,
  { flatmateId, by }: { readonly flatmateId: string; readonly by: string },
): Promise<FlatmateRow> {
  const members = await membersOf(transaction, tenancy.id);
  const organiser = members.find(({ accountId }) => accountId === tenancy.accountId);
  const gone = members.find(({ id }) => id === flatmateId);
  const mayRemove = gone && gone !== organiser && (gone.accountId === by || tenancy.accountId === by);
  if (!mayRemove) throw notFound(SPLIT_WORDS.none);
  await transaction.delete(rentFlatmate).where(eq(rentFlatmate.id, gone.id));
  if (organiser && members.length === 2) {
    await transaction.delete(rentFlatmate).where(eq(rentFlatmate.id, organiser.id));
  } else if (organiser && organiser.paise !== null && gone.paise !== null) {
    await changeFlatmate(transaction, organiser.id, { paise: organiser.paise + gone.paise });
  }
  return gone;
}

async function makeEqual(transaction: Transaction, tenancyId: string): Promise<void> {
  await transaction.update(rentFlatmate).set({ paise: null }).where(eq(rentFlatmate.tenancyId, tenancyId));
}
