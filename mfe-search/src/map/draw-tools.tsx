import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { Button } from '@aangan/shared-kit/ui/button';
import { plusIcon } from '@aangan/shared-kit/ui/icon-paths';
import { SmallText, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { checkIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DRAW_WORDS } from './draw.words.ts';
import styles from './draw-tools.module.css';
import { type Drawing, type DrawingStep, drawingWords, drawnArea } from './drawing.ts';

interface DrawToolsProps {
  readonly drawing: Drawing;
  readonly onStep: (step: DrawingStep) => void;
  /** The position of the crosshair. */
  readonly middle: () => GeoPoint;
  /** The location of a corner, in words. */
  readonly nameOf: (corner: GeoPoint) => string;
  /** Moves the map by a number of px. */
  readonly onPan: (right: number, down: number) => void;
  readonly onFinish: (area: string) => void;
  readonly onCancel: () => void;
}

const PAN = 80;
const PANS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

/** Draws an area without dragging: corners are tapped, or set at the crosshair, which the arrow keys move. */
export function DrawTools({ drawing, onStep, middle, nameOf, onPan, onFinish, onCancel }: DrawToolsProps) {
  const panel = useRef<HTMLElement>(null);
  const area = drawnArea(drawing);
  const { corners } = drawing;
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    const pan = PANS[event.key];
    if (event.key === 'Escape') onCancel();
    else if (pan) onPan(...pan);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <span className={styles.crosshair} aria-hidden="true" />
      <section
        ref={panel}
        tabIndex={-1}
        className={styles.panel}
        aria-label="Draw an area"
        data-drawing=""
        onKeyDown={press}
      >
        <SmallText>{DRAW_WORDS.help}</SmallText>
        <WrappedRow>
          <Button size="small" icon={plusIcon} onClick={() => onStep({ kind: 'add', corner: middle() })}>
            Add corner here
          </Button>
          <Button size="small" onClick={() => onStep({ kind: 'undo' })}>
            Undo
          </Button>
          <Button size="small" onClick={() => onStep({ kind: 'remove-last' })}>
            Remove last
          </Button>
          <Button size="small" onClick={() => onStep({ kind: 'clear' })}>
            Clear
          </Button>
        </WrappedRow>
        <p role="status">{drawingWords(drawing)}</p>
        {corners.length > 0 && (
          <ol className={styles.corners} aria-label="Corners">
            {corners.map((corner, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its position in the line
              <li key={index}>{nameOf(corner)}</li>
            ))}
          </ol>
        )}
        <WrappedRow>
          <Button
            variant="primary"
            size="small"
            icon={checkIcon}
            disabled={!area}
            onClick={() => area && onFinish(area)}
          >
            Show homes here
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </WrappedRow>
      </section>
    </>
  );
}
