import type { OpenedCallCase } from '@aangan/shared-kit/contracts/dialer';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dialer from './dialer.page.tsx';

const ID = 'cse_abcdefghij0123456789';
const CASE = `/dlr-scrn?case=${ID}`;
const DIAL = 'POST /api/v1/staff/calls/{caseId}/dial';
const OUTCOME = 'POST /api/v1/staff/calls/{caseId}/outcome';

const OPENED: OpenedCallCase = {
  ...{ id: ID, kind: 'nri', name: 'Asha R.', askedOn: FAKE_NOW - HOUR_MS, promisedOn: FAKE_NOW + HOUR_MS },
  ...{ wasTold: false, late: false, dueOn: FAKE_NOW, own: false, heldBy: 'Meera', lastOutcome: null, state: 'open' },
  ...{ about: ['Wants to: RENT', 'City: pune'], asked: true, mine: true, heldUntil: FAKE_NOW + HOUR_MS / 4, seq: 3 },
  entries: [
    {
      ...{ seq: 3, kind: 'outcome', at: FAKE_NOW - HOUR_MS, by: 'Ravi', outcome: 'no-answer', text: '' },
      ...{ nextOn: FAKE_NOW, callState: null, talkSeconds: null },
    },
  ],
  ...{
    refusal: null,
    nextOn: FAKE_NOW,
    timeZone: 'Asia/Dubai',
    times: [FAKE_NOW + HOUR_MS],
    call: null,
    noCalls: null,
  },
};

async function open(url: string, opened: Partial<OpenedCallCase> = {}, answers: FakeAnswers = {}) {
  const platform = fakePlatform({
    answers: {
      'GET /api/v1/staff/calls/next': { held: null, due: 2 },
      'GET /api/v1/staff/calls': { cases: [], total: 0 },
      'GET /api/v1/staff/calls/{caseId}': { ...OPENED, ...opened },
      [DIAL]: { state: 'queued' },
      [OUTCOME]: { state: 'open', dueOn: FAKE_NOW + HOUR_MS },
      ...answers,
    },
  });
  await renderPage(dialer, { url, platform });
  const sent = (call: string) => platform.calls.filter((each) => each.call === call).map(({ input }) => input);
  return { platform, sent };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the dialer', () => {
  it('takes the next call, and opens its case', async () => {
    const { sent } = await open('/dlr-scrn', {}, { 'POST /api/v1/staff/calls/next': { caseId: ID } });
    await press('Take the next call (2)');
    expect(await screen.findByRole('heading', { name: 'Asha R., NRI request' })).toBeTruthy();
    expect(sent('GET /api/v1/staff/calls/{caseId}')).toEqual([{ params: { caseId: ID } }]);
  });

  it('opens the case that the staff member has', async () => {
    await open('/dlr-scrn', {}, { 'GET /api/v1/staff/calls/next': { held: ID, due: 0 } });
    expect(screen.getByRole('heading', { name: 'Asha R., NRI request' })).toBeTruthy();
  });

  it('says that no call is due, and lists the staff member’s own people', async () => {
    const own = { ...OPENED, own: true, heldBy: null };
    await open(
      '/dlr-scrn',
      {},
      {
        'GET /api/v1/staff/calls/next': { held: null, due: 0 },
        'GET /api/v1/staff/calls': { cases: [own], total: 1 },
      },
    );
    expect(screen.getByText('No call is due now.')).toBeTruthy();
    const row = screen.getByRole('link', { name: 'Asha R., NRI request' });
    expect(row.getAttribute('href')).toBe(CASE);
  });

  it('shows why the person is called, the script, the history and no number', async () => {
    await open(CASE);
    expect(screen.getByText('Wants to: RENT')).toBeTruthy();
    expect(screen.getByText(/You asked for a call at this hour/)).toBeTruthy();
    expect(screen.getByText('Ravi, 16 Nov 2026, 9:00 am', { exact: false })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d{10}/);
  });

  it('calls, and shows what the call does as it happens', async () => {
    const { platform, sent } = await open(CASE);
    await press(/^Call/);
    expect(sent(DIAL)).toEqual([{ params: { caseId: ID }, json: { seq: 3 } }]);
    const before = sent('GET /api/v1/staff/calls/{caseId}').length;
    act(() => platform.sendLive('call-case', { seq: 4, state: 'ringing' }));
    await screen.findByText(/Neither of you sees/);
    expect(sent('GET /api/v1/staff/calls/{caseId}').length).toBe(before + 1);
  });

  it('says what a running call does, and offers no second one', async () => {
    await open(CASE, { call: { state: 'answered', unansweredBy: null, talkSeconds: null } });
    expect(screen.getByRole('status').textContent).toBe('You are talking.');
    expect(screen.queryByRole('button', { name: /^Call/ })).toBeNull();
  });

  it.each([
    ['do-not-call', null, /does not want to be called/],
    ['quiet-hours', FAKE_NOW + HOUR_MS, /quiet hours now.*You may call from 16 Nov 2026, 11:00 am \(9:30 am there\)/],
    ['commercial-hours', FAKE_NOW + HOUR_MS, /from 10 am to 7 pm/],
  ] as const)('has no button for a person who must not be called: %s', async (refusal, nextOn, why) => {
    await open(CASE, { refusal, nextOn });
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Call/ })).toBeNull();
  });

  it('saves an outcome with the next time and a note', async () => {
    const { sent } = await open(CASE);
    await userEvent.click(radio(/^Call back/));
    await userEvent.selectOptions(screen.getByLabelText('Next call'), String(FAKE_NOW + HOUR_MS));
    await userEvent.type(screen.getByLabelText('Note'), 'Wants to talk after lunch.');
    await press('Save outcome');
    expect(await screen.findByText('The outcome is saved.')).toBeTruthy();
    const json = { seq: 3, outcome: 'call-back', note: 'Wants to talk after lunch.', nextOn: FAKE_NOW + HOUR_MS };
    expect(sent(OUTCOME)).toEqual([{ params: { caseId: ID }, json }]);
  });

  it('refuses an outcome without a choice, a result without words, and a note with a number', async () => {
    const { sent } = await open(CASE);
    await press('Save outcome');
    expect((await screen.findAllByText('Choose how it went.')).length).toBeGreaterThan(0);
    await userEvent.click(radio(/^Done/));
    await press('Save outcome');
    expect((await screen.findAllByText('Say in a few words what was agreed.')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText('Note'), 'Call 9812345678');
    await press('Save outcome');
    expect((await screen.findAllByText(/^Leave out phone numbers/)).length).toBeGreaterThan(0);
    expect(sent(OUTCOME)).toEqual([]);
  });

  it('says that somebody else has the case now, and keeps what was typed', async () => {
    await open(CASE, {}, { [OUTCOME]: fakeHttpError(409, 'Somebody else has this case now.') });
    await userEvent.click(radio(/^Done/));
    await userEvent.type(screen.getByLabelText('Note'), 'Plan explained.');
    await press('Save outcome');
    expect(await screen.findByText('Somebody else has this case now.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Plan explained.');
  });

  it('shows a case of somebody else without its forms', async () => {
    await open(CASE, { mine: false, heldBy: 'Ravi', heldUntil: null });
    expect(screen.getByText('Ravi has this case now.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says why a case has ended', async () => {
    await open(CASE, { state: 'gone', mine: false, heldBy: null, about: [] });
    expect(screen.getByText('This case has ended. The person’s request has ended.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take this case' })).toBeNull();
  });

  it('skips a case with a reason', async () => {
    const SKIP = 'POST /api/v1/staff/calls/{caseId}/skip';
    const { sent } = await open(CASE, {}, { [SKIP]: { dueOn: FAKE_NOW } });
    fireEvent.click(screen.getByText('Skip this case'));
    await press('Skip');
    expect((await screen.findAllByText('Say why, so that the next person knows.')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText('Why are you skipping it?'), 'Speaks only Kannada');
    await press('Skip');
    expect(await screen.findByText('The case is skipped.')).toBeTruthy();
    expect(sent(SKIP)).toEqual([{ params: { caseId: ID }, json: { seq: 3, reason: 'Speaks only Kannada' } }]);
  });
});

describe('the keys of the dialer', () => {
  it('choose an outcome and move to the call button, with visible hints', async () => {
    await open(CASE);
    expect(within(screen.getByRole('group', { name: 'How did it go?' })).getByText('4').tagName).toBe('KBD');
    await userEvent.keyboard('4');
    expect(radio(/^No answer/).checked).toBe(true);
    expect(document.activeElement).toBe(radio(/^No answer/));
    await userEvent.keyboard('c');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Call/ }));
  });

  it('are letters in a note, and do nothing when they are turned off', async () => {
    await open(CASE);
    await userEvent.type(screen.getByLabelText('Note'), 'Floor 4');
    expect(radio(/^No answer/).checked).toBe(false);
    await press('Keys are on');
    await userEvent.keyboard('4');
    expect(radio(/^No answer/).checked).toBe(false);
  });
});
