import type { ApiSettings } from '../../foundation/server/api-settings.ts';

/** Key and secret on a developer's machine; production has to name its own. */
export const DEVELOPMENT_IDENTITY_KEY = 'aangan-development-identity';
export const DEVELOPMENT_APP_LOGIN_SECRET = 'aangan-development-app-login';

/**
 * What the environment says of logging in: `IDENTITY_KEY`, the key of the digests of one-time codes, and
 * `APP_LOGIN_SECRET`, which the native app's server signs its logins with.
 * @throws Error in production without a key
 */
export function identitySettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'identityKey' | 'appLoginSecret'> {
  const production = env.NODE_ENV === 'production';
  const identityKey = env.IDENTITY_KEY || (production ? undefined : DEVELOPMENT_IDENTITY_KEY);
  if (!identityKey) throw new Error('IDENTITY_KEY is not set: production needs a long random one.');
  const appLoginSecret = env.APP_LOGIN_SECRET || (production ? undefined : DEVELOPMENT_APP_LOGIN_SECRET);
  return { identityKey, ...(appLoginSecret && { appLoginSecret }) };
}
