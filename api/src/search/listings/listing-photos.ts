import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { PICTURES } from '../../../demo/pictures/pictures.ts';

type Photo = PropertyRecord['photos'][number];

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

const PHOTOS: ReadonlyMap<string, Photo> = new Map(
  PICTURES.map(({ id, scene, alt, colour }) => [id, { id, alt, colour, title: TITLES[scene] ?? 'Picture' }]),
);

/** The pictures of a listing in order, or the first of them; ids that the catalogue no longer has are left out. */
export function photosOf(ids: string, most?: number): Photo[] {
  return ids.split(',', most).flatMap((id) => PHOTOS.get(id) ?? []);
}
