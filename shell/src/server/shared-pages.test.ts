import type { ReleaseSet } from '../registry/release-set.ts';
import type { RenderedPage } from '../render/render-request.ts';
import type { MadePage } from '../renderers/page-order.ts';
import { aRelease } from '../testing/a-release.ts';
import { sharedPages } from './shared-pages.ts';

const setOf = (version: string): ReleaseSet => ({ id: version, releases: { 'mfe-test': aRelease({}, { version }) } });
const SET = setOf('1.0.0');

const rendered: RenderedPage = {
  ...{ kind: 'page', status: 200, remote: 'mfe-test', page: 'plain', fills: [], personal: false, now: 0 },
  ...{ withoutReferrer: false, headHtml: '', city: undefined, entryJson: '{}', html: new Uint8Array(1000) },
};

/** A page with a number, so that the test sees which one it got. */
function page(number: number, shared = true): MadePage {
  return {
    rendered: { ...rendered, now: number },
    session: { account: undefined, nri: false, ownsHomes: false, unsure: false },
    bucketsCookie: undefined,
    ...(shared && { shared }),
  };
}

const numberOf = ({ rendered: made }: MadePage) => (made.kind === 'page' ? made.now : undefined);

describe('shared pages', () => {
  let time = 1_000_000;
  let made = 0;
  const make = async () => page(++made);
  const makeApart = async () => page(++made, false);
  /** Time of the last change of each tag. */
  let changed: Readonly<Record<string, number>> = {};
  const changes = {
    any: (tags: readonly string[], since: number) => tags.some((tag) => (changed[tag] ?? 0) >= since),
  };
  const pages = (capacity = 100_000) => sharedPages({ capacity, changes, now: () => time });
  const makeTagged = async () => ({ ...page(++made), tags: ['pune'] });
  beforeEach(() => {
    made = 0;
    changed = {};
  });

  it('are made once for all who ask at the same time', async () => {
    const shared = pages();
    const all = await Promise.all(Array.from({ length: 20 }, () => shared.of('a', SET, make)));
    expect(all.map(numberOf)).toEqual(Array(20).fill(1));
    expect(made).toBe(1);
  });

  it('are answered as they are for five seconds', async () => {
    const shared = pages();
    await shared.of('a', SET, make);
    time += 4_999;
    expect(numberOf(await shared.of('a', SET, make))).toBe(1);
    expect(made).toBe(1);
  });

  it('are answered for thirty seconds while the next one is made', async () => {
    const shared = pages();
    await shared.of('a', SET, make);
    time += 29_999;
    const both = await Promise.all([shared.of('a', SET, make), shared.of('a', SET, make)]);
    expect(both.map(numberOf)).toEqual([1, 1]);
    expect(made).toBe(2);
    expect(numberOf(await shared.of('a', SET, make))).toBe(2);
  });

  it('are awaited after thirty seconds', async () => {
    const shared = pages();
    await shared.of('a', SET, make);
    time += 30_000;
    expect(numberOf(await shared.of('a', SET, make))).toBe(2);
  });

  it('are made by each visitor when they are of their visitors', async () => {
    const shared = pages();
    const all = await Promise.all([
      shared.of('a', SET, makeApart),
      shared.of('a', SET, makeApart),
      shared.of('a', SET, makeApart),
    ]);
    expect(new Set(all.map(numberOf)).size).toBe(3);
    expect(new Set([numberOf(await shared.of('a', SET, makeApart)), ...all.map(numberOf)]).size).toBe(4);
  });

  it('differ by key', async () => {
    const shared = pages();
    await shared.of('a', SET, make);
    expect(numberOf(await shared.of('b', SET, make))).toBe(2);
  });

  it('are made again by those who waited for one that failed', async () => {
    const shared = pages();
    const failing = shared.of('a', SET, () => Promise.reject(new Error('left')));
    const waiting = shared.of('a', SET, make);
    await expect(failing).rejects.toThrow('left');
    expect(numberOf(await waiting)).toBe(1);
  });

  it('stay while the next one cannot be made', async () => {
    const shared = pages();
    await shared.of('a', SET, make);
    time += 10_000;
    expect(numberOf(await shared.of('a', SET, () => Promise.reject(new Error('down'))))).toBe(1);
    expect(numberOf(await shared.of('a', SET, makeApart))).toBe(1);
  });

  it('are evicted beyond the capacity, the least recently used first', async () => {
    const shared = pages(7_000);
    await shared.of('a', SET, make);
    await shared.of('b', SET, make);
    await shared.of('a', SET, make);
    await shared.of('c', SET, make);
    expect(numberOf(await shared.of('a', SET, make))).toBe(1);
    expect(numberOf(await shared.of('b', SET, make))).toBe(4);
  });

  it('are evicted when no device gets their release set any more', async () => {
    const shared = pages();
    await shared.of('a', SET, make);
    await shared.of('b', setOf('2.0.0'), make);
    shared.keep([aRelease({}, { version: '2.0.0' }), aRelease({}, { name: 'mfe-other' })]);
    expect(numberOf(await shared.of('b', setOf('2.0.0'), make))).toBe(2);
    expect(numberOf(await shared.of('a', SET, make))).toBe(3);
  });

  it('are not stored without a capacity', async () => {
    const shared = pages(0);
    await shared.of('a', SET, make);
    expect(numberOf(await shared.of('a', SET, make))).toBe(2);
  });

  it('are made again once something in them has changed', async () => {
    const shared = pages();
    await shared.of('a', SET, makeTagged);
    changed = { delhi: time };
    expect(numberOf(await shared.of('a', SET, makeTagged))).toBe(1);
    time += 1;
    changed = { pune: time };
    time += 1;
    const both = await Promise.all([shared.of('a', SET, makeTagged), shared.of('a', SET, makeTagged)]);
    expect(both.map(numberOf)).toEqual([2, 2]);
    expect(numberOf(await shared.of('a', SET, makeTagged))).toBe(2);
  });

  it('that were begun before a change are not given to who asks after it', async () => {
    const shared = pages();
    const begun = Promise.withResolvers<MadePage>();
    const before = shared.of('a', SET, () => begun.promise);
    time += 1;
    changed = { pune: time };
    time += 1;
    const after = [shared.of('a', SET, makeTagged), shared.of('a', SET, makeTagged)];
    begun.resolve({ ...page(100), tags: ['pune'] });
    expect(numberOf(await before)).toBe(100);
    expect((await Promise.all(after)).map(numberOf)).toEqual([1, 1]);
  });
});
