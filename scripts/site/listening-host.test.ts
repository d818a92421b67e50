import { isThisMachine, originOn } from './listening-host.ts';

it.each([
  ['127.0.0.1', true],
  ['127.0.0.2', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.example', false],
])('the address %s belongs to this machine alone: %s', (host, expected) => {
  expect(isThisMachine(host)).toBe(expected);
});

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
])('a server that listens on %s is reached at %s', (host, origin) => {
  expect(originOn(host, 3000)).toBe(origin);
});
