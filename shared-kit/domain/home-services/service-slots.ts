import { indiaDate } from '../india-date.ts';
import { indiaDay, indiaDayStart, laterDay } from '../india-day.ts';
import { HOUR_MS } from '../time-spans.ts';

/** Two hours in which a professional arrives, in Indian time. */
export const SERVICE_SLOTS = [
  { id: 'SLOT_08_10', from: 8, words: '8 am to 10 am' },
  { id: 'SLOT_10_12', from: 10, words: '10 am to 12 noon' },
  { id: 'SLOT_12_14', from: 12, words: '12 noon to 2 pm' },
  { id: 'SLOT_14_16', from: 14, words: '2 pm to 4 pm' },
  { id: 'SLOT_16_18', from: 16, words: '4 pm to 6 pm' },
] as const;

export type ServiceSlotId = (typeof SERVICE_SLOTS)[number]['id'];

export const SERVICE_SLOT_IDS = SERVICE_SLOTS.map(({ id }) => id) as [ServiceSlotId, ...ServiceSlotId[]];

export const SLOT_RULES = {
  /** Days that can be booked, today included. */
  days: 14,
  /** Shortest notice. */
  noticeMs: 3 * HOUR_MS,
  slotMs: 2 * HOUR_MS,
  /** How long a place is held for somebody who has not paid. */
  holdMs: 10 * 60_000,
} as const;

interface ServiceSlot {
  /** `2026-11-24`, a day in India. */
  readonly day: string;
  readonly slotId: ServiceSlotId;
  /** Epoch ms. */
  readonly startsAt: number;
}

/** When a slot begins, epoch ms; NaN for an invalid day. */
export function slotStart(day: string, slotId: ServiceSlotId): number {
  const slot = SERVICE_SLOTS.find(({ id }) => id === slotId);
  return indiaDayStart(day) + (slot?.from ?? Number.NaN) * HOUR_MS;
}

/** All slots that can be booked now, in order. @param now epoch ms */
export function bookableSlots(now: number): ServiceSlot[] {
  const today = indiaDay(now);
  return Array.from({ length: SLOT_RULES.days }, (_, index) => laterDay(today, index)).flatMap((day) =>
    SERVICE_SLOTS.map(({ id }) => ({ day, slotId: id, startsAt: slotStart(day, id) })).filter(
      ({ startsAt }) => startsAt >= now + SLOT_RULES.noticeMs,
    ),
  );
}

/** Whether a slot can be booked now. @param now epoch ms */
export function isBookable(startsAt: number, now: number): boolean {
  return bookableSlots(now).some((slot) => slot.startsAt === startsAt);
}

/** The day and the slot that begin at a time; undefined where no slot begins then. @param startsAt epoch ms */
export function slotAt(startsAt: number): Pick<ServiceSlot, 'day' | 'slotId'> | undefined {
  const day = indiaDay(startsAt);
  const slot = SERVICE_SLOTS.find(({ id }) => slotStart(day, id) === startsAt);
  return slot && { day, slotId: slot.id };
}

/** Day and slot in words: `24 Nov 2026, 8 am to 10 am`. Source: services-and-platform, section 3 (servicingDate). */
export function servicingDate(startsAt: number): string {
  const { day, month, year } = indiaDate(startsAt);
  const slot = SERVICE_SLOTS.find(({ id }) => id === slotAt(startsAt)?.slotId);
  return `${day} ${month} ${year}${slot ? `, ${slot.words}` : ''}`;
}
