import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';

const SETTING = 'DATABASE_REPLICA_URLS';

/**
 * The addresses of DATABASE_REPLICA_URLS, a comma list; none by default.
 * @throws SettingsProblems for one that is no address of a PostgreSQL
 */
export function replicaUrls({ [SETTING]: given }: NodeJS.ProcessEnv): readonly string[] {
  const urls = (given ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  // The addresses contain passwords.
  if (urls.every(isPostgres)) return urls;
  throw new SettingsProblems([`${SETTING}: a comma list of postgresql://user:password@host:5432/name`]);
}

function isPostgres(url: string): boolean {
  return URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
}
