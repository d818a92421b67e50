import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '../../src/search/listings/public.ts';
import { picturesOf } from './pictures.ts';
import { renderPictures } from './render-pictures.ts';

const two = [...picturesOf('plot').slice(0, 1), ...picturesOf('floor-plan').slice(0, 1)];
const [first = '', second = ''] = two.map(({ id }) => id);

describe('rendering pictures', () => {
  let root = '';
  let folder = '';
  let outcome: Awaited<ReturnType<typeof renderPictures>>;
  const steps: string[] = [];

  // Encoding is slow: both pictures are rendered once, and each test changes a copy of them.
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'aangan-pictures-'));
    const onProgress = (done: number, total: number) => steps.push(`${done}/${total}`);
    outcome = await renderPictures({ folder: join(root, 'rendered'), pictures: two, onProgress });
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(root, 'copy-'));
    await cp(join(root, 'rendered'), folder, { recursive: true, preserveTimestamps: true });
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('writes each picture in both formats at three widths, four to three', async () => {
    expect(outcome).toEqual({ rendered: 2, skipped: 0 });
    for (const { id } of two) {
      for (const width of PICTURE_WIDTHS) {
        for (const format of PICTURE_FORMATS) {
          const made = await sharp(join(folder, pictureFile(id, width, format))).metadata();
          expect([made.width, made.height]).toEqual([width, (width * 3) / 4]);
          expect(made.format).toBe(format === 'avif' ? 'heif' : 'webp');
        }
      }
    }
  });

  it('keeps the files small enough for a slow network', async () => {
    for (const { id } of two) {
      expect((await stat(join(folder, pictureFile(id, 640, 'avif')))).size).toBeLessThan(25_000);
    }
  });

  it('skips unchanged pictures on the second call', async () => {
    const file = join(folder, pictureFile(first, 1280, 'webp'));
    const before = (await stat(file)).mtimeMs;
    expect(await renderPictures({ folder, pictures: two })).toEqual({ rendered: 0, skipped: 2 });
    expect((await stat(file)).mtimeMs).toBe(before);
  });

  it('renders a picture again if a file is missing', async () => {
    await rm(join(folder, pictureFile(second, 320, 'avif')));
    expect(await renderPictures({ folder, pictures: two })).toEqual({ rendered: 1, skipped: 1 });
  });

  it('renders a picture again if it was drawn by another version', async () => {
    const file = join(folder, 'version.json');
    const versions = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    await writeFile(file, JSON.stringify({ ...versions, [first]: 'older' }));
    expect(await renderPictures({ folder, pictures: two })).toEqual({ rendered: 1, skipped: 1 });
  });

  it('starts over from a damaged version file', async () => {
    await writeFile(join(folder, 'version.json'), '{"plot-01": ');
    expect(await renderPictures({ folder, pictures: two.slice(0, 1) })).toEqual({ rendered: 1, skipped: 0 });
  });

  it('reports its progress and writes only pictures and the version file', async () => {
    expect(steps).toEqual(['1/2', '2/2']);
    expect(await readdir(folder)).toHaveLength(two.length * 6 + 1);
  });
});
