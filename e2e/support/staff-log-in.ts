import type { StaffRole } from '@aangan/shared-kit/domain/staff-role';
import type { BrowserContext } from '@playwright/test';
import { openDatabase } from '../../api/src/foundation/database/public.ts';
import { logIn } from './log-in.ts';

/** Logs in as a new account with these roles in a staff session, without its password and second code. */
export async function logInAsStaff(
  context: BrowserContext,
  site: string,
  staffRoles: StaffRole[],
  name = 'Meera Nair',
): Promise<void> {
  const { phone } = await logIn(context, site, name);
  const { pool, close } = openDatabase(process.env.E2E_DATABASE_URL ?? '', { connections: 1 });
  try {
    const given = [`+91${phone}`, staffRoles];
    await pool.query("update account set role = 'staff', staff_roles = $2 where phone = $1", given);
    await pool.query(
      'update session set staff = true from account where account.id = session.account_id and account.phone = $1',
      [`+91${phone}`],
    );
  } finally {
    await close();
  }
}
