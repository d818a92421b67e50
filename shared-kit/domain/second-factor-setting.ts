import { isDemo } from './demo-mode.ts';
import { SettingsProblems } from './settings-problems.ts';

/**
 * Whether staff need a second factor: `STAFF_SECOND_FACTOR`, which is `required` outside the demonstration if it is not
 * set.
 * @throws SettingsProblems for another word
 */
export function isSecondFactorRequired(env: Readonly<Record<string, string | undefined>>): boolean {
  const { STAFF_SECOND_FACTOR: word = '' } = env;
  if (word === '') return !isDemo(env);
  if (word !== 'required' && word !== 'optional') {
    throw new SettingsProblems(['STAFF_SECOND_FACTOR: required or optional']);
  }
  return word === 'required';
}
