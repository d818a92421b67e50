/** A rectangle on screen, in px from the top left of the viewport. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that people need to see or press. */
export interface Needed extends Area {
  /** How bad it is to cover all of it. */
  readonly weight: number;
}

interface Room {
  /** Size of the alerts. */
  readonly left: number;
  readonly right: number;
  readonly height: number;
  /** Height of the viewport. */
  readonly viewport: number;
  /** Where they are now; they move only to a better place. */
  readonly now?: number | undefined;
}

/** Distance from the edges of the viewport, px. */
export const ALERT_MARGIN = 8;
/** Alerts do not touch what they leave free, px. */
const GAP = 4;
const STEP = 4;

/**
 * How far from the top alerts are shown, in px: the first place that covers no heading and no control, else the one
 * that covers the smallest share of them.
 */
export function alertPlace({ left, right, height, viewport, now }: Room, needed: readonly Needed[]): number {
  const last = Math.max(ALERT_MARGIN, viewport - height - ALERT_MARGIN);
  const near = needed.filter((each) => each.left < right && each.right > left);
  const covered = (top: number) =>
    near.reduce((sum, each) => sum + each.weight * shareOf(each, { left, right, top, bottom: top + height }), 0);
  let best = { top: ALERT_MARGIN, cost: Number.POSITIVE_INFINITY };
  const starts = now !== undefined && now <= last ? [now] : [];
  for (let top = ALERT_MARGIN; top <= last; top += STEP) starts.push(top);
  for (const top of starts) {
    const cost = covered(top);
    if (cost < best.cost) best = { top, cost };
    if (cost === 0) break;
  }
  return best.top;
}

/** Which share of an area another one covers, 0 to 1. */
function shareOf(area: Area, by: Area): number {
  const width = Math.min(area.right, by.right) - Math.max(area.left, by.left);
  const height = Math.min(area.bottom, by.bottom + GAP) - Math.max(area.top, by.top - GAP);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((area.right - area.left) * (area.bottom - area.top));
}
