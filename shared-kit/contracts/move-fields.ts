import { z } from 'zod';
import { INVENTORY_KEYS } from '../domain/home-services/inventory.ts';
import { PACKINGS } from '../domain/home-services/move-estimate.ts';
import { packersCity } from '../domain/home-services/packers-city.ts';
import { pinCode } from './home-services.ts';

/** A city of packers in either spelling, `greater_noida` or `greater-noida`; our own one comes out. */
export const packersCityField = z
  .string()
  .max(40)
  .transform((text, context) => {
    const city = packersCity(text);
    if (city) return city.slug;
    context.addIssue({ code: 'custom', message: 'must be a city with packers and movers' });
    return z.NEVER;
  });

const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

/** One end of a move. */
export const moveEnd = z.object({
  city: packersCityField,
  pin: pinCode,
  locality: z.string().trim().min(2, 'Enter the locality.').max(80),
  address: z.string().trim().max(300).default(''),
  floor: z.number().int().min(0).max(60),
  hasLift: z.boolean(),
  point: point.nullable().default(null),
});

const goods = {
  items: z
    .array(z.object({ key: z.enum(INVENTORY_KEYS), quantity: z.number().int().min(1).max(200) }))
    .min(1, 'Choose what you move.')
    .max(60),
  packing: z.enum(PACKINGS).default('basic'),
  insuredRupees: z.number().int().min(0).max(10_000_000).default(0),
  storageMonths: z.number().int().min(0).max(12).default(0),
  wishedDay: z.iso.date().optional(),
};

/** A move, as its form sends it. */
export const moveFields = z.object({ from: moveEnd, to: moveEnd, ...goods });

/** Before somebody books, an end needs no more than its city. */
const roughEnd = moveEnd.extend({
  pin: z.union([z.literal(''), pinCode]).default(''),
  locality: z.string().trim().max(80).default(''),
});

/** What an estimate needs of a move. */
export const estimateFields = z.object({ from: roughEnd, to: roughEnd, ...goods });
