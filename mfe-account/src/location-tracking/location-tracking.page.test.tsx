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

describe('the way to a visit', () => {
  it('says how far the executive is and since when, in words and as a drawing', async () => {
    await open(sampleTracked({ position: at(2) }));
    expect(screen.getByText('2.2 km away, 2 minutes ago')).toBeTruthy();
    expect(screen.getByRole('img', { name: /2\.2 km to the north of the home, in a straight line/ })).toBeTruthy();
  });

  it('looks again by itself, and says what is new', async () => {
    const { platform } = await open(sampleTracked({ position: at(2) }));
    platform.answers[CALL] = sampleTracked({ position: { ...at(0), latitude: latitude + 0.001 } });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('110 m away, just now')).toBeTruthy();
    expect(platform.calls).toHaveLength(2);
  });

  it('rests while nobody looks, and looks at once when somebody does again', async () => {
    const { platform } = await open(sampleTracked({ position: at(0) }));
    act(() => inSight(false));
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(platform.calls).toHaveLength(1);
    await act(async () => inSight(true));
    expect(platform.calls).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(platform.calls).toHaveLength(3);
  });

  it('rests also when the page is left while it looks', async () => {
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

  it('does not keep an old place as a fresh one when nothing is heard', async () => {
    const { platform } = await open(sampleTracked({ position: at(0) }));
    platform.answers[CALL] = fakeHttpError(503);
    await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
    expect(screen.getByText(/^2\.2 km away, [56] minutes ago$/)).toBeTruthy();
    expect(screen.getByText(/Nothing was heard since/)).toBeTruthy();
    expect(screen.getByText(/could not look just now/)).toBeTruthy();
  });

  it('says before the way begins that it has not', async () => {
    await open(sampleTracked({ position: null }));
    expect(screen.getByText(/has not set out yet/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is no page for a visit of somebody else', async () => {
    const answer: unknown = await open(fakeHttpError(404)).catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});
