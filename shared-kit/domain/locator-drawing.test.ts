import { drawLocator, LOCATOR_HEIGHT } from './locator-drawing.ts';

const HOME = { name: 'Koramangala', latitude: 12.935, longitude: 77.624 };
const at = (name: string, north: number, east: number) => ({
  name,
  latitude: HOME.latitude + north / 111.32,
  longitude: HOME.longitude + east / (111.32 * Math.cos((HOME.latitude * Math.PI) / 180)),
});

describe('the locator drawing', () => {
  it('puts north up and east to the right, at the same scale', () => {
    const drawing = drawLocator(HOME, [at('North', 2, 0), at('East', 0, 2)]);
    const home = drawing?.home ?? { x: 0, y: 0 };
    const [north, east] = drawing?.spots ?? [];
    expect(north).toMatchObject({ name: 'North', x: home.x });
    expect(east).toMatchObject({ name: 'East', y: home.y });
    expect(home.y - (north?.y ?? 0)).toBeCloseTo((east?.x ?? 0) - home.x, 1);
    expect(home.y).toBeGreaterThan(north?.y ?? 0);
  });

  it('keeps all localities within the frame', () => {
    const places = [at('A', 9, -1), at('B', -3, 14), at('C', 0.4, -12), at('D', -8, -2)];
    for (const { x, y } of drawLocator(HOME, places)?.spots ?? []) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(90);
      expect(y).toBeGreaterThanOrEqual(5);
      expect(y).toBeLessThanOrEqual(LOCATOR_HEIGHT - 5);
    }
  });

  it('leaves out a locality whose name would overlap a nearer one', () => {
    const drawing = drawLocator(HOME, [at('Sony Signal', 3, 0), at('Ejipura', 3.05, 0.05), at('Far', -6, 6)]);
    expect(drawing?.spots.map(({ name }) => name)).toEqual(['Sony Signal', 'Far']);
  });

  it('draws a circle with a round number of kilometres around the home', () => {
    const drawing = drawLocator(HOME, [at('North', 4, 0), at('South', -4, 0)]);
    expect(drawing?.circleKm).toBe(2);
    expect(drawing?.circleRadius).toBeLessThanOrEqual(LOCATOR_HEIGHT / 2);
  });

  it('draws nothing when there is no locality nearby', () => {
    expect(drawLocator(HOME, [])).toBeNull();
  });
});
