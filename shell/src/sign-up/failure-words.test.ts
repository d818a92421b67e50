import { HttpError } from '@aangan/shared-kit/platform/http';
import { fakeHttpError } from '@aangan/shared-kit/testing/fake-platform';
import { failureOf } from './failure-words.ts';

describe('the message of a failure', () => {
  it.each([
    ['Please enter valid phone number', 'phone'],
    ['Please enter valid Name', 'name'],
    ['Minimum 3 characters required in name.', 'name'],
    ['Only letters (a-z) are allowed in the name.', 'name'],
    ['Maximum 30 characters allowed in the name.', 'name'],
    ['Please enter valid email', 'email'],
    ['Please enter valid OTP', 'code'],
    ['Please enter valid password', 'password'],
  ])('"%s" is shown beside its field', (message, field) => {
    expect(failureOf(fakeHttpError(400, message))).toEqual({ message, field });
  });

  it('is the server’s message, beside the last typed field for a 400', () => {
    const message = 'This code has expired. Ask for a new one.';
    expect(failureOf(fakeHttpError(400, message), 'code')).toEqual({ message, field: 'code' });
    expect(failureOf(fakeHttpError(409, message), 'code')).toEqual({ message });
  });

  it('offers a retry when the input is valid, but not after a rate limit', () => {
    expect(failureOf(fakeHttpError(503, 'Later'))).toEqual({ message: 'Later', retry: true });
    expect(failureOf(fakeHttpError(429, 'In 2 minutes'))).toEqual({ message: 'In 2 minutes', retry: false });
  });

  it.each(['network', 'timeout', 'circuit-open'] as const)(
    'is the specification’s default for %s, with a retry',
    (kind) => {
      const failure = failureOf(new HttpError('POST failed for /x', { kind }));
      expect(failure.retry).toBe(true);
      expect(failure.offline ?? false).toBe(kind === 'network');
      expect(failure.message).toBe('Something Went Wrong. Please Try Again');
    },
  );

  it('is the specification’s default for an unknown failure', () => {
    expect(failureOf(new Error('x')).message).toBe('Something Went Wrong. Please Try Again');
    expect(failureOf(new HttpError('x', { kind: 'status', status: 500 })).message).toBe(
      'Something Went Wrong. Please Try Again',
    );
  });
});
