import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that a test writes by hand. */
export interface RawVisitor {
  readonly socket: Socket;
  /** All that was received. Nothing is read before it is asked for. */
  received(): Promise<string>;
  /** Resolves when the server has ended the connection. */
  readonly ended: Promise<unknown>;
}

/** Opens a connection, from another address of this machine if one is given, and sends a text. */
export async function rawVisitor(port: number, text = '', localAddress = '127.0.0.1'): Promise<RawVisitor> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.pause();
  if (text) socket.write(text);
  return {
    socket,
    ended,
    async received() {
      let all = '';
      for await (const chunk of socket) all += chunk;
      return all;
    },
  };
}
