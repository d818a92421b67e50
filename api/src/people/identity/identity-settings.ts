import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { readSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { ApiSettings } from '../../foundation/server/public.ts';
import { type CodeCountries, readCodeCountries } from './traffic/code-countries.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Signs the logins of the native app; without it app logins are refused. */
    readonly appLoginSecret?: Secrets;
    /** Codes a day by country. By default those of `traffic/code-countries.ts`. */
    readonly codeCountries?: CodeCountries;
  }
}

/** Key and secret of the demonstration. Everybody knows them. */
export const DEVELOPMENT_IDENTITY_KEY = 'aangan-development-identity';
export const DEVELOPMENT_APP_LOGIN_SECRET = 'aangan-development-app-login';

/**
 * Settings of logging in from the environment: `IDENTITY_KEY`, the key of the digests of one-time codes, and
 * `APP_LOGIN_SECRET`, with which the native app's server signs its logins, and `CODE_COUNTRIES`, codes a day by country.
 * @throws SettingsProblems without a key outside the demonstration
 */
export function identitySettings(
  env: NodeJS.ProcessEnv,
): Pick<ApiSettings, 'identityKey' | 'appLoginSecret' | 'codeCountries'> {
  const demo = isDemo(env);
  const known = [DEVELOPMENT_IDENTITY_KEY, DEVELOPMENT_APP_LOGIN_SECRET];
  const identityKey = readSecrets(env, 'IDENTITY_KEY', { known }) ?? (demo ? DEVELOPMENT_IDENTITY_KEY : undefined);
  if (!identityKey) throw new SettingsProblems(['IDENTITY_KEY: a long random text, the key of digests of codes']);
  const appLoginSecret =
    readSecrets(env, 'APP_LOGIN_SECRET', { known }) ?? (demo ? DEVELOPMENT_APP_LOGIN_SECRET : undefined);
  const codeCountries = env.CODE_COUNTRIES ? readCodeCountries(env.CODE_COUNTRIES) : undefined;
  return { identityKey, ...(appLoginSecret && { appLoginSecret }), ...(codeCountries && { codeCountries }) };
}
