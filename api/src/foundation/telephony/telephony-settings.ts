import { acceptedSecrets, readSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { OpenWith } from '../module/public.ts';
import { exotel } from './exotel.ts';
import type { Telephony } from './telephony.ts';

/** Opens the company that connects phones. */
export type OpenTelephony = (opened: OpenWith) => Telephony;

declare module '../server/api-settings.ts' {
  interface ApiSettings {
    /** Connects phones; without one, nobody calls through a bridge number. */
    readonly telephony?: OpenTelephony;
    /** In the addresses that the provider asks about inbound calls; without it, nobody is reached by them. */
    readonly inboundSecret?: Secrets;
  }
}

const NAMES = ['EXOTEL_SID', 'EXOTEL_KEY', 'EXOTEL_TOKEN', 'EXOTEL_SUBDOMAIN', 'EXOTEL_CALLER_ID'] as const;

/** Characters of a secret that nobody guesses; with capitals, so that logs leave it out. */
const SECRET = /^(?=.*[A-Z])[\w-]{24,}$/;

/**
 * Exotel from the environment. Without it nobody calls through a bridge number.
 * @throws SettingsProblems when only some of its settings are given, or one is malformed
 */
export function telephonySettings(env: Readonly<Record<string, string | undefined>>): {
  telephony?: OpenTelephony;
  inboundSecret?: Secrets;
} {
  const secrets = readSecrets(env, 'EXOTEL_INBOUND_SECRET');
  if (NAMES.every((name) => !env[name]) && !secrets) return {};
  const [sid, key, token, subdomain, callerId] = NAMES.map((name) => env[name] ?? '') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const problems = [
    ...NAMES.filter((name) => !env[name]).map(
      (name) => `${name}: calls through Exotel need all of ${NAMES.join(', ')}`,
    ),
    ...(subdomain && !/^[a-z0-9.-]+$/.test(subdomain) ? ['EXOTEL_SUBDOMAIN: a host, such as api.in.exotel.com'] : []),
    ...(secrets && !acceptedSecrets(secrets).every((secret) => SECRET.test(secret))
      ? ['EXOTEL_INBOUND_SECRET: at least 24 letters and digits, with a capital letter']
      : []),
  ];
  if (problems.length > 0) throw new SettingsProblems(problems);
  const url = async () => `https://${subdomain}`;
  return {
    telephony: () => exotel({ sid, key, token, callerId, url }),
    ...(secrets && { inboundSecret: secrets }),
  };
}
