export const OVERRIDE_PATH = '/staff/override';
export const RESET_PATH = '/staff/override/reset';

/** Reports to `npm run dev --shell` whether overrides are possible here; it contains no secret. */
export const OVERRIDE_FACTS_PATH = '/platform/override.json';
