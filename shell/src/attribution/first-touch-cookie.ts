/** Set for every visitor whose way here is remembered: without it nothing is. */
export const FIRST_TOUCH_COOKIE = 'aangan_first_touch';
