import { loggedFault } from './logged-faults.ts';

const line = (facts: object) => JSON.stringify({ level: 50, msg: 'A page failed', remote: 'mfe-test', ...facts });
const typeError = { type: 'TypeError', message: 'x is undefined', stack: 'TypeError: x is undefined\n    at a.js:1:2' };
const httpError = { type: 'HttpError', message: 'GET failed' };
const late = { type: 'Error', message: 'The loader of /x took longer than 10000 ms' };

describe('a line of the log of a trial', () => {
  it.each([
    ['a page that throws', line({ kind: 'render', err: typeError }), /^fails \(render\): TypeError: x is undefined/],
    ['a loader that throws', line({ kind: 'data', err: typeError }), /^fails \(data\)/],
    ['a loader that is late', line({ kind: 'data', err: late }), /^fails \(data\): The loader of \/x took longer/],
    [
      'code that does not return',
      line({ kind: 'stalled', err: typeError, source: 'Stalled\n    at src/a.ts:1' }),
      /^does not return: Stalled\n {6}at src\/a\.ts:1$/,
    ],
    [
      'a renderer that ran out of memory',
      JSON.stringify({ msg: 'A renderer was replaced', reason: 'out-of-memory', detail: 'limit' }),
      /^ends its renderer \(out-of-memory\): limit$/,
    ],
    ['a failure of the server itself', JSON.stringify({ msg: 'A page failed', err: typeError }), /^fails/],
  ])('tells of %s', (_what, text, fault) => {
    expect(loggedFault(text, 'mfe-test', true)?.words).toMatch(fault);
  });

  it.each([
    ['a call that failed', line({ kind: 'data', err: httpError }), true],
    ['a loader that waits for an API that is not there', line({ kind: 'data', err: late }), false],
    ['another remote', line({ kind: 'render', err: typeError, remote: 'mfe-other' }), true],
    [
      'a renderer that was replaced after a stall, which has a line of its own',
      JSON.stringify({ msg: 'A renderer was replaced', reason: 'stalled' }),
      true,
    ],
    ['no JSON', 'Debugger attached.', true],
    ['something else', JSON.stringify({ msg: 'A release of the registry cannot be used' }), true],
  ])('says nothing against the release for %s', (_what, text, apiIsKnown) => {
    expect(loggedFault(text, 'mfe-test', apiIsKnown)).toBeUndefined();
  });
});
