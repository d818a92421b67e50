import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { ApiSettings } from '../server/public.ts';
import type { ChallengeProvider } from './challenge-provider.ts';
import { turnstile } from './turnstile.ts';

declare module '../server/api-settings.ts' {
  interface ApiSettings {
    /** Makes and checks challenges. By default proof of work. */
    readonly challengeProvider?: ChallengeProvider;
  }
}

/**
 * Turnstile from the environment: `TURNSTILE_SITE_KEY` and `TURNSTILE_SECRET`. Without them browsers do a proof of work.
 * @param onFailure is called with the reason why an answer could not be checked
 * @throws SettingsProblems when only one of them is given
 */
export function challengeSettings(
  env: Readonly<Record<string, string | undefined>>,
  onFailure: (error: unknown) => void,
): Pick<ApiSettings, 'challengeProvider'> {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret, TURNSTILE_URL: address } = env;
  if (!siteKey && !secret) return {};
  if (!siteKey || !secret)
    throw new SettingsProblems(['TURNSTILE_SITE_KEY, TURNSTILE_SECRET: Turnstile needs both of them']);
  return { challengeProvider: turnstile({ siteKey, secret, ...(address && { address }), onFailure }) };
}
