import type { ListingReport } from '@aangan/shared-kit/contracts/listing-reports';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { ReportSheet } from './report-sheet.tsx';

const ID = 'aaaaaaaaaaaaaaaa';
const LOOK = 'GET /api/v1/property/{propertyId}/report';
const SEND = 'PUT /api/v1/property/{propertyId}/report';

const REPORT: ListingReport = {
  reason: 'WRONG_PRICE',
  words: '',
  state: 'received',
  outcome: null,
  reportedOn: FAKE_NOW,
  decidedOn: null,
};

const open = (answers: FakeAnswers) => {
  const platform = fakePlatform({ session: { loggedIn: true }, answers });
  renderInRouter(<ReportSheet id={ID} onClosed={() => undefined} />, platform);
  return platform;
};
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Report listing' }));

describe('the report sheet', () => {
  it('sends the reason and confirms that it was received', async () => {
    const platform = open({ [LOOK]: { report: null }, [SEND]: { report: REPORT } });
    await choose(/price is wrong/);
    send();
    expect(await screen.findByText(/^Received\. Our staff will check it\./)).toBeTruthy();
    expect(platform.calls[1]?.input).toEqual({
      params: { propertyId: ID },
      json: { reason: 'WRONG_PRICE', words: '' },
    });
  });

  it('says that the listing is the person’s own, with no form and no retry', async () => {
    open({ [LOOK]: fakeHttpError(400, 'This is your own listing.') });
    expect(await screen.findByText('This is your own listing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Report listing|Try again/ })).toBeNull();
  });

  it('requires a reason, and a description for the reason "other", before anything is sent', async () => {
    const platform = open({ [LOOK]: { report: null } });
    await screen.findByRole('button', { name: 'Report listing' });
    send();
    expect(screen.getByText('Choose what is wrong.')).toBeTruthy();
    await choose(/Something else/);
    send();
    expect(screen.getByText('Tell us in a few words what is wrong.')).toBeTruthy();
    expect(platform.calls).toHaveLength(1);
  });

  it.each([
    ['upheld', 'LISTING_TAKEN_DOWN', 'You were right. The listing was taken down.'],
    ['dismissed', 'NOTHING_WRONG_FOUND', 'We found nothing wrong. The listing stays as it is.'],
    ['looked_at', 'OWNER_CONFIRMED', 'Checked. The owner says that it is still available.'],
  ] as const)('shows the outcome of a %s report, and allows no change', async (state, outcome, words) => {
    open({ [LOOK]: { report: { ...REPORT, state, outcome, decidedOn: FAKE_NOW } } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change your report' })).toBeNull();
  });

  it('changes a report that is still open', async () => {
    open({ [LOOK]: { report: REPORT }, [SEND]: { report: { ...REPORT, reason: 'DUPLICATE' } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Change your report' }));
    await choose(/listed twice/);
    fireEvent.click(screen.getByRole('button', { name: 'Change your report' }));
    expect(await screen.findByText('You reported: It is listed twice')).toBeTruthy();
  });

  it('shows the error message of the server', async () => {
    open({ [LOOK]: { report: null }, [SEND]: fakeHttpError(400, 'This is your own listing.') });
    await choose(/listed twice/);
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('This is your own listing.');
  });
});
