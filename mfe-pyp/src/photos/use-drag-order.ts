import { type PointerEvent, useState } from 'react';

interface Dragged {
  readonly from: number;
  readonly to: number;
}

/** Attribute of an element of the list: its place. */
const PLACE = 'data-place';

/**
 * Puts a list into another order by dragging, with a mouse and on touch screens. Keyboards use buttons.
 * @param onMove place of the dragged element, and by how many places it moves
 */
export function useDragOrder(onMove: (from: number, by: number) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  return {
    dragged,
    /** Of the elements of the list. */
    placeProps: (place: number) => ({ [PLACE]: place }),
    /** Of the handle of an element. Its styles have `touch-action: none`. */
    handleProps: (place: number) => ({
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ from: place, to: place });
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const to = placeAt(clientX, clientY);
        if (dragged && to !== undefined && to !== dragged.to) setDragged({ ...dragged, to });
      },
      onPointerUp() {
        if (dragged && dragged.to !== dragged.from) onMove(dragged.from, dragged.to - dragged.from);
        setDragged(undefined);
      },
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}

function placeAt(x: number, y: number): number | undefined {
  const place = document.elementFromPoint(x, y)?.closest(`[${PLACE}]`)?.getAttribute(PLACE);
  return place === null || place === undefined ? undefined : Number(place);
}
