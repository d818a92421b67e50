import { slugify } from '@aangan/shared-kit/domain/slug';
import type { Random } from '../../src/foundation/random/public.ts';

interface SocietyCity {
  readonly slug: string;
  readonly name: string;
}

export interface SocietyLocality {
  readonly slug: string;
  readonly name: string;
  readonly pin: string;
  readonly lat: number;
  readonly lng: number;
  readonly zone: string;
  readonly tier: number;
}

interface SocietyNames {
  readonly stems: readonly string[];
  readonly suffixes: readonly string[];
  readonly builders: readonly string[];
}

export interface Society {
  /** `soc-bangalore-neem-heights` */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly localitySlug: string;
  /** `loc-bangalore-koramangala` */
  readonly localityId: string;
  readonly localityName: string;
  readonly pin: string;
  readonly zone: string;
  readonly tier: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly builder: string;
  readonly builderId: string;
  readonly units: number;
  readonly builtYear: number;
  readonly stage: 'READY' | 'UNDER_CONSTRUCTION';
}

const FEWEST_A_LOCALITY = 6;
const MOST_A_LOCALITY = 10;
/** About 700 m in degrees of latitude: still in the locality. */
const SPREAD_DEGREES = 0.0065;
const BUILDING_SHARE = 0.1;

/**
 * The fictional societies of a city, six to ten per locality, with names unique in the city.
 * The same `random` gives the same societies.
 * @param year the current year: societies completed later are under construction
 * @throws RangeError when there are not enough names
 */
export function generateSocieties(
  city: SocietyCity,
  localities: readonly SocietyLocality[],
  random: Random,
  { names, year }: { names: SocietyNames; year: number },
): Society[] {
  const taken = new Set(localities.map((locality) => locality.slug));
  const free = namesInRandomOrder(names, random).filter((name) => !taken.has(slugify(name)));
  return localities.flatMap((locality) =>
    Array.from({ length: random.whole(FEWEST_A_LOCALITY, MOST_A_LOCALITY) }, (): Society => {
      const name = free.pop();
      if (name === undefined) throw new RangeError(`Not enough society names for ${city.name}.`);
      const slug = slugify(name);
      const builder = random.pick(names.builders);
      const building = random.chance(BUILDING_SHARE);
      return {
        id: `soc-${city.slug}-${slug}`,
        slug,
        name,
        localitySlug: locality.slug,
        localityId: `loc-${city.slug}-${locality.slug}`,
        localityName: locality.name,
        pin: locality.pin,
        zone: locality.zone,
        tier: locality.tier,
        latitude: around(locality.lat, random),
        longitude: around(locality.lng, random),
        builder,
        builderId: builderId(builder),
        units: random.whole(4, 60) * 10,
        builtYear: building ? year + random.whole(1, 3) : year - Math.floor(random.next() ** 1.5 * 26),
        stage: building ? 'UNDER_CONSTRUCTION' : 'READY',
      };
    }),
  );
}

export function builderId(name: string): string {
  return `bld-${slugify(name)}`;
}

/** To 4 decimals, about 11 m. */
function around(degrees: number, random: Random): number {
  return Math.round((degrees + random.between(-SPREAD_DEGREES, SPREAD_DEGREES)) * 1e4) / 1e4;
}

function namesInRandomOrder({ stems, suffixes }: SocietyNames, random: Random): string[] {
  // Avoids a repeated word such as "Rangoli Court Court".
  const all = stems.flatMap((stem) =>
    suffixes.filter((suffix) => !stem.endsWith(suffix)).map((suffix) => `${stem} ${suffix}`),
  );
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = random.whole(0, last);
    const [a, b] = [all[last], all[other]];
    if (a !== undefined && b !== undefined) [all[last], all[other]] = [b, a];
  }
  return all;
}
