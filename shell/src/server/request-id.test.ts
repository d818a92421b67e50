import fc from 'fast-check';
import { requestIdOf } from './request-id.ts';

const idFor = (given: string | string[] | undefined) =>
  requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given as string } });

describe('the id of a request', () => {
  it("is the caller's if it is safe", () => {
    expect(idFor('build-42.main_7')).toBe('build-42.main_7');
  });

  it('is always short and safe to log', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constant('a'.repeat(57)),
      fc.constant('line\nbreak'),
      fc.constant(undefined),
    );
    fc.assert(fc.property(hostile, (given) => expect(idFor(given)).toMatch(/^[\w.-]{1,56}$/)));
  });

  it('is new for each request without one', () => {
    expect(idFor(undefined)).not.toBe(idFor(undefined));
  });
});
