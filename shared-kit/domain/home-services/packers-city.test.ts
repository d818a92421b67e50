import { cityBySlug } from '../cities.ts';
import { hasCityMap, PACKERS_CITIES } from './packers-city.ts';

it('Cities of packers have a map where the site has homes', () => {
  for (const { slug } of PACKERS_CITIES)
    expect([slug, hasCityMap(slug)]).toEqual([slug, cityBySlug(slug) !== undefined]);
});
