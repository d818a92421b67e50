import { HOUR_MS, MINUTE_MS } from './time-spans.ts';

/** Limits of visits that the specification does not give. */
export const VISIT_LIMITS = {
  /** Days, including today, whose slots can be booked. */
  days: 14,
  /** Shortest notice before a visit, ms. */
  noticeMs: 2 * HOUR_MS,
  slotMs: HOUR_MS,
  /** How long a slot is held while its visitor signs in, ms. */
  holdMs: 10 * MINUTE_MS,
  /** Most upcoming visits per person. */
  upcoming: 10,
  /** Most free slots in one answer. */
  slotsAtOnce: 30,
  /** Most free slots in a rejection. */
  nextSlots: 3,
  /** Windows of an owner's week. */
  windows: 42,
  daysOff: 30,
  /** Time without an update after which the executive's position is stale, ms. */
  positionStaleMs: 5 * MINUTE_MS,
  /** How long before and after a visit the executive's position is known, ms. */
  positionBeforeMs: 3 * HOUR_MS,
  positionAfterMs: HOUR_MS,
} as const;

/** Source: services-and-platform, sections 4 and 8 (slot booked). */
export const SLOT_BOOKED = 'Slot booked successfully';
