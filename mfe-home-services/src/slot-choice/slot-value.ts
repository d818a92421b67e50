import { SERVICE_SLOT_IDS, type ServiceSlotId } from '@aangan/shared-kit/domain/home-services/service-slots';
import { SLOT_CHOICE_WORDS } from './slot-choice.words.ts';

/** A day in India and one of its slots, as the calls take them. */
export interface ChosenSlot {
  /** `2026-11-24`. */
  readonly day: string;
  readonly slotId: ServiceSlotId;
}

/** The value of a radio button: `2026-11-24/SLOT_08_10`. */
export function slotValue({ day, slotId }: ChosenSlot): string {
  return `${day}/${slotId}`;
}

/** The slot of a posted value; undefined where none was chosen. */
export function chosenSlot(value: string): ChosenSlot | undefined {
  const [day = '', id] = value.split('/');
  const slotId = SERVICE_SLOT_IDS.find((each) => each === id);
  return slotId && /^\d{4}-\d\d-\d\d$/.test(day) ? { day, slotId } : undefined;
}

/** Rule of a form’s field. */
export function slotError(value: string): string | undefined {
  return chosenSlot(value) ? undefined : SLOT_CHOICE_WORDS.missing;
}
