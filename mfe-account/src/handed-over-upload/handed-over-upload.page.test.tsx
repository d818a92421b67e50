import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import * as page from './handed-over-upload.page.tsx';

const RULES = {
  content: 'picture' as const,
  types: ['image/jpeg' as const],
  maximumBytes: 1_000_000,
  maximumCount: 5,
};

const open = (answers: NonNullable<Parameters<typeof fakePlatform>[0]>['answers'] = {}) =>
  renderPage(page, { url: '/upload/tok', params: { token: 'tok' }, platform: fakePlatform({ answers }) });

it('opens one uploader without a login', async () => {
  const shown = await open({
    'GET /api/v1/uploads/hand-over/{token}': { kind: 'photo', subject: '', rules: RULES, uploads: [], expiresAt: 1 },
  });
  expect(shown.head()?.status).toBe(200);
  expect(screen.getByLabelText('Choose files: Files from this phone')).toBeTruthy();
  expect(screen.getByLabelText('Take a photo: Files from this phone').getAttribute('capture')).toBe('environment');
});

it('says that a code has expired', async () => {
  const shown = await open({ 'GET /api/v1/uploads/hand-over/{token}': fakeHttpError(410) });
  expect(shown.head()?.status).toBe(404);
  expect(screen.getByRole('heading', { name: 'This upload code is no longer valid' })).toBeTruthy();
  expect(screen.getByText(/Open a new code on the other device/)).toBeTruthy();
});
