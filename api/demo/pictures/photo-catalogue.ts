import { PICTURES, type Picture } from './pictures.ts';

/** One entry of `photo-catalogue.json`: the facts of a picture that pages need. */
interface CataloguePhoto extends Pick<Picture, 'id' | 'alt' | 'colour'> {
  readonly title: string;
}

const TITLES: Readonly<Record<string, string>> = {
  living: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  balcony: 'Balcony',
  facade: 'Building',
  house: 'House',
  villa: 'Community',
  'pg-room': 'Room',
  plot: 'Plot',
  office: 'Office',
  coworking: 'Co-working',
  shop: 'Shop',
  showroom: 'Showroom',
  warehouse: 'Warehouse',
  'industrial-shed': 'Shed',
  restaurant: 'Restaurant',
  'floor-plan': 'Floor plan',
};

/** All entries; `photo-catalogue.json` stores this list, so that the API needs no drawing code. */
export function photoCatalogue(): CataloguePhoto[] {
  return PICTURES.map(({ id, scene, alt, colour }) => ({ id, alt, colour, title: TITLES[scene] ?? 'Picture' }));
}
