import semver from 'semver';
import { allowedOrigin } from '../../shell/src/override/allowed-origins.ts';
import { OVERRIDE_FACTS_PATH, OVERRIDE_PATH } from '../../shell/src/override/override-paths.ts';
import type { OverrideFacts } from '../../shell/src/override/override-routes.ts';

const DEADLINE_MS = 5000;

/** Options of `npm run dev --shell`. */
interface OverrideRequest {
  /** Address of the shell: `https://shop.example`. */
  readonly shell: string;
  readonly remote: string;
  /** Where the shell's server and browsers reach this laptop: `https://my-tunnel.example`. */
  readonly from: string;
  /** Range of the platform contract that the remote is built for. */
  readonly contract: string;
}

/**
 * Asks a shell whether it accepts overrides from here.
 * @returns the link that activates the override
 * @throws Error with one line that says what to do
 */
export async function linkForOverride({ shell, remote, from, contract }: OverrideRequest): Promise<string> {
  const origin = originOf('--shell', shell);
  const facts = await factsOf(origin);
  if (!facts.enabled) {
    throw new Error(`${origin} takes no local overrides: its OVERRIDE_ORIGINS or its STAFF_TOKEN is not set.`);
  }
  if (!allowedOrigin(facts.origins, from)) {
    throw new Error(`${origin} takes builds from ${facts.origins.join(', ')}, and not from ${from}: see --public.`);
  }
  if (!semver.satisfies(facts.contract, contract)) {
    throw new Error(`${remote} asks for platform contract ${contract}, and ${origin} offers ${facts.contract}.`);
  }
  return `${origin}${OVERRIDE_PATH}?${new URLSearchParams({ remote, from })}`;
}

/** The origin that an option names. @throws Error naming the option */
export function originOf(option: string, address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(`${option} must be an address like https://shop.example, not ${address}.`);
  }
  return new URL(address).origin;
}

async function factsOf(origin: string): Promise<OverrideFacts> {
  const url = `${origin}${OVERRIDE_FACTS_PATH}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch((cause: unknown) => {
    throw new Error(`${origin} cannot be reached.`, { cause });
  });
  if (!response.ok) throw new Error(`${origin} is no shell of this platform: ${url} answered ${response.status}.`);
  const facts: unknown = await response.json().catch(() => undefined);
  if (!isFacts(facts)) throw new Error(`${origin} is no shell of this platform: ${url} says something else.`);
  return facts;
}

function isFacts(value: unknown): value is OverrideFacts {
  if (typeof value !== 'object' || value === null) return false;
  return 'enabled' in value && 'contract' in value && 'origins' in value && Array.isArray(value.origins);
}
