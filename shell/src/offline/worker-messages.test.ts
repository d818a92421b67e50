import { isWorkerMessage } from './worker-messages.ts';

describe('the messages that the worker accepts', () => {
  it.each([
    [{ type: 'forget' }],
    [{ type: 'keep', list: 'recent', paths: ['/property/a/1/detail?x=1'] }],
    [{ type: 'keep', list: 'shortlist', paths: [] }],
    [{ type: 'opened', address: 'https://aangan.test/', files: ['/assets/shell/s1/main.js'] }],
  ])('is %j', (message) => {
    expect(isWorkerMessage(message)).toBe(true);
  });

  it.each([
    [undefined],
    ['forget'],
    [{}],
    [{ type: 'skip-waiting' }],
    [{ type: 'keep', list: 'all', paths: [] }],
    [{ type: 'keep', list: 'recent' }],
    [{ type: 'keep', list: 'recent', paths: ['https://elsewhere.test/'] }],
    [{ type: 'keep', list: 'recent', paths: ['//elsewhere.test/'] }],
    [{ type: 'keep', list: 'recent', paths: ['/\\elsewhere.test/'] }],
    [{ type: 'opened', address: 1, files: [] }],
    [{ type: 'opened', address: '/', files: [1] }],
  ])('is not %j', (message) => {
    expect(isWorkerMessage(message)).toBe(false);
  });
});
