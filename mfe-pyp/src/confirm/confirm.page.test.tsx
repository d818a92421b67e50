import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { SAMPLE_DRAFT_ID, sampleDraft } from '@aangan/shared-kit/testing/sample-draft';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './confirm.page.tsx';

const PUBLISH = 'POST /api/v1/property/manage/{propertyId}/publish';
const DRAFT = 'GET /api/v1/property/manage/{propertyId}';
const params = { propertyId: SAMPLE_DRAFT_ID };

async function open(draft: Draft, more: FakeAnswers = {}) {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      [DRAFT]: draft,
      'GET /api/v1/property/manage/{propertyId}/photos': { photos: [], rooms: [], video: null, noPhotos: false },
      'GET /api/v1/uploads': {
        rules: { content: 'picture', types: [], maximumBytes: 1, maximumCount: 20 },
        uploads: [],
      },
      'GET /api/v1/slot/{propertyId}/available': {
        slots: [{ weekday: 6, startTime: '10:00', endTime: '18:00' }],
        own: true,
      },
      'GET /api/v1/localities/city/{city}': { localities: [] },
      ...more,
    },
  });
  const url = manageLink({ id: SAMPLE_DRAFT_ID, category: draft.category, pageName: 'confirm' });
  const opened = await renderPage(page, { url, params, platform });
  const published = () => platform.calls.filter(({ call }) => call === PUBLISH).map(({ input }) => input);
  return { ...opened, platform, published };
}

it('shows every answer with a way to change it, and what seekers do not see', async () => {
  await open(sampleDraft('RENT'));
  expect(screen.getAllByText('₹32,000')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Edit price' }).getAttribute('href')).toBe(
    `/property/manage/rent/${SAMPLE_DRAFT_ID}/price`,
  );
  expect(screen.getByText('8 hours a week')).toBeTruthy();
  expect(screen.getByText(/We do not show your phone number/)).toBeTruthy();
  expect(screen.getByText('The map shows the area, not the exact place.')).toBeTruthy();
});

it('publishes the version that the owner sees', async () => {
  const draft = sampleDraft('RENT');
  const publication = { state: 'checking' as const, url: null, needed: [], shownInstead: null };
  const { published } = await open(draft, { [PUBLISH]: { draft, publication } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published()).toEqual([{ params, json: { version: 3 } }]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so when another device changed the listing, and publishes the new version after that', async () => {
  let draft = sampleDraft('RENT');
  const { published } = await open(draft, {
    [DRAFT]: () => draft,
    [PUBLISH]: () => {
      draft = sampleDraft('RENT', { price: 35_000 }, { version: 4 });
      throw fakeHttpError(409, 'This listing was changed on another device. Please check it again.');
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/changed on another device/);
  expect(await screen.findAllByText('₹35,000')).not.toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published()).toHaveLength(2));
  expect(published()[1]).toEqual({ params, json: { version: 4 } });
});

it('leads to each answer that is missing, and publishes nothing', async () => {
  await open(sampleDraft('RENT', { price: undefined, floor: 9, totalFloors: 5 }));
  const link = screen.getByRole('link', { name: /^Price: Enter: monthly rent/ });
  expect(link.getAttribute('href')).toBe(`/property/manage/rent/${SAMPLE_DRAFT_ID}/price#field-price`);
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
});

it('leads on to the state of a listing without new changes', async () => {
  await open(sampleDraft('RENT', {}, { state: 'live' }));
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See its status' })).toBeTruthy();
});
