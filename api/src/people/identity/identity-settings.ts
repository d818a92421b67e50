import type { ApiSettings } from '../../foundation/server/public.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Signs the logins of the native app; without it app logins are refused. */
    readonly appLoginSecret?: string;
  }
}

/** Key and secret on a developer's machine; production must set its own. */
export const DEVELOPMENT_IDENTITY_KEY = 'aangan-development-identity';
export const DEVELOPMENT_APP_LOGIN_SECRET = 'aangan-development-app-login';

/**
 * Settings of logging in from the environment: `IDENTITY_KEY`, the key of the digests of one-time codes, and
 * `APP_LOGIN_SECRET`, with which the native app's server signs its logins.
 * @throws Error in production without a key
 */
export function identitySettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'identityKey' | 'appLoginSecret'> {
  const production = env.NODE_ENV === 'production';
  const identityKey = env.IDENTITY_KEY || (production ? undefined : DEVELOPMENT_IDENTITY_KEY);
  if (!identityKey) throw new Error('IDENTITY_KEY is not set: production needs a long random one.');
  const appLoginSecret = env.APP_LOGIN_SECRET || (production ? undefined : DEVELOPMENT_APP_LOGIN_SECRET);
  return { identityKey, ...(appLoginSecret && { appLoginSecret }) };
}
