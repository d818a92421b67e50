import http from 'node:http';

/** One call that reached the API. */
export interface ApiCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
}

/** Stands between the shell and the API, and counts. */
export interface CallsProxy {
  readonly url: string;
  /** The calls since the last `clear`, in order. */
  calls(): readonly ApiCall[];
  clear(): void;
  close(): Promise<void>;
}

export async function startCallsProxy(port: number, apiPort: number): Promise<CallsProxy> {
  const calls: ApiCall[] = [];
  const server = http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (url !== '/healthz') calls.push({ method, path: url });
    const onward = http.request({ host: '127.0.0.1', port: apiPort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // As if nobody were there: a proxy's own 502 would be another kind of failure.
    onward.once('error', () => request.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => [...calls],
    clear: () => calls.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
