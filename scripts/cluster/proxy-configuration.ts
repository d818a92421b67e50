import type { SiteSettings } from '../site/site-settings.ts';
import type { ClusterPorts } from './cluster-ports.ts';

interface Backend {
  readonly name: string;
  /** `127.0.0.1:3000` */
  readonly listensOn: string;
  readonly ports: readonly number[];
}

/**
 * The configuration of HAProxy. A server is left out after two checks in which it is not ready, and gets requests again
 * after one. A request that cannot be connected goes to another server; one that was sent is repeated only if it is a
 * read.
 */
export function proxyConfiguration(
  settings: Pick<SiteSettings, 'host' | 'port' | 'apiPort' | 'assetPort'>,
  ports: ClusterPorts,
): string {
  const backends = [
    { name: 'shell', listensOn: `${settings.host}:${settings.port}`, ports: ports.shells },
    { name: 'api', listensOn: `127.0.0.1:${settings.apiPort}`, ports: ports.apis },
    { name: 'assets', listensOn: `127.0.0.1:${settings.assetPort}`, ports: ports.assets },
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
  default-server check inter 500ms fastinter 100ms fall 2 rise 1
`;

function backend({ name, listensOn, ports }: Backend): string {
  const servers = ports.map((port, index) => `  server ${name}-${index + 1} 127.0.0.1:${port}`);
  return `frontend ${name}-in
  bind ${listensOn}
  default_backend ${name}
backend ${name}
  # METH_GET is GET and HEAD.
  http-request disable-l7-retry unless METH_GET
${servers.join('\n')}
`;
}

/** Says which process takes connections, and which servers get requests. */
function status(port: number): string {
  return `frontend status
  bind 127.0.0.1:${port}
  http-request return status 200 content-type text/plain lf-string "%pid" if { path /process }
  stats enable
  stats uri /servers
`;
}
