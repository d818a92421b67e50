import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen } from '@testing-library/react';
import { sampleAnswer } from '../listing-detail/testing/public.ts';
import * as page from './video.page.tsx';

const open = (facts: Parameters<typeof sampleAnswer>[0] = {}) => {
  const platform = fakePlatform({ answers: { 'GET /api/v1/property/{propertyId}': sampleAnswer(facts) } });
  return renderPage(page, {
    url: `/video/rent/${sampleRecord().id}`,
    params: { propertyId: sampleRecord().id },
    platform,
  });
};

describe('the video page of a listing', () => {
  it('says that there is no video and shows the photos instead', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'This home has no video yet' })).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(sampleRecord().photos.length);
    expect(screen.getByRole('link', { name: 'All about this home' }).getAttribute('href')).toBe(
      sampleRecord().detailUrl,
    );
  });

  it('plays the video that the owner uploaded', async () => {
    const { container } = await open({ videoUnit: 'https://cdn.test/home.mp4' });
    expect(container.querySelector('video')?.getAttribute('src')).toBe('https://cdn.test/home.mp4');
  });

  it('says when there are neither video nor photos', async () => {
    await open({ photos: [] });
    expect(screen.getByText(/There are no photos yet either/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Photos' })).toBeNull();
  });

  it('responds 404 for an unknown listing', async () => {
    const platform = fakePlatform({ answers: { 'GET /api/v1/property/{propertyId}': fakeHttpError(404) } });
    const visit = renderPage(page, { url: '/video/rent/8a9f0001', params: { propertyId: '8a9f0001' }, platform });
    const answer: unknown = await visit.catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});
