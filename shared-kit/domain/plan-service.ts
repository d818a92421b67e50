/** What our people do for the holder of a plan. `vip` is the add-on. */
export const PLAN_SERVICES = [
  'relationship-manager',
  'property-management',
  'exclusive',
  'photos',
  'showing',
  'promotion',
  'hidden-number',
  'verification',
  'agreement',
  'legal',
  'vip',
] as const;

export type PlanService = (typeof PLAN_SERVICES)[number];

/** Services for which staff assign a person. */
export const MANAGED_SERVICES = [
  'relationship-manager',
  'property-management',
] as const satisfies readonly PlanService[];

/** Each service in words. */
export const PLAN_SERVICE_NAMES = {
  'relationship-manager': 'Relationship manager',
  'property-management': 'Property management',
  exclusive: 'Exclusive marketing',
  photos: 'Photos by our photographer',
  showing: 'Visits shown in your place',
  promotion: 'Higher in the results',
  'hidden-number': 'Your number hidden',
  verification: 'Tenant and police verification',
  agreement: 'Rental agreement',
  legal: 'Legal documents',
  vip: 'Priority support',
} as const satisfies Record<PlanService, string>;
