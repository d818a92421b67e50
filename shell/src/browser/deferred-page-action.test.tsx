import { OFFLINE_FAILURE } from '@aangan/shared-kit/platform/failure-message';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import type { PageSource } from '../app/page-source.ts';
import { aSession } from '../testing/a-session.ts';
import { actDeferred } from './deferred-page-action.ts';

jest.mock('./act-in-browser.ts', () => {
  throw new Error('Loading chunk navigation failed');
});

it('shows the form again with a message when the code of actions cannot be loaded, such as offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const source: PageSource = {
    platform: fakePlatform(),
    live: aSession(),
    navigation: [],
    match: async () => undefined,
    load: () => Promise.reject(new Error('nothing to load')),
    loaded: () => undefined,
  };
  const request = new Request('https://aangan.test/grievance', { method: 'POST', body: new FormData() });
  const acted = await actDeferred(request, source);
  expect(acted).toMatchObject({ data: { problem: OFFLINE_FAILURE }, init: { status: 422 } });
});
