/** An error as plain data. A structured clone would lose its name and its facts, such as `status`. */
export interface CrossingError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** Its own plain fields: `kind`, `status`, `requestId`. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly cause?: CrossingError;
}

/** Causes of causes that are kept. */
const MOST_CAUSES = 4;

/** @param thrown anything: a remote may throw what it wants */
export function errorOut(thrown: unknown, depth = 0): CrossingError {
  if (!(thrown instanceof Error))
    return { name: 'Error', message: `Thrown: ${String(thrown)}`, stack: undefined, facts: {} };
  const { name, message, stack, cause } = thrown;
  const facts = Object.entries(thrown).filter(([key, value]) => key !== 'cause' && key !== 'name' && isPlain(value));
  const crossed = { name: String(name), message: String(message), stack, facts: Object.fromEntries(facts) };
  return cause === undefined || depth >= MOST_CAUSES ? crossed : { ...crossed, cause: errorOut(cause, depth + 1) };
}

/** The error on the other side: its name, message, stack and facts are those of the original, in the log too. */
export function errorIn({ name, message, stack, facts, cause }: CrossingError): Error {
  // The log names an error by its class.
  const classes = { [name]: class extends Error {} };
  const error = new (classes[name] ?? Error)(message, cause && { cause: errorIn(cause) });
  Object.defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, facts);
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return Array.isArray(value) && value.every((item) => isPlain(item) || isRecord(item));
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isPlain);
}
