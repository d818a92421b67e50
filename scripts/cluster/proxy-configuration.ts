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
/** Pages name it at the end of a segment: `/flats-for-rent-in-koramangala_bangalore`. */
const IN_PATH = `http-request set-var(txn.city) 'path,regsub("^.*[-_/](${SLUGS})(/.*)?$","\\1")' if { path_reg [-_/](${SLUGS})(/|$) }`;

/**
 * The configuration of HAProxy. A server is left out after two checks without an answer, and gets requests again after
 * one. Requests about one city go to the same server, so that few servers cache what belongs to that city; a server that
 * has half as many requests again as the average passes them on to the next. A request that cannot be connected goes to another server; one that was sent is repeated only if it is a read.
 */
export function proxyConfiguration(
  settings: Pick<SiteSettings, 'host' | 'port' | 'apiPort'>,
  ports: ClusterPorts,
): string {
  const backends = [
    { name: 'shell', listensOn: `${settings.host}:${settings.port}`, ports: ports.shells, cityOf: [IN_QUERY, IN_PATH] },
    { name: 'api', listensOn: `127.0.0.1:${settings.apiPort}`, ports: ports.apis, cityOf: [IN_QUERY] },
  ];
  return [GENERAL, ...backends.map(backend)].join('\n');
}

const GENERAL = `global
  maxconn 2000
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
  option httpchk
  http-check send meth GET uri /livez
  default-server check inter 500ms fastinter 100ms fall 2 rise 1
`;

function backend({ name, listensOn, ports, cityOf }: Backend): string {
  const servers = ports.map((port, index) => `server ${name}-${index + 1} 127.0.0.1:${port}`);
  return `frontend ${name}s-in
  bind ${listensOn}
${cityOf.map((line) => `  ${line}\n`).join('')}  use_backend ${name}s-by-city if { var(txn.city) -m found }
  default_backend ${name}s
backend ${name}s
  # METH_GET is GET and HEAD.
  http-request disable-l7-retry unless METH_GET
${servers.map((server) => `  ${server}\n`).join('')}backend ${name}s-by-city
  http-request disable-l7-retry unless METH_GET
  balance hash var(txn.city)
  hash-type consistent wt6 avalanche
  hash-balance-factor 150
${servers.map((server, index) => `  ${server} no-check track ${name}s/${name}-${index + 1}\n`).join('')}`;
}
