import type { LabelKind } from '../domain/place-labels.ts';

/** Colours of the drawing, from the design tokens, so that it follows light and dark mode. */
const INKS = {
  ground: '--sunk',
  town: '--paper',
  place: '--surface',
  park: '--leaf-tint',
  water: '--sky-tint',
  waterName: '--sky',
  road: '--surface',
  highway: '--sun-tint',
  highwayEdge: '--sun',
  edge: '--edge',
  name: '--ink',
  softName: '--ink-soft',
  halo: '--paper',
} as const;

export type Inks = Readonly<Record<keyof typeof INKS, string>>;

/** How the names of a kind are written. */
interface LabelStyle {
  readonly font: string;
  readonly ink: keyof Inks;
  readonly halo: keyof Inks;
}

const BOLD = '600 13px system-ui, sans-serif';
const PLAIN = '12px system-ui, sans-serif';

export const LABEL_STYLES = {
  locality: { font: BOLD, ink: 'name', halo: 'halo' },
  hub: { font: '600 12px system-ui, sans-serif', ink: 'softName', halo: 'halo' },
  highway: { font: PLAIN, ink: 'softName', halo: 'halo' },
  water: { font: `italic ${PLAIN}`, ink: 'waterName', halo: 'water' },
  station: { font: PLAIN, ink: 'softName', halo: 'halo' },
  road: { font: PLAIN, ink: 'softName', halo: 'halo' },
  landmark: { font: PLAIN, ink: 'softName', halo: 'halo' },
} as const satisfies Record<LabelKind, LabelStyle>;

/** The colours as they are now. */
export function inksOf(element: Element): Inks {
  const style = getComputedStyle(element.ownerDocument.documentElement);
  const entries = Object.entries(INKS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries);
}
