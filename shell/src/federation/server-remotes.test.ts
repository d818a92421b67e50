import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Release } from '@aangan/shared-kit/build/release';
import { BREAKER_FAILURES, BREAKER_OPEN_MS } from '@aangan/shared-kit/domain/platform-limits';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { containerCode, fileFacts, pageCode } from '../testing/a-container.ts';
import { aRelease } from '../testing/a-release.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { type ServerRemotes, serverRemotes } from './server-remotes.ts';

/** Collects garbage now; what a turn of the event loop still holds goes with a later call. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}

describe('remotes on the server', () => {
  let origin: TestServer;
  let files: Map<string, string>;
  let remotes: ServerRemotes;

  beforeEach(async () => {
    files = new Map();
    origin = await testServer((request, response) => {
      const code = files.get(request.url ?? '');
      response.writeHead(code === undefined ? 404 : 200).end(code ?? 'not found');
    });
    remotes = serverRemotes(origin.origin);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return origin.close();
  });

  /** A release whose files are on the asset origin. */
  function published(version: string, code: string, more: readonly string[] = []): Release {
    files.set(`/mfe-test/${version}/server/remote-entry.cjs`, code);
    const pages = Object.fromEntries(['plans', ...more].map((page) => [page, [`/${page}`]]));
    return aRelease(pages, { version, files: { 'server/remote-entry.cjs': fileFacts(code) } });
  }
  const showing = (version: string, text: string) => published(version, containerCode({ plans: pageCode(text) }));
  const shown = async (release: Release) =>
    renderToString(createElement((await remotes.load(release, 'plans')).Component));

  it("render with the host's React", async () => {
    expect(await shown(showing('1.0.0-a', 'Plans of old'))).toBe('<h1>Plans of old</h1>');
  });

  it('run two versions of one remote side by side', async () => {
    const [old, young] = [showing('1.0.0-a', 'old'), showing('1.0.0-b', 'new')];
    expect(await Promise.all([shown(old), shown(young), shown(old)])).toEqual([
      '<h1>old</h1>',
      '<h1>new</h1>',
      '<h1>old</h1>',
    ]);
  });

  it('are loaded once for concurrent requests', async () => {
    const release = showing('1.0.0-a', 'once');
    const pages = await Promise.all(Array.from({ length: 20 }, () => remotes.load(release, 'plans')));
    expect(new Set(pages).size).toBe(1);
    await remotes.load(release, 'plans');
    expect(origin.seen).toEqual(['GET /mfe-test/1.0.0-a/server/remote-entry.cjs']);
  });

  it('are reported as loaded only after they have loaded', async () => {
    const release = showing('1.0.0-a', 'text');
    expect(remotes.loaded(release, 'plans')).toBeUndefined();
    const page = await remotes.load(release, 'plans');
    expect(remotes.loaded(release, 'plans')).toBe(page);
    expect(remotes.loaded(release, 'other')).toBeUndefined();
  });

  it('are evicted when they are out of use, and are loaded again when requested', async () => {
    const [old, young] = [showing('1.0.0-a', 'old'), showing('1.0.0-b', 'new')];
    await shown(old);
    await shown(young);
    remotes.keep([young]);
    expect(remotes.loaded(old, 'plans')).toBeUndefined();
    expect(remotes.loaded(young, 'plans')).toBeDefined();
    expect(await shown(old)).toBe('<h1>old</h1>');
    expect(origin.seen).toHaveLength(3);
  });

  it('leave nothing in memory after eviction', async () => {
    const pages: WeakRef<object>[] = [];
    for (let number = 0; number < 10; number++) {
      const release = showing(`1.0.0-${number}`, `version ${number}`);
      pages.push(new WeakRef(await remotes.load(release, 'plans')));
    }
    remotes.keep([]);
    await until(() => {
      collectGarbage();
      return pages.every((page) => page.deref() === undefined);
    });
  });

  describe('after failures', () => {
    const file = '/mfe-test/1.0.0-a/server/remote-entry.cjs';
    const failTimes = async (release: Release, times: number) => {
      for (let time = 0; time < times; time++) await remotes.load(release, 'plans').catch(() => undefined);
    };

    it('are requested again at once while failures are few', async () => {
      const release = showing('1.0.0-a', 'back again');
      const code = files.get(file) ?? '';
      files.clear();
      await expect(remotes.load(release, 'plans')).rejects.toMatchObject({ kind: 'status', remote: 'mfe-test' });
      files.set(file, code);
      expect(await shown(release)).toBe('<h1>back again</h1>');
    });

    it('are not requested for five seconds after five failures, and recover in the background', async () => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
      const release = showing('1.0.0-a', 'back again');
      const code = files.get(file) ?? '';
      files.clear();
      await failTimes(release, BREAKER_FAILURES);
      expect(origin.seen).toHaveLength(BREAKER_FAILURES);
      files.set(file, code);
      clock.mockReturnValue(1_000_000 + BREAKER_OPEN_MS - 1);
      await expect(remotes.load(release, 'plans')).rejects.toMatchObject({ kind: 'circuit-open', version: '1.0.0-a' });
      expect(origin.seen).toHaveLength(BREAKER_FAILURES);
      clock.mockReturnValue(1_000_000 + BREAKER_OPEN_MS);
      // The trial itself: this visitor gets the fallback at once, and the next visitors get the page.
      await expect(remotes.load(release, 'plans')).rejects.toMatchObject({ kind: 'circuit-open' });
      await until(() =>
        remotes.load(release, 'plans').then(
          () => true,
          () => false,
        ),
      );
      expect(await shown(release)).toBe('<h1>back again</h1>');
      expect(origin.seen).toHaveLength(BREAKER_FAILURES + 1);
    });

    it('delay no request after many have waited for the same attempt', async () => {
      const release = showing('1.0.0-a', 'text');
      files.clear();
      await Promise.all(
        Array.from({ length: BREAKER_FAILURES }, () => remotes.load(release, 'plans').catch(() => undefined)),
      );
      expect(origin.seen).toHaveLength(1);
      await expect(remotes.load(release, 'plans')).rejects.toMatchObject({ kind: 'circuit-open' });
      expect(origin.seen).toHaveLength(1);
    });

    it('do not affect other versions or other remotes', async () => {
      const [broken, good] = [showing('1.0.0-a', 'old'), showing('1.0.0-b', 'new')];
      files.delete(file);
      await failTimes(broken, BREAKER_FAILURES + 1);
      expect(await shown(good)).toBe('<h1>new</h1>');
    });
  });

  it('can be preloaded with all pages', async () => {
    const release = published('1.0.0-a', containerCode({ plans: pageCode('one'), more: pageCode('two') }), ['more']);
    await remotes.prepare(release);
    expect(remotes.loaded(release, 'plans')).toBeDefined();
    expect(remotes.loaded(release, 'more')).toBeDefined();
    const broken = published('1.0.0-b', containerCode({ plans: pageCode('one') }), ['more']);
    await expect(remotes.prepare(broken)).rejects.toMatchObject({ kind: 'evaluation', version: '1.0.0-b' });
  });

  it('are loaded by the first request after their preload failed, however many pages they have', async () => {
    const pages = Array.from({ length: BREAKER_FAILURES }, (_, index) => `page${index}`);
    const release = published('1.0.0-a', containerCode({ plans: pageCode('here') }), pages);
    const code = new Map(files);
    files.clear();
    await expect(remotes.prepare(release)).rejects.toMatchObject({ kind: 'status' });
    files = code;
    expect(await shown(release)).toBe('<h1>here</h1>');
  });

  it('keep their working pages while another page of theirs is broken', async () => {
    const broken = "(() => { throw new Error('broken page') })()";
    const release = published('1.0.0-a', containerCode({ plans: pageCode('good'), bad: broken }));
    const good = await remotes.load(release, 'plans');
    await expect(remotes.load(release, 'bad')).rejects.toThrow('broken page');
    expect(remotes.loaded(release, 'plans')).toBe(good);
    expect(await remotes.load(release, 'plans')).toBe(good);
  });

  it('start from a clean container after a failure, so that no half-run module is used', async () => {
    // As webpack does: what threw the first time is in the module cache the second time.
    const once =
      '(globalThis.halfRun ??= 0, globalThis.halfRun++ === 0 ? (() => { throw new Error("first") })() : page)';
    const code = `const page = { Component: () => null }; ${containerCode({ plans: once })}`;
    const release = published('1.0.0-a', code);
    await expect(remotes.load(release, 'plans')).rejects.toThrow('first');
    await remotes.load(release, 'plans');
    expect(origin.seen).toHaveLength(2);
  });

  it.each([
    ['is no container', 'module.exports.mfe_test = {};', 'exports no federation container'],
    ['gives no Component', containerCode({ plans: '{ Component: 5 }' }), 'mfe-test/plans is no page'],
    ['has no such page', containerCode({ other: pageCode('x') }), 'no page ./plans'],
  ])('fail when the entry %s', async (_name, code, message) => {
    await expect(remotes.load(published('1.0.0-a', code), 'plans')).rejects.toThrow(message);
  });

  it('fail when the release lists no server entry', async () => {
    await expect(remotes.load(aRelease(), 'plans')).rejects.toThrow('has no server/remote-entry.cjs');
  });
});
