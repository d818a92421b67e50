import http from 'node:http';
import { text } from 'node:stream/consumers';

/** A site whose documents stop in the middle. */
interface HeldDocuments {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Proxies a site and sends its documents only up to a mark, as a slow network does for a while.
 * @param site `http://127.0.0.1:3000`
 * @param mark text of a document; the rest from there on is never sent
 */
export async function holdDocuments(site: string, mark: string): Promise<HeldDocuments> {
  const server = http.createServer((request, response) => {
    // Uncompressed, so that the mark can be found in it.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const passed = http.request(`${site}${request.url}`, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        answer.pipe(response);
        return;
      }
      text(answer).then((whole) => {
        const end = whole.indexOf(mark);
        if (end < 0) response.end(whole);
        else response.write(whole.slice(0, end));
      }, fail);
    });
    const fail = () => response.destroy();
    passed.on('error', fail);
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
