import { aRegistryDocument } from '../../shell/src/testing/a-registry.ts';
import { testFolders } from '../../shell/src/testing/test-folder.ts';
import { endDevelopment } from './end-development.ts';
import { siteRegistry } from './publish-packages.ts';

const newFolder = testFolders();
const underDevelopment = (live: string, previous: string[]) => ({ live, previous, salt: 's', dev: true });

/** A site under whose development shell these remotes are live. */
async function siteWith(remotes: Record<string, ReturnType<typeof underDevelopment>>) {
  const registry = siteRegistry(await newFolder());
  const shellReleases = { previous: ['shell-1', 'shell-0'], salt: 'shell', dev: true };
  await registry.write(aRegistryDocument({}, { shell: 'shell-dev', shellReleases, remotes }));
  return registry;
}

describe('the end of npm run dev', () => {
  it('makes the remote and the shell of before live again, in one step', async () => {
    const registry = await siteWith({ 'mfe-test': underDevelopment('v3', ['v2', 'v1']) });
    const before = await registry.read();
    expect(await endDevelopment(registry, 'mfe-test')).toBe('v2');
    const after = await registry.read();
    expect(after).toMatchObject({
      revision: (before?.revision ?? 0) + 1,
      shell: 'shell-1',
      shellReleases: { previous: ['shell-0'], salt: 'shell' },
      remotes: { 'mfe-test': { live: 'v2', previous: ['v1'], salt: 's' } },
    });
    expect([after?.remotes['mfe-test']?.dev, after?.shellReleases?.dev]).toEqual([undefined, undefined]);
    expect(after?.changes.slice(0, 2).map(({ remote, action, version }) => [remote, action, version])).toEqual([
      ['shell', 'rollback', 'shell-1'],
      ['mfe-test', 'rollback', 'v2'],
    ]);
  });

  it('leaves the shell to another remote that is under development', async () => {
    const registry = await siteWith({
      'mfe-test': underDevelopment('v3', ['v2']),
      'mfe-other': underDevelopment('o2', ['o1']),
    });
    await endDevelopment(registry, 'mfe-test');
    expect(await registry.read()).toMatchObject({ shell: 'shell-dev', shellReleases: { dev: true } });
    await endDevelopment(registry, 'mfe-other');
    expect((await registry.read())?.shell).toBe('shell-1');
  });

  it('takes a remote off the site that has never been published', async () => {
    const registry = await siteWith({ 'mfe-new': underDevelopment('v1', []) });
    expect(await endDevelopment(registry, 'mfe-new')).toBeUndefined();
    expect((await registry.read())?.remotes).toEqual({});
  });

  it('changes nothing for a remote that somebody has published meanwhile', async () => {
    const { dev: _ended, ...published } = underDevelopment('v4', ['v2']);
    const registry = siteRegistry(await newFolder());
    await registry.write(aRegistryDocument({}, { remotes: { 'mfe-test': published } }));
    expect(await endDevelopment(registry, 'mfe-test')).toBe('v4');
  });
});
