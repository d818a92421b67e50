import { startFaultProxy } from '../../stack/fault-proxy.ts';
import { freePorts } from '../../stack/free-ports.ts';
import { atMost, type BenchRow, note } from '../bench-table.ts';
import { quantile } from '../client-load.ts';
import { median } from '../median.ts';
import { ratedLoad } from './rated-load.ts';
import type { ReleaseSite } from './release-site.ts';

/** A page of the healthy remote and a page of the hanging one, with visits a second. */
const WELL = { path: '/tenant/plans', perSecond: 60 };
const HANGING = { path: '/', remote: 'mfe-search', perSecond: 15 };
const SLICE_SECONDS = 3;
const WARM_UP_SECONDS = 3;

/** The promised limit. See docs/figures.md. */
const GROWTH = 1.1;

/**
 * Measures pages of one remote while another remote's server entry hangs.
 * A second server without the hanging remote gets the same visits, in turns.
 * @param runs pairs of measurements
 */
export async function benchHangingRemote(site: ReleaseSite, runs: number): Promise<BenchRow[]> {
  const [port = 0] = await freePorts(1);
  const proxy = await startFaultProxy(port, site.assetPort);
  proxy.break(new RegExp(`^/${HANGING.remote}/[^/]+/server/`), { kind: 'hang' });
  const well = await site.shell({ LOG_LEVEL: 'silent' });
  const hanging = await site.shell({ LOG_LEVEL: 'silent', ASSET_ORIGIN: proxy.url });
  try {
    for (const { address } of [well, hanging]) await slice(address, WARM_UP_SECONDS);
    const without: number[] = [];
    const withIt: number[] = [];
    for (let run = 0; run < runs; run++) {
      without.push(await slice(well.address, SLICE_SECONDS));
      withIt.push(await slice(hanging.address, SLICE_SECONDS));
    }
    const growth = median(withIt.map((p95, run) => p95 / (without[run] ?? Number.NaN)));
    return [
      atMost('other pages, 95 of 100: with a hanging remote ÷ without', growth, '×', GROWTH),
      note('other pages, 95 of 100 within, with a hanging remote', median(withIt), 'ms'),
      note('other pages, 95 of 100 within, without', median(without), 'ms'),
    ];
  } finally {
    await Promise.all([well.child.stop(), hanging.child.stop()]);
    await proxy.close();
  }
}

/** 95th percentile of the healthy remote's response time in ms, while the other remote is visited too. */
async function slice(address: string, seconds: number): Promise<number> {
  const [times] = await Promise.all([
    ratedLoad(address + WELL.path, WELL.perSecond, seconds),
    ratedLoad(address + HANGING.path, HANGING.perSecond, seconds),
  ]);
  return quantile(times, 0.95);
}
