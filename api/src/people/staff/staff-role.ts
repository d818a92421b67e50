import { STAFF_ROLES, type StaffRole } from '@aangan/shared-kit/domain/staff-role';
import { eq } from 'drizzle-orm';
import { openAudit } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { account, accountOfPhone } from '../accounts/public.ts';
import { endSessions } from '../sessions/public.ts';

/**
 * Gives an account the staff role with these roles of work and no others, or revokes it: then all its sessions end.
 * @param phone `+919812345678`
 * @param now epoch ms
 * @throws Error in one line when no account has the number
 */
export async function changeStaffRole(
  database: Database,
  phone: string,
  to: 'grant' | 'revoke',
  now: () => number,
  roles: readonly StaffRole[] = STAFF_ROLES,
): Promise<void> {
  const found = await accountOfPhone(database, phone);
  if (!found) throw new Error('No account has this number. The person must sign up on the site first.');
  const role = to === 'grant' ? 'staff' : 'member';
  await database.transaction(async (transaction) => {
    await transaction
      .update(account)
      .set({ role, staffRoles: to === 'grant' ? [...roles] : [] })
      .where(eq(account.id, found.id));
    const event = to === 'grant' ? 'staff-granted' : 'staff-revoked';
    await openAudit(database, now).note(
      { event, accountId: found.id, ...(to === 'grant' && { detail: roles.join(' ') }) },
      undefined,
      transaction,
    );
  });
  if (to === 'revoke') await endSessions(database, found.id);
}
