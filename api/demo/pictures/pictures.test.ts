import { depth } from '@aangan/shared-kit/testing/depth';
import sharp from 'sharp';
import { drawScene, SCENE_KINDS } from './draw-scene.ts';
import { floorPlansOf, PICTURES, picturesOf } from './pictures.ts';

describe('the picture catalogue', () => {
  it('gives every picture its own id', () => {
    expect(new Set(PICTURES.map(({ id }) => id)).size).toBe(PICTURES.length);
  });

  it('has ids that are safe in file names', () => {
    for (const { id } of PICTURES) expect(id).toMatch(/^[a-z]+(-[a-z]+)*(-\d{2})?$/);
  });

  it('has several pictures of every kind of scene', () => {
    for (const scene of SCENE_KINDS) expect(picturesOf(scene).length).toBeGreaterThanOrEqual(2);
  });

  it('has no two identical drawings', () => {
    expect(new Set(PICTURES.map(({ scene, seed }) => drawScene(scene, seed).svg)).size).toBe(PICTURES.length);
  });

  it('has alt texts that end with the word Illustration', () => {
    for (const { alt } of PICTURES) expect(alt).toMatch(/Illustration$/);
  });

  it('finds the floor plans of a home by its bedrooms', () => {
    expect(floorPlansOf(2).map(({ id }) => id)).toEqual(['floor-plan-03', 'floor-plan-04']);
    expect(floorPlansOf(0)[0]?.alt).toContain('1 RK');
    expect(floorPlansOf(7)).toEqual(floorPlansOf(4));
  });

  it.each(PICTURES.filter((_, index) => index % depth(30, 1) === 0))(
    'has a placeholder colour close to the average of $id',
    async ({ colour, scene, seed }) => {
      const { channels } = await sharp(Buffer.from(drawScene(scene, seed).svg))
        .resize(160)
        .stats();
      const distance = Math.hypot(
        ...[1, 3, 5].map(
          (at, channel) => Number.parseInt(colour.slice(at, at + 2), 16) - (channels[channel]?.mean ?? 0),
        ),
      );
      expect(distance).toBeLessThan(45);
    },
  );
});
