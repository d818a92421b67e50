/** @jest-environment ./shared-kit/testing/browser-environment.ts */
import { noteVisited, visitedListings } from './visited.ts';

beforeEach(() => sessionStorage.clear());

it('stores each listing once, the latest last', () => {
  for (const id of ['a', 'b', 'a']) noteVisited(id);
  expect([...visitedListings()]).toEqual(['b', 'a']);
});

it('drops the oldest above the limit', () => {
  for (let at = 0; at < 405; at += 1) noteVisited(`id-${at}`);
  expect(visitedListings().size).toBe(400);
  expect(visitedListings().has('id-4')).toBe(false);
});
