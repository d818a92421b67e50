import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as copy from './copy.page.tsx';
import * as prices from './prices.page.tsx';

const PRICES = 'PUT /api/v1/property/manage/prices';
const START = 'POST /api/v1/property/manage';

const flat = sampleRecord({ id: 'aaaaaaaaaaaaaaa1', title: 'A flat' });
const house = sampleRecord({
  id: 'aaaaaaaaaaaaaaa2',
  title: 'A house',
  propertyType: 'BUY',
  rent: 0,
  price: 1_10_00_000,
});
const pg = sampleRecord({ id: 'aaaaaaaaaaaaaaa3', title: 'A PG', propertyType: 'PG' });

const open = async (
  page: typeof copy | typeof prices,
  records = [flat, house, pg],
  answers: FakeAnswers = {},
  query = '',
) => {
  const listings = records.map((record) => ({ record, state: 'live' })) as never;
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: { 'GET /api/v1/property/manage': { listings, total: 3, page: 1, size: 20 }, ...answers },
  });
  const url = `/list-your-property-for-rent-sale/x${query}`;
  const { location } = await renderPage(page as typeof copy, { url, platform });
  return { platform, location };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the table of prices', () => {
  it('sends the prices that were changed, together', async () => {
    const { platform } = await open(prices, undefined, { [PRICES]: { prices: [] } });
    type('New price: A house', '1.05 cr');
    press('Change prices');
    expect(await screen.findByText('1 price changed.')).toBeTruthy();
    const sent = platform.calls.find(({ call }) => call === PRICES)?.input;
    expect(sent).toEqual({ json: { prices: [{ propertyId: house.id, price: 1_05_00_000 }] } });
  });

  it('says in which row a price is wrong', async () => {
    const reason = 'Price is from ₹1,00,000 to ₹1,00,00,00,000.';
    await open(prices, undefined, { [PRICES]: fakeHttpError(400, 'No', { 'body.prices.1.price': reason }) });
    type('New price: A flat', '31,000');
    type('New price: A house', '5');
    press('Change prices');
    await waitFor(() => expect(screen.getByLabelText('New price: A house').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('New price: A flat').getAttribute('aria-invalid')).toBeNull();
  });

  it('sends nothing while a price is no amount, or none has changed', async () => {
    const { platform } = await open(prices);
    press('Change prices');
    expect((await screen.findByRole('alert')).textContent).toContain('Change at least one price.');
    type('New price: A flat', 'much');
    press('Change prices');
    expect(await screen.findAllByText('Enter the price in rupees.')).toHaveLength(2);
    expect(platform.calls.map(({ call }) => call)).not.toContain(PRICES);
  });

  it('leads to the form of a PG, which has a price for each bed', async () => {
    await open(prices);
    expect(screen.queryByLabelText('New price: A PG')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the form' }).getAttribute('href')).toContain(pg.id);
  });
});

describe('copying a listing', () => {
  const started = { [START]: { id: 'bbbbbbbbbbbbbbbb', progress: { next: 'photos' } } as never };

  it('starts a draft with the answers of the chosen one, and leads to its next step', async () => {
    const { platform, location } = await open(copy, undefined, started, `?propertyId=${house.id}`);
    press('Copy to a new draft');
    await waitFor(() => expect(location()).toBe('/property/manage/sale/bbbbbbbbbbbbbbbb/photos'));
    const sent = platform.calls.find(({ call }) => call === START)?.input;
    expect(sent).toEqual({ json: { category: 'BUY', city: 'bangalore', copyOf: house.id } });
  });

  it('asks which one', async () => {
    await open(copy, undefined, started);
    press('Copy to a new draft');
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a listing.');
  });

  it('says so when there are too many drafts', async () => {
    const full = 'You have 20 unfinished listings. Publish or delete one first.';
    await open(copy, undefined, { [START]: fakeHttpError(409, full) }, `?propertyId=${flat.id}`);
    press('Copy to a new draft');
    expect((await screen.findByRole('alert')).textContent).toContain(full);
  });

  it('leads a person without listings to posting', async () => {
    await open(copy, []);
    expect(screen.getByRole('link', { name: 'Post property free' })).toBeTruthy();
  });
});
