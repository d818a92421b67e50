/** What a person with a login reads while it cannot be resolved: they are neither logged in nor logged out. */
export const ACCOUNT_UNREACHABLE = 'We cannot reach your account right now. Please try again in a moment.';
