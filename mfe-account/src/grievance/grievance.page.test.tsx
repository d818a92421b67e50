import type { Grievance } from '@aangan/shared-kit/contracts/grievances';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './grievance.page.tsx';
import * as statePage from './grievance-state.page.tsx';

const SEND = 'POST /api/v1/grievances';
const OFFICER = {
  name: 'Meera Iyer',
  role: 'Grievance Officer, Aangan',
  address: '4 MG Road, Bengaluru 560001',
  email: 'grievance@aangan.example',
  hours: 'Monday to Friday, 10 am to 6 pm',
};
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';

const COMPLAINT: Grievance = {
  number: 'G-7K2M9QXA',
  token: TOKEN,
  kind: 'content',
  text: 'The flat does not exist.',
  subject: '/property/rent/x/0123/detail',
  receivedOn: FAKE_NOW,
  dueOn: FAKE_NOW + 72 * 3_600_000,
  decidedOn: null,
  outcome: null,
  answer: '',
};

const open = (answers: FakeAnswers = {}, { url = '/grievance', loggedIn = false } = {}) =>
  renderPage(page, {
    url,
    platform: fakePlatform({
      session: { loggedIn },
      answers: {
        'GET /api/v1/grievances/officer': { officer: OFFICER },
        'GET /api/v1/user/grievances': { grievances: [COMPLAINT] },
        [SEND]: { number: COMPLAINT.number, token: TOKEN, dueOn: COMPLAINT.dueOn },
        ...answers,
      },
    }),
  });

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send my complaint' }));

describe('the page of the grievance officer', () => {
  it('names the officer and what the law gives', async () => {
    await open();
    for (const text of Object.values(OFFICER)) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: OFFICER.email }).getAttribute('href')).toBe(`mailto:${OFFICER.email}`);
    expect(screen.getByText(/within 15 days/)).toBeTruthy();
    expect(screen.getByText(/within 72 hours/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /privacy policy/ }).getAttribute('href')).toBe('/privacy');
  });

  it('says how to reach the officer while none is named', async () => {
    await open({ 'GET /api/v1/grievances/officer': { officer: null } });
    expect(screen.getByText('Use our complaint form to contact the officer.')).toBeTruthy();
  });

  it('sends a complaint of a guest, and leads to its page', async () => {
    const { platform, location } = await open({}, { url: '/grievance?kind=impersonation&subject=%2Fproperty%2Fx' });
    type(/^What happened/, 'Somebody offers my flat.');
    type(/^Your name/, 'Asha Rao');
    type(/^E-mail or mobile/, 'asha@homes.example');
    send();
    await waitFor(() => expect(location()).toBe(`/grievance/${TOKEN}`));
    expect(platform.calls.find(({ call }) => call === SEND)?.input).toEqual({
      form: {
        kind: 'impersonation',
        text: 'Somebody offers my flat.',
        subject: '/property/x',
        name: 'Asha Rao',
        contact: 'asha@homes.example',
      },
    });
  });

  it('asks a person who is logged in for no name, and lists their complaints', async () => {
    const { platform, location } = await open({}, { loggedIn: true });
    expect(screen.queryByLabelText(/^Your name/)).toBeNull();
    expect(screen.getByRole('link', { name: 'G-7K2M9QXA' }).getAttribute('href')).toBe(`/grievance/${TOKEN}`);
    expect(screen.getByText('Being checked')).toBeTruthy();
    type(/^What happened/, 'The flat does not exist.');
    send();
    await waitFor(() => expect(location()).toBe(`/grievance/${TOKEN}`));
    expect(platform.calls.find(({ call }) => call === SEND)?.input).toEqual({
      form: { kind: 'content', text: 'The flat does not exist.', subject: '' },
    });
  });

  it('shows each problem at its field, keeps what was typed, and sends nothing', async () => {
    const { platform } = await open();
    type(/^What happened/, 'Bad');
    type(/^E-mail or mobile/, 'asha');
    send();
    for (const words of [
      'Tell us what happened, in at least one sentence.',
      'Minimum 3 characters required in name.',
      'Enter an e-mail address or a mobile number for our answer.',
    ]) {
      expect(await screen.findAllByText(words)).toHaveLength(2);
    }
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^What happened/).value).toBe('Bad');
    expect(platform.calls.some(({ call }) => call === SEND)).toBe(false);
  });

  it('keeps what was typed when there were too many', async () => {
    await open({ [SEND]: fakeHttpError(429, 'Too many requests. Try again in a minute.') }, { loggedIn: true });
    type(/^What happened/, 'The flat does not exist.');
    send();
    expect(await screen.findByText('Too many requests. Try again in a minute.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^What happened/).value).toBe('The flat does not exist.');
  });
});

describe('the page of a complaint', () => {
  const show = (answer: FakeAnswers['GET /api/v1/grievances/{token}']) =>
    renderPage(statePage, {
      url: `/grievance/${TOKEN}`,
      params: { token: TOKEN },
      platform: fakePlatform({ answers: { 'GET /api/v1/grievances/{token}': answer ?? { grievance: COMPLAINT } } }),
    });

  it('shows its number and by when it is decided', async () => {
    await show({ grievance: COMPLAINT });
    expect(screen.getByText('G-7K2M9QXA', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText(/decide it by 19 Nov 2026, 10 am/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  });

  it.each([
    ['upheld', 'Decided: you were right'],
    ['declined', 'Decided: we do not agree'],
  ] as const)('shows our answer once it is %s, and how to appeal', async (outcome, words) => {
    const decided = { ...COMPLAINT, outcome, answer: 'We have looked at it.', decidedOn: FAKE_NOW + 3_600_000 };
    await show({ grievance: decided });
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.getByText('We have looked at it.')).toBeTruthy();
    expect(screen.getByText(/Grievance Appellate Committee/)).toBeTruthy();
  });

  it.each([404, 400])(
    'says for another secret that the link has ended, and where complaints are: %i',
    async (status) => {
      const shown = await show(fakeHttpError(status));
      expect(shown.head()?.status).toBe(404);
      expect(screen.getByRole('heading', { name: 'This link to your complaint is no longer valid' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Complaints and grievance officer' }).getAttribute('href')).toBe(
        '/grievance',
      );
    },
  );
});
