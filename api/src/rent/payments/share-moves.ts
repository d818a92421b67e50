import type { ShareState } from '@aangan/shared-kit/domain/rent/payment-states';

/** What of a share decides whether it can change hands. */
export interface MovableShare {
  readonly id: string;
  readonly accountId: string;
  readonly paise: number;
  readonly state: ShareState;
}

/** How a share changes hands: it is added to the payer's own one, or becomes theirs as it is. */
type Covering<Share> =
  | { readonly way: 'merge'; readonly share: Share; readonly into: Share }
  | { readonly way: 'take'; readonly share: Share }
  | { readonly way: 'refuse'; readonly because: 'own' | 'paid' | 'being-paid' | 'begun' };

/**
 * What happens when a payer takes over the share of another one. The sum of all shares stays the same.
 * @param shares of one due that is being collected
 */
export function covering<Share extends MovableShare>(
  shares: readonly Share[],
  shareId: string,
  accountId: string,
): Covering<Share> {
  const share = shares.find(({ id }) => id === shareId);
  if (!share || share.accountId === accountId) return { way: 'refuse', because: 'own' };
  if (share.state === 'paying') return { way: 'refuse', because: 'being-paid' };
  if (share.state !== 'unpaid') return { way: 'refuse', because: 'paid' };
  const own = shares.filter((each) => each.accountId === accountId);
  // The order of a payment that was begun has its own sum.
  if (own.some(({ state }) => state === 'paying')) return { way: 'refuse', because: 'begun' };
  const into = own.find(({ state }) => state === 'unpaid');
  return into ? { way: 'merge', share, into } : { way: 'take', share };
}

/** The shares that a landlord gets where some are missing; undefined where none is, none is here or one is being paid. */
export function sharesHere<Share extends MovableShare>(shares: readonly Share[]): readonly Share[] | undefined {
  const here = shares.filter(({ state }) => state === 'received');
  const isBusy = shares.some(({ state }) => state === 'paying');
  return isBusy || here.length === 0 || here.length === shares.length ? undefined : here;
}
