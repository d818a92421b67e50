import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import { confirmationLink } from '@aangan/shared-kit/links/posting';
import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { SAMPLE_DRAFT_ID, sampleDraft } from '@aangan/shared-kit/testing/sample-draft';
import { act, fireEvent, screen } from '@testing-library/react';
import * as page from './confirmation.page.tsx';

const DRAFT = 'GET /api/v1/property/manage/{propertyId}';
const URL_OF_HOME = '/property/rent/2-bhk-in-koramangala/x1/detail';

const publicationOf = (state: Publication['state'], facts: Partial<Publication> = {}): Publication => ({
  ...{ state, url: URL_OF_HOME, needed: [], shownInstead: null },
  ...facts,
});

async function open(first: Publication) {
  let publication = first;
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      [DRAFT]: sampleDraft('RENT'),
      'GET /api/v1/property/manage/{propertyId}/publication': () => publication,
      'GET /api/v1/pyp/feedback': { feedback: null },
      'POST /api/v1/pyp/feedback/submit': { status: 'success' },
    },
  });
  await renderPage(page, { url: confirmationLink(SAMPLE_DRAFT_ID), platform });
  /** The checks have ended. */
  const becomes = async (next: Publication) => {
    publication = next;
    await act(async () => platform.sendLive('posting-state', { state: next.state }));
  };
  return { platform, becomes };
}

it('shows that a listing is live as soon as the checks have passed', async () => {
  const { platform, becomes } = await open(publicationOf('checking'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We are checking your listing');
  expect(screen.queryByRole('link', { name: 'View it as a seeker' })).toBeNull();
  await becomes(publicationOf('live'));
  expect(await screen.findByText('Your listing is live')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View it as a seeker' }).getAttribute('href')).toBe(URL_OF_HOME);
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  expect(platform.liveTopics).toEqual([]);
});

it('asks once how posting was, when the listing is live', async () => {
  const { platform } = await open(publicationOf('live'));
  fireEvent.click(screen.getByRole('button', { name: 'Easy' }));
  expect(await screen.findByText('Thank you. Your answer is saved.')).toBeTruthy();
  expect(platform.calls.at(-1)).toMatchObject({ input: { form: { propertyId: SAMPLE_DRAFT_ID, rating: 4 } } });
});

it('asks again when no live update arrives', async () => {
  jest.useFakeTimers();
  try {
    const { platform } = await open(publicationOf('checking'));
    const before = platform.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(3500));
    expect(platform.calls.length).toBeGreaterThan(before);
  } finally {
    jest.useRealTimers();
  }
});

it('says of a held listing what was found and what the owner can do', async () => {
  const needed = [{ signal: 'price', found: 'The rent is far below homes like it.', todo: 'Correct the price.' }];
  await open(publicationOf('held', { needed }));
  expect(screen.getByText('The rent is far below homes like it.')).toBeTruthy();
  expect(screen.getByText('Correct the price.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Verify that the home is yours' }).getAttribute('href')).toBe(
    `/property-verification?propertyId=${SAMPLE_DRAFT_ID}`,
  );
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it.each([
  ['duplicate', 'See the other listing'],
  ['draft', 'Check and publish'],
  ['paused', 'Show it again'],
  ['closed', 'Show it again'],
  ['refused', 'Write to the grievance officer'],
  ['deleted', 'See all your listings'],
] as const)('leads on from a listing that is %s', async (state, link) => {
  await open(publicationOf(state, { shownInstead: '/property/rent/x/y/detail' }));
  expect(screen.getByRole('link', { name: link })).toBeTruthy();
});

it.each([404, 400])('is not there for anybody else (%i)', async (status) => {
  const error = fakeHttpError(status);
  const platform = fakePlatform({
    answers: { [DRAFT]: error, 'GET /api/v1/property/manage/{propertyId}/publication': error },
  });
  const opened = renderPage(page, { url: confirmationLink('somebody0else'), platform });
  await expect(opened).rejects.toMatchObject({ status: 404 });
});
