import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { guardSheetBack } from './sheet-back.tsx';
import { useSheetHistory } from './sheet-history.tsx';

beforeAll(guardSheetBack);
afterEach(cleanup);

/** Back of the browser, with the events that reach the router. */
async function goBack(): Promise<number> {
  let heard = 0;
  const router = () => {
    heard += 1;
  };
  window.addEventListener('popstate', router);
  await act(async () => {
    const { state } = history;
    history.back();
    await waitFor(() => expect(history.state).not.toBe(state));
  });
  window.removeEventListener('popstate', router);
  return heard;
}

it('closes on Back, with a history entry that the router counts and never sees', async () => {
  history.replaceState({ idx: 4, key: 'card' }, '');
  const { result } = renderHook(() => useSheetHistory('filters'));
  act(() => result.current.show());
  expect(result.current.open).toBe(true);
  expect(history.state).toEqual({ idx: 5, key: 'card', sheet: 'filters' });
  expect(await goBack()).toBe(0);
  expect(result.current.open).toBe(false);
  expect(history.state).toEqual({ idx: 4, key: 'card' });
});

it('removes its entry when it is closed by hand', async () => {
  history.replaceState({ idx: 1 }, '');
  const { result } = renderHook(() => useSheetHistory('sort'));
  act(() => result.current.show());
  await act(async () => {
    result.current.hide();
    await waitFor(() => expect(history.state).toEqual({ idx: 1 }));
  });
  expect(result.current.open).toBe(false);
  expect(history.state).toEqual({ idx: 1 });
});

it('leaves its entry to the navigation that follows', async () => {
  const { result } = renderHook(() => useSheetHistory('filters'));
  act(() => result.current.show());
  act(() => result.current.hand());
  history.replaceState({ idx: 9 }, '');
  expect(result.current.open).toBe(false);
  expect(history.state).toEqual({ idx: 9 });
});

it('leaves every other Back to the router', async () => {
  renderHook(() => useSheetHistory('filters'));
  history.pushState({ idx: 2 }, '');
  expect(await goBack()).toBe(1);
});

it('passes a Back to another address to the router', async () => {
  history.replaceState({ idx: 1 }, '', '/property/rent/bangalore');
  history.pushState({ idx: 2 }, '', '/property/rent/bangalore?bhk=BHK2');
  const { result } = renderHook(() => useSheetHistory('filters'));
  act(() => result.current.show());
  act(() => result.current.hand());
  history.replaceState({ idx: 2 }, '', '/property/rent/bangalore?bhk=BHK3');
  expect(await goBack()).toBe(1);
  expect(location.search).toBe('?bhk=BHK2');
});
