import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=0-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('the range %j of a file of 1000 bytes is %j', (header, range) => expect(byteRange(header, 1000)).toEqual(range));
