/** Target of the form in the header that logs out without JavaScript. */
export const LOG_OUT_PATH = '/platform/log-out';
