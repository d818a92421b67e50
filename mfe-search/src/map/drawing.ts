import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { encodePolygon, fittingPolygon, MAX_CORNERS } from '@aangan/shared-kit/domain/polygon';

/** An area that is being drawn. */
export interface Drawing {
  readonly corners: readonly GeoPoint[];
  /** The corners before each step, the last step last. */
  readonly before: readonly (readonly GeoPoint[])[];
}

export type DrawingStep =
  | { readonly kind: 'add'; readonly corner: GeoPoint }
  /** A freehand line, already simplified. */
  | { readonly kind: 'stroke'; readonly corners: readonly GeoPoint[] }
  | { readonly kind: 'remove-last' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'undo' };

export const NO_DRAWING: Drawing = { corners: [], before: [] };

/** The drawing after a step; a step that changes nothing returns the same drawing. */
export function drawingAfter(drawing: Drawing, step: DrawingStep): Drawing {
  const { corners, before } = drawing;
  const to = (next: readonly GeoPoint[]): Drawing => ({ corners: next, before: [...before, corners] });
  switch (step.kind) {
    case 'add':
      return corners.length < MAX_CORNERS ? to([...corners, step.corner]) : drawing;
    case 'stroke':
      return step.corners.length < 3 ? drawing : to(step.corners.slice(0, MAX_CORNERS));
    case 'remove-last':
      return corners.length > 0 ? to(corners.slice(0, -1)) : drawing;
    case 'clear':
      return corners.length > 0 ? to([]) : drawing;
    case 'undo':
      return { corners: before.at(-1) ?? [], before: before.slice(0, -1) };
  }
}

/** The area in the form of the address; undefined while it is incomplete. */
export function drawnArea({ corners }: Drawing): string | undefined {
  return fittingPolygon(encodePolygon(corners));
}

/** The progress of the drawing, in words. */
export function drawingWords(drawing: Drawing): string {
  const { length } = drawing.corners;
  if (length === 0) return 'No corners yet.';
  const count = length === 1 ? '1 corner.' : `${length} corners.`;
  if (length >= MAX_CORNERS) return `${count} No more can be added.`;
  if (length < 3) return `${count} An area needs three.`;
  return drawnArea(drawing) ? count : `${count} They hold no area yet.`;
}
