import { CITIES } from '../../shared-kit/domain/cities.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { ClusterPorts } from './cluster-ports.ts';

interface Backend {
  readonly name: string;
  /** `127.0.0.1:3000` */
  readonly listensOn: string;
  readonly ports: readonly number[];
  /** Statements that set `txn.city` for a request about one city. */
  readonly cityOf: readonly string[];
}

const SLUGS = CITIES.map(({ slug }) => slug).join('|');
/** Calls name their city in the query: searches, facets, suggestions. */
const IN_QUERY = 'http-request set-var(txn.city) url_param(city)';
/** Reads, and changes that set or remove something. METH_GET is GET and HEAD. */
const REPEATED = 'http-request disable-l7-retry unless METH_GET or { method PUT DELETE }';
/** Pages name it at the end of a segment: `/flats-for-rent-in-koramangala_bangalore`. */
const IN_PATH = `http-request set-var(txn.city) 'path,regsub("^.*[-_/](${SLUGS})(/.*)?$","\\1")' if { path_reg [-_/](${SLUGS})(/|$) }`;

/**
 * The configuration of HAProxy. A server is left out after two checks in which it is not ready, and gets requests again
 * after one. Requests about one city go to the same server, so that few servers cache what belongs to that city; a server
 * that has half as many requests again as the average passes them on to the next. A request that cannot be connected
 * goes to another server; one that was sent is repeated only if twice has the effect of once.
 */
export function proxyConfiguration(
  settings: Pick<SiteSettings, 'host' | 'port' | 'apiPort' | 'assetPort'>,
  ports: ClusterPorts,
): string {
  const backends = [
    { name: 'shell', listensOn: `${settings.host}:${settings.port}`, ports: ports.shells, cityOf: [IN_QUERY, IN_PATH] },
    { name: 'api', listensOn: `127.0.0.1:${settings.apiPort}`, ports: ports.apis, cityOf: [IN_QUERY] },
    { name: 'assets', listensOn: `127.0.0.1:${settings.assetPort}`, ports: ports.assets, cityOf: [] },
  ];
  return [GENERAL, ...backends.map(backend), status(ports.status)].join('\n');
}

const GENERAL = `global
  maxconn 2000
  # After a reload, the process before it ends its live streams: browsers connect again.
  hard-stop-after 15s
defaults
  mode http
  maxconn 2000
  timeout connect 1s
  timeout client 60s
  # Live streams are silent between two heartbeats.
  timeout server 60s
  timeout queue 5s
  timeout check 1s
  balance leastconn
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  # After a reload, a kept connection ends with its next answer, so that no request meets a closed one.
  option idle-close-on-response
  option httpchk
  http-check send meth GET uri /readyz
  # A server that refuses a connection is left out at once, and one that is back gets more and more requests.
  default-server check inter 500ms fastinter 100ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down slowstart 10s
`;

function backend({ name, listensOn, ports, cityOf }: Backend): string {
  const servers = ports.map((port, index) => `  server ${name}-${index + 1} 127.0.0.1:${port}\n`).join('');
  const byCity = cityOf.length > 0;
  return `frontend ${name}-in
  bind ${listensOn}
${cityOf.map((line) => `  ${line}\n`).join('')}${byCity ? `  use_backend ${name}-by-city if { var(txn.city) -m found }\n` : ''}  default_backend ${name}
backend ${name}
  ${REPEATED}
${servers}${byCity ? cityBackend(name, servers) : ''}`;
}

/**
 * The same servers, chosen by the city. They are checked here too: a server that only follows the checks of another
 * backend is not left out at once when it refuses a connection, and the hash would choose it again.
 */
function cityBackend(name: string, servers: string): string {
  return `backend ${name}-by-city
  ${REPEATED}
  balance hash var(txn.city)
  hash-type consistent wt6 avalanche
  hash-balance-factor 150
${servers}`;
}

/** Says which process takes connections, which servers get requests, and to Prometheus how they answer. */
function status(port: number): string {
  return `frontend status
  bind 127.0.0.1:${port}
  http-request return status 200 content-type text/plain lf-string "%pid" if { path /process }
  http-request use-service prometheus-exporter if { path /metrics }
  stats enable
  stats uri /servers
`;
}
