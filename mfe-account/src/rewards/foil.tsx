import { type PointerEvent, useEffect, useRef } from 'react';
// The styles of the card's own chunk, because styles of a lazy chunk would load after the canvas.
import styles from './card-to-scratch.module.css';
import { rubbedCells, rubbedShare, SCRATCHED_SHARE } from './scratch-grid.ts';

const RADIUS = 22;

interface FoilProps {
  /** Is called once enough of the foil is rubbed off. */
  readonly onScratched: () => void;
}

/** The foil over a card, rubbed off by pointer. It is hidden from assistive technology: the button does the same. */
export function Foil({ onScratched }: FoilProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const cells = useRef(new Set<number>());
  const done = useRef(false);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const { width, height } = element.getBoundingClientRect();
    element.width = width;
    element.height = height;
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'destination-out';
    // The foil is painted now, so what is rubbed off reveals the card below.
    element.style.background = 'none';
  }, []);

  const rub = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0 || done.current) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    const context = event.currentTarget.getContext('2d');
    context?.beginPath();
    context?.arc(x, y, RADIUS, 0, 2 * Math.PI);
    context?.fill();
    for (const cell of rubbedCells({ x, y, radius: RADIUS, width, height })) cells.current.add(cell);
    if (rubbedShare(cells.current) < SCRATCHED_SHARE) return;
    done.current = true;
    onScratched();
  };

  return (
    <span aria-hidden="true">
      <canvas ref={canvas} className={styles.foil} onPointerDown={rub} onPointerMove={rub} />
    </span>
  );
}
