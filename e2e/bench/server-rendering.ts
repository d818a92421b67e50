import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
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

/** The promised limit. See docs/figures.md. */
const REQUESTS_A_SECOND = 5000;
const P99_MS = 30;

/** What browsers accept. */
const ENCODINGS = 'gzip, deflate, br';

/**
 * Measures how many results pages (30 cards) a second one shell process sends, with an API that answers from memory.
 * It measures the normal setup, in which visitors share a page, and a full render of every page. Beside it, a server
 * of Node's own that only sends the same compressed bytes shows what the machine can do, and a bare React Router
 * application with a fifth of the HTML what a page costs elsewhere.
 * @param site a running site, whose API is requested once
 */
export async function benchServerRendering(site: SiteSettings): Promise<BenchTable> {
  const [port = 0, stubPort = 0] = await freePorts(2);
  const stub = await startRecordedApi(stubPort, `http://127.0.0.1:${site.apiPort}`);
  try {
    const usual = await underLoad({ ...site, port }, stub.url, {});
    const bare = await bareServer(port, usual.body);
    const peer = await peerApp(port);
    const own = await underLoad({ ...site, port }, stub.url, { RENDERERS: '0' });
    const anew = await underLoad({ ...site, port }, stub.url, { MARKUP_CACHE_MB: '0' });
    const ownAnew = await underLoad({ ...site, port }, stub.url, { MARKUP_CACHE_MB: '0', RENDERERS: '0' });
    return {
      name: `Server rendering of the results page, ${CONNECTIONS} connections`,
      rows: [
        {
          measure: 'pages a second',
          value: usual.perSecond,
          unit: '',
          limit: REQUESTS_A_SECOND,
          ok: usual.perSecond >= REQUESTS_A_SECOND,
        },
        atMost('99 of 100 within', usual.p99, 'ms', P99_MS),
        note('half within', usual.p50, 'ms'),
        note('of what a bare server of Node sends of the same bytes', usual.perSecond / bare, ''),
        note('of what a bare React Router application sends with a fifth of the HTML', usual.perSecond / peer, '×'),
        note('pages a second in the thread of the server', own.perSecond, ''),
        note('pages a second, every one rendered again', anew.perSecond, ''),
        note('99 of 100 of them within', anew.p99, 'ms'),
        note('half of them within', anew.p50, 'ms'),
        note('of what that application sends', anew.perSecond / peer, '×'),
        note('every one rendered again in the thread of the server', ownAnew.perSecond, ''),
        note('cards on the page', usual.cards, ''),
        atMost('answers other than 200', usual.failed + anew.failed, '', 0),
      ],
    };
  } finally {
    await stub.close();
  }
}

interface Loaded {
  readonly perSecond: number;
  /** As sent. */
  readonly body: Buffer;
  /** ms */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly cards: number;
}

async function underLoad(site: SiteSettings, apiUrl: string, env: Readonly<Record<string, string>>): Promise<Loaded> {
  const shell = startShell(site, { apiUrl, env: { LOG_LEVEL: 'error', ...env } });
  const address = `http://127.0.0.1:${site.port}`;
  try {
    await untilHealthy(address, new AbortController().signal);
    const cards = (await (await fetch(address + RESULTS_PAGE)).text()).split('<article').length - 1;
    await load(address, WARM_UP_SECONDS);
    const { requests, latency, non2xx, errors } = await load(address, MEASURED_SECONDS);
    const { p50, p99 } = latency;
    const body = await compressedPage(address);
    return { perSecond: Math.round(requests.average), body, p50, p99, failed: non2xx + errors, cards };
  } finally {
    await shell.stop();
  }
}

function load(address: string, seconds: number): Promise<autocannon.Result> {
  const headers = { 'accept-encoding': ENCODINGS };
  return autocannon({ url: address + RESULTS_PAGE, connections: CONNECTIONS, duration: seconds, headers });
}

/** A page as it is sent: `fetch` would decompress it. */
async function compressedPage(address: string): Promise<Buffer> {
  const asked = get(address + RESULTS_PAGE, { headers: { 'accept-encoding': ENCODINGS } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return Buffer.concat(await response.toArray());
}

/** Pages a second of a server, in a process of its own, that only sends them. */
async function bareServer(port: number, body: Buffer): Promise<number> {
  const code = `let body = []; process.stdin.on('data', (piece) => body.push(piece)).on('end', () => {
    body = Buffer.concat(body);
    require('node:http').createServer((request, response) => response.end(body)).listen(${port}, '127.0.0.1');
  });`;
  const server = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'inherit', 'inherit'] });
  server.stdin.end(body);
  return perSecondOf(server, port);
}

function peerApp(port: number): Promise<number> {
  const script = path.join(import.meta.dirname, 'peer-app-process.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  return perSecondOf(spawn(process.execPath, [script, String(port)], { stdio: 'inherit', env }), port);
}

/** Pages a second of another server, which ends with it. */
async function perSecondOf(server: ChildProcess, port: number): Promise<number> {
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilHealthy(address, new AbortController().signal);
    await load(address, WARM_UP_SECONDS);
    return (await load(address, MEASURED_SECONDS)).requests.average;
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}
