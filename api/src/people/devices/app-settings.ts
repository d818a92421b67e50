import type { ApiSettings } from '../../foundation/server/api-settings.ts';
import { serviceAccount } from './google-access.ts';
import { type IntegrityJudge, LOCAL_JUDGE } from './integrity-judge.ts';
import { playIntegrity } from './play-integrity.ts';

/** Key of the hashes of phone numbers on a developer's machine; production has to name its own. */
const DEVELOPMENT_KEY = 'aangan-development';

/**
 * What the environment says of the native apps: `PHONE_HASH_KEY`, `APP_LINK`, `PLAY_INTEGRITY_PACKAGE`, and the JSON
 * of a service account in `PLAY_INTEGRITY_CREDENTIALS`.
 * @param onFailure hears why a proof could not be judged
 * @throws ZodError when the credentials are none
 */
export function appSettings(
  env: NodeJS.ProcessEnv,
  onFailure: (error: unknown) => void,
): Pick<ApiSettings, 'phoneHashKey' | 'integrityJudge' | 'appLink'> {
  const production = env.NODE_ENV === 'production';
  const phoneHashKey = env.PHONE_HASH_KEY || (production ? undefined : DEVELOPMENT_KEY);
  const integrityJudge = googleJudge(env, onFailure) ?? (production ? undefined : LOCAL_JUDGE);
  return {
    ...(phoneHashKey && { phoneHashKey }),
    ...(integrityJudge && { integrityJudge }),
    ...(env.APP_LINK && { appLink: env.APP_LINK }),
  };
}

function googleJudge(env: NodeJS.ProcessEnv, onFailure: (error: unknown) => void): IntegrityJudge | undefined {
  const { PLAY_INTEGRITY_PACKAGE: packageName, PLAY_INTEGRITY_CREDENTIALS: credentials } = env;
  if (!packageName || !credentials) return undefined;
  const account = serviceAccount.parse(JSON.parse(credentials));
  return playIntegrity({ packageName, account, now: Date.now, onFailure });
}
