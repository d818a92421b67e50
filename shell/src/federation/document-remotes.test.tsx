import { UNKNOWN_FILE } from '@aangan/shared-kit/platform/file-integrity';
import { waitFor } from '@testing-library/react';
import type { DocumentRemote } from '../browser/document-state.ts';
import type { RemoteRecovery } from './browser-recovery.ts';
import { type DocumentRemotes, documentRemotes } from './document-remotes.ts';
import { knownFiles } from './known-files.ts';

const REMOTE: DocumentRemote = {
  name: 'mfe-test',
  version: '1.0.0-a',
  base: '/assets/mfe-test/1.0.0-a/',
  entry: '/assets/mfe-test/1.0.0-a/browser/entry.js',
  integrity: { 'browser/entry.js': 'sha384-entry', 'browser/page.js': 'sha384-page' },
};

const PAGE = { Component: () => null };

function remotesWith(
  recovery: () => Promise<RemoteRecovery> = () => Promise.reject(new Error('no code')),
  learn: (remotes: DocumentRemotes) => void = () => undefined,
) {
  const files = knownFiles();
  const remotes: DocumentRemotes = documentRemotes(
    { react: {} },
    { files, recovery, learn: async () => learn(remotes) },
  );
  remotes.register([REMOTE]);
  return { files, remotes };
}

const askedFor = () => [...document.head.querySelectorAll('script')];

/** What the browser does when the entry has loaded. */
function arrive(container?: object) {
  if (container) Object.assign(globalThis, { mfe_test: container });
  for (const script of askedFor()) script.onload?.(new Event('load'));
}

function fail() {
  for (const script of askedFor()) script.onerror?.(new Event('error'));
}

describe('the remotes of a document', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'mfe_test');
    for (const script of askedFor()) script.remove();
  });

  it('request an entry by its digest once, and take each page from it once', async () => {
    const { remotes } = remotesWith();
    const container = { init: jest.fn(), get: jest.fn(async () => () => PAGE) };
    const both = Promise.all([remotes.load('mfe-test', 'home'), remotes.load('mfe-test', 'plans')]);
    expect(askedFor().map(({ integrity }) => integrity)).toEqual(['sha384-entry']);
    expect(remotes.isLoading()).toBe(true);
    arrive(container);
    expect(await both).toEqual([PAGE, PAGE]);
    expect(remotes.isLoading()).toBe(false);
    expect(container.init).toHaveBeenCalledTimes(1);
    expect(container.init).toHaveBeenCalledWith({ react: {} });
    expect(remotes.loaded('mfe-test', 'home')).toBe(PAGE);
    await remotes.load('mfe-test', 'home');
    expect(container.get).toHaveBeenCalledTimes(2);
    expect(askedFor()).toEqual([]);
  });

  it('report the failure when the recovery code cannot be loaded either', async () => {
    const { remotes } = remotesWith();
    const loading = remotes.load('mfe-test', 'home');
    fail();
    await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'error' });
  });

  it('pass a failed remote to the recovery code, and request its entry again', async () => {
    const attempt = jest.fn((_remote: DocumentRemote, load: () => Promise<unknown>) => load());
    const recovery = { attempt, reloadOnce: () => false, lost: async () => undefined } as RemoteRecovery;
    const { remotes } = remotesWith(async () => recovery);
    const first = remotes.load('mfe-test', 'home');
    fail();
    await expect(first).rejects.toMatchObject({ type: 'error' });
    expect(attempt).toHaveBeenCalledTimes(1);
    const second = remotes.load('mfe-test', 'home');
    await Promise.resolve();
    expect(askedFor()).toHaveLength(1);
    arrive({ init: () => undefined, get: async () => () => PAGE });
    expect(await second).toBe(PAGE);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('reject a script that defines no container', async () => {
    const { remotes } = remotesWith();
    const loading = remotes.load('mfe-test', 'home');
    arrive();
    await expect(loading).rejects.toMatchObject({ type: 'missing' });
  });

  it('know their versions, and reject a remote that is not in the release set', async () => {
    const { remotes } = remotesWith();
    expect(remotes.versionOf('mfe-test')).toBe('1.0.0-a');
    expect(remotes.versionOf('mfe-other')).toBeUndefined();
    await expect(remotes.load('mfe-other', 'home')).rejects.toThrow('The release set has no mfe-other');
  });

  it('learn the remotes of the release set when one is needed that the document does not name', async () => {
    const { remotes } = remotesWith(undefined, (all) => all.register([{ ...REMOTE, name: 'mfe-other' }]));
    const loading = remotes.load('mfe-other', 'home');
    await waitFor(() => expect(askedFor()).toHaveLength(1));
    Object.assign(globalThis, { mfe_other: { init: async () => undefined, get: async () => () => PAGE } });
    arrive();
    expect(await loading).toBe(PAGE);
    Reflect.deleteProperty(globalThis, 'mfe_other');
  });

  it('give every bundle the digests of its files, and an impossible digest for any other file', () => {
    const { files } = remotesWith();
    const url = `${location.origin}/assets/mfe-test/1.0.0-a/browser/page.js`;
    expect(globalThis.aanganIntegrity?.(url)).toBe('sha384-page');
    expect(files.has(url)).toBe(true);
    expect(globalThis.aanganIntegrity?.(`${url}?x`)).toBe(UNKNOWN_FILE);
    expect(UNKNOWN_FILE).toMatch(/^sha384-[\w+/]{64}$/);
  });
});
