import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, screen } from '@testing-library/react';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import * as page from './location-tracking.page.tsx';
import { LEAD_ID, sampleTracked } from './sample-tracked.ts';

const CALL = 'GET /api/v1/visits/{leadId}/position';
const { latitude, longitude } = sampleHomeRecord();
const at = (minutesAgo: number) => ({
  latitude: latitude + 0.02,
  longitude,
  at: FAKE_NOW - minutesAgo * 60_000,
  stale: false,
});

const open = (answer: NonNullable<FakeAnswers[typeof CALL]>) =>
  renderPage(page, {
    url: `/locationtracking/${LEAD_ID}`,
    pattern: '/locationtracking/{leadId}',
    params: { leadId: LEAD_ID },
    platform: fakePlatform({ session: { loggedIn: true }, answers: { [CALL]: answer } }),
  });

const inSight = (visible: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !visible });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers({ now: FAKE_NOW, doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => {
  inSight(true);
  jest.useRealTimers();
});

describe('the location tracking page', () => {
  it('shows the executive’s distance and its age as text and as a drawing', async () => {
    await open(sampleTracked({ position: at(2) }));
    expect(screen.getByText('2.2 km away, 2 minutes ago')).toBeTruthy();
    expect(screen.getByRole('img', { name: /2\.2 km to the north of the home, in a straight line/ })).toBeTruthy();
  });

  it('polls and shows the new position', async () => {
    const { platform } = await open(sampleTracked({ position: at(2) }));
    platform.answers[CALL] = sampleTracked({ position: { ...at(0), latitude: latitude + 0.001 } });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('110 m away, just now')).toBeTruthy();
    expect(platform.calls).toHaveLength(2);
  });

  it('stops polling while the tab is hidden and polls at once when it is visible again', async () => {
    const { platform } = await open(sampleTracked({ position: at(0) }));
    act(() => inSight(false));
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(platform.calls).toHaveLength(1);
    await act(async () => inSight(true));
    expect(platform.calls).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(platform.calls).toHaveLength(3);
  });

  it('stops polling when the tab is hidden during a request', async () => {
    const { platform } = await open(sampleTracked({ position: at(0) }));
    let answer: () => void = () => undefined;
    platform.answers[CALL] = () =>
      new Promise((resolve) => {
        answer = () => resolve(sampleTracked({ position: at(0) }));
      });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    act(() => inSight(false));
    await act(async () => answer());
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(platform.calls).toHaveLength(2);
  });

  it('shows the age of the last position when polling fails', async () => {
    const { platform } = await open(sampleTracked({ position: at(0) }));
    platform.answers[CALL] = fakeHttpError(503);
    await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
    expect(screen.getByText(/^2\.2 km away, [56] minutes ago$/)).toBeTruthy();
    expect(screen.getByText(/We have no newer location/)).toBeTruthy();
    expect(screen.getByText(/try again automatically/)).toBeTruthy();
  });

  it('says that the executive has not set out yet', async () => {
    await open(sampleTracked({ position: null }));
    expect(screen.getByText(/has not started yet/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('answers 404 for a visit of somebody else', async () => {
    const answer: unknown = await open(fakeHttpError(404)).catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});
