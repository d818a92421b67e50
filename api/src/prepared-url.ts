import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { checkDatabase, isAppUrl, openAppLogin } from './foundation/database/public.ts';
import { migrateModules } from './migrate-modules.ts';

/**
 * Migrates with `DATABASE_MIGRATE_URL`. Without it the demonstration migrates by itself, and others have done so before.
 * @returns the address of the login that answers calls
 * @throws Error with one line that says what to do
 */
export async function preparedUrl(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (env.DATABASE_MIGRATE_URL) await migrateModules(env.DATABASE_MIGRATE_URL);
  else if (isDemo(env) && !isAppUrl(url)) {
    await migrateModules(url);
    return (await openAppLogin(url)) ?? url;
  }
  await checkDatabase(url);
  return url;
}
