import { scrub } from '@aangan/shared-kit/domain/scrub';

/** The fields of an error in a log line. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** The stack frames, without the message. */
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
};

/**
 * An error that is safe to log. Failed queries carry their parameters, and PostgreSQL's details repeat them: numbers,
 * addresses, digests. All of these are left out.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: scrub(withoutParameters(error.message)),
    stack: framesOf(error),
    ...(code !== undefined && { code: String(code) }),
    // A depth limit, because a cause may refer to itself.
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
