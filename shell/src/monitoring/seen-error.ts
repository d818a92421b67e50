/** What can be known of any thrown, rejected or reported value. */
export interface SeenError {
  readonly name: string;
  readonly message: string;
  /** Empty where the browser gives none. */
  readonly stack: string;
  /** Address of the script or the file that it is about, where the browser gives it. */
  readonly source: string;
}

/** @param source address of the script, if the event named one */
export function seenError(thrown: unknown, source = ''): SeenError {
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) {
    const { name, message, stack, request } = thrown as {
      name?: unknown;
      message: unknown;
      stack?: unknown;
      request?: unknown;
    };
    return {
      name: typeof name === 'string' && name !== '' ? name : 'Error',
      message: String(message),
      stack: typeof stack === 'string' ? stack : '',
      // webpack names the file of a chunk that failed to load.
      source: typeof request === 'string' ? request : source,
    };
  }
  return { name: 'Error', message: typeof thrown === 'string' ? thrown : describe(thrown), stack: '', source };
}

function describe(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null
    ? `A ${thrown.constructor?.name ?? 'thing'} was thrown`
    : String(thrown);
}
