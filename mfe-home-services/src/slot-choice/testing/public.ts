// What tests of other features may use.
export { sampleSlotDay } from './sample-slots.ts';
