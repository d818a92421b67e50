import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailStub {
  readonly url: string;
  /** Each received mail: envelope lines, headers and text. */
  readonly mails: string[];
  /** What happens to the next mail: it is accepted, refused with this reply, or not answered. */
  answer: 'taken' | 'silent' | `${number} ${string}`;
  close(): void;
}

/** A local mail server that supports as much SMTP as one mail needs. */
export async function mailStub(): Promise<MailStub> {
  const mails: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    if (stub.answer === 'silent') return;
    talk(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function talk(socket: Socket): void {
    let mail: string | undefined;
    socket.write('220 stand-in\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        if (mail !== undefined) {
          if (line !== '.') mail += `${line}\n`;
          else {
            mails.push(mail);
            mail = undefined;
            socket.write('250 taken\r\n');
          }
        } else if (/^RCPT/i.test(line) && stub.answer !== 'taken') socket.write(`${stub.answer}\r\n`);
        else if (/^DATA/i.test(line)) {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  }

  const stub: MailStub = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answer: 'taken',
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
  return stub;
}
