/** Where the form in the header leads that logs out without JavaScript. */
export const LOG_OUT_PATH = '/platform/log-out';
