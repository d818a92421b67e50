import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './overlay.page.tsx';

const PATH = '/premium-filter/banner';
const open = (query = '', { records = [sampleRecord()], loggedIn = true } = {}) =>
  renderPage(page, {
    url: PATH + query,
    pattern: PATH,
    platform: fakePlatform({
      session: { loggedIn, account: loggedIn ? { id: 'acc_1', name: 'Asha' } : undefined },
      answers: { 'GET /api/v1/property/premium': { records } },
    }),
  });
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Show homes' }));

describe('the premium filters', () => {
  it('send no request before a filter is chosen', async () => {
    const { platform } = await open();
    expect(platform.calls).toEqual([]);
    expect(screen.getByText('Choose at least one filter.')).toBeTruthy();
  });

  it('show the matches of all chosen filters in place', async () => {
    const { platform } = await open();
    choose('Price dropped in the last 30 days');
    choose('Confirmed by its owner in the last 2 days');
    send();
    expect(await screen.findByText('1 home for rent')).toBeTruthy();
    expect(platform.calls[0]).toMatchObject({
      input: { query: { category: 'RENT', city: 'bangalore', filters: 'price-dropped,confirmed-lately' } },
    });
  });

  it('are read from the address for a form without JavaScript', async () => {
    const { platform } = await open('?category=BUY&city=pune&filter=seen-by-us&filter=nonsense&filter=toString');
    expect(platform.calls[0]).toMatchObject({ input: { query: { filters: 'seen-by-us' } } });
    expect(screen.getByText('1 home for sale')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seen by someone from Aangan' }).checked).toBe(true);
  });

  it('say when nothing matches, and when loading fails', async () => {
    const { platform } = await open('?filter=seen-by-us', { records: [] });
    expect(screen.getByText(/^No homes for rent match all of these/)).toBeTruthy();
    platform.answers['GET /api/v1/property/premium'] = new Error('out of reach');
    send();
    expect(await screen.findByText('The homes could not be loaded. Please try again.')).toBeTruthy();
    expect(screen.queryByText('Choose at least one filter.')).toBeNull();
  });

  it('say before the press that they need login, and then ask for it', async () => {
    const { platform } = await open('?filter=seen-by-us', { loggedIn: false });
    expect(platform.calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Log in and show homes' }));
    await waitFor(() => expect(platform.signUps).toEqual(['premium-filter']));
  });
});
