import { connect, type Socket } from 'node:net';

/** Each keeps a connection in another way. */
export const SLOW_KINDS = ['headers', 'body', 'page', 'file', 'answer', 'idle'] as const;

export type SlowKind = (typeof SLOW_KINDS)[number];

/** Where an attack aims. */
export interface Target {
  readonly port: number;
  /** A page, a large file and a call of the site. */
  readonly paths: Readonly<Record<'page' | 'file' | 'answer', string>>;
}

interface Behaviour {
  /** Is sent first. */
  readonly opening: string;
  /** Is sent once a second, so that the connection is never silent. */
  readonly trickle: string;
  /** Whether an answer begins, of which no more is read than its first bytes. */
  readonly isAnswered: boolean;
}

function behaviour(kind: SlowKind, { paths }: Target): Behaviour {
  switch (kind) {
    case 'headers':
      return { opening: 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', trickle: 'a', isAnswered: false };
    case 'body':
      return {
        opening: `${head('POST', '/api/v1/user/otp/send')}content-length: 900000\r\n\r\n{`,
        trickle: ' ',
        isAnswered: false,
      };
    case 'idle':
      return { opening: '', trickle: '', isAnswered: false };
    default:
      // Many copies of the answer, none of which is read.
      return { opening: `${head('GET', paths[kind])}\r\n`.repeat(4), trickle: '', isAnswered: true };
  }
}

function head(method: string, path: string): string {
  return `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\naccept-encoding: identity\r\n`;
}

/** Connections that are opened again whenever the site ends them. */
export interface SlowConnections {
  /** Resolves when the site has accepted all of them and has begun its answers. */
  readonly ready: Promise<void>;
}

/** @param addresses addresses of this machine that the connections come from, in turn */
export function openSlowly(
  kind: SlowKind,
  target: Target,
  count: number,
  addresses: readonly string[],
): SlowConnections {
  const { opening, trickle, isAnswered } = behaviour(kind, target);
  const sockets = new Set<Socket>();
  let opened = 0;
  return {
    ready: new Promise((resolve) => {
      const open = () => {
        opened++;
        if (opened === count) resolve();
      };
      const begin = (localAddress: string) => {
        const socket = connect({ port: target.port, host: '127.0.0.1', localAddress });
        socket.on('error', () => undefined);
        socket.once('connect', () => {
          sockets.add(socket);
          socket.write(opening);
          if (isAnswered) return;
          socket.resume();
          open();
        });
        socket.once('readable', () => isAnswered && open());
        socket.once('close', () => {
          sockets.delete(socket);
          setTimeout(begin, RETRY_MS, localAddress);
        });
      };
      for (let index = 0; index < count; index++) {
        setTimeout(begin, index * (RAMP_MS / count), addresses[index % addresses.length]);
      }
      if (trickle) setInterval(() => void [...sockets].map((socket) => socket.write(trickle)), 1000);
    }),
  };
}

/** ms in which all connections are opened, and after which an ended one is opened again. */
const RAMP_MS = 1000;
const RETRY_MS = 1000;
