import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCopy } from './repository-copy.ts';
import { type TinyBuilds, tinyBuilds } from './tiny-builds.ts';

const place = mkdtempSync(path.join(tmpdir(), 'aangan-builds-'));
/** One copy of the repository for all tests: a copy takes as long as a build. The last test moves it away. */
let builds: TinyBuilds;

beforeAll(() => {
  mkdirSync(path.join(place, 'checkout'));
  builds = tinyBuilds(path.join(place, 'checkout'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

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

const BASE = 'shared-kit/build/webpack-base.ts';

describe.each(['remote', 'shell'] as const)('a build of a %s with a warm cache', (kind) => {
  it('has the new values of changed constants, and follows a change of the build itself, as without cache', async () => {
    const folder = kind === 'remote' ? builds.remote : 'shell';
    const limits = `${folder}/src/limits.ts`;
    const warmAndCold = async () => {
      await build[kind](builds);
      const warm = builds.built(folder);
      builds.forget();
      await build[kind](builds);
      return { warm, cold: builds.built(folder) };
    };
    await build[kind](builds);
    const first = builds.built(folder);

    builds.edit(limits, '11', '12');
    builds.edit(limits, 'true', 'false');
    builds.edit(limits, '"kg"', '"lb"');
    const constants = await warmAndCold();
    expect(constants.warm).toEqual(constants.cold);
    expect(constants.warm).not.toEqual(first);

    builds.edit(BASE, "target: 'es2022'", "target: 'es5'");
    const older = await warmAndCold();
    builds.edit(BASE, "target: 'es5'", "target: 'es2022'");
    expect(older.warm).toEqual(older.cold);
    expect(older.warm).not.toEqual(constants.warm);
  });
});

describe('the version of a remote', () => {
  const versionIn = (said: string) => /0\.3\.0-\w{10}/.exec(said)?.[0];

  it('is the same from every command, working directory and checkout', async () => {
    const { copy, remote } = builds;
    const expected = versionIn(await build.remote(builds));
    expect(expected).toBeDefined();
    const versions: Record<string, string | undefined> = {};
    for (const [command, call] of Object.entries(IN_PROCESS)) {
      builds.forget();
      const script = `import { buildRemote } from './shared-kit/build/build-remote.ts';
import { watchRemote } from './shared-kit/build/watch-remote.ts';
const folder = process.cwd() + '/${remote}';
const done = (said) => { console.log(said); process.exit(); };
await ${call};`;
      versions[command] = versionIn(await copy.run('node', '--input-type=module', '-e', script));
    }
    // The same depth, because the links to installed packages lead out of the copy.
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
