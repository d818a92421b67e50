import fc from 'fast-check';
import {
  COMMUTE_MINUTES,
  COMMUTE_MODES,
  type Commute,
  type CommuteMode,
  commuteMinutes,
  commuteReachKm,
  middleOf,
  readCommutes,
  writeCommutes,
} from './commute.ts';

const MODES = Object.keys(COMMUTE_MODES) as CommuteMode[];
const commute = fc.record<Commute>({
  to: fc.constantFrom('manyata-tech-park', 'electronic-city', 'mg-road'),
  mode: fc.constantFrom(...MODES),
  minutes: fc.constantFrom(...COMMUTE_MINUTES),
});

describe('commutes in a search', () => {
  it('are parsed as they were written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(commute, { maxLength: 2, selector: ({ to }) => to }), (commutes) => {
        expect(readCommutes(writeCommutes(commutes))).toEqual(commutes);
      }),
    );
  });

  it('drop invalid entries, a third person, and a second commute to the same place', () => {
    expect(readCommutes('a.car.30,b.balloon.30,B!.car.30,c.car.31,a.walk.10,d.transit.45,e.walk.10')).toEqual([
      { to: 'a', mode: 'car', minutes: 30 },
      { to: 'd', mode: 'transit', minutes: 45 },
    ]);
    fc.assert(fc.property(fc.string(), (text) => readCommutes(text).length <= 2));
  });

  it('reach as far as the minutes allow, and no farther', () => {
    const office = { latitude: 13.04, longitude: 77.62 };
    fc.assert(
      fc.property(commute, fc.double({ min: 0.05, max: 2, noNaN: true }), ({ mode, minutes }, share) => {
        const km = commuteReachKm({ mode, minutes }) * share;
        const home = { ...office, latitude: office.latitude + km / 111.195 };
        const estimated = commuteMinutes(mode, home, office);
        expect(Math.abs(estimated - Math.max(1, minutes * share))).toBeLessThanOrEqual(0.6);
      }),
    );
  });

  it('have a midpoint', () => {
    expect(middleOf([])).toBeUndefined();
    expect(middleOf([{ latitude: 12, longitude: 77 }])).toEqual({ latitude: 12, longitude: 77 });
    expect(
      middleOf([
        { latitude: 12, longitude: 77 },
        { latitude: 14, longitude: 78 },
      ]),
    ).toEqual({ latitude: 13, longitude: 77.5 });
  });
});
