import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/site/remotes.ts';
import { staffTokenFile } from '../../scripts/site/staff-token.ts';
import { type PublishOptions, publishRelease } from '../../shell/src/registry/publish.ts';
import type { PrivateSite } from '../stack/private-site.ts';
import { releaseVariant } from '../stack/release-variant.ts';
import { TEST_DATA } from '../stack/test-settings.ts';

/** The remote that these tests release, and one of its pages. */
export const REMOTE = 'mfe-plans';
export const PAGE = '/tenant/plans';

/** The token that opens a private site's staff area. */
export async function staffTokenOf(site: PrivateSite): Promise<string> {
  return (await readFile(staffTokenFile(path.dirname(site.registry.folder)), 'utf8')).trim();
}

/** Publishes another release of the remote and returns its version. */
export async function publishAnother(site: PrivateSite, note: string, options: PublishOptions = {}): Promise<string> {
  const folder = await mkdtemp(path.join(TEST_DATA, 'private-staff-'));
  const built = path.join(folder, 'dist');
  const version = await releaseVariant(path.join(ROOT, REMOTE, 'dist'), built, note);
  await publishRelease(site.registry, built, { allowOlder: true, ...options });
  await rm(folder, { recursive: true });
  return version;
}

/** The version of the remote that a device gets now. */
export async function versionFor(site: PrivateSite, deviceId: string): Promise<string> {
  const answer = await fetch(site.address + PAGE, { headers: { cookie: `aangan_device=${deviceId}` } });
  const [, version] = new RegExp(`${REMOTE}@([\\w.-]+?)(?=,|\\.json)`).exec(await answer.text()) ?? [];
  if (!version) throw new Error(`The page of ${deviceId} names no version of ${REMOTE}`);
  return version;
}
