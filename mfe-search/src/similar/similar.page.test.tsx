import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen } from '@testing-library/react';
import { sampleAnswer } from '../listing-detail/testing/public.ts';
import * as page from './similar.page.tsx';

const open = (
  records: ReturnType<typeof sampleRecord>[],
  query = `?propertyId=${sampleRecord().id}`,
  order?: readonly string[],
) =>
  renderPage(page, {
    url: `/similar${query}`,
    platform: fakePlatform({
      session: { loggedIn: order !== undefined },
      answers: {
        'GET /api/v1/property/{propertyId}': sampleAnswer(),
        'GET /api/v1/property/{type}similar/{id}': { records },
        'GET /api/v1/user/feedback/order': { ids: [...(order ?? [])] },
      },
    }),
  });

describe('the page of similar listings', () => {
  it('shows the cards and links back to the original listing', async () => {
    const { platform } = await open([sampleRecord({ id: '8a9f0002', title: 'A home nearby' })]);
    expect(screen.getByRole('link', { name: 'A home nearby' })).toBeTruthy();
    expect(screen.getByRole('link', { name: sampleRecord().title }).getAttribute('href')).toBe(
      sampleRecord().detailUrl,
    );
    expect(platform.calls[1]).toMatchObject({ input: { params: { type: 'rent', id: sampleRecord().id } } });
  });

  it('ranks the cards by the feedback of a logged-in person, and says so', async () => {
    const records = ['8a9f0002', '8a9f0003', '8a9f0004'].map((id) => sampleRecord({ id, title: id }));
    await open(records, undefined, ['8a9f0004', '8a9f0002']);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['8a9f0004', '8a9f0002']);
    expect(screen.getByRole('link', { name: 'See or undo it' })).toBeTruthy();
  });

  it('links to a wider search when there are none', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'No similar homes right now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Home' })).toBeTruthy();
  });

  it('responds 404 without an original listing', async () => {
    const answer: unknown = await open([], '').catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});
