import { type RefObject, useEffect, useRef, useState } from 'react';

interface ScrollRow<Row extends HTMLElement> {
  readonly row: RefObject<Row | null>;
  /** Nothing more to the left. */
  readonly start: boolean;
  /** Nothing more to the right. */
  readonly end: boolean;
  /** Index of the child in front. */
  readonly current: number;
  /** Scrolls by about one row's width: 1 forwards, -1 back. */
  step(direction: 1 | -1): void;
}

/** Tracks a row that scrolls sideways with CSS snapping. */
export function useScrollRow<Row extends HTMLElement>(): ScrollRow<Row> {
  const row = useRef<Row>(null);
  const [place, setPlace] = useState({ start: true, end: false, current: 0 });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setPlace((before) => sameOr(before, placeOf(element)));
    element.addEventListener('scroll', look, { passive: true });
    const resizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    // It looks at once, and where nothing is laid out yet only when that is done.
    if (resizes) resizes.observe(element);
    else look();
    return () => {
      element.removeEventListener('scroll', look);
      resizes?.disconnect();
    };
  }, []);

  const step = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 });
  };
  return { row, step, ...place };
}

type Place = { readonly start: boolean; readonly end: boolean; readonly current: number };

function placeOf(element: HTMLElement): Place {
  const { scrollLeft, clientWidth, scrollWidth } = element;
  const pitch = element.children.length > 0 ? scrollWidth / element.children.length : 1;
  return {
    start: scrollLeft <= 1,
    end: scrollLeft + clientWidth >= scrollWidth - 1,
    current: pitch > 0 ? Math.round(scrollLeft / pitch) : 0,
  };
}

function sameOr(before: Place, now: Place): Place {
  const same = before.start === now.start && before.end === now.end && before.current === now.current;
  return same ? before : now;
}
