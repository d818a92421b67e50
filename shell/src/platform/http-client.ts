import type { CallAnswer, CallInput, KnownCall } from '@aangan/shared-kit/contracts/all-calls';
import { CHALLENGE_HEADER } from '@aangan/shared-kit/domain/challenge';
import { REQUEST_TIMEOUT_MS } from '@aangan/shared-kit/domain/platform-limits';
import { type CallOptions, type Http, HttpError, type InputIssue } from '@aangan/shared-kit/platform/http';
import type { Device } from '@aangan/shared-kit/platform/platform';
import ky, { isHTTPError, isTimeoutError, type Options } from 'ky';
import { type Breakers, isOpenCircuit } from './breaker.ts';
import { challengeOf, type SolveChallenge } from './challenge-of.ts';

/** Place calls, and whom they are made for. Source: services-and-platform, section 6 (header X-Tenant-Id). */
const PLACE_CALL = /^\/places\//;
const TENANT_ID = 'aangan';

const PARAMETER = /\{(\w+)\}/g;

export interface HttpClientSettings {
  /** Origin of the API, or empty for this site's own. */
  readonly baseUrl: string;
  readonly breakers: Breakers;
  readonly device: Device;
  /** IANA name, `Asia/Kolkata`. */
  readonly timezone: string;
  /** On the server: the headers that the visitor's browser sent. */
  readonly userAgent?: string;
  readonly cookie?: string;
  /** The address by which the API limits calls. */
  readonly address?: string;
  /** W3C trace context of the request that the calls are made for. */
  readonly traceparent?: string;
  /** Is called for each call that was answered 401. */
  readonly refused?: (call: string) => void;
  /** Answers challenges. Without it, as on the server, a call that needs one fails. */
  readonly solve?: SolveChallenge;
  /** Makes the request id that both sides log. */
  readonly requestId: () => string;
  readonly fetch?: typeof fetch;
}

/**
 * The API client: typed calls, a timeout of ten seconds, no automatic retry, and a circuit breaker for each backend against
 * overload of a failing one. Source: product-and-plans, sections 7 (headers, timeout) and 8 (messages).
 */
export function createHttp(settings: HttpClientSettings): Http {
  const callSettings: CallSettings = {
    ...settings,
    common: { retry: 0, credentials: 'include', ...(settings.fetch && { fetch: settings.fetch }) },
    headers: {
      'device-timezone': settings.timezone,
      device: settings.device,
      ...(settings.userAgent && { 'user-agent': settings.userAgent }),
      ...(settings.cookie && { cookie: settings.cookie }),
      ...(settings.address && { 'x-forwarded-for': settings.address }),
      ...(settings.traceparent && { traceparent: settings.traceparent }),
    },
  };
  return {
    request<Name extends KnownCall>(call: Name, input: CallInput<Name>, options: CallOptions = {}) {
      return send<CallAnswer<Name>>(callSettings, call, input, options);
    },
  };
}

interface CallSettings extends HttpClientSettings {
  /** Options of every call. A ky instance with them would cost more than a call's own work. */
  readonly common: Options;
  readonly headers: Readonly<Record<string, string>>;
}

async function send<Answer>(
  settings: CallSettings,
  call: string,
  input: { params?: unknown; query?: unknown; json?: unknown; form?: unknown; upload?: Blob | undefined },
  options: CallOptions,
): Promise<Answer> {
  const { method, path } = callAddress(call, {
    params: input.params as Readonly<Record<string, unknown>>,
    query: input.query as Readonly<Record<string, unknown>>,
  });
  const requestId = settings.requestId();
  const attempt = (answer?: string) =>
    ky<Answer>(`${settings.baseUrl}${path}`, {
      ...settings.common,
      method,
      timeout: options.timeout ?? REQUEST_TIMEOUT_MS,
      headers: {
        ...settings.headers,
        ...(PLACE_CALL.test(path) && { 'x-tenant-id': TENANT_ID }),
        ...(input.upload && { 'content-type': 'application/octet-stream' }),
        ...options.headers,
        'x-request-id': requestId,
        ...(answer !== undefined && { [CHALLENGE_HEADER]: answer }),
      },
      ...(input.json !== undefined && { json: input.json }),
      ...(input.form !== undefined && { body: formOf(input.form as Readonly<Record<string, unknown>>) }),
      ...(input.upload && { body: input.upload }),
      ...(options.keepalive && { keepalive: true }),
      ...(options.signal && { signal: options.signal }),
    })
      .json()
      .catch((error: unknown) => fail(error, { method, path, requestId, signal: options.signal }));
  try {
    return await withChallenge(settings, (answer) => settings.breakers.of(path).execute(() => attempt(answer)));
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) settings.refused?.(call);
    if (!isOpenCircuit(error)) throw error;
    throw new HttpError(openMessage(method), { kind: 'circuit-open', requestId, cause: error });
  }
}

/** Makes a call, and repeats it once with the answer to a challenge if it needs one. */
async function withChallenge<Answer>(
  { solve }: Pick<HttpClientSettings, 'solve'>,
  attempt: (answer?: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    const challenge = solve && challengeOf(error);
    if (!challenge) throw error;
    const answer = await solve(challenge).catch(() => undefined);
    if (answer === undefined) throw error;
    return attempt(answer);
  }
}

interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * Method and address of a call: path parameters filled in, query appended in the order given, absent
 * values left out.
 * @throws TypeError when a path parameter is missing or would lead elsewhere.
 */
export function callAddress(call: string, input: AddressInput): { method: string; path: string } {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replace(PARAMETER, (_token, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new TypeError(`${call} needs the parameter "${name}"`);
    // Nothing can keep an address with such a segment from meaning another call.
    if (value === '.' || value === '..') throw new TypeError(`${call} cannot have the "${name}" ${value}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(
    Object.entries(input.query ?? {})
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return { method, path: query ? `${path}?${query}` : path };
}

function formOf(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Source: product-and-plans, section 8 ('Circuit open – fallback' or a per-method message). */
function openMessage(method: string): string {
  return method === 'GET' ? 'Circuit open – fallback' : `Circuit open – ${method} fallback`;
}

interface FailedCall {
  readonly method: string;
  readonly path: string;
  readonly requestId: string;
  readonly signal: AbortSignal | undefined;
}

/** Converts ky's errors into the platform's error. Source: product-and-plans, section 8 ('GET failed for {url}'). */
async function fail(error: unknown, call: FailedCall): Promise<never> {
  const { method, path, requestId, signal } = call;
  if (signal?.aborted) throw signal.reason;
  const message = `${method} failed for ${path}`;
  if (isHTTPError(error)) {
    const serverMessage = messageOf(error.data);
    const issues = issuesOf(error.data);
    throw new HttpError(message, {
      kind: 'status',
      status: error.response.status,
      requestId,
      cause: error,
      ...(serverMessage !== undefined && { serverMessage }),
      ...(issues && { issues }),
    });
  }
  throw new HttpError(message, { kind: isTimeoutError(error) ? 'timeout' : 'network', requestId, cause: error });
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}

/** The answer is the API's own: only whether it has issues is checked. */
function issuesOf(body: unknown): readonly InputIssue[] | undefined {
  if (typeof body !== 'object' || body === null || !('issues' in body)) return undefined;
  return Array.isArray(body.issues) ? body.issues : undefined;
}
