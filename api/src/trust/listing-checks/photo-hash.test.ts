import { hashDistance, SAME_LOOK_BITS } from '@aangan/shared-kit/domain/photo-hash';
import sharp from 'sharp';
import { drawScene } from '../../../demo/pictures/draw-scene.ts';
import { PICTURES } from '../../../demo/pictures/pictures.ts';
import { photoHash } from '../../foundation/pictures/public.ts';
import { catalogueLooks, looksOf } from './photo-looks.ts';

const drawing = (id: string): Buffer => {
  const found = PICTURES.find((picture) => picture.id === id);
  if (!found) throw new Error(`There is no picture ${id}.`);
  return Buffer.from(drawScene(found.scene, found.seed).svg);
};

describe('the perceptual hash of a photo', () => {
  it('stays similar when the photo is resized, compressed and slightly brighter', async () => {
    const original = drawing('living-01');
    const copy = await sharp(original)
      .flatten()
      .resize(320)
      .modulate({ brightness: 1.05 })
      .jpeg({ quality: 40 })
      .toBuffer();
    expect(hashDistance(await photoHash(original), await photoHash(copy))).toBeLessThanOrEqual(SAME_LOOK_BITS);
  });

  it('differs for another photo', async () => {
    const [a, b] = await Promise.all([photoHash(drawing('living-01')), photoHash(drawing('living-02'))]);
    expect(hashDistance(a, b)).toBeGreaterThan(10);
  });

  it('is replaced by that of the first similar photo', () => {
    const looks = looksOf([
      ['a', 'ffff000000000000'],
      ['b', 'ffff000000000007'],
      ['c', 'ffff00000000001f'],
      ['d', 'ffff000000000001'],
    ]);
    expect(looks.map(({ look }) => look)).toEqual(['a', 'a', 'c', 'a']);
  });
});

it('a hash is known for every picture of the catalogue, and no two are similar', async () => {
  const looks = catalogueLooks();
  expect(looks.map(({ photoId }) => photoId)).toEqual(PICTURES.map(({ id }) => id));
  expect(looks.every(({ photoId, look }) => photoId === look)).toBe(true);
  for (const id of ['kitchen-03', 'floor-plan-04']) {
    expect(looks.find(({ photoId }) => photoId === id)?.hash).toBe(await photoHash(drawing(id)));
  }
});
