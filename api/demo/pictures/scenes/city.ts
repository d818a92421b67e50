import { mix } from '../colour.ts';
import { mixPaint, SKIN_NAMES } from '../paint.ts';
import { sky, skyline } from '../parts/outdoors.ts';
import type { Sketcher } from '../sketch.ts';
import { SHORE } from './cities/city-ground.ts';
import { CITY_HINTS, PICTURED_CITIES } from './city-hints.ts';

/** The skyline of a city with one local landmark. The seed is the city's slug. */
export const sketchCity: Sketcher = (random, seed) => {
  const paint = mixPaint(random.pick(['morning', 'daylight', 'evening'] as const), random.pick(SKIN_NAMES));
  const city = PICTURED_CITIES.find((slug) => slug === seed) ?? random.pick(PICTURED_CITIES);
  const hint = CITY_HINTS[city];

  return {
    light: paint.light,
    words: `Skyline with ${hint.words}, ${paint.light.words}`,
    ground: [
      [mix(paint.light.skyTop, paint.light.skyLow, 0.5), 0.5],
      [paint.light.far, 0.16],
      [paint.grass, 0.24],
      [paint.soil, 0.1],
    ],
    draw: () =>
      [
        sky(paint, random, 1280, SHORE),
        skyline(paint, random, {
          width: 1280,
          base: SHORE,
          low: 160,
          high: 420,
          colour: mix(paint.light.far, paint.light.skyLow, 0.35),
          windows: false,
        }),
        skyline(paint, random, {
          width: 1280,
          base: SHORE,
          low: 60,
          high: 260,
          colour: mix(paint.light.near, paint.light.skyLow, 0.4),
          windows: true,
        }),
        hint.draw(paint, random),
      ].join(''),
  };
};
