import path from 'node:path';
import { joinPostgres, openDatabase } from '../api/src/foundation/database/public.ts';
import { migrateModules } from '../api/src/migrate-modules.ts';
import { changeStaffRole, resetSecondFactorOf } from '../api/src/people/staff/public.ts';
import { isStaffRole, STAFF_ROLES } from '../shared-kit/domain/staff-role.ts';

const HELP = `npm run staff -- grant +919812345678
npm run staff -- grant +919812345678 listings,support
npm run staff -- revoke +919812345678
npm run staff -- reset-second-factor +919812345678
Gives an account the staff's role or takes it back, or removes its second factor. Roles: ${STAFF_ROLES.join(', ')}; all of them if none is named.
Works in DATABASE_MIGRATE_URL or DATABASE_URL, else in the embedded database under DATA_DIR.`;

const DONE = {
  grant: 'The account has the staff role. It needs a password before it can open /staff.',
  revoke: 'The account is an ordinary one again, and logged out everywhere.',
  'reset-second-factor': 'The account has no second factor, and is logged out everywhere.',
} as const;

function isAction(word: string): word is keyof typeof DONE {
  return Object.hasOwn(DONE, word);
}

async function main([action = '', phone = '', named = STAFF_ROLES.join(',')]: readonly string[]): Promise<void> {
  const roles = named.split(',').filter(isStaffRole);
  if (roles.length !== named.split(',').length) throw new Error(HELP);
  if (!isAction(action) || !/^\+[1-9]\d{6,14}$/.test(phone)) throw new Error(HELP);
  const folder = path.join(process.env.DATA_DIR ?? '.data', 'postgres');
  const given = process.env.DATABASE_MIGRATE_URL || process.env.DATABASE_URL;
  const embedded = given ? undefined : await joinPostgres({ folder });
  const url = given ?? embedded?.url ?? '';
  try {
    await migrateModules(url);
    const { database, close } = openDatabase(url, { connections: 1 });
    const done =
      action === 'reset-second-factor'
        ? resetSecondFactorOf(database, phone, Date.now)
        : changeStaffRole(database, phone, action, Date.now, roles);
    await done.finally(close);
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
