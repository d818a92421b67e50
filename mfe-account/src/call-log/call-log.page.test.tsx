import type { PersonCall } from '@aangan/shared-kit/contracts/calls';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { outcomeWords } from './call.words.ts';
import * as page from './call-log.page.tsx';
import { sampleCall } from './testing/public.ts';

const open = (answers: FakeAnswers, url = '/nb-call-log') =>
  renderPage(page, { url, platform: fakePlatform({ session: { loggedIn: true }, answers }) });

const log = (calls: PersonCall[], more: { next?: string; available?: boolean } = {}) => ({
  calls,
  next: more.next ?? null,
  available: more.available ?? true,
});

describe('the call log', () => {
  it('shows with whom, how long, when and about which home, and offers to call again', async () => {
    await open({ 'GET /api/v1/user/calls': log([sampleCall()], { next: '1.a' }) });
    expect(screen.getByText('Farhan K.')).toBeTruthy();
    expect(screen.getByText('You called · 2 min 5 s')).toBeTruthy();
    expect(screen.getByRole('link', { name: '2 BHK in Koramangala' })).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Call again: Farhan K.' });
    expect(again.getAttribute('href')).toBe('/nb-call-log/with/con_aaaaaaaaaaaaaaaaaaaa');
    expect(screen.getByRole('link', { name: 'Older calls' }).getAttribute('href')).toBe('/nb-call-log?before=1.a');
  });

  it('deletes a call from the own log', async () => {
    const { platform } = await open({
      'GET /api/v1/user/calls': log([sampleCall()]),
      'DELETE /api/v1/user/calls/{callId}': { status: 'success' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Farhan K.' }));
    await waitFor(() => expect(platform.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
    expect(platform.calls.find(({ call }) => call.startsWith('DELETE'))?.input).toEqual({
      params: { callId: sampleCall().id },
    });
  });

  it('shows no button that calls where calls are not available', async () => {
    await open({ 'GET /api/v1/user/calls': log([sampleCall()], { available: false }) });
    expect(screen.queryByRole('link', { name: /Call again/ })).toBeNull();
    expect(screen.getByText('Calls are not available right now.')).toBeTruthy();
  });

  it('shows the number of new missed calls when live updates bring it', async () => {
    const { platform } = await open({ 'GET /api/v1/user/calls': log([]) });
    expect(screen.getByText('No calls yet')).toBeTruthy();
    act(() => platform.sendLive('missed-calls', { unread: 2, at: 1 }));
    expect(await screen.findByRole('link', { name: 'Missed calls (2)' })).toBeTruthy();
  });

  it('shows the server’s reason when a call cannot be deleted', async () => {
    await open({
      'GET /api/v1/user/calls': log([sampleCall()]),
      'DELETE /api/v1/user/calls/{callId}': fakeHttpError(409, 'This call has not ended yet.'),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Farhan K.' }));
    expect(await screen.findByText('This call has not ended yet.')).toBeTruthy();
  });
});

describe('the words of a call', () => {
  it.each([
    [{}, 'You called · 2 min 5 s'],
    [{ direction: 'in', talkSeconds: 48 }, 'Called you · 48 s'],
    [{ state: 'no-answer', unansweredBy: 'them' }, 'No answer'],
    [{ state: 'no-answer', unansweredBy: 'you' }, 'You did not answer your phone'],
    [{ state: 'busy', unansweredBy: 'them' }, 'Line was busy'],
    [{ state: 'failed' }, 'Call did not connect'],
    [{ state: 'no-answer', direction: 'in', missed: true }, 'Missed call'],
    [{ kind: 'ask', direction: 'in', missed: true }, 'Asks you to call back'],
    [{ kind: 'ask' }, 'You asked for a call back'],
    [{ state: 'ringing' }, 'Calling now'],
  ] satisfies [Partial<PersonCall>, string][])('say what became of it: %j', (change, words) => {
    expect(outcomeWords(sampleCall(change))).toBe(words);
  });
});
