import { z } from 'zod';

/** Latitude and longitude, degrees. */
const position = z.tuple([z.number(), z.number()]);

const point = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });

/** The data of the schematic map of a city, in one answer that browsers and caches store. */
export const baseMap = z.object({
  /** Those with most listings first: listings of all kinds. */
  localities: z.array(point.extend({ listings: z.number() })),
  landmarks: z.array(
    point.extend({
      kind: z.enum(['tech_park', 'hospital', 'college', 'school', 'station', 'airport', 'mall', 'park']),
    }),
  ),
  /** Metro lines with their stations in order. */
  lines: z.array(z.object({ colour: z.string(), stations: z.array(point) })),
  /** `highway`: ring roads, expressways and national highways. `road`: other main roads. */
  ways: z.array(
    z.object({ name: z.string(), kind: z.enum(['highway', 'road', 'rail', 'river']), path: z.array(position) }),
  ),
  waters: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['lake', 'sea']),
      outline: z.array(position),
      /** Where the name is written; the middle if there is none. */
      names: z.array(position),
    }),
  ),
});
