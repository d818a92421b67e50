import { isDemo } from './demo-mode.ts';
import { SettingsProblems } from './settings-problems.ts';

/**
 * A secret that can be rotated: one text, or several. The first makes new values; what any of them has made is accepted.
 */
export type Secrets = string | readonly [string, ...string[]];

type Environment = Readonly<Record<string, string | undefined>>;

interface SecretRules {
  /** Shortest length of each. */
  readonly least?: number;
  /** Values of the demonstration, which everybody knows. */
  readonly known?: readonly string[];
}

/** Shortest length of a secret that only this site makes and reads. */
const LEAST = 24;

/** The same for one that is entered at another company, which may limit it. */
const WEBHOOK_LEAST = 12;

/** The secret that makes new values. */
export function newestSecret(secrets: Secrets): string {
  return acceptedSecrets(secrets)[0];
}

/** The secrets whose values are accepted, the newest first. */
export function acceptedSecrets(secrets: Secrets): readonly [string, ...string[]] {
  return typeof secrets === 'string' ? [secrets] : secrets;
}

/**
 * The secrets of a variable, `new,old`; undefined if it is not set.
 * @throws SettingsProblems with the variable's name for a short, a repeated or a known secret
 */
export function readSecrets(env: Environment, name: string, rules: SecretRules = {}): Secrets | undefined {
  const text = env[name] ?? '';
  if (text === '') return undefined;
  const [first = '', ...others] = text.split(',').map((secret) => secret.trim());
  const secrets = [first, ...others] as const;
  const problem = secretsProblem(secrets, { ...rules, known: isDemo(env) ? [] : (rules.known ?? []) });
  if (problem !== undefined) throw new SettingsProblems([`${name}: ${problem}`]);
  return others.length === 0 ? first : secrets;
}

/**
 * The secrets with which another company signs its webhooks, as they were entered there.
 * @throws SettingsProblems with the variable's name
 */
export function readWebhookSecret(env: Environment, name: string): Secrets | undefined {
  return readSecrets(env, name, { least: WEBHOOK_LEAST });
}

/** What is wrong with the secrets of a variable; undefined if nothing is. */
export function secretsProblem(
  secrets: readonly string[],
  { least = LEAST, known = [] }: SecretRules = {},
): string | undefined {
  if (secrets.some(({ length }) => length < least)) {
    return `a random text of at least ${least} characters, or several with commas between them, the newest first`;
  }
  if (new Set(secrets).size < secrets.length) return 'the same secret is given twice';
  return secrets.some((secret) => known.includes(secret))
    ? 'everybody knows this secret of the demonstration'
    : undefined;
}
