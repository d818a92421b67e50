import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { readAllSettings, SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { type ShellSettings, shellSettings } from './settings.ts';

/** Settings whose defaults are safe only on a machine that nobody else reaches. */
const REQUIRED = {
  PUBLIC_URL: 'the origin of the site; without it, addresses would follow the Host header of the request',
  RELEASE_KEYS: 'public keys of those who publish; without them, whoever writes to the registry runs code',
  TRUSTED_PROXIES: 'the proxies in front; a visitor at another address cannot choose theirs. "none" without a proxy',
} as const;

/**
 * The settings of a shell that may serve the public.
 * @throws SettingsProblems with every setting that is missing or wrong
 */
export function safeShellSettings(env: NodeJS.ProcessEnv): ShellSettings {
  const [settings] = readAllSettings([() => shellSettings(env), () => requireSettings(env)]);
  return settings as ShellSettings;
}

/** @throws SettingsProblems naming what is missing, unless the demonstration allows it */
function requireSettings(env: NodeJS.ProcessEnv): undefined {
  if (isDemo(env)) return;
  const missing = Object.entries(REQUIRED).flatMap(([name, what]) => (env[name] ? [] : [`${name}: ${what}`]));
  if (missing.length > 0) throw new SettingsProblems(missing);
}
