/** Filters for logged-in people. Source: product-and-plans, section 6 (premium filters require login). */
export const PREMIUM_FILTERS = ['price-dropped', 'confirmed-lately', 'seen-by-us'] as const;

export type PremiumFilter = (typeof PREMIUM_FILTERS)[number];

/** Days that each filter covers. */
export const PREMIUM_DAYS = { 'price-dropped': 30, 'confirmed-lately': 2 } as const;
