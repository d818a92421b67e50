import { DrizzleQueryError } from 'drizzle-orm/errors';
import { isConnectionBroken, isDatabaseAway } from './database-away.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('a database that is away', () => {
  it.each([
    ['is not listening', coded('ECONNREFUSED')],
    ['breaks a connection', coded('ECONNRESET')],
    ['stops', coded('57P01')],
    ['recovers after a crash', coded('57P03')],
    ['has no connection left', coded('53300')],
    ['has no room on its disk', coded('53100')],
    ['has no address any more', coded('ENOTFOUND')],
    ['has an address that cannot be looked up', coded('EAI_AGAIN')],
    ['became a copy that takes no changes', coded('25006')],
    ['was renamed', coded('3D000')],
    ['does not let the API in', coded('28P01')],
    ['is closed to connections', new Error('database "aangan" is not currently accepting connections')],
    ['ends during a query', new Error('Connection terminated unexpectedly')],
    ['gives no connection in time', new Error('timeout exceeded when trying to connect')],
    ['listens at neither address', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
  ])('%s', (_how, error) => {
    expect(isDatabaseAway(error)).toBe(true);
    expect(isDatabaseAway(new DrizzleQueryError('select 1', [], error))).toBe(true);
  });

  it.each([
    ['a unique key', coded('23505')],
    ['a statement that took too long', coded('57014')],
    ['a mistake in our code', new TypeError('Cannot read properties of undefined')],
    ['another service that is away', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
    ['no error', 'Connection terminated'],
  ])('is not the reason of %s', (_what, error) => expect(isDatabaseAway(error)).toBe(false));
});

describe('a connection that is broken', () => {
  it.each([
    ['was ended by the database', coded('57P01')],
    ['was used again', new Error('Client has encountered a connection error and is not queryable')],
    ['was reset', coded('ECONNRESET')],
    ['ended during a query', new Error('Connection terminated unexpectedly')],
  ])('%s', (_how, error) => {
    expect(isConnectionBroken(error)).toBe(true);
    expect(isConnectionBroken(new DrizzleQueryError('select 1', [], error))).toBe(true);
  });

  it.each([
    ['was never opened', coded('ECONNREFUSED')],
    ['was not free in time', new Error('timeout exceeded when trying to connect')],
    ['took too long to open', new Error('Connection terminated due to connection timeout')],
    ['works, and refuses a row', coded('23505')],
  ])('is none that %s', (_how, error) => expect(isConnectionBroken(error)).toBe(false));
});
