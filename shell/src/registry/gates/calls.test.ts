import { callReasons } from './calls.ts';

const release = {
  name: 'mfe-test',
  calls: { 'GET /api/a': { answer: 'aaaa' }, 'POST /api/b': { body: 'bbbb', answer: 'cccc' } },
};

describe('the calls of a release', () => {
  it('must all be answered by the API, which may answer more', () => {
    expect(callReasons(release, { ...release.calls, 'GET /api/more': { answer: 'dddd' } })).toEqual([]);
    expect(callReasons(release, { 'GET /api/a': { answer: 'aaaa' } })).toEqual([
      { code: 'REG-017', message: 'mfe-test: the API does not answer POST /api/b, so deploy the API first' },
    ]);
  });

  it('must have the same contracts in the API: the reason names the parts that differ', () => {
    const answered = {
      'GET /api/a': { answer: 'aaaa' },
      'POST /api/b': { query: 'eeee', body: 'bbbb', answer: 'dddd' },
    };
    expect(callReasons(release, answered)).toEqual([
      {
        code: 'REG-017',
        message:
          'mfe-test: the API has another contract (query, answer) of POST /api/b, so deploy the older of the two again',
      },
    ]);
  });

  it('are not checked without the calls of the API, or in a release that lists none', () => {
    expect(callReasons(release, undefined)).toEqual([]);
    expect(callReasons({ name: 'mfe-test', calls: {} }, {})).toEqual([]);
  });
});
