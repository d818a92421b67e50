import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import type { ApiSettings } from '../../foundation/server/public.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Key of the hashes of phone numbers; without it nothing about a number is stored. */
    readonly phoneHashKey?: string;
  }
}

/** Key of the demonstration. */
const DEVELOPMENT_KEY = 'aangan-development';

/** Reads `PHONE_HASH_KEY` from the environment. */
export function phoneHashSettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'phoneHashKey'> {
  const phoneHashKey = env.PHONE_HASH_KEY || (isDemo(env) ? DEVELOPMENT_KEY : undefined);
  return phoneHashKey ? { phoneHashKey } : {};
}
