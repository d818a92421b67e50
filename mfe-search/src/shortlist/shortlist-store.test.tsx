import { deviceShortlist, saveOnDevice } from '@aangan/shared-kit/platform/device-shortlist';
import { type FakePlatform, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ShortlistButton } from './shortlist-button.tsx';

const A = 'aaaaaaaaaaaaaaaa';
const B = 'bbbbbbbbbbbbbbbb';

let people = 0;
/** One id per test, because the shortlist belongs to an account. */
const person = (answers: FakePlatform['answers']) => {
  people += 1;
  return fakePlatform({ session: { loggedIn: true, account: { id: `acc_${people}`, name: 'Asha' } }, answers });
};

const show = (platform = fakePlatform()) => {
  renderInRouter(
    <>
      <ShortlistButton id={A} title="Home A" className="" />
      <ShortlistButton id={B} title="Home B" className="" />
    </>,
    platform,
  );
  return platform;
};

const heart = (title: string) => screen.getByRole('button', { name: `Shortlist: ${title}` });
const isOn = (title: string) => heart(title).getAttribute('aria-pressed') === 'true';

beforeEach(async () => {
  localStorage.clear();
  // Another person logs in, so the shortlist of the last one is cleared.
  renderInRouter(
    <ShortlistButton id={A} title="Somebody’s" className="" />,
    person({ 'GET /api/v1/user/shortlist/ids': { ids: [A] } }),
  );
  await waitFor(() => expect(isOn('Somebody’s')).toBe(true));
  cleanup();
});

describe('the shortlist button without login', () => {
  it('stores homes on this device with one hint, and removes them again', async () => {
    const platform = show();
    fireEvent.click(heart('Home A'));
    await waitFor(() => expect(isOn('Home A')).toBe(true));
    fireEvent.click(heart('Home B'));
    await waitFor(() => expect(deviceShortlist()).toEqual([B, A]));
    expect(platform.shownAlerts).toEqual([
      { kind: 'info', message: 'Saved on this device. Log in to see it on all your devices.' },
    ]);
    fireEvent.click(heart('Home A'));
    await waitFor(() => expect(isOn('Home A')).toBe(false));
    expect(deviceShortlist()).toEqual([B]);
    expect(platform.calls).toEqual([]);
    expect(platform.signUps).toEqual([]);
  });

  it('shows stored homes as shortlisted on the next page', async () => {
    saveOnDevice([B]);
    show();
    await waitFor(() => expect(isOn('Home B')).toBe(true));
    expect(isOn('Home A')).toBe(false);
  });
});

describe('the shortlist button of an account', () => {
  it('merges the device’s shortlist once, and clears it on the device', async () => {
    saveOnDevice([A]);
    const platform = show(person({ 'POST /api/v1/user/shortlist/merge': { ids: [A, B] } }));
    await waitFor(() => expect(isOn('Home A') && isOn('Home B')).toBe(true));
    expect(platform.calls).toEqual([{ call: 'POST /api/v1/user/shortlist/merge', input: { json: { ids: [A] } } }]);
    expect(deviceShortlist()).toEqual([]);
  });

  it('keeps the device’s shortlist when the merge fails', async () => {
    saveOnDevice([A]);
    const platform = show(person({ 'POST /api/v1/user/shortlist/merge': fakeHttpError(503) }));
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    expect(deviceShortlist()).toEqual([A]);
  });

  it('shows the change before the server has answered', async () => {
    let answer: () => void = () => undefined;
    const platform = show(
      person({
        'GET /api/v1/user/shortlist/ids': { ids: [] },
        'PUT /api/v1/user/shortlist/{propertyId}': () =>
          new Promise((resolve) => {
            answer = () => resolve({ shortlisted: true });
          }),
      }),
    );
    fireEvent.click(heart('Home A'));
    await waitFor(() => expect(isOn('Home A')).toBe(true));
    await act(async () => answer());
    expect(isOn('Home A')).toBe(true);
    expect(platform.shownAlerts).toEqual([]);
  });

  it('reverts when the server rejects the change, and shows the reason', async () => {
    const platform = show(
      person({
        'GET /api/v1/user/shortlist/ids': { ids: [B] },
        'DELETE /api/v1/user/shortlist/{propertyId}': fakeHttpError(409, 'Try again later.'),
      }),
    );
    await waitFor(() => expect(isOn('Home B')).toBe(true));
    fireEvent.click(heart('Home B'));
    await waitFor(() => expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Try again later.' }]));
    expect(isOn('Home B')).toBe(true);
  });
});
