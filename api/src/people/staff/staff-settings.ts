import { isSecondFactorRequired } from '@aangan/shared-kit/domain/second-factor-setting';
import { readSecrets } from '@aangan/shared-kit/domain/secrets';
import type { ApiSettings } from '../../foundation/server/public.ts';

/**
 * Settings of the staff area from the environment: `STAFF_TOKEN` and `STAFF_SECOND_FACTOR`.
 * @throws SettingsProblems as {@link isSecondFactorRequired}
 */
export function staffSettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'staffToken' | 'secondFactorRequired'> {
  const staffToken = readSecrets(env, 'STAFF_TOKEN');
  return { secondFactorRequired: isSecondFactorRequired(env), ...(staffToken && { staffToken }) };
}
