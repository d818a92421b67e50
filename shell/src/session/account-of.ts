import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { SessionAccount } from '@aangan/shared-kit/platform/platform';

/** The account's fields that pages may read: neither phone nor e-mail. */
export function accountOf({
  isLoggedIn,
  id,
  name,
}: Pick<CallAnswer<'GET /api/v3/user/info'>, 'isLoggedIn' | 'id' | 'name'>): SessionAccount | undefined {
  if (!isLoggedIn || id === null) return undefined;
  return { id, name: firstName(name ?? '') };
}

/** `Asha Rao` → `Asha`. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
