import type { SeekerType } from '@aangan/shared-kit/domain/plan-type';
import type { PlanShelf, Shelf } from '../plan-cards/public.ts';

export const SEEKER_WORDS = {
  tenant: { plural: 'tenants', promise: 'Talk to owners yourself and pay no brokerage on your next home.' },
  buyer: { plural: 'buyers', promise: 'Talk to sellers directly, and see actual sale prices nearby.' },
  owner: { plural: 'owners', promise: 'Find a tenant without showing your number to everybody.' },
  seller: { plural: 'sellers', promise: 'Sell directly to a buyer and pay no commission.' },
} as const satisfies Record<SeekerType, { plural: string; promise: string }>;

const SHELF_TITLES = {
  standard: 'Plans',
  plot: 'Plot plans',
  nri: 'NRI plans',
  cpms: 'Property management plans',
  freedom: 'Freedom plan',
  nbex: 'Exclusive plans',
} as const satisfies Record<Shelf, string>;

/** "Commercial plans for tenants". */
export function shelfTitle({ seeker, commercial, shelf }: PlanShelf): string {
  const title = SHELF_TITLES[shelf];
  const named = commercial ? `Commercial ${title.toLowerCase()}` : title;
  return `${named} for ${SEEKER_WORDS[seeker].plural}`;
}
