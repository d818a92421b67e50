/**
 * The home services in the order of the page that lists them. `begins`: what starts a booking, a cart or a visit that
 * measures the work. `offer`: the row of the offers that ended on 2023-10-01. `sac`: accounting code on invoices.
 * Source: services-and-platform, sections 1 and 9 (home services).
 */
// biome-ignore format: a row a service
export const HOME_SERVICES = [
  { type: 'HS_CLEANING', slug: 'cleaning', name: 'Cleaning', sac: '998533', begins: 'cart', offer: 'cleaning' },
  { type: 'HS_PAINTING', slug: 'painting', name: 'Painting', sac: '995473', begins: 'visit', offer: 'painting' },
  { type: 'HS_PLUMBING', slug: 'plumbing', name: 'Plumbing', sac: '995462', begins: 'cart', offer: null },
  { type: 'HS_ELECTRICAL', slug: 'electrical', name: 'Electrical', sac: '995461', begins: 'cart', offer: null },
  { type: 'HS_CARPENTRY', slug: 'carpentry', name: 'Carpentry', sac: '995476', begins: 'cart', offer: null },
  { type: 'HS_PEST_CONTROL', slug: 'pest-control', name: 'Pest control', sac: '998531', begins: 'cart', offer: 'pest control' },
  { type: 'HS_APPLIANCE', slug: 'appliance-repair', name: 'Appliance repair', sac: '998729', begins: 'cart', offer: 'appliance' },
  { type: 'HS_INTERIORS', slug: 'interiors', name: 'Interiors', sac: '998391', begins: 'visit', offer: null },
] as const;

export type HomeService = (typeof HOME_SERVICES)[number];
/** `HS_CLEANING`: a service on the wire. */
export type HomeServiceType = HomeService['type'];

export const HOME_SERVICE_TYPES = HOME_SERVICES.map(({ type }) => type) as [HomeServiceType, ...HomeServiceType[]];

export function homeService(type: HomeServiceType): HomeService {
  const found = HOME_SERVICES.find((service) => service.type === type);
  if (!found) throw new RangeError(`${type} is no home service`);
  return found;
}

/** The service of an address, `pest-control`; undefined for any other text. */
export function homeServiceBySlug(slug: string): HomeService | undefined {
  return HOME_SERVICES.find((service) => service.slug === slug);
}
