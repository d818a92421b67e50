export const OVERRIDE_PATH = '/staff/override';
export const RESET_PATH = '/staff/override/reset';

/** Where staff choose versions: sets the cookie, or makes a link for others. */
export const CHOICES_PATH = '/staff/override/choices';
export const LINK_PATH = '/staff/override/link';

/** A preview link: `?link=<sealed>`. */
export const PREVIEW_PATH = '/staff/override/preview';

/** Puts the visitor's own device into a bucket of an experiment. */
export const BUCKET_PATH = '/staff/override/bucket';

/** Reports to `npm run dev --shell` whether overrides are possible here; it contains no secret. */
export const OVERRIDE_FACTS_PATH = '/platform/override.json';
