import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as page from './redirect.page.tsx';

it('says that a link leads nowhere, and how to go on', async () => {
  await renderPage(page, {
    url: '/smart-search-redirect-x',
    params: { track_id: 'x' },
    platform: fakePlatform({ answers: { 'GET /falcon/smart-search-v2/track/{track_id}': fakeHttpError(400) } }),
  });
  expect(screen.getByRole('heading', { name: 'This search link no longer works' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start a new search' }).getAttribute('href')).toBe('/smart-search');
});
