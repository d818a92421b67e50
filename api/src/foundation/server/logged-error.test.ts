import { DrizzleQueryError } from 'drizzle-orm';
import { loggedError } from './logged-error.ts';

describe('a logged error', () => {
  it('has its query and its stack frame, and none of the values', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "account_phone"'), {
      code: '23505',
      detail: 'Key (phone)=(+919845012345) already exists.',
    });
    const logged = loggedError(
      new DrizzleQueryError('insert into "account" values ($1)', ['+919845012345', 'digest-of-a-code'], cause),
    );
    expect(logged).toMatchObject({
      message: 'Failed query: insert into "account" values ($1)',
      cause: { code: '23505' },
    });
    expect(logged.stack).toContain('logged-error.test');
    expect(JSON.stringify(logged)).not.toMatch(/9845012345|digest-of-a-code/);
  });

  it('has no addresses or numbers in its words', () => {
    expect(JSON.stringify(loggedError(new Error('asha@example.com at +91 98450 12345 is odd')))).not.toMatch(
      /asha@|98450/,
    );
  });

  it('ends even if a cause refers to itself', () => {
    const round = new Error('round');
    round.cause = round;
    expect(JSON.stringify(loggedError(round)).length).toBeLessThan(10_000);
    expect(loggedError('text')).toEqual({ type: 'string', message: 'text', stack: '' });
  });
});
