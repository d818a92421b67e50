import type { PAINT_QUALITIES, PAINTING_WORKS } from '@aangan/shared-kit/domain/home-services/painting-estimate';
import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Texts of the painting estimate. */
export const PAINTING_WORDS = {
  title: 'Estimate the price',
  area: 'Carpet area in sq ft',
  areaHelp: 'The area inside the walls, as the agreement has it.',
  rooms: 'Rooms to paint',
  roomsHelp: 'Count the kitchen and bathrooms too.',
  work: 'Walls',
  quality: 'Paint',
  ceiling: 'Paint the ceilings, too',
  show: 'Show the estimate',
  next: 'First, a consultant visits and measures. You then get a firm quotation.',
} as const;

export const WORK_LABELS = {
  repaint: 'Painted before',
  fresh: 'New walls, with putty and primer',
} as const satisfies Record<(typeof PAINTING_WORKS)[number], string>;

export const QUALITY_LABELS = {
  economy: 'Economy',
  premium: 'Premium',
  luxury: 'Luxury',
} as const satisfies Record<(typeof PAINT_QUALITIES)[number], string>;

/** `₹22,000 to ₹28,000` */
export const rangeText = (minimumPaise: number, maximumPaise: number) =>
  `${formatPaise(minimumPaise)} to ${formatPaise(maximumPaise)}`;

/** What the range is for: `1,000 sq ft, 5 rooms, with GST`. */
export const rangeOf = (area: string, rooms: number) =>
  `${area} sq ft, ${rooms === 1 ? '1 room' : `${rooms} rooms`}, with labour, paint and GST`;

export const AREA_PROBLEM = 'Enter an area of 50 to 20,000 sq ft.';
export const ROOMS_PROBLEM = 'Enter 1 to 30 rooms.';
