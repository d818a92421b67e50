import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { readAllSettings, SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { fileSettings } from './foundation/files/public.ts';
import type { ApiModule, OnProblem } from './foundation/module/public.ts';
import type { ApiSettings } from './foundation/server/public.ts';

/** What an API reads from its environment. */
export interface ReadSettings {
  readonly settings: Partial<ApiSettings>;
  /** Absent in the demonstration: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly siteUrl: string;
}

/**
 * Reads the settings of the API and of all its modules.
 * @throws SettingsProblems with every setting that is missing or wrong
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  modules: readonly ApiModule[],
  onProblem: OnProblem,
): ReadSettings {
  const own: Partial<ApiSettings>[] = readAllSettings([
    () => requireSettings(env),
    () => fileSettings(env),
    ...modules.map((module) => () => module.settings?.(env, onProblem) ?? {}),
  ]);
  return {
    settings: Object.assign({}, ...own),
    databaseUrl: env.DATABASE_URL || undefined,
    siteUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT ?? 3000}`).replace(/\/$/, ''),
  };
}

/** Their defaults fit one machine only. */
function requireSettings(env: NodeJS.ProcessEnv): Record<never, never> {
  const missing = [
    ...(env.DATABASE_URL ? [] : ['DATABASE_URL: the PostgreSQL of the site']),
    ...(env.PUBLIC_URL ? [] : ['PUBLIC_URL: the origin of the site, in links of messages']),
  ];
  if (missing.length > 0 && !isDemo(env)) throw new SettingsProblems(missing);
  return {};
}
