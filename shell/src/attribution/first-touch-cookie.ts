/** Set for every visitor whose attribution is saved; it is absent for all others. */
export const FIRST_TOUCH_COOKIE = 'aangan_first_touch';
