import { MODULES } from '../../api/src/modules.ts';
import { readSettings } from '../../api/src/read-settings.ts';
import { readAllSettings, SettingsProblems, settingsRefusal } from '../../shared-kit/domain/settings-problems.ts';
import { safeShellSettings } from '../../shell/src/server/required-settings.ts';
import { type SiteSettings, StartError } from './site-settings.ts';

/**
 * Refuses a site that others could reach with the conveniences of development. It is checked before any work is done.
 * @throws StartError with every setting that API and shell miss
 */
export function requireSettings(env: NodeJS.ProcessEnv, { host, demo }: SiteSettings): void {
  if (demo) return;
  // The site brings a database of its own.
  const api = { DATABASE_URL: 'embedded', ...env };
  try {
    readAllSettings<unknown>([() => readSettings(api, MODULES, () => undefined), () => safeShellSettings(env)]);
  } catch (error) {
    if (!(error instanceof SettingsProblems)) throw error;
    throw new StartError(settingsRefusal(`A site that listens on ${host}`, [...byName(error.problems).values()]));
  }
}

/** Both read some variables, and each needs naming once. */
function byName(problems: readonly string[]): ReadonlyMap<string, string> {
  return new Map(problems.map((problem) => [problem.split(/[ :,]/, 1)[0] ?? '', problem]));
}
