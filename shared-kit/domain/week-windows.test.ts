import { hoursProblem, wireWindows } from './week-windows.ts';

const hours = (weekday: number, startTime: string, endTime: string) => ({ weekday, startTime, endTime });

describe('the weekly hours of an owner', () => {
  it('allow thirty days without visits', () => {
    const days = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);
    expect(hoursProblem([], days.slice(1))).toBeUndefined();
    expect(hoursProblem([], days)).toBe('There is room for 30 days without visits.');
  });

  it('are sent in order, without windows that lack an end', () => {
    expect(
      wireWindows([
        hours(2, '16:00', '19:00'),
        hours(1, '10:00', ''),
        hours(1, '', '12:00'),
        hours(2, '10:00', '13:00'),
      ]),
    ).toEqual([hours(2, '10:00', '13:00'), hours(2, '16:00', '19:00')]);
  });

  it('must not end before they start, nor overlap on a day', () => {
    expect(hoursProblem([hours(1, '12:00', '10:00')])).toBe('On Monday the hours end before they start.');
    expect(hoursProblem([hours(1, '10:00', '13:00'), hours(1, '12:00', '14:00')])).toBe('On Monday two hours overlap.');
    expect(hoursProblem([hours(1, '10:00', '12:00'), hours(1, '12:00', '14:00'), hours(2, '11:00', '13:00')])).toBe(
      undefined,
    );
  });
});
