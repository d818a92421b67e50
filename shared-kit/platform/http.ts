import type { CallAnswer, CallInput, KnownCall } from '../contracts/all-calls.ts';

export interface CallOptions {
  /** Cancels the call; an aborted call is no failure of the upstream. */
  readonly signal?: AbortSignal;
  /** ms; 10 s by default. */
  readonly timeout?: number;
  /** Additional headers of this call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The call may outlive the document. */
  readonly keepalive?: boolean;
}

/** The typed client of the API. */
export interface Http {
  /**
   * Makes one call of the contract and returns its answer.
   * @example http.request('GET /api/v1/property/{propertyId}', { params: { propertyId } })
   * @throws HttpError with the status and the server's message on a 4xx or 5xx answer, on timeout, network failure,
   * or an open circuit.
   */
  request<Name extends KnownCall>(call: Name, input: CallInput<Name>, options?: CallOptions): Promise<CallAnswer<Name>>;
}

/** One invalid input of a call, `body.phone`, and the reason. */
export interface InputIssue {
  readonly field: string;
  readonly reason: string;
}

export type HttpFailure = 'status' | 'timeout' | 'network' | 'circuit-open';

/** A failed call. `message` is the specification's ('GET failed for {url}'). */
export class HttpError extends Error {
  /** The shell and each remote bundle this class, so instanceof must accept the errors of all of them. */
  static override [Symbol.hasInstance](value: unknown): value is HttpError {
    return value instanceof Error && value.name === 'HttpError';
  }

  override readonly name = 'HttpError';
  readonly kind: HttpFailure;
  /** HTTP status, only for kind `status`. */
  readonly status: number | undefined;
  /** The server's message for people. */
  readonly serverMessage: string | undefined;
  /** The invalid inputs that a 400 names. */
  readonly issues: readonly InputIssue[];
  readonly requestId: string | undefined;

  constructor(
    message: string,
    facts: {
      kind: HttpFailure;
      status?: number;
      serverMessage?: string;
      issues?: readonly InputIssue[];
      requestId?: string;
      cause?: unknown;
    },
  ) {
    super(message, { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status;
    this.serverMessage = facts.serverMessage;
    this.issues = facts.issues ?? [];
    this.requestId = facts.requestId;
  }
}
