import { RemoteFailure } from '../federation/remote-failure.ts';
import { resolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { aShell } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { until } from '../testing/until.ts';
import type { MakingPage, ShellPages } from './page-maker.ts';
import type { MadePage, PageOrder } from './page-order.ts';
import { pagesByShell } from './pages-by-shell.ts';
import { RendererEnded } from './thread-end.ts';

const ORDER = {} as PageOrder;
const REMOTE = aRelease();
const [OLD, NEW] = [aShell({ version: 'old' }), aShell({ version: 'new' })];

const LINGER_MS = 10;

const making = (shell = OLD): MakingPage => ({
  from: resolvedReleaseSet({ shell, dev: false, active: 'a', releases: { 'mfe-test': REMOTE } }),
  match: undefined,
  signal: new AbortController().signal,
  report: () => undefined,
});

const made = (facts: object = {}) =>
  ({ rendered: { kind: 'page', remote: 'mfe-test', ...facts } }) as unknown as MadePage;

/** Pages of one release of the shell, and what happens to them. */
function pages(facts: Partial<ShellPages> = {}) {
  return {
    make: jest.fn(facts.make ?? (async () => made())),
    prepare: jest.fn(facts.prepare ?? (async () => undefined)),
    keep: jest.fn(),
    busy: jest.fn(facts.busy ?? (() => 0)),
    state: jest.fn(facts.state ?? (() => ({ renderers: [], apart: [] }))),
    close: jest.fn(async () => undefined),
  };
}

function started(byVersion: Readonly<Record<string, ShellPages>>) {
  const start = jest.fn(async ({ version }: { version: string }) => byVersion[version] ?? pages());
  return { start, maker: pagesByShell({ start, lingerMs: LINGER_MS }) };
}

describe('pages by the release of the shell', () => {
  afterEach(() => jest.useRealTimers());

  it('are made with the release of their set, which is started once', async () => {
    const [old, next] = [pages(), pages()];
    const { start, maker } = started({ old, new: next });
    await Promise.all([maker.make(ORDER, making()), maker.make(ORDER, making()), maker.make(ORDER, making(NEW))]);
    expect([old.make.mock.calls.length, next.make.mock.calls.length]).toEqual([2, 1]);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('count for the remote and for the shell, and a failed frame counts for the shell alone', async () => {
    const failing = [
      async () => made(),
      async () => made({ failure: { kind: 'data', message: '' } }),
      async () => made({ failure: { kind: 'render', message: '' }, frameFailed: true }),
      async () => Promise.reject(new Error('the frame cannot be rendered')),
      async () => Promise.reject(new RendererEnded({ kind: 'stalled', detail: '' }, 1)),
      async () => Promise.reject(new RendererEnded({ kind: 'stalled', detail: '', isShell: true }, 1)),
    ];
    const { maker } = started({ old: pages({ make: () => (failing.shift() ?? (async () => made()))() }) });
    for (let page = 0; page < 6; page++) await maker.make(ORDER, making()).catch(() => undefined);
    const counts = maker.outcomes
      .list()
      .map(({ remote, version, outcome, count }) => [remote, version, outcome, count]);
    expect(counts.toSorted()).toEqual([
      ['mfe-test', REMOTE.version, 'data', 1],
      ['mfe-test', REMOTE.version, 'ok', 1],
      ['shell', 'old', 'ok', 2],
      ['shell', 'old', 'render', 3],
    ]);
  });

  it('are not made with a new release in which a remote does not load that loads in the old one', async () => {
    const broken = new RemoteFailure('mfe-test/plans failed', { kind: 'evaluation', remote: 'mfe-test', version: '1' });
    const { maker } = started({ old: pages(), new: pages({ prepare: async () => Promise.reject(broken) }) });
    await maker.prepareShell(OLD, [REMOTE]);
    await expect(maker.prepareShell(NEW, [REMOTE])).rejects.toBe(broken);
  });

  it('are made with a new release although a remote loads in neither', async () => {
    const prepare = async () => Promise.reject(new Error('its files are lost'));
    const { maker } = started({ old: pages({ prepare }), new: pages({ prepare }) });
    await maker.prepareShell(OLD, [REMOTE]);
    await maker.prepareShell(NEW, [REMOTE]);
  });

  it('get a release of a remote under every release of the shell', async () => {
    const [old, next] = [pages(), pages()];
    const { maker } = started({ old, new: next });
    for (const shell of [OLD, NEW]) await maker.prepareShell(shell, []);
    await maker.prepare(REMOTE);
    expect([old.prepare, next.prepare].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('end with their release once nobody gets it and the last of them is made', async () => {
    let busy = 1;
    const old = pages({ busy: () => busy });
    const { maker } = started({ old });
    for (const shell of [OLD, NEW]) await maker.prepareShell(shell, []);
    maker.keep([REMOTE], [NEW]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(old.close).not.toHaveBeenCalled();
    busy = 0;
    await until(() => old.close.mock.calls.length === 1);
  });

  it('stay when their release is wanted again at once', async () => {
    const old = pages();
    const { start, maker } = started({ old });
    await maker.prepareShell(OLD, []);
    maker.keep([], [NEW]);
    maker.keep([], [OLD]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await maker.make(ORDER, making());
    expect([old.close.mock.calls.length, start.mock.calls.length]).toEqual([0, 1]);
  });

  it('stay when their release is prepared again, long before devices get it', async () => {
    jest.useFakeTimers();
    const old = pages();
    const { start, maker } = started({ old });
    for (const shell of [OLD, NEW]) await maker.prepareShell(shell, []);
    maker.keep([], [NEW]);
    await maker.prepareShell(OLD, []);
    await jest.advanceTimersByTimeAsync(1_000);
    maker.keep([], [OLD]);
    await maker.make(ORDER, making());
    expect([old.close.mock.calls.length, start.mock.calls.length]).toEqual([0, 2]);
  });

  it('stay as long as requests may be on their way, also when their release was left before', async () => {
    jest.useFakeTimers();
    const old = pages();
    const { maker } = started({ old });
    for (const shell of [OLD, NEW]) await maker.prepareShell(shell, []);
    maker.keep([], [NEW]);
    await jest.advanceTimersByTimeAsync(LINGER_MS - 1);
    for (const shells of [[OLD], [NEW]]) maker.keep([], shells);
    await jest.advanceTimersByTimeAsync(LINGER_MS - 1);
    expect(old.close).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(old.close).toHaveBeenCalledTimes(1);
  });
});
