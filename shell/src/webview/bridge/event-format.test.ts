import { appEvent } from './event-format.ts';

const formatOf = (kind: 'ANDROID' | 'IOS', version: number) =>
  'properties' in appEvent({ kind, version }, 'seen', {}, 0) ? 'newer' : 'older';

describe('the format of an event', () => {
  it.each([
    ['ANDROID', 1208, 'older'],
    ['ANDROID', 1209, 'newer'],
    ['ANDROID', 650, 'older'],
    ['IOS', 649, 'older'],
    ['IOS', 650, 'newer'],
    ['IOS', 0, 'older'],
  ] as const)('for %s %i is the %s one', (kind, version, format) => expect(formatOf(kind, version)).toBe(format));

  it('contains only texts for older apps', () =>
    expect(appEvent({ kind: 'IOS', version: 1 }, 'seen', { count: 3, paid: false, city: 'Pune' }, 9)).toEqual({
      event: 'seen',
      params: '{"count":"3","paid":"false","city":"Pune"}',
    }));
});
