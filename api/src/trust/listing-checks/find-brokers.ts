import { brokerEvidence } from './broker-evidence.ts';
import type { CheckedListing } from './checked-listing.ts';
import { type Evidence, scoreOf } from './evidence.ts';

export interface BrokerFinding {
  readonly accountId: string;
  readonly score: number;
  readonly evidence: readonly Evidence[];
}

/** Scores every account by its active listings; builders are left out. */
export function brokerFindings(
  listings: readonly CheckedListing[],
  nameOf: (listing: CheckedListing) => string = ({ accountName, ownerName }) => accountName ?? ownerName,
): BrokerFinding[] {
  const byAccount = new Map<string, CheckedListing[]>();
  for (const listing of listings) {
    if (listing.ownerId === null || listing.postedByBuilder || listing.inactiveReason === 'DUPLICATE') continue;
    const known = byAccount.get(listing.ownerId);
    if (known) known.push(listing);
    else byAccount.set(listing.ownerId, [listing]);
  }
  return [...byAccount].map(([accountId, own]) => {
    const [first] = own;
    const evidence = brokerEvidence(own, first ? nameOf(first) : '');
    return { accountId, score: scoreOf(evidence), evidence };
  });
}
