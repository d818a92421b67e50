import { FAKE_NOW, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import * as chatReports from './chat-reports.page.tsx';
import * as contactReports from './contact-reports.page.tsx';
import * as grievances from './grievances.page.tsx';
import * as kycQueue from './kyc-queue.page.tsx';
import * as ownershipQueue from './ownership-queue.page.tsx';
import * as referrals from './referrals.page.tsx';

const LOG = { 'GET /api/v1/staff/decisions/{queue}': { decisions: [] } };
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save the decision/ }));
const because = (value: string) => fireEvent.change(screen.getByLabelText('Why'), { target: { value } });

describe('reports on numbers', () => {
  it.each([
    [/^Right/, { state: 'upheld', reason: 'Three people say so.' }],
    [/^Nothing wrong/, { state: 'dismissed', reason: 'Three people say so.' }],
  ])('are decided with %s', async (label, json) => {
    const DECIDE = 'POST /api/v1/staff/contact-reports/{reportId}';
    const report = {
      id: 'rep_cccccccccccccccccccc',
      reportedId: 'acc_7',
      reason: 'FRAUD',
      listingId: 'home12345',
    } as const;
    const platform = fakePlatform({
      answers: {
        ...LOG,
        'GET /api/v1/staff/contact-reports': { reports: [{ ...report, createdOn: FAKE_NOW, reporters: 2 }] },
        [DECIDE]: { state: 'upheld' },
      },
    });
    await renderPage(contactReports, { url: '/staff/contact-reports', platform });
    expect(screen.getByText(/2 people’s reports wait/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText(label));
    because(json.reason);
    save();
    expect(await screen.findByText(/^The report /)).toBeTruthy();
    const sent = platform.calls.find(({ call }) => call === DECIDE)?.input;
    expect(sent).toEqual({ params: { reportId: report.id }, json });
  });
});

describe('papers', () => {
  const DECIDE = 'POST /api/v1/staff/kyc/{accountId}/{userType}';
  const papers = {
    accountId: 'acc_7',
    name: 'Asha Rao',
    userType: 'owner' as const,
    state: 'submitted' as const,
    reason: null,
    pan: 'ABCDE1234F',
    aadhaarLast4: null,
    address: '12 Temple Road',
    documents: [{ document: 'identity' as const, mediaType: 'image/jpeg' as const, bytes: 9, uploadedAt: FAKE_NOW }],
    submittedAt: FAKE_NOW,
    decidedAt: null,
  };
  const open = async () => {
    const answers = {
      ...LOG,
      'GET /api/v1/staff/kyc': { waiting: [papers] },
      [DECIDE]: { state: 'rejected' as const },
    };
    const platform = fakePlatform({ answers });
    await renderPage(kycQueue, { url: '/staff/kyc', platform });
    return () => platform.calls.find(({ call }) => call === DECIDE)?.input;
  };

  it('are shown with their documents, and say that a decision is final', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Identity' }).getAttribute('href')).toBe(
      '/api/v1/staff/kyc/acc_7/owner/identity',
    );
    expect(screen.getByText('You cannot undo a decision.')).toBeTruthy();
  });

  it('are rejected with a reason that the person reads', async () => {
    const sent = await open();
    fireEvent.click(screen.getByLabelText(/^Reject them/));
    because('The picture is too dark.');
    save();
    expect(await screen.findByText('The documents are rejected.')).toBeTruthy();
    expect(sent()).toEqual({
      params: { accountId: 'acc_7', userType: 'owner' },
      json: { decision: 'reject', reason: 'The picture is too dark.' },
    });
  });
});

describe('complaints', () => {
  const DECIDE = 'POST /api/v1/staff/grievances/{number}';
  const complaint = (number: string, dueOn: number) => ({
    number,
    kind: 'content' as const,
    text: 'The flat does not exist.',
    subject: '/property/rent/x/0123/detail',
    name: 'Asha Rao',
    receivedOn: FAKE_NOW - 3_600_000,
    dueOn,
  });
  const open = async () => {
    const waiting = [complaint('G-22222222', FAKE_NOW - 1), complaint('G-33333333', FAKE_NOW + 3_600_000)];
    const answers = {
      ...LOG,
      'GET /api/v1/staff/grievances': { grievances: waiting },
      [DECIDE]: { outcome: 'upheld' as const },
    };
    const platform = fakePlatform({ answers });
    await renderPage(grievances, { url: '/staff/grievances', platform });
    return platform;
  };

  it('show when each is due, and mark the overdue one', async () => {
    await open();
    const late = within(screen.getByRole('region', { name: 'G-22222222, Asha Rao' }));
    expect(late.getByText('Overdue')).toBeTruthy();
    const next = within(screen.getByRole('region', { name: 'G-33333333, Asha Rao' }));
    expect(next.queryByText('Overdue')).toBeNull();
    expect(next.getByText('Due 16 Nov 2026, 11 am')).toBeTruthy();
  });

  it.each([
    [/^The person is right/, 'upheld'],
    [/^We do not agree/, 'declined'],
  ])('are decided with an answer: %s', async (label, outcome) => {
    const platform = await open();
    const late = within(screen.getByRole('region', { name: 'G-22222222, Asha Rao' }));
    fireEvent.click(late.getByLabelText(label));
    fireEvent.click(late.getByRole('button', { name: /^Save the decision/ }));
    expect(await late.findByText(/^Tell the person why/)).toBeTruthy();
    fireEvent.change(late.getByLabelText('Why'), { target: { value: 'We have removed the listing.' } });
    fireEvent.click(late.getByRole('button', { name: /^Save the decision/ }));
    expect(await screen.findByText('The complaint is decided, and the answer is sent.')).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === DECIDE)?.input).toEqual({
      params: { number: 'G-22222222' },
      json: { outcome, reason: 'We have removed the listing.' },
    });
  });
});

describe('papers of ownership', () => {
  it('are refused with a reason that the owner reads', async () => {
    const DECIDE = 'POST /api/v1/staff/ownership/{propertyId}';
    const listing = { id: 'home12345', title: '2 BHK in Koramangala', url: '/property/x' };
    const papers = [{ file: '/api/v1/uploads/upl_1/file', mediaType: 'application/pdf' as const }];
    const platform = fakePlatform({
      answers: {
        ...LOG,
        'GET /api/v1/staff/ownership': { waiting: [{ listing, name: 'Asha Rao', submittedOn: FAKE_NOW, papers }] },
        [DECIDE]: { state: 'refused' },
      },
    });
    await renderPage(ownershipQueue, { url: '/staff/ownership', platform });
    expect(screen.getByRole('link', { name: 'Document 1' }).getAttribute('href')).toBe('/api/v1/uploads/upl_1/file');
    fireEvent.click(screen.getByLabelText(/^Refuse them/));
    because('The name is not that of the account.');
    save();
    expect(await screen.findByText('The documents are refused.')).toBeTruthy();
    const sent = platform.calls.find(({ call }) => call === DECIDE)?.input;
    const json = { decision: 'refuse', reason: 'The name is not that of the account.' };
    expect(sent).toEqual({ params: { propertyId: listing.id }, json });
  });
});

it('a report on a chat shows the messages that were shared, and closes the chat with a reason', async () => {
  const DECIDE = 'POST /api/v1/staff/chat-reports/{reportId}';
  const said = { author: 'reported' as const, at: FAKE_NOW };
  const evidence = [
    { ...said, seq: 7, kind: 'text', text: 'Pay a token first.', photo: null },
    { ...said, seq: 8, kind: 'photo', text: '', photo: 'upl_1' },
  ];
  const report = {
    id: 'crp_cccccccccccccccccccc',
    reason: 'MONEY_BEFORE_VISIT',
    words: 'He asks for a token.',
    propertyId: 'home12345',
    title: '2 BHK in Koramangala',
    reportedRole: 'owner',
    reportedId: 'acc_7',
    reporters: 1,
    reportedOn: FAKE_NOW,
  } as const;
  const platform = fakePlatform({
    answers: {
      ...LOG,
      'GET /api/v1/staff/chat-reports': { reports: [{ ...report, signs: ['MONEY_BEFORE_VISIT'], evidence }] },
      [DECIDE]: { state: 'upheld' },
    },
  });
  await renderPage(chatReports, { url: '/staff/chat-reports', platform });
  expect(screen.getByText(/Pay a token first\./)).toBeTruthy();
  expect(screen.getByText('He asks for a token.')).toBeTruthy();
  const picture = screen.getByAltText('Photo of the reported person; nothing is shown if it was deleted.');
  expect(picture.getAttribute('src')).toBe(`/api/v1/staff/chat-reports/${report.id}/photos/upl_1`);
  fireEvent.click(screen.getByLabelText(/^Close the chat/));
  because('A token before a visit.');
  save();
  expect(await screen.findByText('The chat is closed.')).toBeTruthy();
  expect(platform.calls.find(({ call }) => call === DECIDE)?.input).toEqual({
    params: { reportId: report.id },
    json: { state: 'upheld', reason: 'A token before a visit.' },
  });
});

describe('held referrals', () => {
  const DECIDE = 'POST /api/v1/staff/referrals/{referralId}';
  const held = {
    ...{ id: 'ref_a', inviterId: 'acc_1', friendId: 'acc_2', inviter: 'Asha R.', friend: 'Ravi K.' },
    ...{ inviterFriends: 4, doubts: ['same-device' as const], network: '203.0.113.0/24' },
    ...{ joinedAt: FAKE_NOW, qualified: true },
  };
  const open = async () => {
    const answers = {
      ...LOG,
      'GET /api/v1/staff/referrals': { referrals: [held], amount: 200 },
      [DECIDE]: { status: 'success' as const },
    };
    const platform = fakePlatform({ answers });
    await renderPage(referrals, { url: '/staff/referrals', platform });
    return () => platform.calls.find(({ call }) => call === DECIDE)?.input;
  };

  it('say what was doubtful, and are released', async () => {
    const sent = await open();
    expect(screen.getByRole('heading', { name: 'Asha R. and Ravi K.' })).toBeTruthy();
    expect(screen.getByText(/is logged in on the friend’s device/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/^Release it/));
    save();
    expect(await screen.findByText('The referral is released.')).toBeTruthy();
    expect(sent()).toEqual({ params: { referralId: 'ref_a' }, json: { decision: 'release' } });
  });

  it('are refused with a reason only', async () => {
    const sent = await open();
    fireEvent.click(screen.getByLabelText(/^Refuse it/));
    save();
    expect(await screen.findByText(/^Tell the person why/)).toBeTruthy();
    expect(sent()).toBeUndefined();
    because('One person on both sides.');
    save();
    expect(await screen.findByText('The referral is refused.')).toBeTruthy();
    expect(sent()).toEqual({
      params: { referralId: 'ref_a' },
      json: { decision: 'refuse', reason: 'One person on both sides.' },
    });
  });
});

describe('the search of a queue', () => {
  const LIST = 'GET /api/v1/staff/ownership';
  const SEARCH = 'POST /api/v1/staff/ownership/search';
  const proof = (id: string) => ({
    listing: { id, title: `Flat ${id}`, url: `/property/listing/${id}/detail` },
    ...{ name: 'Asha Rao', submittedOn: FAKE_NOW, papers: [] },
  });
  const open = async (url: string, ids: string[], waiting = [proof('home1111')]) => {
    const platform = fakePlatform({ answers: { ...LOG, [LIST]: { waiting }, [SEARCH]: { ids } } });
    await renderPage(ownershipQueue, { url, platform });
    return platform;
  };
  const look = (typed: string) => {
    const box = screen.getByLabelText('Phone number, name or listing');
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    return box;
  };

  it('posts what is typed, and shows the cases by their ids', async () => {
    const platform = await open('/staff/ownership', ['home1111']);
    look(' +91 98450 12345 ');
    expect(await screen.findByText('1 case matches your search.')).toBeTruthy();
    expect(platform.calls.filter(({ call }) => call === SEARCH).map(({ input }) => input)).toEqual([
      { json: { text: '+91 98450 12345' } },
    ]);
    const listed = platform.calls.filter(({ call }) => call === LIST).map(({ input }) => input);
    expect(listed).toEqual([{ query: {} }, { query: { ids: 'home1111' } }]);
    expect(screen.getByRole('link', { name: 'Show all cases' }).getAttribute('href')).toBe('/staff/ownership');
  });

  it('says that nothing matches, with what was typed, and returns to the field', async () => {
    await open('/staff/ownership', []);
    look('98450 12345');
    expect(await screen.findByText('Nothing that waits matches “98450 12345”.')).toBeTruthy();
    const box = screen.getByLabelText<HTMLInputElement>('Phone number, name or listing');
    expect([box.value, document.activeElement === box]).toEqual(['98450 12345', true]);
    expect(screen.getByRole('heading', { name: 'Flat home1111' })).toBeTruthy();
  });

  it('asks for the whole number without searching', async () => {
    const platform = await open('/staff/ownership', []);
    look('98450');
    expect(await screen.findByText('Enter the whole phone number, 10 digits in India.')).toBeTruthy();
    expect(platform.calls.some(({ call }) => call === SEARCH)).toBe(false);
  });

  it('says that found cases have been decided', async () => {
    await open('/staff/ownership?found=home1111', [], []);
    expect(screen.getByText(/no longer wait for a decision/)).toBeTruthy();
    expect(screen.queryByText('No ownership documents wait for a decision.')).toBeNull();
  });

  it('is not offered where cases are about nobody', async () => {
    const platform = fakePlatform({ answers: { ...LOG, 'GET /api/v1/staff/contact-reports': { reports: [] } } });
    await renderPage(contactReports, { url: '/staff/contact-reports', platform });
    expect(screen.queryByRole('search')).toBeNull();
  });
});
