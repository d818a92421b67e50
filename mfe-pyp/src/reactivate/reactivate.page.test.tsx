import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { act, fireEvent, screen } from '@testing-library/react';
import * as page from './reactivate.page.tsx';

const REACTIVATE = 'POST /api/v1/property/manage/{propertyId}/reactivate';
const record = sampleRecord();
const { id } = record;
const back: CallAnswer<typeof REACTIVATE> = {
  publication: { state: 'checking', url: null, needed: [], shownInstead: null },
};

const open = async (facts: Partial<OwnListing> = {}, answers: FakeAnswers = {}, category = 'RENT') => {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/property/manage/{propertyId}': {
        ...{ id, category, values: { price: 32_000, availableFrom: '2026-10-01' } },
      } as never,
      'GET /api/v1/property/manage/{propertyId}/listing': {
        record,
        state: 'paused',
        pausedBy: null,
        ...facts,
      } as never,
      'GET /api/v1/slot/{propertyId}/available': {
        slots: [{ weekday: 6, startTime: '10:00', endTime: '18:00' }],
        own: true,
      },
      [REACTIVATE]: back,
      ...answers,
    },
  });
  const url = `/list-your-property-for-rent-sale/reactivate?propertyId=${id}`;
  await renderPage(page, { url, platform });
  return platform;
};

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Show it again' }));
const bodyOf = ({ calls }: Awaited<ReturnType<typeof open>>) => calls.find(({ call }) => call === REACTIVATE)?.input;

describe('the page that shows a listing again', () => {
  it('proposes today where the day is over, and sends nothing else that did not change', async () => {
    const platform = await open();
    expect(screen.getByText(/Sat 10:00–18:00/)).toBeTruthy();
    press();
    const result = await screen.findByText('We show your listing again after our checks.');
    expect(bodyOf(platform)).toEqual({ params: { propertyId: id }, json: { availableFrom: '2026-11-16' } });
    expect(document.activeElement?.contains(result)).toBe(true);
    await act(async () => platform.sendLive('posting-state', { state: 'live' }));
    expect(screen.getByRole('link', { name: 'See the listing' }).getAttribute('href')).toBe(record.detailUrl);
  });

  it('sends a new price', async () => {
    const platform = await open();
    fireEvent.change(screen.getByLabelText('Monthly rent'), { target: { value: '30,000' } });
    fireEvent.change(screen.getByLabelText('Available from'), { target: { value: '2026-12-15' } });
    press();
    await screen.findByText(/again after our checks/);
    expect(bodyOf(platform)).toMatchObject({ json: { price: 30_000, availableFrom: '2026-12-15' } });
  });

  it('asks for no price of a PG, which has one for each bed', async () => {
    await open({}, {}, 'PG');
    expect(screen.queryByLabelText('Monthly rent of the cheapest bed')).toBeNull();
    expect(screen.getByRole('link', { name: 'Change the beds' })).toBeTruthy();
  });

  it('says beside its field what is wrong', async () => {
    const reason = 'Monthly rent is from ₹1,000 to ₹50,00,000.';
    await open({}, { [REACTIVATE]: fakeHttpError(400, 'No', { 'body.price': reason }) });
    press();
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it.each([
    [{ state: 'live' }, 'This listing is already live.'],
    [{ state: 'checking' }, 'We are checking this listing, and show it in a few seconds.'],
    [{ state: 'held' }, 'Our staff check this listing before we show it.'],
    [{ state: 'refused' }, 'Our staff did not approve this listing.'],
    [{ state: 'deleted' }, 'This listing is deleted.'],
    [
      { state: 'paused', pausedBy: 'REPORTED' },
      'Several people reported this listing, so you cannot show it again yet.',
    ],
  ] as const)('has no button for a listing that is %j', async (facts, words) => {
    await open(facts);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Manage the listing' })).toBeTruthy();
  });

  it('does not exist for somebody else’s listing', async () => {
    const answers = { 'GET /api/v1/property/manage/{propertyId}': fakeHttpError(404) };
    const thrown: unknown = await open({}, answers).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 404 });
  });
});
