/**
 * Legal services in the order of the page that lists them. `paise` with GST: the whole price, or what it begins at
 * where `quoted` by staff. `asksTenant`: nothing is done before the tenant has consented. Source: product-and-plans,
 * section 1 (legal services).
 */
// biome-ignore format: a row a service
export const LEGAL_SERVICES = [
  { type: 'LEGAL_AGREEMENT', slug: 'rental-agreement', name: 'Rental agreement', lead: 'AGREEMENT', paise: 49_900, quoted: false, asksTenant: false },
  { type: 'LEGAL_TENANT_VERIFICATION', slug: 'tenant-verification', name: 'Tenant verification', lead: 'TENANT_VERIFICATION', paise: 49_900, quoted: false, asksTenant: true },
  { type: 'LEGAL_POLICE_INTIMATION', slug: 'police-intimation', name: 'Police intimation', lead: 'POLICE_INTIMATION', paise: 29_900, quoted: false, asksTenant: true },
  { type: 'LEGAL_SALE_AGREEMENT', slug: 'sale-agreement', name: 'Sale agreement', lead: 'SALE_AGREEMENT', paise: 349_900, quoted: false, asksTenant: false },
  { type: 'LEGAL_PAPERS', slug: 'property-papers-check', name: 'Property document check', lead: 'PAPERS', paise: 499_900, quoted: true, asksTenant: false },
  { type: 'LEGAL_OPINION', slug: 'legal-opinion', name: 'Legal opinion', lead: 'OPINION', paise: 199_900, quoted: true, asksTenant: false },
] as const;

export type LegalService = (typeof LEGAL_SERVICES)[number];
/** `LEGAL_PAPERS`: a service on the wire. */
export type LegalServiceType = LegalService['type'];
/** Services that are one case: a form, papers, and a document in return. */
export type LegalCaseType = Exclude<LegalServiceType, 'LEGAL_AGREEMENT'>;

export const LEGAL_CASE_TYPES = LEGAL_SERVICES.map(({ type }) => type).filter((type) => type !== 'LEGAL_AGREEMENT') as [
  LegalCaseType,
  ...LegalCaseType[],
];

export function legalService<Type extends LegalServiceType>(type: Type): LegalService & { readonly type: Type } {
  const found = LEGAL_SERVICES.find((service) => service.type === type);
  if (!found) throw new RangeError(`${type} is no legal service`);
  return found as LegalService & { readonly type: Type };
}

/** The service of an address, `police-intimation`; undefined for any other text. */
export function legalServiceBySlug(slug: string): LegalService | undefined {
  return LEGAL_SERVICES.find((service) => service.slug === slug);
}

/** Whether a stored service is a case; false for an agreement. */
export function isLegalCase(type: string): type is LegalCaseType {
  return LEGAL_CASE_TYPES.some((each) => each === type);
}

/** Accounting code and GST of all legal work. */
export const LEGAL_TAX = { sac: '998213', gstRate: 18 } as const;
