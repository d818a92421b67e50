/** States of a flatmate's invitation. `left`: removed by the payer, or gone by themselves. */
export const FLATMATE_STATES = ['invited', 'joined', 'declined', 'left'] as const;

export type FlatmateState = (typeof FLATMATE_STATES)[number];
