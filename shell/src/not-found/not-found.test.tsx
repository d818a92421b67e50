import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { notFoundPage } from './not-found.tsx';

const CALL = 'GET /api/v1/localities/city/{city}';

const locality = (slug: string, name: string, buy: number) => ({ slug, name, listings: { BUY: buy, RENT: 1 } });

const open = (answer: NonNullable<FakeAnswers[typeof CALL]>, city = 'pune') =>
  renderPage(notFoundPage, {
    url: '/page-not-found',
    platform: fakePlatform({ session: { city }, answers: { [CALL]: answer } }),
  });

const localities = () => screen.queryByRole('navigation', { name: 'Popular localities in Pune' });

describe('the page of unknown paths', () => {
  it('links to the results of the localities with most listings in the city of the visitor', async () => {
    const found = [locality('aundh', 'Aundh', 1), locality('kothrud', 'Kothrud', 1200), locality('empty', 'Empty', 0)];
    const { platform } = await open({ localities: found as never });
    const links = within(localities() as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kothrud 1,200 homes for sale', '/flats-for-sale-in-kothrud_pune'],
      ['Aundh 1 home for sale', '/flats-for-sale-in-aundh_pune'],
    ]);
    expect(platform.calls).toEqual([{ call: CALL, input: { params: { city: 'pune' } } }]);
  });

  it('shows twelve localities at most', async () => {
    await open({ localities: Array.from({ length: 15 }, (_, at) => locality(`l${at}`, `L${at}`, 9)) as never });
    expect(within(localities() as HTMLElement).getAllByRole('link')).toHaveLength(12);
  });

  it('searches for a typed place by a form that needs no JavaScript', async () => {
    const { location } = await open({ localities: [] });
    const field = screen.getByLabelText<HTMLInputElement>('Where');
    expect([field.form?.method, field.form?.getAttribute('action')]).toEqual(['get', '/search-context']);
    expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('pune');
    fireEvent.change(screen.getByLabelText('What you look for'), { target: { value: 'RENT' } });
    fireEvent.change(field, { target: { value: 'Baner' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(location()).toBe('/search-context?type=RENT&city=pune&q=Baner'));
  });

  it('is whole without localities when the API fails', async () => {
    const shown = await open(fakeHttpError(503));
    expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeTruthy();
    expect(screen.getByLabelText('Where')).toBeTruthy();
    expect(localities()).toBeNull();
    expect(shown.head()?.status).toBe(404);
  });

  it('stops waiting for localities after a second', async () => {
    const stop = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(stop.signal);
    const opened = open(
      (_input, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await act(async () => stop.abort());
    await opened;
    expect(AbortSignal.timeout).toHaveBeenCalledWith(1000);
    expect(localities()).toBeNull();
  });
});
