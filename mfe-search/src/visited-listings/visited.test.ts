/** @jest-environment ./shared-kit/testing/browser-environment.ts */
import { noteVisited, visitedListings } from './visited.ts';

beforeEach(() => sessionStorage.clear());

it('remembers each listing once, the latest last', () => {
  for (const id of ['a', 'b', 'a']) noteVisited(id);
  expect([...visitedListings()]).toEqual(['b', 'a']);
});

it('forgets the oldest of very many', () => {
  for (let at = 0; at < 405; at += 1) noteVisited(`id-${at}`);
  expect(visitedListings().size).toBe(400);
  expect(visitedListings().has('id-4')).toBe(false);
});
