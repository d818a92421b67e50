import type { Random } from '../../../../src/foundation/random/public.ts';
import { lighten, mix } from '../../colour.ts';
import type { Paint } from '../../paint.ts';
import { cableBridge } from '../../parts/modern-landmarks.ts';
import { domedTomb, fort } from '../../parts/monuments.ts';
import { hedge, hills, tree } from '../../parts/outdoors.ts';
import { shikhara } from '../../parts/temples.ts';
import { boat, ghat, water, waterColour } from '../../parts/waterside.ts';
import { at, circle, form, line, polygon, rect, repeat } from '../../svg.ts';
import { avenue, type CityHint, grove, lawn, marble, SHORE } from './city-ground.ts';

function oranges(paint: Paint, random: Random): string {
  return repeat(7, (index) => {
    const x = 60 + index * 194;
    const y = 880 + (index % 2) * 34;
    return at(
      x,
      y,
      tree(paint, random, 'round', 240) +
        repeat(9, (fruit) =>
          circle(
            Math.cos(fruit * 2.4) * (18 + fruit * 5),
            -158 + Math.sin(fruit * 2.4) * (18 + fruit * 5),
            10,
            mix(paint.sun, paint.brick, 0.35),
          ),
        ),
    );
  });
}

const vines = (paint: Paint, random: Random): string =>
  repeat(4, (row) => {
    const y = 800 + row * 46;
    return (
      line(560 - row * 10, y, 1280, y + 6, paint.wood, 4) +
      at(560 - row * 14, y + 22, hedge(paint, random, 740, 44 + row * 6)) +
      repeat(14, (index) => circle(590 + index * 52 - row * 8, y + 8, 7 + row, mix(paint.rose, paint.sky, 0.4)))
    );
  });

/** Local landmarks in the pictures of the western cities. */
export const WESTERN_CITIES = {
  mumbai: {
    words: 'a cable bridge over the bay, sailing boats and the towers of Mumbai',
    draw: (paint) =>
      water(paint, SHORE - 60, 1280, 290) +
      at(0, SHORE - 60, cableBridge(paint, 1280, 340)) +
      at(240, 880, boat(paint, paint.brick), 1.2) +
      at(900, 850, boat(paint, paint.leafDeep)) +
      at(1130, 920, boat(paint, paint.sun), 1.4),
  },
  pune: {
    words: 'a fort gate below green hills of Pune',
    draw: (paint, random) =>
      hills(paint, random, 1280, SHORE, 330) +
      lawn(paint) +
      at(640, SHORE + 20, fort(mix(paint.soil, paint.clay, 0.35), 900, 170)) +
      avenue(paint) +
      grove(
        paint,
        random,
        ['neem', 'gulmohar'],
        [
          [80, 880, 320],
          [1200, 880, 340],
          [330, 830, 170],
          [960, 830, 180],
        ],
      ),
  },
  nagpur: {
    words: 'orange orchards and a stone pillar of Nagpur',
    draw: (paint, random) =>
      hills(paint, random, 1280, SHORE, 200) +
      lawn(paint) +
      at(
        640,
        SHORE + 40,
        form(-120, -24, 240, 24, paint.soil) +
          form(-84, -46, 168, 24, lighten(paint.soil, 0.1)) +
          polygon(
            [
              [-34, -46],
              [-24, -360],
              [24, -360],
              [34, -46],
            ],
            mix(paint.soil, paint.clay, 0.3),
          ) +
          polygon(
            [
              [-34, -46],
              [-24, -360],
              [24, -360],
              [34, -46],
            ],
            'url(#form)',
          ) +
          polygon(
            [
              [-24, -360],
              [0, -404],
              [24, -360],
            ],
            mix(paint.soil, paint.clay, 0.4),
          ),
      ) +
      oranges(paint, random),
  },
  aurangabad: {
    words: 'a marble-domed tomb with minarets before the hills of Aurangabad',
    draw: (paint, random) =>
      hills(paint, random, 1280, SHORE, 300) +
      lawn(paint) +
      at(640, SHORE, domedTomb(marble(paint), 470, true)) +
      polygon(
        [
          [600, SHORE + 4],
          [680, SHORE + 4],
          [800, 960],
          [480, 960],
        ],
        waterColour(paint),
      ) +
      polygon(
        [
          [600, SHORE + 4],
          [680, SHORE + 4],
          [800, 960],
          [480, 960],
        ],
        'url(#glass)',
        { opacity: 0.4 },
      ) +
      grove(
        paint,
        random,
        ['ashoka'],
        [
          [400, 850, 230],
          [880, 850, 230],
          [240, 920, 300],
          [1040, 920, 300],
        ],
      ),
  },
  nashik: {
    words: 'temple spires, river steps and vineyards of Nashik',
    draw: (paint, random) =>
      hills(paint, random, 1280, SHORE, 290) +
      lawn(paint) +
      at(200, SHORE, shikhara(paint, 360, mix(paint.soil, paint.clay, 0.2))) +
      at(400, SHORE, shikhara(paint, 250, mix(paint.soil, paint.linen, 0.2))) +
      vines(paint, random) +
      at(0, SHORE, ghat(540, 120, mix(paint.steel, paint.soil, 0.4))) +
      rect(0, SHORE + 118, 560, 102, waterColour(paint)) +
      repeat(5, (index) =>
        rect(20 + index * 104, SHORE + 140 + (index % 3) * 24, 90, 4, paint.light.skyLow, { r: 2, opacity: 0.7 }),
      ) +
      at(300, 920, boat(paint, paint.brick), 0.9) +
      grove(paint, random, ['round'], [[1180, SHORE + 10, 240]]),
  },
} as const satisfies Record<string, CityHint>;
