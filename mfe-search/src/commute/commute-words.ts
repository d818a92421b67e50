import { COMMUTE_MODES, type Commute, commuteMinutes } from '@aangan/shared-kit/domain/commute';
import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { titleCase } from '@aangan/shared-kit/domain/slug';

interface Destination extends GeoPoint {
  readonly slug: string;
  readonly name: string;
}

/** `22 min by car to Manyata Tech Park · 35 min by bus or metro to Electronic City`: estimates from a home. */
export function commuteWords(
  commutes: readonly Commute[],
  destinations: readonly Destination[],
  home: GeoPoint,
): string {
  return commutes
    .flatMap(({ to, mode }) => {
      const place = destinations.find(({ slug }) => slug === to);
      return place ? [`${commuteMinutes(mode, home, place)} min ${COMMUTE_MODES[mode].label} to ${place.name}`] : [];
    })
    .join(' · ');
}

/** `30 min by car to Manyata Tech Park`. */
export function commuteLimit({ to, mode, minutes }: Commute): string {
  return `${minutes} min ${COMMUTE_MODES[mode].label} to ${titleCase(to)}`;
}

/** How the minutes are estimated; undefined without commute minutes. */
export function commuteNote(commutes: readonly Commute[]): string | undefined {
  if (commutes.length === 0) return undefined;
  const modes = [...new Set(commutes.map(({ mode }) => mode))];
  const speeds = modes.map((mode) => `${COMMUTE_MODES[mode].kmh} km an hour ${COMMUTE_MODES[mode].label}`);
  const middle = commutes.length > 1 ? ' “Nearest” sorts by the midpoint of both places.' : '';
  return `We estimate minutes from the straight line plus about a third, at ${speeds.join(' and ')}. Traffic is not included.${middle}`;
}
