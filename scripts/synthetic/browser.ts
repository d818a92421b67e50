/** A request that was not answered as expected. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  readonly status: number;

  /** @param requestId finds the request in the logs of shell and API */
  constructor(what: string, status: number, requestId: string) {
    super(`${what} answered ${status} (request ${requestId})`);
    this.status = status;
  }
}

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
}

/** A browser without a screen: it has cookies, and sends what our pages send. */
export interface Browser {
  /** HTML of a page, after its redirects. @throws UnexpectedAnswer unless it is 200 */
  page(path: string): Promise<string>;
  /** Answer of a call. @throws UnexpectedAnswer unless it succeeds */
  call<Answer>(path: string, asked?: Asked): Promise<Answer>;
}

/** ms that an answer may take. */
const ANSWER_WITHIN_MS = 15_000;

/** @param headers sent with every request */
export function openBrowser(site: string, deviceId: string, headers: Readonly<Record<string, string>>): Browser {
  const cookies = new Map([['aangan_device', deviceId]]);

  async function ask(path: string, { method = 'GET', body }: Asked): Promise<Response> {
    const response = await fetch(new URL(path, site), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        device: 'DESKTOP',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      // It stays the device that has proven itself.
      if (name && name !== 'aangan_device') cookies.set(name, value);
    }
    return response;
  }

  async function expected(what: string, response: Response): Promise<Response> {
    if (response.ok) return response;
    await response.body?.cancel();
    throw new UnexpectedAnswer(what, response.status, response.headers.get('x-request-id') ?? 'unknown');
  }

  return {
    async page(path) {
      let at = path;
      for (let redirects = 0; ; redirects++) {
        const response = await ask(at, {});
        const location = response.headers.get('location');
        if (location === null || redirects === 3) return (await expected(at, response)).text();
        await response.body?.cancel();
        at = location;
      }
    },
    async call<Answer>(path: string, asked: Asked = {}) {
      const response = await expected(`${asked.method ?? 'GET'} ${path}`, await ask(path, asked));
      return (await response.json()) as Answer;
    },
  };
}
