import { FAILURES, type FailureCode } from './failure-catalogue.ts';

/** A failure that the caller caused or must be informed of. Any other error becomes a 500 without details. */
export class CallError extends Error {
  readonly statusCode: number;
  readonly issues: readonly InputIssue[] | undefined;
  /** Details that help the caller to continue, for example free slots when the slot is taken. */
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Of the catalogue; a failure with a sentence of its own feature has none. */
  readonly code: FailureCode | undefined;

  constructor(
    statusCode: number,
    message: string,
    issues?: readonly InputIssue[],
    details?: Readonly<Record<string, unknown>>,
    options?: ErrorOptions & { readonly code?: FailureCode },
  ) {
    super(message, options);
    this.name = 'CallError';
    this.statusCode = statusCode;
    this.issues = issues;
    this.details = details;
    this.code = options?.code;
  }
}

/** One invalid input and the reason: `query.bhk`. */
export interface InputIssue {
  readonly field: string;
  readonly reason: string;
}

/** A failure of the catalogue: the answer has its code, status and sentence. */
export function callError(code: FailureCode): CallError {
  const { status, words } = FAILURES[code];
  return new CallError(status, words, undefined, undefined, { code });
}

/** The resource that the path or query names does not exist; for a sentence of the feature. */
export function notFound(message: string): CallError {
  return new CallError(404, message);
}

/** An input that passes the schema but does not fit the data, such as a cursor that we did not issue. */
export function badInput(field: string, reason: string): CallError {
  return new CallError(400, BAD_INPUT_MESSAGE, [{ field, reason }]);
}

export const BAD_INPUT_MESSAGE = 'Some details are not valid.';
