import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import type { ApiSettings } from '../../foundation/server/public.ts';
import { serviceAccount } from './google-access.ts';
import { type IntegrityJudge, LOCAL_JUDGE } from './integrity-judge.ts';
import { playIntegrity } from './play-integrity.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Verifies integrity proofs. Without it the result is unknown, and nothing is refused. */
    readonly integrityJudge?: IntegrityJudge;
    /** Link to the app. By default the store's short link. */
    readonly appLink?: string;
  }
}

/**
 * Settings of the native apps from the environment: `APP_LINK`, `PLAY_INTEGRITY_PACKAGE`, and the JSON of a service
 * account in `PLAY_INTEGRITY_CREDENTIALS`.
 * @param onFailure is called with the reason why a proof could not be verified
 * @throws ZodError for invalid credentials
 */
export function appSettings(
  env: NodeJS.ProcessEnv,
  onFailure: (error: unknown) => void,
): Pick<ApiSettings, 'integrityJudge' | 'appLink'> {
  const integrityJudge = googleJudge(env, onFailure) ?? (isDemo(env) ? LOCAL_JUDGE : undefined);
  return {
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
