import { databaseProblem } from './database-problem.ts';

const URL_TEXT = 'postgresql://asha:se%23cret@db.example:5433/homes';

function failure(code: string, message = 'it failed'): Error {
  return Object.assign(new Error(message), { code });
}

describe('the error message for DATABASE_URL', () => {
  it.each([
    ['ECONNREFUSED', 'No PostgreSQL answers at db.example:5433'],
    ['ENOTFOUND', 'There is no machine db.example:5433'],
    ['28P01', 'PostgreSQL at db.example:5433 refuses the password of asha'],
    ['28000', 'does not let asha in'],
    ['3D000', 'has no database homes: create it (createdb homes)'],
    ['42501', 'asha may not create tables or extensions in homes'],
  ])('names the problem for %s', (code, sentence) => {
    expect(databaseProblem(URL_TEXT, failure(code))).toContain(sentence);
  });

  it('is one line without the password', () => {
    for (const code of [
      'ECONNREFUSED',
      'ENOTFOUND',
      'ETIMEDOUT',
      '28P01',
      '28000',
      '3D000',
      '42501',
      '53300',
      'XX000',
    ]) {
      const line = databaseProblem(URL_TEXT, failure(code));
      expect(line).not.toMatch(/\n|se%23cret|se#cret/);
    }
  });

  it("unwraps the driver's errors", () => {
    const wrapped = new Error('query failed', { cause: new AggregateError([failure('ECONNREFUSED')]) });
    expect(databaseProblem(URL_TEXT, wrapped)).toContain('No PostgreSQL answers');
  });

  it('names the problem of an address that is not a database', () => {
    expect(databaseProblem('mysql://localhost/homes', undefined)).toContain('is no PostgreSQL address');
    expect(databaseProblem('localhost', undefined)).toContain('postgresql://user:password@host:5432/database');
  });
});
