import { lighten, mix } from '../../colour.ts';
import { nth } from '../../cycle.ts';
import { glassTower } from '../../parts/modern-landmarks.ts';
import { dome, fourTowerGate } from '../../parts/monuments.ts';
import { templeTower } from '../../parts/temples.ts';
import { boat, water } from '../../parts/waterside.ts';
import { at, ellipse, form, polygon, rect, repeat } from '../../svg.ts';
import { avenue, type CityHint, grove, lawn, SHORE } from './city-ground.ts';

/** Local landmarks in the pictures of the southern cities. */
export const SOUTHERN_CITIES = {
  bangalore: {
    words: 'a domed granite hall, glass office towers and flowering trees of Bangalore',
    draw: (paint, random) =>
      lawn(paint) +
      at(210, SHORE, glassTower(paint, 130, 420, 'curve')) +
      at(1080, SHORE, glassTower(paint, 140, 470, 'slant')) +
      at(940, SHORE, glassTower(paint, 110, 350, 'flat')) +
      at(
        620,
        SHORE,
        form(-270, -150, 540, 150, mix(paint.steel, paint.soil, 0.4)) +
          repeat(11, (index) =>
            form(-256 + index * 49, -140, 20, 140, lighten(mix(paint.steel, paint.soil, 0.4), 0.3)),
          ) +
          form(-284, -168, 568, 22, paint.soil) +
          form(-90, -218, 180, 52, mix(paint.steel, paint.soil, 0.35)) +
          at(0, -218, dome(150, mix(paint.steel, paint.soil, 0.3))) +
          at(-230, -168, dome(64, paint.soil)) +
          at(230, -168, dome(64, paint.soil)) +
          form(-130, -8, 260, 14, paint.linen),
      ) +
      avenue(paint) +
      grove(
        paint,
        random,
        ['gulmohar', 'neem', 'gulmohar'],
        [
          [90, 860, 330],
          [1190, 870, 350],
          [330, 800, 190],
          [960, 800, 200],
        ],
      ),
  },
  chennai: {
    words: 'a temple tower, a lighthouse and boats on the beach of Chennai',
    draw: (paint, random) =>
      water(paint, SHORE - 30, 1280, 120) +
      at(430, SHORE + 40, templeTower(paint, 470)) +
      at(
        1010,
        SHORE + 40,
        polygon(
          [
            [-40, 0],
            [-26, -340],
            [26, -340],
            [40, 0],
          ],
          paint.white,
        ) +
          repeat(3, (index) =>
            polygon(
              [
                [-36 + index * 4, -60 - index * 100],
                [36 - index * 4, -60 - index * 100],
                [34 - index * 4, -106 - index * 100],
                [-34 + index * 4, -106 - index * 100],
              ],
              paint.brick,
            ),
          ) +
          form(-36, -352, 72, 14, paint.charcoal) +
          form(-20, -396, 40, 46, paint.light.lamps ? '#FFE6AE' : paint.linen) +
          at(0, -396, dome(44, paint.brick)),
      ) +
      rect(0, SHORE + 40, 1280, 180, lighten(paint.soil, 0.25)) +
      ellipse(640, SHORE + 44, 760, 26, lighten(paint.soil, 0.25)) +
      grove(
        paint,
        random,
        ['coconut'],
        [
          [120, 880, 420],
          [210, 900, 340],
          [1180, 890, 440],
        ],
      ) +
      at(700, 900, boat(paint, paint.sky), 1.3),
  },
  hyderabad: {
    words: 'a gate with four minarets among the streets of Hyderabad',
    draw: (paint, random) =>
      rect(0, SHORE, 1280, 220, mix(paint.tile, paint.soil, 0.35)) +
      repeat(
        7,
        (index) =>
          form(
            index * 190 - 20,
            SHORE - 90 - (index % 3) * 26,
            180,
            90 + (index % 3) * 26,
            mix(paint.linen, paint.rose, (index % 3) * 0.25),
          ) +
          polygon(
            [
              [index * 190 - 26, SHORE - 40],
              [index * 190 + 166, SHORE - 40],
              [index * 190 + 176, SHORE - 14],
              [index * 190 - 36, SHORE - 14],
            ],
            nth([paint.brick, paint.leaf, paint.sun], index),
          ),
      ) +
      at(640, SHORE + 60, fourTowerGate(mix(paint.soil, paint.linen, 0.4), 400)) +
      rect(380, SHORE + 56, 540, 26, 'url(#shadow)') +
      grove(
        paint,
        random,
        ['neem', 'coconut'],
        [
          [110, 880, 300],
          [1180, 890, 380],
        ],
      ),
  },
} as const satisfies Record<string, CityHint>;
