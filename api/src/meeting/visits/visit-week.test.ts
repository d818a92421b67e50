import fc from 'fast-check';
import { timeOf, windowsOf } from './visit-week.ts';

describe('the windows that an owner sets', () => {
  it('leave out slots without a start or an end, as the specification says', () => {
    expect(
      windowsOf([
        { weekday: 1, startTime: '10:00', endTime: '13:00' },
        { weekday: 1, startTime: '16:00' },
        { weekday: 2, endTime: '13:00' },
        { weekday: 3 },
        { weekday: 4, startTime: '', endTime: '' },
      ]),
    ).toEqual([{ weekday: 1, from: 10, to: 13 }]);
  });

  it('leave out slots that end before they start', () => {
    expect(windowsOf([{ weekday: 1, startTime: '13:00', endTime: '13:00' }])).toEqual([]);
  });

  it('are merged if they touch', () => {
    expect(
      windowsOf([
        { weekday: 0, startTime: '12:00', endTime: '24:00' },
        { weekday: 0, startTime: '10:00', endTime: '12:00' },
      ]),
    ).toEqual([{ weekday: 0, from: 10, to: 24 }]);
  });

  it('cover the same hours as before, in order, without overlaps', () => {
    const hour = fc.integer({ min: 0, max: 24 });
    const slot = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), from: hour, to: hour });
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 30 }), (slots) => {
        const hoursOf = (windows: readonly { weekday: number; from: number; to: number }[]) =>
          windows.flatMap(({ weekday, from, to }) =>
            Array.from({ length: Math.max(0, to - from) }, (_, index) => weekday * 24 + from + index),
          );
        const saved = hoursOf(
          windowsOf(slots.map(({ weekday, from, to }) => ({ weekday, startTime: timeOf(from), endTime: timeOf(to) }))),
        );
        expect(saved).toEqual([...new Set(hoursOf(slots))].toSorted((one, other) => one - other));
      }),
    );
  });
});
