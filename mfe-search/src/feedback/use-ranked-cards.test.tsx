import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen, waitFor } from '@testing-library/react';
import { listingCard } from '../listing/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import { FeedbackLine } from './feedback-line.tsx';
import { useRankedCards } from './use-ranked-cards.ts';

const ORDER = 'GET /api/v1/user/feedback/order';
const CARDS = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((id) => listingCard(sampleRecord({ id, title: id })));

function List() {
  const { listings, heeds } = useRankedCards(CARDS);
  return (
    <>
      <FeedbackLine heeds={heeds} />
      {listings.map((listing) => (
        <ListingCardView key={listing.id} listing={listing} />
      ))}
    </>
  );
}

const open = (answers: FakeAnswers, loggedIn = true) => {
  const platform = fakePlatform({ session: { loggedIn }, answers });
  renderInRouter(<List />, platform);
  return platform;
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => jest.restoreAllMocks());

describe('a list ranked by feedback', () => {
  it('uses the order of the server, and links to where feedback is undone', async () => {
    open({ [ORDER]: { ids: ['cccccccc', 'aaaaaaaa'] } });
    const undo = await screen.findByRole('link', { name: 'See or undo it' });
    expect(undo.getAttribute('href')).toBe('/notifications/feedback-new');
    expect(titles()).toEqual(['cccccccc', 'aaaaaaaa']);
  });

  it('shows no notice when feedback changed nothing', async () => {
    const platform = open({ [ORDER]: { ids: ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'] } });
    await waitFor(() => expect(platform.calls.some(({ call }) => call === ORDER)).toBe(true));
    expect(screen.queryByRole('link', { name: 'See or undo it' })).toBeNull();
  });

  it('moves no card that is on the screen', async () => {
    const onScreen = { top: 10, bottom: 400, left: 0, right: 300 } as DOMRect;
    const nowhere = { top: 0, bottom: 0, left: 0, right: 0 } as DOMRect;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
      return this.getAttribute('data-listing') === 'aaaaaaaa' ? onScreen : nowhere;
    });
    const platform = open({ [ORDER]: { ids: ['cccccccc'] } });
    await screen.findByRole('link', { name: 'See or undo it' });
    expect(titles()).toEqual(['aaaaaaaa', 'cccccccc']);
    expect(platform.calls.find(({ call }) => call === ORDER)?.input).toEqual({ query: { ids: 'bbbbbbbb,cccccccc' } });
  });

  it('keeps its order for a guest without a call, and when the call fails', async () => {
    expect(open({}, false).calls.map(({ call }) => call)).not.toContain(ORDER);
    const failing = open({ [ORDER]: fakeHttpError(503) });
    await waitFor(() => expect(failing.calls.some(({ call }) => call === ORDER)).toBe(true));
    expect(titles().slice(-3)).toEqual(['aaaaaaaa', 'bbbbbbbb', 'cccccccc']);
  });
});
