import { openSlowly, SLOW_KINDS, type SlowKind, type Target } from './slow-connections.ts';

/** A process of its own, so that it takes no time from the honest visitor: `slow-attacker.ts headers,body 500 {…}`. */
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];

const [kinds = '', count = '', target = ''] = process.argv.slice(2);
const isKind = (text: string): text is SlowKind => SLOW_KINDS.some((kind) => kind === text);

await Promise.all(
  kinds
    .split(',')
    .filter(isKind)
    .map((kind) => openSlowly(kind, JSON.parse(target) as Target, Number(count), ADDRESSES).ready),
);
console.log('ready');
