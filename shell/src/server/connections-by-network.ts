import type { Socket } from 'node:net';
import { networkOf } from '@aangan/shared-kit/domain/network-of';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

const BUSY = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

interface ConnectionLimits {
  /** Connections of one network. */
  readonly perNetwork: number;
  /** Proxies, whose connections are those of many visitors. False: none. */
  readonly trustedProxies: string | false;
}

/** Connections of one network, those without a request in the order in which they became idle. */
interface Connections {
  readonly idle: Set<Socket>;
  readonly busy: Set<Socket>;
}

/**
 * Limits the connections of a network. At the limit a new one takes the place of the one that has been without a request
 * for longest; it is refused if all have one.
 */
export function limitConnections(app: FastifyInstance, { perNetwork, trustedProxies }: ConnectionLimits): void {
  const isProxy = trustedProxies ? compile(trustedProxies.split(/\s*,\s*/)) : () => false;
  const networks = new Map<string, Connections>();
  const connectionsOf = new WeakMap<Socket, Connections>();
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isProxy(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const connections = networks.get(network) ?? { idle: new Set(), busy: new Set() };
    if (connections.idle.size + connections.busy.size >= perNetwork) {
      const [longest] = connections.idle;
      if (!longest) return void socket.end(BUSY, () => socket.destroy());
      connections.idle.delete(longest);
      longest.destroy();
    }
    networks.set(network, connections);
    connectionsOf.set(socket, connections);
    connections.idle.add(socket);
    socket.once('close', () => {
      connections.idle.delete(socket);
      connections.busy.delete(socket);
      if (connections.idle.size + connections.busy.size === 0) networks.delete(network);
    });
  });
  app.server.on('request', ({ socket }, response) => {
    const connections = connectionsOf.get(socket);
    if (!connections) return;
    connections.idle.delete(socket);
    connections.busy.add(socket);
    response.once('close', () => {
      if (connections.busy.delete(socket) && !socket.destroyed) connections.idle.add(socket);
    });
  });
}
