import type { SiteSettings } from '../../../scripts/site/site-settings.ts';
import { freePorts } from '../../stack/free-ports.ts';
import type { BenchTable } from '../bench-table.ts';
import { forkRecordedApi } from '../recorded-api.ts';
import { benchHangingRemote } from './hanging-remote.ts';
import { benchMoreRemotes } from './more-remotes.ts';
import { benchPublishes } from './publishes.ts';
import { startReleaseSite } from './release-site.ts';
import { bucketReleases } from './release-store.ts';
import { benchSwaps } from './swaps.ts';

/**
 * Measures what releases cost visitors:
 * the time until a release is live, the work of a change, the effect of a broken remote, and the cost of seven
 * remotes.
 * @param site a running site. @param runs pairs of measurements for ratios
 */
export async function benchReleases(site: SiteSettings, runs: number): Promise<BenchTable> {
  const [port = 0] = await freePorts(1);
  const api = await forkRecordedApi(port, `http://127.0.0.1:${site.apiPort}`);
  const releases = await startReleaseSite(site, api.url);
  try {
    return {
      name: 'Releases',
      rows: [
        ...(await benchSwaps(releases)),
        ...(await benchPublishes(releases, 'a folder')),
        ...(await publishesInBucket()),
        ...(await benchHangingRemote(releases, runs)),
        ...(await benchMoreRemotes(releases)),
      ],
    };
  } finally {
    await releases.stop();
    await api.close();
  }

  async function publishesInBucket() {
    const inBucket = await startReleaseSite(site, api.url, bucketReleases);
    try {
      return await benchPublishes(inBucket, 'a bucket');
    } finally {
      await inBucket.stop();
    }
  }
}
