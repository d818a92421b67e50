import semver from 'semver';
import { readReleaseDocument } from '../registry/release-document.ts';
import type { UsedRelease } from '../registry/release-set.ts';
import { OverrideFailure } from './override-failure.ts';
import type { LaptopOverride } from './override-seal.ts';

/** Timeout of a laptop for the description of its build, ms. */
const DEADLINE_MS = 1500;

/** Limit of the description in bytes; those of the site's remotes have some tens of thousands. */
const LARGEST = 2_000_000;

/** The facts of the request, besides the override itself. */
export interface LaptopAsk {
  /** Version of the platform contract that this shell supports. */
  readonly contract: string;
  /** An earlier version of the same session, for pages that are still open; the latest by default. */
  readonly version?: string;
  readonly deadlineMs?: number;
}

/**
 * The release that a laptop serves, checked before anything else of it is fetched. Redirects are not followed, so that
 * only the allowed origin is requested.
 * @throws OverrideFailure
 */
export async function fetchLaptopRelease(
  { remote, from }: LaptopOverride,
  { contract, version, deadlineMs = DEADLINE_MS }: LaptopAsk,
): Promise<UsedRelease> {
  const url = `${from}/${remote}/${version ? `${version}/` : ''}release.json`;
  const release = releaseOf(await fetchText(url, deadlineMs), url);
  if (release.name !== remote || (version !== undefined && release.version !== version)) {
    throw new OverrideFailure('another-remote', `${url} describes ${release.name} ${release.version}.`);
  }
  assertFits(release, contract);
  return { ...release, servedFrom: from };
}

/** @throws OverrideFailure when a release was built for another contract than the shell offers */
export function assertFits(release: Pick<UsedRelease, 'name' | 'contract'>, contract: string): void {
  if (semver.satisfies(contract, release.contract)) return;
  const asked = `${release.name} asks for platform contract ${release.contract}`;
  throw new OverrideFailure('contract', `${asked}, and this shell offers ${contract}.`);
}

async function fetchText(url: string, deadlineMs: number): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, { signal, redirect: 'error', cache: 'no-store', credentials: 'omit' });
    if (response.ok) return await readWithin(response, url);
    await response.body?.cancel();
    throw new OverrideFailure('status', `${url} answered ${response.status}.`);
  } catch (error) {
    if (error instanceof OverrideFailure) throw error;
    if (signal.aborted) throw new OverrideFailure('timeout', `${url} did not answer in ${deadlineMs} ms.`, error);
    throw new OverrideFailure('unreachable', `${url} cannot be reached. Is npm run dev still running?`, error);
  }
}

async function readWithin(response: Response, url: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new OverrideFailure('too-large', `${url} is larger than ${LARGEST} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function releaseOf(text: string, url: string): UsedRelease {
  try {
    return readReleaseDocument(JSON.parse(text));
  } catch (error) {
    throw new OverrideFailure('not-a-release', `${url} is no release.json.`, error);
  }
}
