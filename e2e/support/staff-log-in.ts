import type { StaffRole } from '@aangan/shared-kit/domain/staff-role';
import type { BrowserContext } from '@playwright/test';
import { openDatabase } from '../../api/src/foundation/database/public.ts';
import { signedIn } from '../../api/testing/signed-in.ts';

/** Opens a staff session for a new account with these roles, without password and code. */
export async function logInAsStaff(
  context: BrowserContext,
  site: string,
  staffRoles: StaffRole[],
  name = 'Meera Nair',
): Promise<void> {
  const { database, close } = openDatabase(process.env.E2E_DATABASE_URL ?? '', { connections: 1 });
  try {
    const { cookie } = await signedIn(database, { role: 'staff', staffRoles, name }, Date.now());
    const [cookieName = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name: cookieName, value, url: site, secure: true, httpOnly: true }]);
  } finally {
    await close();
  }
}
