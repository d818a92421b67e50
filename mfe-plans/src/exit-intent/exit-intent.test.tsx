import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ASKED_BUCKET, EXIT_EXPERIMENTS } from './exit-experiment.ts';
import { ExitIntent } from './exit-intent.tsx';
import { ExitPopup } from './exit-popup.tsx';

const PAGE = { category: 'PLAN_SUBSCRIPTION_PAGE', pageName: '/tenant/plans' } as const;
const ELIGIBLE = 'GET /api/v2/exit/intent/eligible';
const OPTIONS = 'GET /api/v2/exit/intent/options';
const SAVE = 'POST /api/v2/exit/intent/save';
const ANSWERS: FakeAnswers = {
  [ELIGIBLE]: { isExitPopUp: true },
  [OPTIONS]: { question: 'What keeps you?', options: [{ id: 'JUST_LOOKING', label: 'I am just looking' }] },
  [SAVE]: { status: 'success' },
};

function setTouch(touch: boolean): void {
  window.matchMedia = ((query: string) => ({ matches: touch && query === '(hover: none)' })) as never;
}
beforeEach(() => {
  localStorage.clear();
  setTouch(false);
});

const open = (answers: FakeAnswers = {}, loggedIn = true) => {
  const platform = fakePlatform({ session: { loggedIn }, answers: { ...ANSWERS, ...answers } });
  renderInRouter(<ExitPopup {...PAGE} />, platform);
  return platform;
};
const leaveAtTheTop = () => fireEvent.mouseOut(document.body, { relatedTarget: null, clientY: -1 });
const popup = () => screen.findByRole('dialog', { name: 'What keeps you?', hidden: true });
const calls = (platform: ReturnType<typeof open>) => platform.calls.map(({ call }) => call);

describe('the exit survey', () => {
  it('opens when the mouse leaves at the top, but not when it moves within the page', async () => {
    const platform = open();
    fireEvent.mouseOut(document.body, { relatedTarget: document.body, clientY: 0 });
    fireEvent.mouseOut(document.body, { relatedTarget: null, clientY: 300 });
    expect(calls(platform)).toEqual([]);
    leaveAtTheTop();
    expect(await popup()).toBeTruthy();
  });

  it('opens on a touch screen that is idle after it was used', async () => {
    jest.useFakeTimers();
    try {
      setTouch(true);
      const platform = open();
      act(() => void jest.advanceTimersByTime(120_000));
      expect(calls(platform)).toEqual([]);
      fireEvent.touchStart(document.body);
      act(() => void jest.advanceTimersByTime(44_000));
      fireEvent.scroll(window);
      act(() => void jest.advanceTimersByTime(44_000));
      expect(calls(platform)).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(calls(platform)).toEqual([ELIGIBLE, OPTIONS]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('closes with Escape and adds nothing to the history', async () => {
    const before = history.length;
    open();
    leaveAtTheTop();
    fireEvent(await popup(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByText('I am just looking')).toBeNull());
    expect(history.length).toBe(before);
  });

  it('does not open again on this page for six hours, but opens afterwards', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'] });
    try {
      const platform = open();
      leaveAtTheTop();
      fireEvent.click(await screen.findByText('Not now'));
      jest.setSystemTime(Date.now() + 21_599_000);
      leaveAtTheTop();
      expect(calls(platform)).toHaveLength(2);
      jest.setSystemTime(Date.now() + 1_000);
      leaveAtTheTop();
      await waitFor(() => expect(calls(platform)).toHaveLength(4));
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not open when the server says the visitor is not eligible', async () => {
    const platform = open({ [ELIGIBLE]: { isExitPopUp: false } });
    leaveAtTheTop();
    await waitFor(() => expect(calls(platform)).toEqual([ELIGIBLE]));
    expect(screen.queryByText('I am just looking')).toBeNull();
  });

  it('stays closed without a message when its calls fail', async () => {
    const platform = open({ [ELIGIBLE]: fakeHttpError(503) });
    leaveAtTheTop();
    await waitFor(() => expect(calls(platform)).toEqual([ELIGIBLE]));
    expect(platform.shownAlerts).toEqual([]);
  });

  it.each([
    [true, 'acc_test'],
    [false, null],
  ])('sends the answer with the person’s own id (logged in: %s) and clears the flag', async (loggedIn, userId) => {
    const platform = open({}, loggedIn);
    leaveAtTheTop();
    fireEvent.click(await screen.findByText('I am just looking'));
    fireEvent.click(screen.getByText('Send'));
    await screen.findByText(/^Thank you/);
    expect(platform.calls.at(-1)?.input).toEqual({ json: { userId, ...PAGE, option: 'JUST_LOOKING', comment: '' } });
    expect(localStorage.getItem('aangan.exit-intent:/tenant/plans')).toContain('"value":false');
  });

  it('saves an answer that was sent just before it closed', async () => {
    let answer = (_: { status: 'success' }) => {};
    let signal: AbortSignal | undefined;
    open({
      [SAVE]: (_, options) => {
        signal = options?.signal;
        return new Promise((resolve) => (answer = resolve));
      },
    });
    leaveAtTheTop();
    fireEvent.click(await screen.findByText('I am just looking'));
    fireEvent.click(screen.getByText('Send'));
    fireEvent.click(screen.getByText('Not now'));
    await waitFor(() => expect(screen.queryByText('I am just looking')).toBeNull());
    expect(signal).toBeUndefined();
    await act(async () => answer({ status: 'success' }));
    expect(localStorage.getItem('aangan.exit-intent:/tenant/plans')).toContain('"value":false');
  });

  it('shows the specified error when the answer cannot be saved', async () => {
    const platform = open({ [SAVE]: fakeHttpError(503, 'Busy') });
    leaveAtTheTop();
    fireEvent.click(await screen.findByText('I am just looking'));
    fireEvent.click(screen.getByText('Send'));
    expect(await screen.findByText('Feedback submission failed!')).toBeTruthy();
    expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Feedback submission failed!' }]);
  });
});

describe('the exit survey experiment', () => {
  const RENT = { category: 'RENT_PAYMENT_PAGE', pageName: '/pay-property-rent-online' } as const;
  const visit = (buckets: Record<string, string>, page: typeof PAGE | typeof RENT = PAGE) => {
    const platform = fakePlatform({ buckets, answers: ANSWERS });
    renderInRouter(<ExitIntent {...page} />, platform);
    fireEvent.pointerMove(document.body);
    return platform;
  };

  it.each([
    [EXIT_EXPERIMENTS.PLAN_SUBSCRIPTION_PAGE, PAGE, 'This helps us make plans better.'],
    [EXIT_EXPERIMENTS.RENT_PAYMENT_PAGE, RENT, 'This helps us make rent payments better.'],
  ])('%s shows the survey to visitors in its bucket', async (experiment, page, thanks) => {
    const platform = visit({ [experiment]: ASKED_BUCKET }, page);
    await screen.findByRole('dialog', { hidden: true });
    leaveAtTheTop();
    expect(await popup()).toBeTruthy();
    fireEvent.click(screen.getByText('I am just looking'));
    fireEvent.click(screen.getByText('Send'));
    expect(await screen.findByText(`Thank you. ${thanks}`)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: page });
  });

  it.each([
    ['plans', { [EXIT_EXPERIMENTS.PLAN_SUBSCRIPTION_PAGE]: 'a' }, PAGE],
    [
      'rent payment',
      { [EXIT_EXPERIMENTS.PLAN_SUBSCRIPTION_PAGE]: ASKED_BUCKET, [EXIT_EXPERIMENTS.RENT_PAYMENT_PAGE]: 'a' },
      RENT,
    ],
  ])('shows no survey to visitors of %s in other buckets', async (_, buckets, page) => {
    const platform = visit(buckets, page);
    // Long enough for the survey's script, if it were loaded.
    await act(async () => {
      for (let turn = 0; turn < 10; turn += 1) await import('./exit-popup.tsx');
    });
    leaveAtTheTop();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(platform.calls).toEqual([]);
  });
});
