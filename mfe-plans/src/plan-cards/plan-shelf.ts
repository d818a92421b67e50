import { SEEKER_TYPES, type SeekerType } from '@aangan/shared-kit/domain/plan-type';
import type { PageParams } from '@aangan/shared-kit/platform/page';

export type Shelf = 'standard' | 'plot' | 'nri' | 'cpms' | 'freedom' | 'nbex';

/** Which plans an address shows. */
export interface PlanShelf {
  readonly seeker: SeekerType;
  readonly commercial: boolean;
  readonly shelf: Shelf;
}

const standard = (seeker: SeekerType): PlanShelf => ({ seeker, commercial: false, shelf: 'standard' });

/** The addresses that name their shelf in full. Source: product-and-plans, section 2 (Plans). */
const EXACT: Readonly<Record<string, PlanShelf>> = {
  '/buyer/plans': standard('buyer'),
  '/owner/plans': standard('owner'),
  '/seller/plans': standard('seller'),
  '/seller/plot-plans': { seeker: 'seller', commercial: false, shelf: 'plot' },
  '/nbex/plans': { seeker: 'seller', commercial: false, shelf: 'nbex' },
  '/owner/cpms-plans': { seeker: 'owner', commercial: false, shelf: 'cpms' },
  '/owner-freedom': { seeker: 'owner', commercial: false, shelf: 'freedom' },
};

/** The addresses with a parameter for the seeker or the kind of plan. */
const BY_SEEKER: Readonly<Record<string, (seeker: SeekerType, params: PageParams) => PlanShelf | undefined>> = {
  '/{seekerType}/plans': standard,
  '/{seekerType}/new-plans': standard,
  '/{seekerType}/nri-plans': (seeker) => ({ seeker, commercial: false, shelf: 'nri' }),
  '/{planType}/{seekerType}/plans': (seeker, { planType }) =>
    planType === 'nbex' ? exclusive(seeker) : { ...standard(seeker), commercial: planType === 'commercial' },
};

/** The sellers' exclusive plans have an address of their own, so only the owners' are here. */
function exclusive(seeker: SeekerType): PlanShelf | undefined {
  return seeker === 'owner' ? { seeker, commercial: false, shelf: 'nbex' } : undefined;
}

/** The shelf of a matched pattern, or undefined when its seeker is unknown. */
export function planShelf(pattern: string, params: PageParams): PlanShelf | undefined {
  const exact = EXACT[pattern];
  if (exact) return exact;
  const seeker = SEEKER_TYPES.find((type) => type === params.seekerType);
  return seeker && BY_SEEKER[pattern]?.(seeker, params);
}
