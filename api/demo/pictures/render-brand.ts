import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawScene } from './draw-scene.ts';
import { at } from './svg.ts';
import { wordmark } from './wordmark.ts';

const PAPER = '#FBF7F1';
const BRICK = '#A8432B';
const INK = '#1D1A17';

/** Side in px of the icon that phones put on their home screens. */
const TOUCH_ICON = 180;

/** The size that link previews expect, px. */
const PREVIEW = { width: 1200, height: 630 } as const;

/** Text of the preview beside the name. */
const PREVIEW_SCENE = { kind: 'house', seed: '9' } as const;

const inner = (svg: string): string =>
  svg
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
    .trim();

const png = (image: Sharp): Sharp => image.png({ compressionLevel: 9, palette: true, quality: 90, effort: 10 });

async function touchIcon(mark: string): Promise<Buffer> {
  const square = mark.replace(' rx="7"', '');
  return png(
    sharp(Buffer.from(square), { density: (72 * TOUCH_ICON) / 32 })
      .resize(TOUCH_ICON, TOUCH_ICON)
      .flatten({ background: PAPER }),
  ).toBuffer();
}

async function preview(mark: string): Promise<Buffer> {
  const { width, height } = PREVIEW;
  const scene = sharp(Buffer.from(drawScene(PREVIEW_SCENE.kind, PREVIEW_SCENE.seed).svg)).extract({
    left: 190,
    top: 10,
    width: 900,
    height: 945,
  });
  const name = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[
    `<rect width="600" height="${height}" fill="${PAPER}"/>`,
    at(56, 170, inner(mark), 5),
    at(76, 382, wordmark(INK), 0.72),
    `<rect x="76" y="500" width="96" height="8" rx="4" fill="${BRICK}"/>`,
  ].join('')}</svg>`;
  const city = await scene.resize(600, height).toBuffer();
  return png(
    sharp({ create: { width, height, channels: 3, background: PAPER } }).composite([
      { input: city, left: 600, top: 0 },
      { input: Buffer.from(name), left: 0, top: 0 },
    ]),
  ).toBuffer();
}

/**
 * Renders the icon for home screens and the picture for link previews from `favicon.svg` of the same folder.
 * The results are committed, so this runs only when the logo changes:
 * `node --eval "import('./api/demo/pictures/render-brand.ts').then((brand) => brand.renderBrand('shell/public'))"`
 */
export async function renderBrand(folder: string): Promise<void> {
  const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
  await sharp(await touchIcon(mark)).toFile(join(folder, 'apple-touch-icon.png'));
  await sharp(await preview(mark)).toFile(join(folder, 'og-image.png'));
}
