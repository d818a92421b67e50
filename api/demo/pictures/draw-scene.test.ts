import sharp from 'sharp';
import { describeScene, drawScene, SCENE_KINDS } from './draw-scene.ts';
import { PICTURED_CITIES } from './scenes/city-hints.ts';

/** Tags that are not closed, or closed without being open. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, close, name, attributes] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) wrong.push(name ?? '');
    } else if (!attributes?.endsWith('/')) open.push(name ?? '');
  }
  return [...wrong, ...open];
}

describe.each(SCENE_KINDS)('a %s scene', (kind) => {
  const seeds = Array.from({ length: 12 }, (_, index) => String(index));

  it('is the same drawing for the same seed', () => {
    expect(drawScene(kind, '7')).toEqual(drawScene(kind, '7'));
  });

  it('is another drawing for another seed', () => {
    expect(new Set(seeds.map((seed) => drawScene(kind, seed).svg)).size).toBeGreaterThan(8);
  });

  it('is well-formed, with every number a number', () => {
    for (const seed of seeds) {
      const { svg } = drawScene(kind, seed);
      expect(unbalanced(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
    }
  });

  it('uses only gradients that it defines', () => {
    const { svg } = drawScene(kind, '3');
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  it('has an alt text that describes the scene and ends with Illustration', () => {
    for (const seed of seeds) expect(drawScene(kind, seed).alt).toMatch(/^[A-Z].{30,}\. Illustration$/);
  });

  it('has “an” before a vowel', () => {
    for (const seed of seeds) expect(describeScene(kind, seed).alt).not.toMatch(/\ba [aeiou]/i);
  });

  it('has the same facts when it is not drawn', () => {
    for (const seed of seeds) expect(describeScene(kind, seed).alt).toBe(drawScene(kind, seed).alt);
  });

  it('is accepted by the renderer at 1280 × 960 px', async () => {
    const { width, height } = await sharp(Buffer.from(drawScene(kind, '5').svg)).metadata();
    expect({ width, height }).toEqual({ width: 1280, height: 960 });
  });
});

describe('a city scene', () => {
  it('names the city of its seed', () => {
    for (const slug of PICTURED_CITIES) {
      expect(drawScene('city', slug).alt.toLowerCase()).toContain(slug.replace('-', ' '));
    }
  });
});

describe('a floor plan', () => {
  it('has the number of bedrooms of its seed', () => {
    expect(drawScene('floor-plan', '3bhk-x').alt).toContain('3 BHK home with three bedrooms');
    expect(drawScene('floor-plan', '0bhk-x').alt).toContain('1 RK');
  });
});
