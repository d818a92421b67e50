import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { hedge, TREE_KINDS, tree } from '../parts/outdoors.ts';
import { backdrop, GROUND, streetLamp } from '../parts/street.ts';
import { carton, truck } from '../parts/vehicles.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, form, line, polygon, rect, repeat } from '../svg.ts';

const rollerDoor = (paint: Paint, width: number, height: number, open: number): string =>
  form(-width / 2 - 12, -height - 12, width + 24, height + 12, paint.charcoal) +
  rect(-width / 2, -height, width, height, paint.light.lamps ? '#E9B871' : deepen(paint.wall, 0.62)) +
  rect(-width / 2, -height, width, height * (1 - open), paint.steel) +
  repeat(Math.floor((height * (1 - open)) / 18), (index) =>
    line(-width / 2, -height + 10 + index * 18, width / 2, -height + 10 + index * 18, deepen(paint.steel, 0.22), 3),
  );

function shed(paint: Paint, sheet: Hex, trim: Hex, saw: boolean): string {
  const width = 880;
  const height = 300;
  const roof = mix(paint.steel, paint.linen, 0.35);
  const teeth = 4;
  const tooth = width / teeth;
  const top = saw
    ? repeat(
        teeth,
        (index) =>
          polygon(
            [
              [index * tooth, -height],
              [index * tooth, -height - 120],
              [(index + 1) * tooth, -height],
            ],
            roof,
          ) +
          polygon(
            [
              [index * tooth + 10, -height - 8],
              [index * tooth + 10, -height - 100],
              [index * tooth + 40, -height - 84],
              [index * tooth + 40, -height - 8],
            ],
            paint.light.lamps ? '#FFD993' : mix(paint.light.skyTop, paint.sky, 0.3),
          ) +
          line(index * tooth - 4, -height - 122, (index + 1) * tooth, -height, deepen(roof, 0.25), 9),
      )
    : polygon(
        [
          [-30, -height + 6],
          [width / 2, -height - 150],
          [width + 30, -height + 6],
        ],
        sheet,
      ) +
      polygon(
        [
          [0, -height + 6],
          [width / 2, -height - 132],
          [width, -height + 6],
        ],
        'url(#form)',
      ) +
      line(-34, -height + 8, width / 2, -height - 152, trim, 18) +
      line(width / 2, -height - 152, width + 34, -height + 8, trim, 18) +
      form(width / 2 - 44, -height - 84, 88, 60, deepen(sheet, 0.35)) +
      repeat(4, (index) =>
        line(
          width / 2 - 40,
          -height - 74 + index * 14,
          width / 2 + 40,
          -height - 74 + index * 14,
          lighten(sheet, 0.2),
          4,
        ),
      );
  return [
    rect(-20, -14, width + 90, 40, 'url(#shadow)'),
    polygon(
      [
        [width, -height],
        [width + 70, -height + 26],
        [width + 70, -6],
        [width, 0],
      ],
      deepen(sheet, 0.3),
    ),
    top,
    rect(0, -height, width, height, sheet),
    rect(0, -height, width, height, 'url(#form)'),
    repeat(34, (index) =>
      line(13 + index * 26, -height, 13 + index * 26, 0, deepen(sheet, 0.16), 3, { opacity: 0.45 }),
    ),
    form(0, -76, width, 76, mix(paint.clay, paint.brick, 0.4)),
    form(-10, -height - 4, width + 20, 16, trim),
    repeat(
      5,
      (index) =>
        form(60 + index * 170, -256, 96, 44, paint.light.lamps ? '#FFD993' : mix(paint.light.skyTop, paint.sky, 0.35)) +
        line(108 + index * 170, -256, 108 + index * 170, -212, paint.white, 4) +
        rect(56 + index * 170, -262, 104, 7, trim),
    ),
    at(230, 0, rollerDoor(paint, 210, 176, 0.55)),
    at(520, 0, rollerDoor(paint, 210, 176, 0)),
    form(700, -140, 72, 140, paint.leafDeep) + circle(760, -70, 5, paint.brass),
  ].join('');
}

/** An industrial shed with its yard. */
export const sketchIndustrialShed: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const saw = random.chance(0.5);
  const coat = random.pick(['blue', 'green', 'cream', 'rust'] as const);
  const sheet = {
    blue: mix(paint.sky, paint.linen, 0.45),
    green: mix(paint.leafLight, paint.linen, 0.3),
    cream: paint.linen,
    rust: mix(paint.clay, paint.linen, 0.3),
  }[coat];
  const kind = random.pick(TREE_KINDS);

  return {
    light: paint.light,
    words: `Industrial shed with ${coat} sheet walls, a ${saw ? 'saw-tooth' : 'pitched'} roof, two roller doors and a truck in the yard, ${paint.light.words}`,
    ground: [
      [mix(paint.light.skyTop, paint.light.skyLow, 0.5), 0.42],
      [sheet, 0.26],
      [paint.tile, 0.22],
      [paint.clay, 0.08],
    ],
    draw: () => {
      const yard = mix(paint.tile, paint.steel, 0.35);
      return [
        backdrop(paint, random, 'hills'),
        at(120, GROUND, tree(paint, random, kind, 360)),
        saw ? form(1010, 330, 52, 450, mix(paint.clay, paint.brick, 0.5)) + rect(1010, 360, 52, 22, paint.linen) : '',
        at(170, GROUND, shed(paint, sheet, random.pick([paint.brick, paint.leafDeep, paint.sun]), saw)),
        rect(0, GROUND, 1280, 180, yard),
        rect(0, GROUND, 1280, 36, 'url(#under)', { opacity: 0.6 }),
        repeat(9, (index) =>
          line(640 + (index - 4) * 170, GROUND, 640 + (index - 4) * 300, 960, deepen(yard, 0.2), 2, { opacity: 0.4 }),
        ),
        line(0, 856, 1280, 856, deepen(yard, 0.2), 2, { opacity: 0.4 }),
        repeat(4, (index) =>
          polygon(
            [
              [300 + index * 62, GROUND + 26],
              [318 + index * 62, GROUND + 26],
              [296 + index * 66, GROUND + 62],
              [276 + index * 66, GROUND + 62],
            ],
            paint.sun,
            { opacity: 0.8 },
          ),
        ),
        at(0, GROUND + 20, hedge(paint, random, 150, 70)),
        at(1160, GROUND + 20, hedge(paint, random, 130, 70)),
        at(1190, GROUND + 30, tree(paint, random, kind, 400)),
        at(1110, GROUND + 40, streetLamp(paint, 400), -1, 1),
        [0, 1, 2].map((index) => carton(paint, 150 + index * 74, 866, 70)).join('') + carton(paint, 184, 812, 66),
        at(740, 920, truck(paint, cloth(paint, random.pick(CLOTH_NAMES))), 1.15),
      ].join('');
    },
  };
};
