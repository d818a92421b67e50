import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, pictureFile } from '../../src/search/listings/public.ts';
import { drawScene } from './draw-scene.ts';
import { PICTURES, type Picture } from './pictures.ts';
import { CANVAS } from './sketch.ts';

/**
 * Quality settings for flat drawings: 1280 px in AVIF is about 20 kB, and all pictures render in about 20 s on two
 * cores.
 */
const ENCODE = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 2 }),
} as const satisfies Record<PictureFormat, (image: Sharp) => Sharp>;

const ENCODING = 'avif-50-1 webp-72-2';

/** Pictures that are drawn and encoded concurrently. */
const LANES = 2;

const VERSION_FILE = 'version.json';

interface RenderOptions {
  /** Output folder; created if missing. */
  folder: string;
  onProgress?: (done: number, total: number) => void;
  /** All pictures of the catalogue by default. */
  pictures?: readonly Picture[];
}

/** Digest of the source of each picture, by id; empty when nothing was rendered yet or the file is damaged. */
function readVersions(folder: string): Map<string, string> {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, VERSION_FILE), 'utf8'));
    return new Map(Object.entries(read as Record<string, string>));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

function writeVersions(folder: string, versions: ReadonlyMap<string, string>): void {
  const fresh = join(folder, `${VERSION_FILE}.new`);
  writeFileSync(fresh, JSON.stringify(Object.fromEntries([...versions].sort())));
  renameSync(fresh, join(folder, VERSION_FILE));
}

const filesOf = (id: string): string[] =>
  PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => pictureFile(id, width, format)));

async function renderOne(folder: string, id: string, svg: string): Promise<void> {
  const { width, height } = CANVAS;
  const drawn = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  for (const wide of PICTURE_WIDTHS) {
    const sized = sharp(drawn, { raw: { width, height, channels: 3 } }).resize(wide);
    await Promise.all(
      PICTURE_FORMATS.map((format) =>
        ENCODE[format](sized.clone()).toFile(join(folder, pictureFile(id, wide, format))),
      ),
    );
  }
}

/**
 * Renders the pictures to AVIF and WebP at every width, except pictures with existing files of the same scene. A
 * picture is done only when all of its files exist, so an interrupted run continues.
 */
export async function renderPictures({
  folder,
  onProgress,
  pictures = PICTURES,
}: RenderOptions): Promise<{ rendered: number; skipped: number }> {
  await mkdir(folder, { recursive: true });
  const versions = readVersions(folder);
  const present = new Set(await readdir(folder));
  const due = pictures.flatMap(({ id, scene, seed }) => {
    const { svg } = drawScene(scene, seed);
    const digest = createHash('sha256').update(ENCODING).update(svg).digest('base64url');
    const done = versions.get(id) === digest && filesOf(id).every((file) => present.has(file));
    return done ? [] : [{ id, svg, digest }];
  });
  const skipped = pictures.length - due.length;
  const queue = due.values();
  let rendered = 0;
  const lane = async (): Promise<void> => {
    for (const { id, svg, digest } of queue) {
      await renderOne(folder, id, svg);
      versions.set(id, digest);
      writeVersions(folder, versions);
      rendered += 1;
      onProgress?.(skipped + rendered, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { rendered, skipped };
}
