import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleCall } from '../call-log/testing/public.ts';
import * as page from './missed-calls.page.tsx';

const MISSED = sampleCall({ state: 'no-answer', direction: 'in', missed: true, talkSeconds: 0 });

const open = (answers: FakeAnswers, query = '') =>
  renderPage(page, {
    url: `/skynet/missed-call${query}`,
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: { 'PUT /api/v1/user/missed-calls/seen': { unread: 0 }, ...answers },
    }),
  });

const list = (...calls: (typeof MISSED)[]) => ({ calls, unread: calls.length, available: true });

describe('the missed calls', () => {
  it('offer to call back, and are marked as seen', async () => {
    const { platform } = await open({ 'GET /api/v1/user/missed-calls': list(MISSED) });
    expect(screen.getByText('Missed call')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Call back: Farhan K.' });
    expect(back.getAttribute('href')).toBe('/nb-call-log/with/con_aaaaaaaaaaaaaaaaaaaa');
    await waitFor(() => expect(platform.calls.at(-1)?.call).toBe('PUT /api/v1/user/missed-calls/seen'));
    expect(platform.calls.at(-1)?.input).toEqual({ json: { until: (MISSED.endedOn ?? 0) + 1 } });
  });

  it('are dismissed with one press', async () => {
    const { platform } = await open({
      'GET /api/v1/user/missed-calls': list(MISSED),
      'PUT /api/v1/user/missed-calls/{callId}': { unread: 0 },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Not now: Farhan K.' }));
    const put = () => platform.calls.find(({ call }) => call === 'PUT /api/v1/user/missed-calls/{callId}');
    await waitFor(() => expect(put()?.input).toEqual({ params: { callId: MISSED.id }, json: { dismissed: true } }));
  });

  it('come back with undo', async () => {
    const { platform } = await open(
      { 'GET /api/v1/user/missed-calls': list(), 'PUT /api/v1/user/missed-calls/{callId}': { unread: 1 } },
      `?dismissed=${MISSED.id}`,
    );
    expect(screen.getByText('No missed calls')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const put = () => platform.calls.find(({ call }) => call === 'PUT /api/v1/user/missed-calls/{callId}');
    await waitFor(() => expect(put()?.input).toEqual({ params: { callId: MISSED.id }, json: { dismissed: false } }));
  });

  it('load again when a call is missed while the page is open', async () => {
    const { platform } = await open({ 'GET /api/v1/user/missed-calls': list() });
    const reads = () => platform.calls.filter(({ call }) => call === 'GET /api/v1/user/missed-calls').length;
    expect(reads()).toBe(1);
    act(() => platform.sendLive('missed-calls', { unread: 1, at: 1 }));
    await waitFor(() => expect(reads()).toBe(2));
  });
});
