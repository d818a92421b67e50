import autocannon from 'autocannon';
import { startShell, untilHealthy } from '../../scripts/site/servers.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import { freePorts } from '../stack/free-ports.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { startRecordedApi } from './recorded-api.ts';

const RESULTS_PAGE = '/flats-for-rent-in-bangalore';
const CONNECTIONS = 20;
const WARM_UP_SECONDS = 4;
const MEASURED_SECONDS = 10;

/** What the platform promises; see docs/figures.md. */
const REQUESTS_A_SECOND = 1000;
const P99_MS = 30;

/**
 * How many results pages (30 cards) one shell process renders, its API answered from memory.
 * @param site a running site, whose API is asked once
 */
export async function benchServerRendering(site: SiteSettings): Promise<BenchTable> {
  const [port = 0, stubPort = 0] = await freePorts(2);
  const stub = await startRecordedApi(stubPort, `http://127.0.0.1:${site.apiPort}`);
  const shell = startShell({ ...site, port }, { apiUrl: stub.url, env: { LOG_LEVEL: 'error' } });
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilHealthy(address, new AbortController().signal);
    const cards = (await (await fetch(address + RESULTS_PAGE)).text()).split('<article').length - 1;
    await load(address, WARM_UP_SECONDS);
    const { requests, latency, non2xx, errors } = await load(address, MEASURED_SECONDS);
    const perSecond = Math.round(requests.average);
    return {
      name: `Server rendering of the results page, ${CONNECTIONS} connections`,
      rows: [
        {
          measure: 'pages a second',
          value: perSecond,
          unit: '',
          limit: REQUESTS_A_SECOND,
          ok: perSecond >= REQUESTS_A_SECOND,
        },
        atMost('99 of 100 within', latency.p99, 'ms', P99_MS),
        note('half within', latency.p50, 'ms'),
        note('cards on the page', cards, ''),
        atMost('answers other than 200', non2xx + errors, '', 0),
      ],
    };
  } finally {
    await shell.stop();
    await stub.close();
  }
}

function load(address: string, seconds: number): Promise<autocannon.Result> {
  return autocannon({ url: address + RESULTS_PAGE, connections: CONNECTIONS, duration: seconds });
}
