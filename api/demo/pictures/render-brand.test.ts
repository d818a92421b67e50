import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderBrand } from './render-brand.ts';

const COMMITTED = join(import.meta.dirname, '../../../shell/public');

describe('the brand pictures', () => {
  it('are rendered from the favicon in the sizes that phones and link previews expect', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aangan-brand-'));
    await copyFile(join(COMMITTED, 'favicon.svg'), join(folder, 'favicon.svg'));
    await renderBrand(folder);
    const icon = await sharp(join(folder, 'apple-touch-icon.png')).metadata();
    const preview = await sharp(join(folder, 'og-image.png')).metadata();
    expect([icon.width, icon.height, icon.hasAlpha]).toEqual([180, 180, false]);
    expect([preview.width, preview.height]).toEqual([1200, 630]);
    await rm(folder, { recursive: true });
  });

  it('are committed in those sizes', async () => {
    expect((await sharp(join(COMMITTED, 'og-image.png')).metadata()).width).toBe(1200);
    expect((await sharp(join(COMMITTED, 'apple-touch-icon.png')).metadata()).width).toBe(180);
  });
});
