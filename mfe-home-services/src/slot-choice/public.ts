// What other features may use.
export { SlotChoice, type SlotDay } from './slot-choice.tsx';
export { type ChosenSlot, chosenSlot, slotError, slotValue } from './slot-value.ts';
