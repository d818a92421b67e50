import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, fireEvent } from '@testing-library/react';
import { aSession } from '../testing/a-session.ts';
import { startJackets } from './start-jackets.ts';

const HOME = { remote: 'mfe-search', page: 'home', pattern: '/', suggestions: 'search' };
const PLANS = { remote: 'mfe-plans', page: 'plans', pattern: '/{seekerType}/plans' };

/** Lets the visitor do something on the home page and stay there until a suggestion is due. */
async function settleAtHome() {
  const platform = fakePlatform({ answers: { 'POST /api/v1/jacket/get': { jacket: null } } });
  const errors: unknown[] = [];
  const { http, sheets } = platform;
  const report = (error: unknown) => void errors.push(error);
  const jackets = startJackets({ http, sheets, live: aSession(), deviceId: 'device-1', report });
  jackets.pageShown(HOME);
  fireEvent.click(document.body);
  jest.advanceTimersByTime(8000);
  return { jackets, calls: platform.calls, errors };
}

describe('suggestions', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('are requested after the page has been idle for a while', async () => {
    const { calls } = await settleAtHome();
    await act(() => import('./show-jacket.tsx'));
    expect(calls).toMatchObject([{ call: 'POST /api/v1/jacket/get', input: { json: { business: 'search' } } }]);
  });

  it('are not requested when the visitor has left the page while their code was loading', async () => {
    const { jackets, calls, errors } = await settleAtHome();
    jackets.pageShown(PLANS);
    await act(() => import('./show-jacket.tsx'));
    expect(calls).toEqual([]);
    expect(errors).toEqual([]);
  });
});
