/** Sentences of the page of a landlord with an account. */
export const MY_TENANTS_WORDS = {
  title: 'My tenants',
  lead: 'Everybody who pays rent on Aangan to a landlord with your phone number.',
  empty: 'Nobody pays you rent on Aangan yet',
  emptyText: 'A tenant who enters your phone number as the landlord’s appears here, with every payment.',
  tenant: (payer: string) => (payer === '' ? 'A tenant' : payer),
  account: 'Paid to',
  removed: 'A tenant who removes you as a landlord is not listed any more. Save the statements that you need.',
} as const;
