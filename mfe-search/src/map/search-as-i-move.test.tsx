import type { MapBounds } from '@aangan/shared-kit/domain/listing-search';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useSearchAsIMove } from './search-as-i-move.ts';

const here: MapBounds = { south: 12.9, west: 77.5, north: 13, east: 77.6 };
const there: MapBounds = { ...here, east: 77.7 };

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function open() {
  const searched: MapBounds[] = [];
  const hook = renderHook(({ moved }) => useSearchAsIMove(moved, (bounds) => searched.push(bounds)), {
    initialProps: { moved: undefined as MapBounds | undefined },
  });
  return { searched, ...hook };
}

it('does not search before it is switched on', () => {
  const { searched, rerender, result } = open();
  rerender({ moved: here });
  act(() => jest.runAllTimers());
  expect([result.current.on, searched]).toEqual([false, []]);
});

it('searches once when the map stops moving', () => {
  const { searched, rerender, result } = open();
  act(() => result.current.set(true));
  rerender({ moved: here });
  act(() => jest.advanceTimersByTime(200));
  rerender({ moved: there });
  act(() => jest.runAllTimers());
  expect(searched).toEqual([there]);
});

it('saves the setting for the visit', () => {
  const first = open();
  act(() => first.result.current.set(true));
  first.unmount();
  expect(open().result.current.on).toBe(true);
});
