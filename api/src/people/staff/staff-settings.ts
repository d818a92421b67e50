import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { readSecrets } from '@aangan/shared-kit/domain/secrets';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { ApiSettings } from '../../foundation/server/public.ts';

const SECOND_FACTOR = { required: true, optional: false } as const;

/**
 * Settings of the staff area from the environment: `STAFF_TOKEN`, and `STAFF_SECOND_FACTOR`, which is `required` outside
 * the demonstration if it is not set.
 * @throws SettingsProblems for another word
 */
export function staffSettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'staffToken' | 'secondFactorRequired'> {
  const { STAFF_SECOND_FACTOR: word = '' } = env;
  const staffToken = readSecrets(env, 'STAFF_TOKEN');
  const secondFactor = word === '' ? (isDemo(env) ? 'optional' : 'required') : word;
  if (secondFactor !== 'required' && secondFactor !== 'optional') {
    throw new SettingsProblems(['STAFF_SECOND_FACTOR: required or optional']);
  }
  return { secondFactorRequired: SECOND_FACTOR[secondFactor], ...(staffToken && { staffToken }) };
}
