import { scrub } from '@aangan/shared-kit/domain/scrub';

/** What a log line says of a failure. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** Where it happened, without what was said. */
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
};

/**
 * A failure as it may be logged. Failed queries carry their parameters, and PostgreSQL's details repeat them: numbers,
 * addresses, digests. Neither gets into a line.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: scrub(withoutParameters(error.message)),
    stack: framesOf(error),
    ...(code !== undefined && { code: String(code) }),
    // As deep as anybody reads; a cause may name itself.
    ...(error.cause !== undefined && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  };
}

function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '');
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
