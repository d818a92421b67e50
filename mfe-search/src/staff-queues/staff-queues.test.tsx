import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as heldListings from './held-listings.page.tsx';
import * as listingReports from './listing-reports.page.tsx';
import * as probableBrokers from './probable-brokers.page.tsx';

const EVIDENCE = [
  { signal: 'account', bits: -1.8, words: 'The account was not new' },
  { signal: 'text', bits: 0.5, words: 'The text mentions money before a visit' },
  { signal: 'photos', bits: 7, words: 'All photos were first in a listing in Pune', listingId: 'pune12345' },
];
const held = (id: string, appeal: string | null = null) => ({
  id,
  title: `Flat ${id}`,
  price: 125_000,
  description: 'Send the token before the visit.',
  photos: [{ url: 'https://assets.example/pictures/living-03-320.webp', alt: 'A sofa' }],
  score: 5.7,
  evidence: EVIDENCE,
  rules: 1,
  checkedOn: FAKE_NOW - 3_600_000,
  appeal,
});
const REPORT = {
  id: 'lrp_aaaaaaaaaaaaaaaaaaaa',
  propertyId: 'home12345',
  title: 'Two rooms in Kothrud',
  reason: 'OTHER' as const,
  words: 'The lift is broken',
  state: 'received' as const,
  reportedOn: FAKE_NOW - 60_000,
  weight: 1,
  paused: true,
};
const LOG = 'GET /api/v1/staff/decisions/{queue}';
const NO_DECISIONS: FakeAnswers = { [LOG]: { decisions: [] } };

const show = (page: Parameters<typeof renderPage>[0], url: string, answers: FakeAnswers) =>
  renderPage(page, { url, platform: fakePlatform({ session: { loggedIn: true }, answers }) });
const caseOf = (name: string) => within(screen.getByRole('region', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save the decision/ }));

describe('held listings', () => {
  const LIST = 'GET /api/v1/staff/held-listings';
  const DECIDE = 'POST /api/v1/staff/held-listings/{propertyId}';
  const BACK = 'DELETE /api/v1/staff/held-listings/{propertyId}/decision';
  const URL = '/staff/held-listings';

  it('are shown with price, photos, appeal and the findings, the strongest first', async () => {
    await show(heldListings, URL, { ...NO_DECISIONS, [LIST]: { listings: [held('held00001', 'We leave soon.')] } });
    const home = caseOf('Flat held00001');
    for (const text of ['₹1,25,000', 'Send the token before the visit.', 'We leave soon.']) home.getByText(text);
    expect(home.getByText(/\(1 hour ago\)/)).toBeTruthy();
    const weights = home.getAllByText(/^(Strong sign|Weak sign|Speaks against it)$/).map((each) => each.textContent);
    expect(weights).toEqual(['Strong sign', 'Weak sign', 'Speaks against it']);
    expect(home.getByRole('link', { name: 'that listing' }).getAttribute('href')).toContain('pune12345');
    expect(home.getByAltText('A sofa')).toBeTruthy();
  });

  it('are shown twenty at a time', async () => {
    const listings = Array.from({ length: 41 }, (_, index) => held(`held${String(index + 1).padStart(5, '0')}`));
    await show(heldListings, `${URL}?page=3`, { ...NO_DECISIONS, [LIST]: { listings } });
    expect(screen.getByText('41 to 41 of 41')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(`${URL}?page=2`);
  });

  it('are refused only with a reason, which keeps its place and the chosen option', async () => {
    let listings = [held('held00001')];
    const decide = () => {
      listings = [];
      return { active: false };
    };
    const answers = { ...NO_DECISIONS, [LIST]: () => ({ listings }), [DECIDE]: decide };
    const { platform, location } = await show(heldListings, URL, answers);
    fireEvent.click(screen.getByLabelText(/^Refuse it/));
    save();
    expect(await screen.findByText(/^Tell the person why/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Refuse it/).checked).toBe(true);
    expect(platform.calls.some(({ call }) => call === DECIDE)).toBe(false);
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'It asks for money.' } });
    save();
    expect(await screen.findByText('The listing is refused. The listing is not shown.')).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === DECIDE)?.input).toEqual({
      params: { propertyId: 'held00001' },
      json: { decision: 'refused', reason: 'It asks for money.' },
    });
    expect(location()).toBe(`${URL}?done=refused&offer=off`);
    expect(screen.getByText('No listing waits for a decision.')).toBeTruthy();
  });

  it('say so when somebody else has decided', async () => {
    const gone = fakeHttpError(404, 'This listing no longer waits for a decision.');
    await show(heldListings, URL, { ...NO_DECISIONS, [LIST]: { listings: [held('held00001')] }, [DECIDE]: gone });
    fireEvent.click(screen.getByLabelText(/^Show it/));
    save();
    expect(await screen.findByText(/Somebody else may have decided it/)).toBeTruthy();
  });

  it('say who else looks at a case, and who has decided it meanwhile', async () => {
    const LOOKING = 'GET /api/v1/staff/looking/{queue}';
    const LOOK = 'PUT /api/v1/staff/looking/{queue}';
    const asha = { caseId: 'held00001', name: 'Asha' };
    const answers: FakeAnswers = {
      ...NO_DECISIONS,
      [LIST]: { listings: [held('held00001'), held('held00002')] },
      [LOOK]: { looking: [asha], decided: [] },
      [LOOKING]: { looking: [], decided: [asha] },
    };
    const { platform } = await show(heldListings, URL, answers);
    fireEvent.focus(caseOf('Flat held00001').getByLabelText(/^Show it/));
    expect(await caseOf('Flat held00001').findByText('Asha is also looking at this case.')).toBeTruthy();
    expect(caseOf('Flat held00002').queryByText(/looks at this case/)).toBeNull();
    const input = { params: { queue: 'held-listings' }, json: { caseId: 'held00001' } };
    expect(platform.calls.filter(({ call }) => call === LOOK).map((each) => each.input)).toEqual([input]);
    act(() => platform.sendLive('staff-queue', { at: FAKE_NOW }));
    expect(await screen.findByText('Asha has decided this case. Reload the list.')).toBeTruthy();
  });

  it('have a log of the last decisions, and one can be taken back', async () => {
    const decision = { caseId: 'held00009', decision: 'refused', reason: 'A scam.', by: 'Asha', at: FAKE_NOW - 60_000 };
    const decisions = [
      { ...decision, mayTakeBack: true, takenBackBy: null },
      { ...decision, caseId: 'held00008', mayTakeBack: false, takenBackBy: 'Meera' },
    ];
    const { platform } = await show(heldListings, URL, {
      [LOG]: { decisions },
      [LIST]: { listings: [] },
      [BACK]: { waits: true },
    });
    const log = within(screen.getByRole('region', { name: 'Last decisions' }));
    expect(log.getByText(/Undone by Meera/)).toBeTruthy();
    fireEvent.click(log.getByRole('button', { name: 'Undo the decision on held00009' }));
    expect(await screen.findByText('You have undone the decision. The case waits again.')).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === BACK)?.input).toEqual({ params: { propertyId: 'held00009' } });
  });
});

describe('reports on listings', () => {
  const LIST = 'GET /api/v1/staff/listing-reports';
  const DECIDE = 'POST /api/v1/staff/listing-reports/{reportId}';
  const URL = '/staff/listing-reports';

  it('show what they count, that they paused the listing, and what the reporter reads', async () => {
    const looked = {
      ...REPORT,
      id: 'lrp_bbbbbbbbbbbbbbbbbbbb',
      title: 'A room',
      state: 'looked_at',
      weight: 0.5,
    } as const;
    await show(listingReports, URL, { ...NO_DECISIONS, [LIST]: { reports: [REPORT, looked] } });
    expect(caseOf('Two rooms in Kothrud').getByText('Paused by reports')).toBeTruthy();
    expect(screen.getByText(/The report counts in full\./)).toBeTruthy();
    expect(screen.getByText(/The report counts as 0.5/)).toBeTruthy();
    expect(screen.getAllByText(/“You were right. The listing was taken down.”/)).toHaveLength(2);
    expect(screen.getAllByLabelText(/^Being checked/)).toHaveLength(1);
  });

  it.each([
    [/^Being checked/, { state: 'looked_at' }],
    [/take the listing down/, { state: 'upheld', outcome: 'LISTING_TAKEN_DOWN', reason: 'It is so.' }],
    [/owner is warned/, { state: 'upheld', outcome: 'OWNER_WARNED', reason: 'It is so.' }],
    [/^Nothing wrong/, { state: 'dismissed', outcome: 'NOTHING_WRONG_FOUND' }],
  ])('are answered by %s', async (label, json: { state: string; reason?: string }) => {
    const answers = {
      ...NO_DECISIONS,
      [LIST]: { reports: [REPORT] },
      [DECIDE]: { state: 'upheld', listingActive: true },
    };
    const { platform } = await show(listingReports, URL, answers as FakeAnswers);
    fireEvent.click(screen.getByLabelText(label));
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: json.reason ?? '' } });
    save();
    expect(await screen.findByText(/The listing is shown\.$/)).toBeTruthy();
    const sent = platform.calls.find(({ call }) => call === DECIDE)?.input;
    expect(sent).toEqual({ params: { reportId: REPORT.id }, json });
  });
});

it('probable brokers are cleared after a look at their homes', async () => {
  const DECIDE = 'POST /api/v1/staff/probable-brokers/{accountId}';
  const homes = [{ id: 'home12345', title: 'A home' }];
  const { platform } = await show(probableBrokers, '/staff/probable-brokers', {
    ...NO_DECISIONS,
    'GET /api/v1/staff/probable-brokers': {
      accounts: [{ id: 'acc_9', score: 4, evidence: EVIDENCE, listings: 12, homes }],
    },
    [DECIDE]: { verdict: 'cleared' },
  });
  expect(screen.getByText('12 listings, the last 1 of them')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Not a broker/ }));
  save();
  expect(await screen.findByText('The account is cleared.')).toBeTruthy();
  expect(platform.calls.find(({ call }) => call === DECIDE)?.input).toEqual({
    params: { accountId: 'acc_9' },
    json: { verdict: 'cleared' },
  });
});
