import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCopy } from './repository-copy.ts';
import { type TinyBuilds, tinyBuilds } from './tiny-builds.ts';

const places: string[] = [];

function newBuilds(): TinyBuilds {
  // Both have the same depth, because the links to installed packages lead out of the copy.
  const place = mkdtempSync(path.join(tmpdir(), 'aangan-builds-'));
  places.push(place);
  mkdirSync(path.join(place, 'checkout'));
  return tinyBuilds(path.join(place, 'checkout'));
}

afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

/** The build scripts of the packages, as `lerna run build` and `npm start` call them. */
const build = {
  remote: ({ copy, remote }: TinyBuilds) => copy.runIn(remote, 'node', '../shared-kit/build/build-remote.ts'),
  shell: ({ copy }: TinyBuilds) => copy.runIn('shell', 'node', 'build/build-shell.ts'),
};

/** Builds in a process whose working directory is the root, as `publish:remote` and `npm run dev` do. */
const IN_PROCESS = {
  'publish:remote': 'buildRemote(folder).then(({ version }) => done(version))',
  'npm run dev': 'watchRemote(folder, async ({ version }) => done(version), done)',
};

describe.each(['remote', 'shell'] as const)('a build of a %s with a warm cache', (kind) => {
  const builds = newBuilds();
  const folder = kind === 'remote' ? builds.remote : 'shell';
  const limits = kind === 'remote' ? `${builds.remote}/src/limits.ts` : 'shell/src/limits.ts';

  it('has the new values of changed constants, as a build without cache has', async () => {
    await build[kind](builds);
    const before = builds.built(folder);
    builds.edit(limits, '11', '12');
    builds.edit(limits, 'true', 'false');
    builds.edit(limits, '"kg"', '"lb"');
    await build[kind](builds);
    const warm = builds.built(folder);
    builds.forget();
    await build[kind](builds);
    expect(warm).toEqual(builds.built(folder));
    expect(warm).not.toEqual(before);
  });

  it('follows a change of the build itself, as a build without cache does', async () => {
    await build[kind](builds);
    const before = builds.built(folder);
    builds.edit('shared-kit/build/webpack-base.ts', "target: 'es2022'", "target: 'es5'");
    await build[kind](builds);
    const warm = builds.built(folder);
    builds.forget();
    await build[kind](builds);
    expect(warm).toEqual(builds.built(folder));
    expect(warm).not.toEqual(before);
  });
});

describe('the version of a remote', () => {
  const builds = newBuilds();
  const versionIn = (said: string) => /0\.3\.0-\w{10}/.exec(said)?.[0];

  it('is the same from every command, working directory and checkout', async () => {
    const { copy, remote } = builds;
    const expected = versionIn(await build.remote(builds));
    expect(expected).toBeDefined();
    const versions: Record<string, string | undefined> = {};
    for (const [command, call] of Object.entries(IN_PROCESS)) {
      builds.forget();
      const script = `import { buildRemote, watchRemote } from './shared-kit/build/build-remote.ts';
const folder = process.cwd() + '/${remote}';
const done = (said) => { console.log(said); process.exit(); };
await ${call};`;
      versions[command] = versionIn(await copy.run('node', '--input-type=module', '-e', script));
    }
    const moved = path.join(path.dirname(copy.folder), 'elsewhere');
    renameSync(copy.folder, moved);
    rmSync(path.join(moved, '.data'), { recursive: true });
    versions['another checkout'] = versionIn(await build.remote({ ...builds, copy: openCopy(moved) }));
    expect(versions).toEqual({
      'publish:remote': expected,
      'npm run dev': expected,
      'another checkout': expected,
    });
  });
});
