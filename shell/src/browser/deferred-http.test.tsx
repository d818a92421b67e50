import { type DeferredHttp, deferredHttp } from './deferred-http.ts';

const CALL = 'GET /places/api/v1/autocomplete';
const INPUT = { query: { hint: 'hsr', city: 'bangalore' } };
const SETTINGS = {
  baseUrl: 'https://aangan.test',
  device: 'DESKTOP',
  timezone: 'Asia/Kolkata',
  requestId: () => 'r1',
} as const;

describe('the deferred API client', () => {
  const answers = jest.fn(async (_request: Request) => Response.json({ suggestions: [] }));
  const client = (): DeferredHttp => deferredHttp({ ...SETTINGS, fetch: answers as unknown as typeof fetch });
  beforeEach(() => answers.mockClear());

  it('makes a call once its code has loaded', async () => {
    expect(await client().request(CALL, INPUT)).toEqual({ suggestions: [] });
    expect(answers.mock.calls[0]?.[0].url).toBe(
      'https://aangan.test/places/api/v1/autocomplete?hint=hsr&city=bangalore',
    );
  });

  it('marks the document as busy until the last call has ended', async () => {
    const { dataset } = document.documentElement;
    const http = client();
    const second = Promise.withResolvers<Response>();
    answers.mockImplementationOnce(async () => Response.json({ suggestions: [] }));
    answers.mockImplementationOnce(() => second.promise);
    const calls = [http.request(CALL, INPUT), http.request(CALL, INPUT)];
    expect(dataset.requests).toBe('open');
    await calls[0];
    expect(dataset.requests).toBe('open');
    second.resolve(new Response(null, { status: 500 }));
    await expect(calls[1]).rejects.toThrow();
    expect(dataset.requests).toBe('none');
  });

  it('makes no call while it is preloaded', async () => {
    const http = client();
    http.warm();
    http.warm();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(answers).not.toHaveBeenCalled();
  });

  it('uses one circuit breaker for all calls', async () => {
    answers.mockImplementation(async () => new Response(null, { status: 500 }));
    const http = client();
    const calls = Array.from(
      { length: 8 },
      () => () => http.request(CALL, INPUT).catch((error: Error) => error.message),
    );
    const messages: unknown[] = [];
    for (const call of calls) messages.push(await call());
    expect(answers).toHaveBeenCalledTimes(5);
    expect(messages.at(-1)).toBe('Circuit open – fallback');
  });
});
