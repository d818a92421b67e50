import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { type LocalServer, localServer, replyJson } from '../local-server.ts';
import { type SandboxCall, type sandboxCalls, wireCall } from './sandbox-calls.ts';

/** The account of the sandbox; worthless. */
export const SANDBOX_ACCOUNT = { sid: 'aangan', key: 'sandbox', token: 'sandbox', callerId: '+918000000000' } as const;

const AUTHORIZATION = `Basic ${Buffer.from(`${SANDBOX_ACCOUNT.key}:${SANDBOX_ACCOUNT.token}`).toString('base64')}`;

const request = z.object({
  From: z.string().regex(/^\+\d{8,15}$/),
  To: z.string().regex(/^\+\d{8,15}$/),
  CallerId: z.literal(SANDBOX_ACCOUNT.callerId),
  Record: z.literal('false'),
  CustomField: z.string().max(128),
  StatusCallback: z.url(),
});

const list = z.object({ From: z.string(), To: z.string(), DateCreated: z.string().startsWith('gte:') });

interface ServerDeps {
  readonly calls: ReturnType<typeof sandboxCalls>;
  readonly now: () => number;
  /** A call has been made: its webhooks follow. */
  readonly made: (call: SandboxCall) => Promise<void>;
}

/** A telephone company that rings no phone and speaks Exotel's protocol over HTTP, on a free port of this machine. */
export function sandboxTelephonyServer(deps: ServerDeps): LocalServer {
  return localServer((incoming, body, response) => answer(deps, incoming, body, response));
}

async function answer(
  { calls, now, made }: ServerDeps,
  incoming: IncomingMessage,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const reply = (status: number, json: object) => replyJson(response, status, json);
  const refuse = (status: number, Message: string) => reply(status, { RestException: { Status: status, Message } });
  if (incoming.headers.authorization !== AUTHORIZATION) return refuse(401, 'Unauthorised');
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://telephony');
  const path = pathname.replace(`/v1/Accounts/${SANDBOX_ACCOUNT.sid}`, '');
  if (incoming.method === 'GET' && path === '/Calls.json') {
    const { From, To, DateCreated } = list.parse(Object.fromEntries(searchParams));
    const since = Date.parse(`${DateCreated.slice('gte:'.length).replace(' ', 'T')}+05:30`);
    const found = calls.between(From, To, since);
    return reply(200, { Calls: found ? [wireCall(found, now())] : [] });
  }
  if (incoming.method === 'GET') {
    const found = calls.get(path.replace(/^\/Calls\/(\w+)\.json$/, '$1'));
    return found ? reply(200, { Call: wireCall(found, now()) }) : refuse(404, 'Not found');
  }
  if (path !== '/Calls/connect.json') return refuse(404, 'Not found');
  const read = request.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!read.success) return refuse(400, 'The fields are not as documented.');
  const { From: from, To: to, CustomField: customField, StatusCallback: callback } = read.data;
  const call = calls.make({ from, to, customField, callback }, now());
  if (call.behaviour.refused) return refuse(400, 'This number cannot be called.');
  await made(call);
  if (call.behaviour.silentAtFirst) return void incoming.socket.destroy();
  reply(200, { Call: wireCall(call, now()) });
}
