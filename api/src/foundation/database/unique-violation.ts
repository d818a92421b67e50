/** Code of PostgreSQL. */
const UNIQUE_VIOLATION = '23505';

/** Whether a unique index refused a row: somebody else has written it. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true;
  return error.cause !== undefined && isUniqueViolation(error.cause);
}
