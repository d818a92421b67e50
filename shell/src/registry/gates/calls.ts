import { type CallDigest, differingParts } from '@aangan/shared-kit/build/call-digest';
import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';

/** Calls that an API answers, each with the digest of its contract. */
export type ApiCalls = Readonly<Record<string, CallDigest>>;

/**
 * The API must answer each call of the release, by the contract of its build.
 * @param answered undefined when it is not known
 */
export function callReasons(release: Pick<Release, 'name' | 'calls'>, answered: ApiCalls | undefined): RefusalReason[] {
  if (!answered) return [];
  return Object.entries(release.calls).flatMap(([call, digest]) => {
    const problem = problemOf(call, digest, Object.hasOwn(answered, call) ? answered[call] : undefined);
    return problem ? [{ code: 'REG-017', message: `${release.name}: ${problem}` } as const] : [];
  });
}

function problemOf(call: string, digest: CallDigest, answered: CallDigest | undefined): string | undefined {
  if (!answered) return `the API does not answer ${call}, so deploy the API first`;
  const parts = differingParts(digest, answered);
  if (parts.length === 0) return undefined;
  return `the API has another contract (${parts.join(', ')}) of ${call}, so deploy the older of the two again`;
}
