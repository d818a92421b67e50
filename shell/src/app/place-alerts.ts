import { alertPlace, type Needed } from './alert-place.ts';

/** What alerts must not cover: the name of what people see, and what they press. */
const HEADINGS = 'h1, h2, h3';
const CONTROLS = 'button, a[href], input, select, textarea, summary';
const HEADING_WEIGHT = 3;
/** Smaller elements are for screen readers, px. */
const SMALLEST = 8;

/** Moves the box of alerts to where it covers no heading and no control of what is on screen. */
export function placeAlerts(box: HTMLElement): void {
  const rows = [...box.querySelectorAll('[data-alert]')].map((row) => row.getBoundingClientRect());
  if (rows.length === 0) return;
  const first = Math.min(...rows.map(({ top }) => top));
  const best = alertPlace(
    {
      left: Math.min(...rows.map(({ left }) => left)),
      right: Math.max(...rows.map(({ right }) => right)),
      height: Math.max(...rows.map(({ bottom }) => bottom)) - first,
      viewport: window.innerHeight,
      now: box.style.translate === '' ? undefined : first,
    },
    // Below an open dialog everything is inert.
    neededIn(box.closest('dialog') ?? document.body, box),
  );
  // A translation moves nothing else, and is no layout shift.
  if (best !== first) box.style.translate = `0 ${movedDown(box) + best - first}px`;
}

/** By how many px the box is below its first place. */
function movedDown({ style }: HTMLElement): number {
  return Number.parseFloat(style.translate.split(' ')[1] ?? '0');
}

function neededIn(shown: Element, box: HTMLElement): Needed[] {
  return [...shown.querySelectorAll<HTMLElement>(`${HEADINGS}, ${CONTROLS}`)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight && right - left >= SMALLEST && bottom - top >= SMALLEST;
    if (!isSeen || box.contains(element)) return [];
    return [{ left, top, right, bottom, weight: element.matches(HEADINGS) ? HEADING_WEIGHT : 1 }];
  });
}
