import type { RefreshTo } from '@aangan/shared-kit/platform/react-refresh';
import { refreshInPlace } from './refresh-in-place.ts';

/** Remotes of a document, and what became of their updates. */
function remotesWith(updates: Readonly<Record<string, RefreshTo>>) {
  return new Map(Object.entries(updates));
}

describe('a new build of a remote under development', () => {
  it('is shown in the open document if the remote is refreshed to exactly that version', async () => {
    const search = jest.fn(async () => true);
    expect(await refreshInPlace({ 'mfe-search': 'v2' }, remotesWith({ 'mfe-search': search }))).toBe(true);
    expect(search).toHaveBeenCalledWith('v2');
  });

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, RefreshTo>>]>([
    ['the remote says so', { 'mfe-search': 'v2' }, { 'mfe-search': async () => false }],
    ['its update fails', { 'mfe-search': 'v2' }, { 'mfe-search': () => Promise.reject(new Error('not accepted')) }],
    ['the shell has changed too', { 'mfe-search': 'v2', shell: 's2' }, { 'mfe-search': async () => true }],
    ['another remote has changed', { 'mfe-plans': 'v2' }, { 'mfe-search': async () => true }],
    ['it is unknown what has changed', {}, { 'mfe-search': async () => true }],
  ])('is shown by a reload if %s', async (_why, changed, updates) => {
    expect(await refreshInPlace(changed, remotesWith(updates))).toBe(false);
  });

  it('is shown by a reload under a production build of the shell', async () => {
    expect(await refreshInPlace({ 'mfe-search': 'v2' }, undefined)).toBe(false);
  });
});
