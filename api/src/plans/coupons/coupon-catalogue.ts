import type { coupon } from './coupons.tables.ts';

/** Codes that come with the product. Each names the plans that its claim covers. */
export const COUPONS: readonly (typeof coupon.$inferInsert)[] = [
  {
    code: 'WELCOME100',
    title: 'Welcome: ₹100 off a Freedom plan',
    paise: 10_000,
    targetServices: ['TENANT_FREEDOM', 'BUYER_FREEDOM', 'OWNER_FREEDOM'],
    from: new Date('2026-01-01T00:00:00+05:30'),
    to: new Date('2028-01-01T00:00:00+05:30'),
    most: null,
  },
  {
    code: 'RELAX500',
    title: '₹500 off a Relax plan',
    paise: 50_000,
    targetServices: ['TENANT_RELAX', 'BUYER_RELAX', 'OWNER_RELAX', 'SELLER_RELAX'],
    from: new Date('2026-01-01T00:00:00+05:30'),
    to: new Date('2028-01-01T00:00:00+05:30'),
    most: 10_000,
  },
];
