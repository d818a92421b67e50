import type { CityEntry, place } from '../../src/places/public.ts';
import type { Society } from './generate-societies.ts';

/** A city's societies as places. */
export function societyPlaces(city: CityEntry, societies: readonly Society[]): (typeof place.$inferInsert)[] {
  return societies.map((society) => ({
    id: society.id,
    kind: 'society',
    city: city.slug,
    slug: society.slug,
    name: society.name,
    subtitle: `${society.localityName}, ${city.name}`,
    aliases: [],
    latitude: society.latitude,
    longitude: society.longitude,
    zone: society.zone,
    pin: society.pin,
    tier: society.tier,
    landmarkKind: null,
  }));
}
