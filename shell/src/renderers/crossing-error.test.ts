import { HttpError } from '@aangan/shared-kit/platform/http';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { errorIn, errorOut } from './crossing-error.ts';

const across = (thrown: unknown) => errorIn(structuredClone(errorOut(thrown)));

describe('an error that crosses to another thread', () => {
  it('stays the same for those who log it and act on it', () => {
    const cause = new RangeError('the reason');
    const failure = new RemoteFailure('no page', { kind: 'evaluation', remote: 'mfe-a', version: '1', cause });
    const error = across(failure);
    expect(error).toMatchObject({ name: 'RemoteFailure', message: 'no page', kind: 'evaluation', remote: 'mfe-a' });
    expect(error.stack).toBe(failure.stack);
    expect(error.constructor.name).toBe('RemoteFailure');
    expect(error.cause).toMatchObject({ name: 'RangeError', message: 'the reason' });
    const refused = across(new HttpError('refused', { kind: 'status', status: 422, requestId: 'r-1' }));
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ kind: 'status', status: 422, requestId: 'r-1', issues: [] });
  });

  it('crosses whatever a remote has thrown', () => {
    const ring = Object.assign(new Error('ring'), { call: () => undefined, node: {} as object });
    ring.cause = ring;
    ring.node = ring;
    expect(across(ring)).toMatchObject({ message: 'ring' });
    expect(across('a text').message).toBe('Thrown: a text');
    expect(across(undefined).message).toBe('Thrown: undefined');
    expect(across(Object.assign(new Error('x'), { name: 7 })).name).toBe('7');
  });
});
