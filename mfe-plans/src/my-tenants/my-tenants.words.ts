/** Sentences of the page of a landlord with an account. */
export const MY_TENANTS_WORDS = {
  title: 'My tenants',
  lead: 'People who pay rent on Aangan to a landlord with your phone number.',
  empty: 'Nobody pays you rent on Aangan yet',
  emptyText: 'If a tenant enters your phone number as the landlord’s, the tenant and each payment appear here.',
  tenant: (payer: string) => (payer === '' ? 'A tenant' : payer),
  account: 'Paid to',
  removed: 'A tenant who removes you as a landlord no longer appears here. Save the statements you need.',
} as const;
