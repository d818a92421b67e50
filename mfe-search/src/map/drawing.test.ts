import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { decodePolygon, MAX_CORNERS } from '@aangan/shared-kit/domain/polygon';
import { type DrawingStep, drawingAfter, drawingWords, drawnArea, NO_DRAWING } from './drawing.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const [A, B, C] = [at(12.9, 77.6), at(12.9, 77.7), at(13, 77.7)];
const add = (corner: GeoPoint): DrawingStep => ({
  kind: 'add',
  corner,
});
const after = (...steps: DrawingStep[]) => steps.reduce(drawingAfter, NO_DRAWING);

it('becomes an area as corners are added', () => {
  const drawing = after(add(A), add(B), add(C));
  expect(decodePolygon(drawnArea(drawing) ?? '')).toEqual([A, B, C]);
  expect(drawnArea(after(add(A), add(B)))).toBeUndefined();
});

it('is replaced by a freehand line', () => {
  expect(after(add(A), { kind: 'stroke', corners: [B, C, A] }).corners).toEqual([B, C, A]);
  expect(after(add(A), { kind: 'stroke', corners: [B, C] }).corners).toEqual([A]);
});

it('undoes step by step, also after it was cleared', () => {
  const cleared = after(add(A), add(B), { kind: 'clear' });
  expect(cleared.corners).toEqual([]);
  const undone = drawingAfter(cleared, { kind: 'undo' });
  expect(undone.corners).toEqual([A, B]);
  expect(drawingAfter(undone, { kind: 'remove-last' }).corners).toEqual([A]);
  expect(drawingAfter(NO_DRAWING, { kind: 'undo' })).toEqual(NO_DRAWING);
});

it('rejects corners above the limit of an address', () => {
  const many = Array.from({ length: MAX_CORNERS + 5 }, (_, step) => add(at(12 + step / 100, 77 + (step % 3))));
  expect(after(...many).corners).toHaveLength(MAX_CORNERS);
  expect(drawingWords(after(...many))).toBe('40 corners. No more can be added.');
});

it.each([
  [[], 'No corners yet.'],
  [[A], '1 corner. An area needs three.'],
  [[A, B, C], '3 corners.'],
  [[A, B, at(12.9, 77.8)], '3 corners. They hold no area yet.'],
])('describes its progress: %j', (corners, words) => {
  expect(drawingWords(after(...corners.map(add)))).toBe(words);
});
