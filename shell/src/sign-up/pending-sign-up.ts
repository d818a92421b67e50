import type { SignUpFlow } from '@aangan/shared-kit/platform/platform';

/** Where a sign-up that waits for its code is kept in this tab's session storage. */
export const PENDING_SIGN_UP = 'sign-up';

/**
 * The flow of a sign-up that was open when this document was loaded anew and still waits for its code: opening sign-up
 * goes on with it. A file of its own, so that asking needs no other code.
 * @param now epoch ms
 */
export function pendingSignUp(now: number): SignUpFlow | undefined {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(PENDING_SIGN_UP) ?? 'null');
    return kept && kept.until > now ? kept.value.flow : undefined;
  } catch {
    // A forbidden storage has kept nothing.
    return undefined;
  }
}

/** As `expiringStorage` writes it. */
interface Kept {
  readonly until: number;
  readonly value: { readonly flow: SignUpFlow };
}
