import type { CallPartner, PersonCall } from '@aangan/shared-kit/contracts/calls';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleCall } from '../call-log/testing/public.ts';
import * as page from './call-person.page.tsx';

const CONTACT = 'con_aaaaaaaaaaaaaaaaaaaa';

const PARTNER: CallPartner = {
  contactId: CONTACT,
  name: 'Farhan K.',
  home: { id: 'h1', title: '2 BHK in Koramangala', url: '/property/h1/detail' },
  refusal: null,
  mayAskBack: false,
  askedBack: false,
  chat: { propertyId: 'h1', tenantId: null },
  open: null,
};

const PLACED: PersonCall = sampleCall({ state: 'queued', endedOn: null, talkSeconds: null });

const open = (answers: FakeAnswers, query = '') =>
  renderPage(page, {
    url: `/nb-call-log/with/${CONTACT}${query}`,
    params: { contactId: CONTACT },
    platform: fakePlatform({ session: { loggedIn: true }, answers }),
  });

describe('the page that calls a person', () => {
  it('says that the own phone rings first, and places one call for a press', async () => {
    const { platform } = await open({
      'GET /api/v1/user/calls/with/{contactId}': PARTNER,
      'POST /api/v1/user/calls': { call: PLACED },
      'GET /api/v1/user/calls/{callId}': { call: PLACED },
    });
    expect(screen.getByText(/Your phone rings first\. Answer it, and we connect you to Farhan K\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Call Farhan K.' }));
    await waitFor(() => expect(platform.calls.some(({ call }) => call === 'POST /api/v1/user/calls')).toBe(true));
    const posted = platform.calls.find(({ call }) => call === 'POST /api/v1/user/calls');
    expect(posted?.input).toEqual({ json: { contactId: CONTACT } });
  });

  it('follows the call while it is open, and offers the next one at its end', async () => {
    const { platform } = await open(
      {
        'GET /api/v1/user/calls/with/{contactId}': { ...PARTNER, open: PLACED },
        'GET /api/v1/user/calls/{callId}': { call: PLACED },
      },
      `?call=${PLACED.id}`,
    );
    expect(screen.getByText('We are placing your call.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Call Farhan/ })).toBeNull();
    act(() => platform.sendLive('call-state', { state: 'ringing', unansweredBy: null, talkSeconds: null }));
    expect(await screen.findByText('Your phone rings now. Answer it, and we ring Farhan K.')).toBeTruthy();
    act(() => platform.sendLive('call-state', { state: 'answered', unansweredBy: null, talkSeconds: null }));
    expect(await screen.findByText('You are talking to Farhan K.')).toBeTruthy();
    act(() => platform.sendLive('call-state', { state: 'no-answer', unansweredBy: 'them', talkSeconds: 0 }));
    expect(await screen.findByText('No answer.')).toBeTruthy();
  });

  it('names the hour in quiet hours, and asks for a call back', async () => {
    const refusal = { why: 'quiet', message: 'Farhan K. prefers no calls now.', from: FAKE_NOW } as const;
    const { platform } = await open({
      'GET /api/v1/user/calls/with/{contactId}': { ...PARTNER, refusal, mayAskBack: true },
      'POST /api/v1/user/calls/with/{contactId}/ask-back': { call: PLACED },
    });
    expect(screen.getByText(/Farhan K\. prefers no calls now\. You can call from /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Call Farhan K.' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Chat instead' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a call back' }));
    await waitFor(() => expect(platform.calls.some(({ call }) => call.endsWith('/ask-back'))).toBe(true));
  });

  it('shows why the server refuses a press', async () => {
    await open({
      'GET /api/v1/user/calls/with/{contactId}': PARTNER,
      'POST /api/v1/user/calls': fakeHttpError(
        429,
        'You have reached today’s limit of calls. You can call again tomorrow.',
      ),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Call Farhan K.' }));
    expect(
      await screen.findByText('You have reached today’s limit of calls. You can call again tomorrow.'),
    ).toBeTruthy();
  });
});
