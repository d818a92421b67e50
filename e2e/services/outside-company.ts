import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for another company's server. */
export interface OutsideCompany {
  readonly origin: string;
  /** Paths of the scripts that browsers have requested. */
  asked(): readonly string[];
  forget(): void;
  close(): Promise<void>;
}

/** Each script records itself in `window.outside`. */
export function startOutsideCompany(): Promise<OutsideCompany> {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'text/javascript');
    response.end(`(window.outside ??= []).push(${JSON.stringify(request.url)});`);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        asked: () => asked,
        forget: () => {
          asked = [];
        },
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
