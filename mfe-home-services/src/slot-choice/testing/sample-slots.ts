import { SERVICE_SLOTS, slotStart } from '@aangan/shared-kit/domain/home-services/service-slots';

/** Slots of one day; `left` is the free places of each, in order. */
export function sampleSlotDay(day: string, left: readonly number[]) {
  return {
    day,
    slots: SERVICE_SLOTS.map(({ id, words }, index) => ({
      slotId: id,
      words,
      startsAt: slotStart(day, id),
      left: left[index] ?? 0,
    })),
  };
}
