/**
 * Why a page of a remote failed to load:
 * - `network`: its origin was unreachable, or the answer broke off;
 * - `timeout`: it was later than the timeout;
 * - `status`: the origin answered that the file is missing, or that it failed;
 * - `digest`: the file is not the file of the release;
 * - `evaluation`: its code threw while it ran;
 * - `not-a-page`: its code exports no page of that name;
 * - `circuit-open`: it failed so often that it was not requested;
 * - `stalled`: its code did not return, and the renderer was stopped.
 */
export type RemoteFailureKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'digest'
  | 'evaluation'
  | 'not-a-page'
  | 'circuit-open'
  | 'stalled';

/** What failed, and of which release. */
interface RemoteFailureFacts {
  readonly kind: RemoteFailureKind;
  /** `mfe-search`. */
  readonly remote: string;
  readonly version: string;
  readonly cause?: unknown;
}

/** A remote that failed to give its page, on the server or in a browser. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly kind: RemoteFailureKind;
  readonly remote: string;
  readonly version: string;

  /** @param message what happened, with the address where there is one; for the log, not for visitors */
  constructor(message: string, { kind, remote, version, cause }: RemoteFailureFacts) {
    super(message, { cause });
    this.kind = kind;
    this.remote = remote;
    this.version = version;
  }
}
