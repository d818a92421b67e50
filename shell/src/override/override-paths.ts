export const OVERRIDE_PATH = '/staff/override';
export const RESET_PATH = '/staff/override/reset';

/** Tells `npm run dev --shell` whether overrides are possible here; no secret in it. */
export const OVERRIDE_FACTS_PATH = '/platform/override.json';
