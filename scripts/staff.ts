import path from 'node:path';
import { openDatabase } from '../api/src/foundation/database/client.ts';
import { joinPostgres } from '../api/src/foundation/database/embedded.ts';
import { migrate } from '../api/src/foundation/database/migrate.ts';
import { changeStaffRole } from '../api/src/people/staff/staff-role.ts';

const HELP = `npm run staff -- grant +919812345678
npm run staff -- revoke +919812345678
Gives an account the staff's role or takes it back, in DATABASE_URL, else in the embedded database under DATA_DIR.`;

const DONE = {
  grant: 'The account has the staff role. It needs a password before it can open /staff.',
  revoke: 'The account is an ordinary one again, and logged out everywhere.',
} as const;

async function main([action = '', phone = '']: readonly string[]): Promise<void> {
  if ((action !== 'grant' && action !== 'revoke') || !/^\+[1-9]\d{6,14}$/.test(phone)) throw new Error(HELP);
  const folder = path.join(process.env.DATA_DIR ?? '.data', 'postgres');
  const embedded = process.env.DATABASE_URL ? undefined : await joinPostgres({ folder });
  const url = process.env.DATABASE_URL ?? embedded?.url ?? '';
  try {
    await migrate(url);
    const { database, close } = openDatabase(url, { connections: 1 });
    await changeStaffRole(database, phone, action, Date.now).finally(close);
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
