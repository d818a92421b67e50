/** Name of the global function that gives the number of the order whose code runs now, or 0. */
export const CURRENT_ORDER = '__aanganOrder';
