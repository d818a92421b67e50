const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Numbers of visits that are not the specification's. */
export const VISIT_LIMITS = {
  /** Days, today included, whose slots can be booked. */
  days: 14,
  /** Nobody can come sooner, ms. */
  noticeMs: 2 * HOUR_MS,
  slotMs: HOUR_MS,
  /** A slot is kept for so long while its visitor signs in, ms. */
  holdMs: 10 * MINUTE_MS,
  /** Visits to come that one person may have. */
  upcoming: 10,
  /** Free slots that one answer offers. */
  slotsAtOnce: 30,
  /** Free slots that a refusal offers. */
  nextSlots: 3,
  /** Windows of an owner's week. */
  windows: 42,
  daysOff: 30,
  /** After so long without a word the executive's position is stale, ms. */
  positionStaleMs: 5 * MINUTE_MS,
  /** The executive's position is known from so long before a visit to so long after it, ms. */
  positionBeforeMs: 3 * HOUR_MS,
  positionAfterMs: HOUR_MS,
} as const;

/** Source: services-and-platform, sections 4 and 8 (slot booked). */
export const SLOT_BOOKED = 'Slot booked successfully';
