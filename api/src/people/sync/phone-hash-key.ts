import type { ApiSettings } from '../../foundation/server/public.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Key of the hashes of phone numbers; without it nothing of a number is stored. */
    readonly phoneHashKey?: string;
  }
}

/** Key on a developer's machine; production has to name its own. */
const DEVELOPMENT_KEY = 'aangan-development';

/** `PHONE_HASH_KEY` of the environment. */
export function phoneHashSettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'phoneHashKey'> {
  const phoneHashKey = env.PHONE_HASH_KEY || (env.NODE_ENV === 'production' ? undefined : DEVELOPMENT_KEY);
  return phoneHashKey ? { phoneHashKey } : {};
}
