import { CACHE_TAG } from '@aangan/shared-kit/contracts/changes';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { publicAnswers } from './public-answers.ts';

const answering = (caching: string) => async () => new Response('{}', { headers: { 'cache-control': caching } });

describe('the answers that a page is made of', () => {
  it('are public while each of them says so', async () => {
    const answers = publicAnswers(answering('public, max-age=30'));
    expect(answers.all()).toBe(true);
    await answers.fetch('https://api.test/a');
    expect(answers.all()).toBe(true);
  });

  it.each(['no-store', 'private, max-age=0', ''])('are not with one that says "%s"', async (caching) => {
    const answers = publicAnswers(answering(caching));
    await answers.fetch('https://api.test/a');
    expect(answers.all()).toBe(false);
  });

  it('name what they are made of', async () => {
    const answers = publicAnswers(
      async (input) => new Response('{}', { headers: String(input).endsWith('/plain') ? {} : { [CACHE_TAG]: 'pune' } }),
    );
    for (const path of ['/a', '/b', '/plain']) await answers.fetch(`https://api.test${path}`);
    expect(answers.tags()).toEqual(['pune']);
  });

  it('are not after a failed call, even if the page is whole without it', async () => {
    const answers = publicAnswers(answering('public'));
    const http = answers.watch(
      fakePlatform({ answers: { 'GET /api/v1/alerts/inputs': new Error('circuit open') } }).http,
    );
    await http.request('GET /api/v1/alerts/inputs', {}).catch(() => undefined);
    expect(answers.all()).toBe(false);
  });

  it('are not while a call is under way that the page no longer waits for', async () => {
    const answers = publicAnswers(answering('public'));
    const { promise, resolve } = Promise.withResolvers<never>();
    const http = answers.watch({ request: () => promise });
    const call = http.request('GET /api/v1/alerts/inputs', {});
    expect(answers.all()).toBe(false);
    resolve({} as never);
    await call;
    expect(answers.all()).toBe(true);
  });
});
