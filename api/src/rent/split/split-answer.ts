import type { RentSplit, RentSplitMember, SharedDue } from '@aangan/shared-kit/contracts/rent-split';
import { dueParts, memberParts } from '@aangan/shared-kit/domain/rent/split';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { covering, type DueRow, type ShareRow, sharesHere, type TenancyRow } from '../payments/public.ts';
import { isLate, peopleToAgree, splitBackOn } from './late-due.ts';
import { membersOf, type NamedFlatmate, namedShares, partConsents, sharedDues } from './rent-split.queries.ts';

interface DueFacts {
  readonly due: DueRow;
  readonly shares: readonly (ShareRow & { readonly name: string })[];
  /** Accounts that agree to send a part. */
  readonly agreed: readonly string[];
}

/** A shared rent as one of its members sees it; others see only what they pay a part of. @param now epoch ms */
export async function splitAnswer(
  database: DatabaseOrTransaction,
  tenancy: TenancyRow,
  accountId: string,
  now: number,
): Promise<RentSplit> {
  // One after the other: it may be a transaction, which has one connection.
  const members = await membersOf(database, tenancy.id);
  const dues = await sharedDues(database, tenancy, accountId);
  const ids = dues.map(({ id }) => id);
  const shares = ids.length === 0 ? [] : await namedShares(database, ids);
  const consents = ids.length === 0 ? [] : await partConsents(database, ids);
  const parts = members.length === 0 ? [] : memberParts(tenancy.monthlyPaise, members);
  const isMember = tenancy.accountId === accountId || members.some((member) => member.accountId === accountId);
  return {
    tenancyId: tenancy.id,
    kind: tenancy.kind,
    home: tenancy.home ?? '',
    dueDay: tenancy.dueDay,
    paise: tenancy.monthlyPaise,
    isOrganiser: tenancy.accountId === accountId,
    isEqual: members.some(({ paise }) => paise === null),
    members: isMember ? members.map((member, index) => wireMember(member, accountId, parts[index] ?? 0)) : [],
    dues: dues.map((due) => {
      const own = shares.filter(({ dueId }) => dueId === due.id);
      const agreed = consents.flatMap((consent) => (consent.dueId === due.id ? [consent.accountId] : []));
      return wireDue({ due, shares: own, agreed }, { tenancy, members, accountId, now });
    }),
  };
}

function wireMember(member: NamedFlatmate, accountId: string, paise: number): RentSplitMember {
  return {
    flatmateId: member.id,
    name: member.accountId === null ? (member.name ?? '') : shortName(member.accountName ?? ''),
    isYou: member.accountId === accountId,
    isOrganiser: member.accountId === member.invitedBy,
    hasJoined: member.accountId !== null,
    paise,
    linkEndsAt: member.linkEndsAt?.getTime() ?? null,
  };
}

interface Viewing {
  readonly tenancy: TenancyRow;
  readonly members: readonly NamedFlatmate[];
  readonly accountId: string;
  /** Epoch ms. */
  readonly now: number;
}

function wireDue({ due, shares, agreed }: DueFacts, { tenancy, members, accountId, now }: Viewing): SharedDue {
  const isOpen = due.state === 'collecting';
  const people = peopleToAgree(shares, tenancy.accountId);
  return {
    dueId: due.id,
    kind: due.kind,
    month: due.month,
    state: due.state,
    paise: due.paise,
    receivedPaise: shares.reduce((sum, { state, paise }) => sum + (state === 'received' ? paise : 0), 0),
    dueOn: due.dueOn,
    shares: shares.map((share) => ({
      shareId: share.id,
      name: shortName(share.name),
      isYou: share.accountId === accountId,
      paise: share.paise,
      state: share.state,
      mayCover: isOpen && covering(shares, share.id, accountId).way !== 'refuse',
    })),
    mayDivide: tenancy.accountId === accountId && isDivisible(due, shares, { tenancy, members }),
    late: isLate(due, shares, now)
      ? {
          backOn: splitBackOn(due),
          agreed: people.filter((id) => agreed.includes(id)).length,
          people: people.length,
          mayAgree: sharesHere(shares) !== undefined && people.includes(accountId) && !agreed.includes(accountId),
        }
      : null,
  };
}

/** Whether a due can be divided again: nobody has begun to pay, and the parts would be others. */
export function isDivisible(
  { state, paise }: DueRow,
  shares: readonly ShareRow[],
  { tenancy, members }: Pick<Viewing, 'tenancy' | 'members'>,
): boolean {
  if (state !== 'collecting' || members.length === 0 || shares.some((share) => share.state !== 'unpaid')) return false;
  const now = new Map(shares.map((share) => [share.accountId, share.paise]));
  const parts = dueParts(paise, tenancy.accountId, members);
  return parts.length !== now.size || parts.some((part) => now.get(part.accountId) !== part.paise);
}
