import { fakeHttpError } from '../testing/fake-platform.tsx';
import { failureMessage, GENERAL_FAILURE, mayPass, OFFLINE_FAILURE } from './failure-message.ts';
import { HttpError } from './http.ts';
import { problemsOf } from './problems.ts';

const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const network = new HttpError('GET failed for /x', { kind: 'network' });

describe('the message of a failed call', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is that of the server, also on a browser that takes itself to be offline', () => {
    online(false);
    expect(failureMessage(fakeHttpError(409, 'This slot is taken.'), 'Not booked.')).toBe('This slot is taken.');
  });

  it.each([
    ['a call without an answer', network],
    ['a call that a breaker stopped', new HttpError('fallback', { kind: 'circuit-open' })],
    ['a script that did not load', new TypeError('Failed to fetch')],
  ])('says that the browser is offline and that what was typed is kept: %s', (_case, error) => {
    online(false);
    expect(failureMessage(error, 'Not booked.')).toBe(OFFLINE_FAILURE);
    expect(problemsOf(error, 'Not booked.').problem).toBe(OFFLINE_FAILURE);
    expect(mayPass(problemsOf(error).problem)).toBe(true);
  });

  it('is the message of the form, or the general one, while the browser is online', () => {
    online(true);
    expect(failureMessage(network)).toBe(GENERAL_FAILURE);
    expect(problemsOf(network, 'Not booked.').problem).toBe('Not booked.');
    expect(mayPass('Not booked.')).toBe(false);
  });
});
