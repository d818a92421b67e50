import type { VAS_CATEGORIES } from '@aangan/shared-kit/contracts/plan-purchase';
import type { PlanService } from '@aangan/shared-kit/domain/plan-service';
import { VIP_PLAN_AMOUNT_MINIMUM } from '@aangan/shared-kit/domain/plan-type';

export type VasCategory = (typeof VAS_CATEGORIES)[number];

/** Something that is sold with a plan. It lasts as long as the plan, unless it has days of its own. */
export interface AddOn {
  readonly id: string;
  /** The code that claims name. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** With GST. */
  readonly paise: number;
  /** Days of its own; null for the time of the plan. */
  readonly validity: number | null;
  /** Price of the cheapest plan that it is sold with; null for any. */
  readonly leastPlanPaise: number | null;
  readonly services: readonly PlanService[];
  readonly categories: readonly VasCategory[];
}

const HOMES_TO_FIND = ['TENANT_PLANS', 'BUYER_PLANS'] as const;
const HOMES_TO_GIVE = ['OWNER_PLANS', 'SELLER_PLANS'] as const;

/** Value-added services. Source: product-and-plans, sections 3 (vasIds) and 7 (VAS details by category). */
export const ADD_ONS: readonly AddOn[] = [
  {
    id: 'vip',
    code: 'VIP',
    name: 'VIP',
    description: '10% off every plan from ₹799, at most ₹150 each time, starting with this order.',
    paise: 14_900,
    validity: 365,
    leastPlanPaise: VIP_PLAN_AMOUNT_MINIMUM * 100,
    services: ['vip'],
    categories: [...HOMES_TO_FIND, ...HOMES_TO_GIVE, 'C_TENANT_PLANS', 'C_BUYER_PLANS'],
  },
  {
    id: 'relationship-manager',
    code: 'RELATIONSHIP_MANAGER',
    name: 'Relationship manager',
    description: 'One person from our team whom you can call while the plan runs.',
    paise: 149_900,
    validity: null,
    leastPlanPaise: null,
    services: ['relationship-manager'],
    categories: [
      ...HOMES_TO_FIND,
      ...HOMES_TO_GIVE,
      'C_TENANT_PLANS',
      'C_BUYER_PLANS',
      'C_OWNER_PLANS',
      'C_SELLER_PLANS',
    ],
  },
  {
    id: 'rental-agreement',
    code: 'RENTAL_AGREEMENT',
    name: 'Rental agreement',
    description: 'We draw up, stamp and deliver the agreement.',
    paise: 99_900,
    validity: null,
    leastPlanPaise: null,
    services: ['agreement'],
    categories: ['TENANT_PLANS', 'OWNER_PLANS'],
  },
  {
    id: 'papers-check',
    code: 'PAPERS_CHECK',
    name: 'Documents checked',
    description: 'A lawyer reads the documents of one home and writes what is missing.',
    paise: 299_900,
    validity: null,
    leastPlanPaise: null,
    services: ['legal'],
    categories: ['BUYER_PLANS', 'SELLER_PLANS', 'C_BUYER_PLANS', 'C_SELLER_PLANS'],
  },
  {
    id: 'photos',
    code: 'PHOTOS',
    name: 'Photos by our photographer',
    description: 'Photos of all rooms, taken by daylight on a day you choose.',
    paise: 129_900,
    validity: null,
    leastPlanPaise: null,
    services: ['photos'],
    categories: [...HOMES_TO_GIVE, 'C_OWNER_PLANS', 'C_SELLER_PLANS'],
  },
  {
    id: 'tenant-verification',
    code: 'TENANT_VERIFICATION',
    name: 'Tenant verification',
    description: 'Identity, employer and police verification of one tenant.',
    paise: 49_900,
    validity: null,
    leastPlanPaise: null,
    services: ['verification'],
    categories: ['OWNER_PLANS', 'C_OWNER_PLANS'],
  },
  {
    id: 'exclusive',
    code: 'EXCLUSIVE',
    name: 'Exclusive marketing',
    description: 'One person from our team markets the home, and nobody else calls you.',
    paise: 249_900,
    validity: null,
    leastPlanPaise: null,
    services: ['exclusive'],
    categories: HOMES_TO_GIVE,
  },
  {
    id: 'property-management',
    code: 'PROPERTY_MANAGEMENT',
    name: 'Property management',
    description: 'We handle rent, repairs and the tenant’s calls while the plan runs.',
    paise: 199_900,
    validity: null,
    leastPlanPaise: null,
    services: ['property-management'],
    categories: ['OWNER_PLANS'],
  },
];
