/** Documents that everybody can read before paying for one. */
export const LEGAL_SAMPLES = [
  { name: 'rental-agreement', title: 'Rental agreement', type: 'LEGAL_AGREEMENT' },
  { name: 'police-intimation', title: 'Police intimation form', type: 'LEGAL_POLICE_INTIMATION' },
  { name: 'tenant-consent', title: 'Consent of a tenant', type: 'LEGAL_TENANT_VERIFICATION' },
  { name: 'sale-agreement', title: 'Agreement to sell', type: 'LEGAL_SALE_AGREEMENT' },
] as const;

export type LegalSample = (typeof LEGAL_SAMPLES)[number]['name'];

export const LEGAL_SAMPLE_NAMES = LEGAL_SAMPLES.map(({ name }) => name) as [LegalSample, ...LegalSample[]];
