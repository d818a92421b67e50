/** Session storage key of a sign-up that is waiting for its code. */
export const PENDING_SIGN_UP = 'sign-up';

/**
 * The name of the flow of a sign-up that was open when this document was reloaded and still waits for its code. Opening sign-up
 * resumes it. It is a separate file, so that this check loads no other code.
 * @param now epoch ms
 */
export function pendingSignUp(now: number): string | undefined {
  try {
    const saved: Stored | null = JSON.parse(sessionStorage.getItem(PENDING_SIGN_UP) ?? 'null');
    return saved && saved.until > now ? saved.value.flow : undefined;
  } catch {
    // Nothing was saved if storage is forbidden.
    return undefined;
  }
}

/** In the format of `expiringStorage`. */
interface Stored {
  readonly until: number;
  readonly value: { readonly flow: string };
}
