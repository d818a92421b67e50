import { to12Hour, to24Hour } from './visit-time.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

describe('visit times', () => {
  it.each([
    [0, '12 am'],
    [9, '9 am'],
    [12, '12 pm'],
    [19, '7 pm'],
    [23, '11 pm'],
  ])('formats hour %d as %s', (hour, text) => {
    expect(to12Hour(hour)).toBe(text);
  });

  it('are parsed to the same hour', () => {
    for (const hour of HOURS) {
      expect(to24Hour(to12Hour(hour))).toBe(hour);
      expect(to24Hour(to12Hour(hour).replace(' ', ':00 ').toUpperCase())).toBe(hour);
    }
    expect(new Set(HOURS.map(to12Hour)).size).toBe(24);
  });

  it('are parsed in the usual spellings', () => {
    for (const text of ['7 pm', '7PM', '07 PM', '07:00 pm', ' 7 p.m. ']) expect(to24Hour(text)).toBe(19);
  });

  it('accept only whole hours of a day', () => {
    for (const text of ['', '0 am', '13 pm', '7', '7:30 pm', '19:00', 'noon']) expect(to24Hour(text)).toBeUndefined();
    for (const hour of [-1, 24, 7.5, Number.NaN]) expect(() => to12Hour(hour)).toThrow(RangeError);
  });
});
