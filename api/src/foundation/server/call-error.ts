/** A failure that the caller caused or must hear about; anything else becomes a 500 without details. */
export class CallError extends Error {
  readonly statusCode: number;
  readonly issues: readonly InputIssue[] | undefined;
  /** What helps the caller on, such as what is free instead of what is taken. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    statusCode: number,
    message: string,
    issues?: readonly InputIssue[],
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'CallError';
    this.statusCode = statusCode;
    this.issues = issues;
    this.details = details;
  }
}

/** One input that did not fit: `query.bhk` and why. */
export interface InputIssue {
  readonly field: string;
  readonly reason: string;
}

/** The thing that the path or query names does not exist. */
export function notFound(message: string): CallError {
  return new CallError(404, message);
}

/** An input that the schema lets through and the data does not, such as a cursor that is not ours. */
export function badInput(field: string, reason: string): CallError {
  return new CallError(400, BAD_INPUT_MESSAGE, [{ field, reason }]);
}

export const BAD_INPUT_MESSAGE = 'Some of the input does not fit.';
