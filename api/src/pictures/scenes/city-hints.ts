import { deepen, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { boat, cableBridge, clockTower, domedTomb, dome, fort, fourTowerGate, ghat, glassTower, memorialArch, minaret, shikhara, templeTower, viaduct, water } from '../parts/landmarks.ts';
import { hedge, hills, tree } from '../parts/outdoors.ts';
import type { Random } from '../seeded-random.ts';
import { at, circle, ellipse, form, line, polygon, rect, repeat } from '../svg.ts';

/** Where the ground of a city picture begins. */
export const SHORE = 740;

interface CityHint {
  /** What the alt text says is to be seen. */
  words: string;
  draw(paint: Paint, random: Random): string;
}

const sandstone = (paint: Paint) => mix(paint.clay, paint.soil, 0.5);
const marble = (paint: Paint) => mix(paint.white, paint.soil, 0.14);
const lawn = (paint: Paint, y = SHORE): string => rect(0, y, 1280, 960 - y, paint.grass) + rect(0, y, 1280, 60, 'url(#under)', { opacity: 0.5 });

const avenue = (paint: Paint): string =>
  polygon([[560, SHORE], [720, SHORE], [1010, 960], [270, 960]], mix(paint.tile, paint.soil, 0.25)) + repeat(4, (index) => line(552 - index * index * 20 - index * 30, SHORE + 30 + index * 50, 728 + index * index * 20 + index * 30, SHORE + 30 + index * 50, deepen(paint.soil, 0.1), 2, { opacity: 0.4 }));

const grove = (paint: Paint, random: Random, kinds: readonly Parameters<typeof tree>[2][], places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, height], index) => at(x, y, tree(paint, random, kinds[index % kinds.length]!, height))).join('');

function oranges(paint: Paint, random: Random): string {
  return repeat(7, (index) => {
    const x = 60 + index * 194;
    const y = 880 + (index % 2) * 34;
    return at(x, y, tree(paint, random, 'round', 240) + repeat(9, (fruit) => circle(Math.cos(fruit * 2.4) * (18 + fruit * 5), -158 + Math.sin(fruit * 2.4) * (18 + fruit * 5), 10, mix(paint.sun, paint.brick, 0.35))));
  });
}

const vines = (paint: Paint, random: Random): string =>
  repeat(4, (row) => {
    const y = 800 + row * 46;
    return line(560 - row * 10, y, 1280, y + 6, paint.wood, 4) + at(560 - row * 14, y + 22, hedge(paint, random, 740, 44 + row * 6)) + repeat(14, (index) => circle(590 + index * 52 - row * 8, y + 8, 7 + row, mix(paint.rose, paint.sky, 0.4)));
  });

/** The one local hint of each city's picture, by slug. */
export const CITY_HINTS = {
  bangalore: {
    words: 'a domed granite hall, glass office towers and flowering trees of Bangalore',
    draw: (paint, random) => lawn(paint) + at(210, SHORE, glassTower(paint, 130, 420, 'curve')) + at(1080, SHORE, glassTower(paint, 140, 470, 'slant')) + at(940, SHORE, glassTower(paint, 110, 350, 'flat')) + at(620, SHORE, form(-270, -150, 540, 150, mix(paint.steel, paint.soil, 0.4)) + repeat(11, (index) => form(-256 + index * 49, -140, 20, 140, lighten(mix(paint.steel, paint.soil, 0.4), 0.3))) + form(-284, -168, 568, 22, paint.soil) + form(-90, -218, 180, 52, mix(paint.steel, paint.soil, 0.35)) + at(0, -218, dome(150, mix(paint.steel, paint.soil, 0.3))) + at(-230, -168, dome(64, paint.soil)) + at(230, -168, dome(64, paint.soil)) + form(-130, -8, 260, 14, paint.linen)) + avenue(paint) + grove(paint, random, ['gulmohar', 'neem', 'gulmohar'], [[90, 860, 330], [1190, 870, 350], [330, 800, 190], [960, 800, 200]]),
  },
  mumbai: {
    words: 'a cable bridge over the bay, sailing boats and the towers of Mumbai',
    draw: (paint) => water(paint, SHORE - 60, 1280, 290) + at(0, SHORE - 60, cableBridge(paint, 1280, 340)) + at(240, 880, boat(paint, paint.brick), 1.2) + at(900, 850, boat(paint, paint.leafDeep)) + at(1130, 920, boat(paint, paint.sun), 1.4),
  },
  chennai: {
    words: 'a temple tower, a lighthouse and boats on the beach of Chennai',
    draw: (paint, random) => water(paint, SHORE - 30, 1280, 120) + at(430, SHORE + 40, templeTower(paint, 470)) + at(1010, SHORE + 40, polygon([[-40, 0], [-26, -340], [26, -340], [40, 0]], paint.white) + repeat(3, (index) => polygon([[-36 + index * 4, -60 - index * 100], [36 - index * 4, -60 - index * 100], [34 - index * 4, -106 - index * 100], [-34 + index * 4, -106 - index * 100]], paint.brick)) + form(-36, -352, 72, 14, paint.charcoal) + form(-20, -396, 40, 46, paint.light.lamps ? '#FFE6AE' : paint.linen) + at(0, -396, dome(44, paint.brick))) + rect(0, SHORE + 40, 1280, 180, lighten(paint.soil, 0.25)) + ellipse(640, SHORE + 44, 760, 26, lighten(paint.soil, 0.25)) + grove(paint, random, ['coconut'], [[120, 880, 420], [210, 900, 340], [1180, 890, 440]]) + at(700, 900, boat(paint, paint.sky), 1.3),
  },
  pune: {
    words: 'a fort gate below green hills of Pune',
    draw: (paint, random) => hills(paint, random, 1280, SHORE, 330) + lawn(paint) + at(640, SHORE + 20, fort(mix(paint.soil, paint.clay, 0.35), 900, 170)) + avenue(paint) + grove(paint, random, ['neem', 'gulmohar'], [[80, 880, 320], [1200, 880, 340], [330, 830, 170], [960, 830, 180]]),
  },
  hyderabad: {
    words: 'a gate with four minarets among the streets of Hyderabad',
    draw: (paint, random) => rect(0, SHORE, 1280, 220, mix(paint.tile, paint.soil, 0.35)) + repeat(7, (index) => form(index * 190 - 20, SHORE - 90 - (index % 3) * 26, 180, 90 + (index % 3) * 26, mix(paint.linen, paint.rose, (index % 3) * 0.25)) + polygon([[index * 190 - 26, SHORE - 40], [index * 190 + 166, SHORE - 40], [index * 190 + 176, SHORE - 14], [index * 190 - 36, SHORE - 14]], [paint.brick, paint.leaf, paint.sun][index % 3]!)) + at(640, SHORE + 60, fourTowerGate(mix(paint.soil, paint.linen, 0.4), 400)) + rect(380, SHORE + 56, 540, 26, 'url(#shadow)') + grove(paint, random, ['neem', 'coconut'], [[110, 880, 300], [1180, 890, 380]]),
  },
  gurgaon: {
    words: 'curved glass towers and the metro of Gurgaon',
    draw: (paint, random) => lawn(paint) + at(170, SHORE, glassTower(paint, 170, 480, 'curve')) + at(380, SHORE, glassTower(paint, 140, 380, 'slant')) + at(900, SHORE, glassTower(paint, 160, 520, 'slant')) + at(1110, SHORE, glassTower(paint, 180, 430, 'curve')) + at(640, SHORE, glassTower(paint, 200, 330, 'flat')) + at(0, 900, viaduct(paint, 1280, 230, paint.sun)) + at(0, 920, hedge(paint, random, 1280, 60)),
  },
  delhi: {
    words: 'a memorial arch and a domed tomb in the gardens of Delhi',
    draw: (paint, random) => lawn(paint) + at(1000, SHORE, domedTomb(sandstone(paint), 330, false)) + at(210, SHORE, minaret(460, sandstone(paint))) + avenue(paint) + at(600, SHORE + 10, memorialArch(mix(paint.soil, paint.linen, 0.35), 400)) + grove(paint, random, ['neem', 'ashoka'], [[70, 880, 320], [340, 810, 210], [880, 810, 210], [1210, 890, 330]]),
  },
  noida: {
    words: 'apartment towers, a wide avenue and the metro of Noida',
    draw: (paint, random) => lawn(paint) + repeat(5, (index) => at(130 + index * 255, SHORE, form(-64, -330 - (index % 3) * 60, 128, 330 + (index % 3) * 60, [paint.linen, mix(paint.clay, paint.linen, 0.3), mix(paint.sky, paint.linen, 0.6)][index % 3]!) + repeat(12, (row) => repeat(3, (column) => rect(-48 + column * 36, -310 - (index % 3) * 60 + row * 27, 24, 14, paint.light.lamps ? '#FFDFA4' : mix(paint.sky, paint.linen, 0.3)))))) + at(0, SHORE + 60, viaduct(paint, 1280, 190, paint.sky)) + rect(0, SHORE + 60, 1280, 160, paint.road) + repeat(8, (index) => rect(index * 170 + 30, SHORE + 138, 90, 8, paint.linen, { r: 4 })) + grove(paint, random, ['ashoka'], [[60, SHORE + 70, 190], [420, SHORE + 70, 180], [860, SHORE + 70, 190], [1220, SHORE + 70, 180]]) + at(0, 958, hedge(paint, random, 1280, 44)),
  },
  'greater-noida': {
    words: 'low housing, a round park and tree-lined roads of Greater Noida',
    draw: (paint, random) => lawn(paint) + repeat(8, (index) => at(40 + index * 160, SHORE, form(0, -120 - (index % 2) * 40, 130, 120 + (index % 2) * 40, [paint.linen, mix(paint.sun, paint.linen, 0.6), mix(paint.rose, paint.linen, 0.5)][index % 3]!) + repeat(4, (cell) => rect(18 + (cell % 2) * 56, -100 + Math.floor(cell / 2) * 46, 34, 26, paint.light.lamps ? '#FFDFA4' : mix(paint.sky, paint.linen, 0.2))))) + ellipse(640, 870, 560, 100, mix(paint.tile, paint.steel, 0.4)) + ellipse(640, 862, 430, 70, mix(paint.grass, paint.leafLight, 0.5)) + ellipse(640, 862, 110, 22, mix(paint.light.skyTop, paint.sky, 0.4)) + grove(paint, random, ['round', 'ashoka', 'gulmohar'], [[100, 800, 220], [400, 850, 200], [870, 850, 210], [1180, 800, 230], [300, 800, 150], [980, 800, 150]]),
  },
  ghaziabad: {
    words: 'a clock tower and a river bridge of Ghaziabad',
    draw: (paint, random) => water(paint, SHORE + 30, 1280, 200) + rect(0, SHORE - 10, 1280, 50, paint.grass) + at(860, SHORE, clockTower(paint, 440, mix(paint.brick, paint.clay, 0.5))) + repeat(5, (index) => rect(40 + index * 300, SHORE - 6, 34, 120, paint.steel)) + repeat(5, (index) => at(207 + index * 300 - 150, SHORE + 100, ellipse(0, 0, 26, 6, 'url(#shadow)'))) + form(0, SHORE - 40, 1280, 36, lighten(paint.steel, 0.25)) + repeat(26, (index) => line(index * 50, SHORE - 40, index * 50, SHORE - 66, paint.charcoal, 4)) + line(0, SHORE - 66, 1280, SHORE - 66, paint.charcoal, 4) + at(330, 890, boat(paint, paint.brick)) + grove(paint, random, ['neem', 'round'], [[120, 960, 300], [1160, 960, 330]]),
  },
  faridabad: {
    words: 'a lake with stone steps below the hills of Faridabad',
    draw: (paint, random) => hills(paint, random, 1280, SHORE, 300) + at(220, SHORE, form(-14, -300, 46, 300, mix(paint.clay, paint.brick, 0.5)) + rect(-14, -280, 46, 20, paint.linen) + form(60, -240, 40, 240, mix(paint.clay, paint.brick, 0.4)) + form(-120, -110, 330, 110, mix(paint.clay, paint.linen, 0.3))) + at(0, SHORE, ghat(1280, 130, mix(paint.soil, paint.linen, 0.2))) + water(paint, SHORE + 128, 1280, 92) + at(930, SHORE, domedTomb(mix(paint.soil, paint.linen, 0.25), 220, false)) + grove(paint, random, ['neem', 'round'], [[520, SHORE, 230], [1190, SHORE + 10, 300], [660, SHORE, 180]]) + at(560, 930, boat(paint, paint.brick)),
  },
  nagpur: {
    words: 'orange orchards and a stone pillar of Nagpur',
    draw: (paint, random) => hills(paint, random, 1280, SHORE, 200) + lawn(paint) + at(640, SHORE + 40, form(-120, -24, 240, 24, paint.soil) + form(-84, -46, 168, 24, lighten(paint.soil, 0.1)) + polygon([[-34, -46], [-24, -360], [24, -360], [34, -46]], mix(paint.soil, paint.clay, 0.3)) + polygon([[-34, -46], [-24, -360], [24, -360], [34, -46]], 'url(#form)') + polygon([[-24, -360], [0, -404], [24, -360]], mix(paint.soil, paint.clay, 0.4))) + oranges(paint, random),
  },
  aurangabad: {
    words: 'a marble-domed tomb with minarets before the hills of Aurangabad',
    draw: (paint, random) => hills(paint, random, 1280, SHORE, 300) + lawn(paint) + at(640, SHORE, domedTomb(marble(paint), 470, true)) + polygon([[600, SHORE + 4], [680, SHORE + 4], [800, 960], [480, 960]], mix(paint.light.skyTop, paint.sky, 0.35)) + polygon([[600, SHORE + 4], [680, SHORE + 4], [800, 960], [480, 960]], 'url(#glass)', { opacity: 0.4 }) + grove(paint, random, ['ashoka'], [[400, 850, 230], [880, 850, 230], [240, 920, 300], [1040, 920, 300]]),
  },
  nashik: {
    words: 'temple spires, river steps and vineyards of Nashik',
    draw: (paint, random) => hills(paint, random, 1280, SHORE, 290) + lawn(paint) + at(200, SHORE, shikhara(paint, 360, mix(paint.soil, paint.clay, 0.2))) + at(400, SHORE, shikhara(paint, 250, mix(paint.soil, paint.linen, 0.2))) + vines(paint, random) + at(0, SHORE, ghat(540, 120, mix(paint.steel, paint.soil, 0.4))) + rect(0, SHORE + 118, 560, 102, mix(paint.light.skyTop, paint.sky, 0.4)) + repeat(5, (index) => rect(20 + index * 104, SHORE + 140 + (index % 3) * 24, 90, 4, paint.light.skyLow, { r: 2, opacity: 0.7 })) + at(300, 920, boat(paint, paint.brick), 0.9) + grove(paint, random, ['round'], [[1180, SHORE + 10, 240]]),
  },
} as const satisfies Record<string, CityHint>;

export type PicturedCity = keyof typeof CITY_HINTS;

/** Slugs of the cities that have a picture. */
export const PICTURED_CITIES = Object.keys(CITY_HINTS) as PicturedCity[];
