import { type MoveEnd, type MoveEstimate, moveEstimate } from './move-estimate.ts';
import { PACKERS_CITIES, type PackersCity } from './packers-city.ts';
import { type HomeSize, USUAL_HOMES } from './usual-homes.ts';

/** Both ends of an example have two floors to carry. */
const FLOOR = 2;
/** The home of the examples between cities. */
const TYPICAL: HomeSize = 'BHK2';

const endIn = (city: PackersCity['slug']): MoveEnd => ({
  city,
  ...{ pin: '', locality: '', address: '', floor: FLOOR, hasLift: true, point: null },
});

/** The estimate of a usual move: a home of a size, lifts at both ends, usual packing. */
export function usualMove(size: HomeSize, from: PackersCity['slug'], to: PackersCity['slug']): MoveEstimate {
  const items = USUAL_HOMES.find((home) => home.size === size)?.items ?? [];
  const wishes = { packing: 'basic', insuredRupees: 0, storageMonths: 0 } as const;
  return moveEstimate({ from: endIn(from), to: endIn(to), items, ...wishes });
}

/** Examples of prices for a city: inside of it by the size of the home, and to every other city, nearest first. */
export function usualMoves(city: PackersCity['slug']) {
  return {
    within: USUAL_HOMES.map(({ size, title }) => ({ size, title, estimate: usualMove(size, city, city) })),
    between: PACKERS_CITIES.filter(({ slug }) => slug !== city)
      .map((other) => ({ city: other, estimate: usualMove(TYPICAL, city, other.slug) }))
      .sort((one, other) => one.estimate.km - other.estimate.km),
  };
}
