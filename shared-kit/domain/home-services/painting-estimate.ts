import type { ServiceCity } from './service-city.ts';
import { atLevel } from './sku-price.ts';

/** What is painted: walls that have paint, or new walls with putty and primer. */
export const PAINTING_WORKS = ['repaint', 'fresh'] as const;
export const PAINT_QUALITIES = ['economy', 'premium', 'luxury'] as const;

export interface PaintingFacts {
  /** Carpet area, sq ft. */
  readonly areaSqFt: number;
  /** Rooms to paint, kitchen and bathrooms included. */
  readonly rooms: number;
  readonly work: (typeof PAINTING_WORKS)[number];
  readonly quality: (typeof PAINT_QUALITIES)[number];
  readonly withCeiling: boolean;
}

/** Rupees for a sq ft of wall with GST, at the level of Bangalore. */
const RATES = {
  repaint: { economy: 11, premium: 16, luxury: 24 },
  fresh: { economy: 20, premium: 26, luxury: 35 },
} as const;

/** Walls of a home, in sq ft for each sq ft of carpet area; ceilings add one. */
const WALL_FACTOR = 2.6;

/** Rupees a room for moving furniture and covering floors. */
const ROOM_RUPEES = 350;

/** How far the measured price may be from the estimate, in percent. */
const SPREAD = 12;

/**
 * The range of a painting's price before anybody has measured, in paise of whole rupees with GST. The quotation after
 * the visit is firm.
 * @throws RangeError for no area or no room
 */
export function paintingEstimate(
  facts: PaintingFacts,
  city: ServiceCity,
): { minimumPaise: number; maximumPaise: number } {
  const { areaSqFt, rooms, work, quality, withCeiling } = facts;
  if (!(areaSqFt > 0) || !(rooms > 0)) throw new RangeError('A painting has an area and rooms');
  const wall = areaSqFt * (withCeiling ? WALL_FACTOR + 1 : WALL_FACTOR);
  const rupees = wall * RATES[work][quality] + rooms * ROOM_RUPEES;
  return {
    minimumPaise: atLevel((rupees * (100 - SPREAD)) / 100, city),
    maximumPaise: atLevel((rupees * (100 + SPREAD)) / 100, city),
  };
}
