/** Limits of paying rent. The documents show none, so these are ours. Source: services-and-platform, section 11. */
export const RENT_PAYMENT_LIMITS = {
  leastPaise: 100_00,
  mostPaise: 5_00_000_00,
  /** Tenants deduct tax on monthly rent above ₹50,000 (section 194-IB), for which they need the landlord's PAN. */
  panAbovePaise: 50_000_00,
  /** Sums that one person may begin and not pay, at a time. */
  mostOpenDues: 20,
  /** Tenancies of one person. */
  mostTenancies: 20,
  /** Months before and after the present one that can be paid. */
  monthsBack: 3,
  monthsAhead: 12,
} as const;
