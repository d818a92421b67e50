/** Details of a failed connection for the message. */
interface Failure {
  readonly code: string;
  readonly message: string;
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

type Sentence = (failure: Failure) => string;

const EMBEDDED = 'or unset DATABASE_URL to use the embedded one';

const SENTENCES: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: ({ host }) => `No PostgreSQL answers at ${host}: start it, correct DATABASE_URL, ${EMBEDDED}.`,
  ENOTFOUND: ({ host }) => `There is no machine ${host}: correct the host in DATABASE_URL, ${EMBEDDED}.`,
  EAI_AGAIN: ({ host }) => `The name of ${host} cannot be looked up: correct the host in DATABASE_URL, ${EMBEDDED}.`,
  ETIMEDOUT: ({ host }) => `PostgreSQL at ${host} does not answer in time: correct DATABASE_URL, ${EMBEDDED}.`,
  '28P01': ({ host, user }) =>
    `PostgreSQL at ${host} refuses the password of ${user}: correct user and password in DATABASE_URL.`,
  '28000': ({ host, user }) => `PostgreSQL at ${host} does not let ${user} in: correct the user in DATABASE_URL.`,
  '3D000': ({ host, database }) =>
    `PostgreSQL at ${host} has no database ${database}: create it (createdb ${database}), or correct DATABASE_URL.`,
  '42501': ({ database, user }) =>
    `${user} may not create tables or extensions in ${database}: use the database's owner in DATABASE_MIGRATE_URL.`,
  '53300': ({ host }) => `PostgreSQL at ${host} has no connection left: close some, or raise max_connections.`,
};

/** One line that says what is wrong with DATABASE_URL and what to do. Never shows the password. */
export function databaseProblem(url: string, error: unknown): string {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^postgres(ql)?:$/.test(address.protocol)) {
    return `DATABASE_URL is no PostgreSQL address: write it as postgresql://user:password@host:5432/database, ${EMBEDDED}.`;
  }
  const { code = '', message } = innermost(error);
  const failure: Failure = {
    code,
    message,
    host: `${address.hostname}:${address.port || 5432}`,
    user: decodeURIComponent(address.username),
    database: decodeURIComponent(address.pathname.slice(1)),
  };
  if (/timeout/i.test(message)) return sentence('ETIMEDOUT', failure);
  if (/password must be a string/i.test(message)) return sentence('28P01', failure);
  return sentence(code, failure);
}

function sentence(code: string, failure: Failure): string {
  const write = SENTENCES[code] ?? (({ host, message }) => `PostgreSQL at ${host} cannot be used (${message}).`);
  return write(failure);
}

/** Drivers wrap the error: a list of attempts, or a query that failed because of the connection. */
function innermost(error: unknown): { code?: string; message: string } {
  if (error instanceof AggregateError) return innermost(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return innermost(error.cause);
  return error instanceof Error ? error : { message: String(error) };
}
