import path from 'node:path';
import { joinPostgres, openDatabase } from '../api/src/foundation/database/public.ts';
import { migrateModules } from '../api/src/migrate-modules.ts';
import { changeStaffRole } from '../api/src/people/staff/public.ts';
import { isStaffRole, STAFF_ROLES } from '../shared-kit/domain/staff-role.ts';

const HELP = `npm run staff -- grant +919812345678
npm run staff -- grant +919812345678 listings,support
npm run staff -- revoke +919812345678
Gives an account the staff's role or takes it back. Roles: ${STAFF_ROLES.join(', ')}; all of them if none is named.
Works in DATABASE_MIGRATE_URL or DATABASE_URL, else in the embedded database under DATA_DIR.`;

const DONE = {
  grant: 'The account has the staff role. It needs a password before it can open /staff.',
  revoke: 'The account is an ordinary one again, and logged out everywhere.',
} as const;

async function main([action = '', phone = '', named = STAFF_ROLES.join(',')]: readonly string[]): Promise<void> {
  const roles = named.split(',').filter(isStaffRole);
  if (roles.length !== named.split(',').length) throw new Error(HELP);
  if ((action !== 'grant' && action !== 'revoke') || !/^\+[1-9]\d{6,14}$/.test(phone)) throw new Error(HELP);
  const folder = path.join(process.env.DATA_DIR ?? '.data', 'postgres');
  const given = process.env.DATABASE_MIGRATE_URL || process.env.DATABASE_URL;
  const embedded = given ? undefined : await joinPostgres({ folder });
  const url = given ?? embedded?.url ?? '';
  try {
    await migrateModules(url);
    const { database, close } = openDatabase(url, { connections: 1 });
    await changeStaffRole(database, phone, action, Date.now, roles).finally(close);
    console.log(DONE[action]);
  } finally {
    await embedded?.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
