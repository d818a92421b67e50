/** Published, and shown as soon as the checks have passed. */
export const CHECKING = 'CHECKING';

/** A probable scam, which only its owner and staff see. */
export const HELD = 'HELD';

/** The owner has paused it. */
export const OWNER_PAUSED = 'OWNER_PAUSED';

/** The owner has deleted it. */
export const DELETED = 'DELETED';

/** Listings with these reasons exist for their owner and staff alone. */
export const HIDDEN_REASONS: readonly string[] = [CHECKING, HELD, DELETED];
