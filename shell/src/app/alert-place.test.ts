import fc from 'fast-check';
import { ALERT_MARGIN, alertPlace, type Needed } from './alert-place.ts';

const ROOM = { left: 20, right: 370, height: 50, viewport: 844 };
const row = (top: number, height: number, weight = 1): Needed => ({
  left: 16,
  right: 374,
  top,
  bottom: top + height,
  weight,
});

describe('the place of alerts', () => {
  it('is the top of the screen if nothing is there', () => {
    expect(alertPlace(ROOM, [row(300, 40)])).toBe(ALERT_MARGIN);
  });

  it('is below the header and the heading', () => {
    expect(alertPlace(ROOM, [row(0, 57), row(80, 36, 3)])).toBe(120);
  });

  it('is the same while it stays free, so that alerts do not move without need', () => {
    expect(alertPlace({ ...ROOM, now: 400 }, [row(0, 57)])).toBe(400);
    expect(alertPlace({ ...ROOM, now: 20 }, [row(0, 57)])).toBe(64);
  });

  it('covers a part of a card rather than a heading when nothing is free', () => {
    const top = alertPlace(ROOM, [row(0, 200, 3), row(200, 644)]);
    expect(top).toBeGreaterThan(200);
  });

  it('covers nothing that people need, whenever there is a place for it', () => {
    const rows = fc.array(
      fc.record({ top: fc.integer({ min: 0, max: 800 }), height: fc.integer({ min: 8, max: 200 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, (drawn) => {
        const needed = drawn.map(({ top, height }) => row(top, height));
        const isFree = (top: number) =>
          needed.every((each) => each.bottom <= top - 4 || each.top >= top + ROOM.height + 4);
        const top = alertPlace(ROOM, needed);
        const last = ROOM.viewport - ROOM.height - ALERT_MARGIN;
        const someFree = Array.from({ length: 1 + Math.floor((last - ALERT_MARGIN) / 4) }, (_, at) => 8 + at * 4);
        expect(top).toBeGreaterThanOrEqual(ALERT_MARGIN);
        expect(top).toBeLessThanOrEqual(last);
        expect(isFree(top)).toBe(someFree.some(isFree));
      }),
    );
  });
});
