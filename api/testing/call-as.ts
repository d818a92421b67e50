import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser: logged in, or a device alone. */
interface Caller {
  readonly cookie: string;
  /** The visitor's address; by default that of the test. */
  readonly address?: string;
}

export interface CallAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
}

export interface CallsAs {
  /** A call with a new idempotency key, and its whole response. */
  send(
    who: Caller | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    extra?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** A call whose answer is JSON. */
  call<Body = Record<string, unknown>>(...sent: Parameters<CallsAs['send']>): Promise<CallAnswer<Body>>;
  /** A form as a browser posts it. */
  postForm(who: Caller | undefined, url: string, fields: Record<string, string>): Promise<LightMyRequestResponse>;
  /** A form that may have files. */
  postParts(
    who: Caller | undefined,
    url: string,
    fields: Record<string, string | Blob>,
  ): Promise<LightMyRequestResponse>;
}

/** The calls of people on a server of tests. */
export function callsAs(app: FastifyInstance): CallsAs {
  const headersOf = (who: Caller | undefined) => ({
    device: 'DESKTOP',
    'idempotency-key': randomUUID(),
    ...(who && { cookie: who.cookie }),
    ...(who?.address && { 'x-forwarded-for': who.address }),
  });
  const send: CallsAs['send'] = async (who, method, url, payload, extra = {}) =>
    app.inject({ method, url, headers: { ...headersOf(who), ...extra }, ...(payload && { payload }) });
  return {
    send,
    async call<Body>(...sent: Parameters<CallsAs['send']>) {
      const answer = await send(...sent);
      return { status: answer.statusCode, text: answer.body, body: JSON.parse(answer.body) as Body };
    },
    async postForm(who, url, fields) {
      const headers = { ...headersOf(who), 'content-type': 'application/x-www-form-urlencoded' };
      return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
    },
    async postParts(who, url, fields) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const request = new Request('http://test', { method: 'POST', body: form });
      const headers = { ...headersOf(who), 'content-type': request.headers.get('content-type') ?? '' };
      return app.inject({ method: 'POST', url, headers, payload: Buffer.from(await request.arrayBuffer()) });
    },
  };
}
