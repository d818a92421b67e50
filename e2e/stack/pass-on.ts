import http from 'node:http';

/** Proxies a request to a port of this machine. */
export function passOn(request: http.IncomingMessage, response: http.ServerResponse, port: number): void {
  const { method, url: path, headers } = request;
  // A connection of its own: a reused one may just be closing, which would be a failure of the proxy.
  const onward = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // Closes the connection: a proxy's own 502 would be another kind of failure.
  onward.once('error', () => request.destroy());
  request.pipe(onward);
}

/** Listens on a port of this machine. @returns its address */
export async function listenOn(server: http.Server, port: number): Promise<string> {
  // The client decides when a connection has been idle for too long: nothing is sent into one that is just closing.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}`;
}

/** Stops a server and closes all its connections. */
export function closeAtOnce(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
