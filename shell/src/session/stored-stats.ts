import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';

/**
 * The stored user object: `id`, `em` and `ph`. Other tabs notice a login or logout by it. Phone and e-mail are masked,
 * because anybody with access to the browser's storage can read them. Source: services-and-platform, section 3 (other
 * entities).
 */
export const STORED_STATS = 'ustats';

type Contacts = Pick<CallAnswer<'GET /api/v3/user/info'>, 'user_email' | 'user_phone'>;

export function saveStats(id: string, { user_email, user_phone }: Contacts): void {
  const stats = { id, em: maskedEmail(user_email ?? ''), ph: maskedPhone(user_phone ?? '') };
  swallowed(() => localStorage.setItem(STORED_STATS, JSON.stringify(stats)));
}

export function deleteStats(): void {
  swallowed(() => localStorage.removeItem(STORED_STATS));
}

/** The stored object; null when there is none or storage is forbidden. */
export function storedStats(): string | null {
  return swallowed(() => localStorage.getItem(STORED_STATS)) ?? null;
}

/** `asha@example.com` → `a••••@example.com`; empty for a text that is no address. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}••••${email.slice(at)}`;
}

/** `+919845012345` → `••••••••345`. */
export function maskedPhone(phone: string): string {
  return phone.length < 7 ? '' : `••••••••${phone.slice(-3)}`;
}

/** Storage fails for quota and in private windows. The page must not fail because of it. */
function swallowed<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
