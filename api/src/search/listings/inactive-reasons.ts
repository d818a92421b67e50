/** Published, and shown as soon as the checks have passed. */
export const CHECKING = 'CHECKING';

/** A probable scam, which only its owner and staff see. */
export const HELD = 'HELD';

/** The owner has paused it. */
export const OWNER_PAUSED = 'OWNER_PAUSED';

/** The owner has deleted it. */
export const DELETED = 'DELETED';

const HIDDEN_REASONS: readonly string[] = [CHECKING, HELD, DELETED];

/** Whether a listing exists for its owner and staff alone. */
export function isHidden(inactiveReason: string | null): boolean {
  return inactiveReason !== null && HIDDEN_REASONS.includes(inactiveReason);
}
