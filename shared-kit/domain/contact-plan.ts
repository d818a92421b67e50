/** Plans that bring contacts. */
export const CONTACT_PLANS = ['FREEDOM', 'RELAX', 'ASSURE', 'FREEDOM_LITE'] as const;

export type ContactPlan = (typeof CONTACT_PLANS)[number];

/** Number of owner contacts in a plan, and its name. Source: product-and-plans, section 9 (plan copy). */
export const CONTACT_PLAN_FACTS = {
  FREEDOM: { name: 'Freedom', contacts: 25 },
  RELAX: { name: 'Relax', contacts: 50 },
  ASSURE: { name: 'Assure', contacts: 50 },
  FREEDOM_LITE: { name: 'Freedom Lite', contacts: 5 },
} as const satisfies Readonly<Record<ContactPlan, { readonly name: string; readonly contacts: number }>>;
