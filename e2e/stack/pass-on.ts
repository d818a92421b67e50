import http from 'node:http';

/** Hands a request on to a port of this machine, and its answer back. */
export function passOn(request: http.IncomingMessage, response: http.ServerResponse, port: number): void {
  const { method, url: path, headers } = request;
  // A connection of its own: one that is closed at the moment at which it is used again would be a fault of ours.
  const onward = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // As if nobody were there: a proxy's own 502 would be another kind of failure.
  onward.once('error', () => request.destroy());
  request.pipe(onward);
}

/** Listens on a port of this machine. @returns its address */
export async function listenOn(server: http.Server, port: number): Promise<string> {
  // Whoever asks decides when a connection has been idle for too long: nothing is sent into one that just ends.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}`;
}

/** Ends a server and every connection that it still has. */
export function closeAtOnce(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
