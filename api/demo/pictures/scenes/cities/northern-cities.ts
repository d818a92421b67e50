import { lighten, mix } from '../../colour.ts';
import { nth } from '../../cycle.ts';
import { glassTower, viaduct } from '../../parts/modern-landmarks.ts';
import { clockTower, domedTomb, memorialArch, minaret } from '../../parts/monuments.ts';
import { hedge, hills } from '../../parts/outdoors.ts';
import { boat, ghat, water, waterColour } from '../../parts/waterside.ts';
import { at, ellipse, form, line, rect, repeat } from '../../svg.ts';
import { avenue, type CityHint, grove, lawn, SHORE, sandstone } from './city-ground.ts';

/** Local landmarks in the pictures of the northern cities. */
export const NORTHERN_CITIES = {
  delhi: {
    words: 'a memorial arch and a domed tomb in the gardens of Delhi',
    draw: (paint, random) =>
      lawn(paint) +
      at(1000, SHORE, domedTomb(sandstone(paint), 330, false)) +
      at(210, SHORE, minaret(460, sandstone(paint))) +
      avenue(paint) +
      at(600, SHORE + 10, memorialArch(mix(paint.soil, paint.linen, 0.35), 400)) +
      grove(
        paint,
        random,
        ['neem', 'ashoka'],
        [
          [70, 880, 320],
          [340, 810, 210],
          [880, 810, 210],
          [1210, 890, 330],
        ],
      ),
  },
  gurgaon: {
    words: 'curved glass towers and the metro of Gurgaon',
    draw: (paint, random) =>
      lawn(paint) +
      at(170, SHORE, glassTower(paint, 170, 480, 'curve')) +
      at(380, SHORE, glassTower(paint, 140, 380, 'slant')) +
      at(900, SHORE, glassTower(paint, 160, 520, 'slant')) +
      at(1110, SHORE, glassTower(paint, 180, 430, 'curve')) +
      at(640, SHORE, glassTower(paint, 200, 330, 'flat')) +
      at(0, 900, viaduct(paint, 1280, 230, paint.sun)) +
      at(0, 920, hedge(paint, random, 1280, 60)),
  },
  noida: {
    words: 'apartment towers, a wide avenue and the metro of Noida',
    draw: (paint, random) =>
      lawn(paint) +
      repeat(5, (index) =>
        at(
          130 + index * 255,
          SHORE,
          form(
            -64,
            -330 - (index % 3) * 60,
            128,
            330 + (index % 3) * 60,
            nth([paint.linen, mix(paint.clay, paint.linen, 0.3), mix(paint.sky, paint.linen, 0.6)], index),
          ) +
            repeat(12, (row) =>
              repeat(3, (column) =>
                rect(
                  -48 + column * 36,
                  -310 - (index % 3) * 60 + row * 27,
                  24,
                  14,
                  paint.light.lamps ? '#FFDFA4' : mix(paint.sky, paint.linen, 0.3),
                ),
              ),
            ),
        ),
      ) +
      at(0, SHORE + 60, viaduct(paint, 1280, 190, paint.sky)) +
      rect(0, SHORE + 60, 1280, 160, paint.road) +
      repeat(8, (index) => rect(index * 170 + 30, SHORE + 138, 90, 8, paint.linen, { r: 4 })) +
      grove(
        paint,
        random,
        ['ashoka'],
        [
          [60, SHORE + 70, 190],
          [420, SHORE + 70, 180],
          [860, SHORE + 70, 190],
          [1220, SHORE + 70, 180],
        ],
      ) +
      at(0, 958, hedge(paint, random, 1280, 44)),
  },
  'greater-noida': {
    words: 'low housing, a round park and tree-lined roads of Greater Noida',
    draw: (paint, random) =>
      lawn(paint) +
      repeat(8, (index) =>
        at(
          40 + index * 160,
          SHORE,
          form(
            0,
            -120 - (index % 2) * 40,
            130,
            120 + (index % 2) * 40,
            nth([paint.linen, mix(paint.sun, paint.linen, 0.6), mix(paint.rose, paint.linen, 0.5)], index),
          ) +
            repeat(4, (cell) =>
              rect(
                18 + (cell % 2) * 56,
                -100 + Math.floor(cell / 2) * 46,
                34,
                26,
                paint.light.lamps ? '#FFDFA4' : mix(paint.sky, paint.linen, 0.2),
              ),
            ),
        ),
      ) +
      ellipse(640, 870, 560, 100, mix(paint.tile, paint.steel, 0.4)) +
      ellipse(640, 862, 430, 70, mix(paint.grass, paint.leafLight, 0.5)) +
      ellipse(640, 862, 110, 22, waterColour(paint)) +
      grove(
        paint,
        random,
        ['round', 'ashoka', 'gulmohar'],
        [
          [100, 800, 220],
          [400, 850, 200],
          [870, 850, 210],
          [1180, 800, 230],
          [300, 800, 150],
          [980, 800, 150],
        ],
      ),
  },
  ghaziabad: {
    words: 'a clock tower and a river bridge of Ghaziabad',
    draw: (paint, random) =>
      water(paint, SHORE + 30, 1280, 200) +
      rect(0, SHORE - 10, 1280, 50, paint.grass) +
      at(860, SHORE, clockTower(paint, 440, mix(paint.brick, paint.clay, 0.5))) +
      repeat(5, (index) => rect(40 + index * 300, SHORE - 6, 34, 120, paint.steel)) +
      repeat(5, (index) => at(207 + index * 300 - 150, SHORE + 100, ellipse(0, 0, 26, 6, 'url(#shadow)'))) +
      form(0, SHORE - 40, 1280, 36, lighten(paint.steel, 0.25)) +
      repeat(26, (index) => line(index * 50, SHORE - 40, index * 50, SHORE - 66, paint.charcoal, 4)) +
      line(0, SHORE - 66, 1280, SHORE - 66, paint.charcoal, 4) +
      at(330, 890, boat(paint, paint.brick)) +
      grove(
        paint,
        random,
        ['neem', 'round'],
        [
          [120, 960, 300],
          [1160, 960, 330],
        ],
      ),
  },
  faridabad: {
    words: 'a lake with stone steps below the hills of Faridabad',
    draw: (paint, random) =>
      hills(paint, random, 1280, SHORE, 300) +
      at(
        220,
        SHORE,
        form(-14, -300, 46, 300, mix(paint.clay, paint.brick, 0.5)) +
          rect(-14, -280, 46, 20, paint.linen) +
          form(60, -240, 40, 240, mix(paint.clay, paint.brick, 0.4)) +
          form(-120, -110, 330, 110, mix(paint.clay, paint.linen, 0.3)),
      ) +
      at(0, SHORE, ghat(1280, 130, mix(paint.soil, paint.linen, 0.2))) +
      water(paint, SHORE + 128, 1280, 92) +
      at(930, SHORE, domedTomb(mix(paint.soil, paint.linen, 0.25), 220, false)) +
      grove(
        paint,
        random,
        ['neem', 'round'],
        [
          [520, SHORE, 230],
          [1190, SHORE + 10, 300],
          [660, SHORE, 180],
        ],
      ) +
      at(560, 930, boat(paint, paint.brick)),
  },
} as const satisfies Record<string, CityHint>;
