import fc from 'fast-check';
import { type GreyPicture, greyPicture, miniatureOf } from './grey-picture.ts';
import { type PhotoFacts, photoFindings, photoLook } from './photo-findings.ts';
import { brightness, drawnShares, sharpness } from './photo-measures.ts';

const [WIDTH, HEIGHT] = [320, 240];

/** A picture whose level at a point is the function’s. */
function drawn(levelAt: (x: number, y: number) => number): GreyPicture {
  const levels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    Math.max(0, Math.min(255, levelAt(at % WIDTH, Math.floor(at / WIDTH)))),
  );
  return { width: WIDTH, height: HEIGHT, levels };
}

/** Repeatable noise of a camera, from -6 to 6. */
const noise = (x: number, y: number) => ((((x * 73 + y * 151 + x * y * 7) % 13) + 13) % 13) - 6;

/** A room by daylight: walls in two tones, furniture with edges, noise. */
const room = (x: number, y: number) =>
  (y < 150 ? 190 : 120) - (x % 80 < 26 && y > 90 && y < 200 ? 90 : 0) + x / 8 + noise(x, y);

/** The mean of the surroundings of each point, as an unsteady hand makes it. */
function blurred(levelAt: (x: number, y: number) => number, radius: number) {
  return (x: number, y: number) => {
    let sum = 0;
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) sum += levelAt(x + dx, y + dy);
    }
    return Math.round(sum / (2 * radius + 1) ** 2);
  };
}

const facts = (grey: GreyPicture, more: Partial<PhotoFacts> = {}): PhotoFacts => ({
  ...{ width: 4000, height: 3000, name: 'IMG_2041.jpg', grey, faces: undefined, texts: undefined },
  ...more,
});

describe('the findings about a photo', () => {
  it('are none for a room by daylight', () => {
    expect(photoFindings(facts(drawn(room)), [])).toEqual([]);
  });

  it.each([
    ['blurred', facts(drawn(blurred(room, 4)))],
    ['dark', facts(drawn((x, y) => room(x, y) / 6))],
    ['drawn', facts(drawn((x, y) => (y % 12 < 6 && x % 9 < 3 ? 20 : 255)))],
    ['drawn', facts(drawn(room), { name: 'Screenshot_20261116-101500.png' })],
    ['small', facts(drawn(room), { width: 640, height: 480 })],
    ['face', facts(drawn(room), { faces: 1 })],
    ['phone', facts(drawn(room), { texts: ['TO LET', 'call 98450 12345'] })],
    ['plate', facts(drawn(room), { texts: ['KA 05 MH 1234'] })],
    ['copy', facts(drawn(room))],
  ])('name what is %s', (finding, photo) => {
    const others = finding === 'copy' ? [photoLook(drawn((x, y) => room(x, y) + 4))] : [];
    expect(photoFindings(photo, others)).toEqual([finding]);
  });

  it('take no house number, price or pin code for a phone number or a plate', () => {
    const texts = ['No. 12, 3rd Cross', '₹ 32,000', '560 034', 'FLAT A 204'];
    expect(photoFindings(facts(drawn(room), { texts }), [])).toEqual([]);
  });

  it('do not call a lamp at night dark', () => {
    const night = drawn((x, y) => (x > 200 && y < 100 ? 200 : 20) + noise(x, y));
    expect(photoFindings(facts(night), [])).not.toContain('dark');
  });
});

const pictures = fc
  .record({ width: fc.integer({ min: 3, max: 24 }), height: fc.integer({ min: 3, max: 24 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((levels): GreyPicture => ({ width, height, levels })),
  );

describe('the measures of a picture', () => {
  it('stay within their ranges', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        expect(brightness(picture)).toBeLessThanOrEqual(255);
        expect(sharpness(picture)).toBeGreaterThanOrEqual(0);
        const { flat, hard } = drawnShares(picture);
        expect(flat + hard).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('find the same sharpness in a picture and in its negative, and none in a plain one', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: 0, max: 255 }), (picture, level) => {
        const negative = { ...picture, levels: picture.levels.map((each) => 255 - each) };
        expect(sharpness(negative)).toBeCloseTo(sharpness(picture));
        expect(sharpness({ ...picture, levels: picture.levels.map(() => level) })).toBe(0);
      }),
    );
  });

  it('shrink a picture to levels between its darkest and its brightest', () => {
    fc.assert(
      fc.property(
        pictures,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 8 }),
        (picture, columns, rows) => {
          const small = miniatureOf(picture, columns, rows);
          expect(Math.min(...small)).toBeGreaterThanOrEqual(Math.min(...picture.levels));
          expect(Math.max(...small)).toBeLessThanOrEqual(Math.max(...picture.levels));
        },
      ),
    );
  });

  it('read white, black and colours of a canvas', () => {
    const pixels = [255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255];
    expect([...greyPicture(pixels, 3, 1).levels]).toEqual([255, 0, 76]);
  });
});
