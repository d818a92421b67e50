import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderRegistry } from '../registry/folder-registry.ts';
import { publishRelease } from '../registry/publish.ts';
import { publishShell } from '../registry/publish-shell.ts';
import type { ShellFiles } from '../registry/shell-files.ts';
import { aBuild } from '../testing/a-build.ts';
import { pageCode } from '../testing/a-container.ts';
import { aShellBuild, HALF_CODE } from '../testing/a-registry.ts';
import { testFolders } from '../testing/test-folder.ts';
import { type BrowserFault, renderReasons, shellRenderReasons } from './render-gate.ts';

const HOOKS = pathToFileURL(path.resolve(import.meta.dirname, '../testing/tsx-hooks.mjs')).href;

const SOUND = {
  list: pageCode('A list'),
  data: pageCode('Data', {
    loader:
      "({ platform }) => platform.http.request('GET /places/api/v1/autocomplete', { query: { hint: 'x', city: 'pune' } })",
  }),
};
const BROKEN = {
  list: "{ Component: () => { throw new Error('no list today'); } }",
  data: pageCode('Data', { loader: 'async () => undefined.length' }),
  // The action of a page cannot be tried: it may act. So the loop is in the loader.
  loop: pageCode('Never', { loader: 'async () => { await 1; for (;;); }' }),
  writes: pageCode('Never', { loader: "async () => process.getBuiltinModule('fs').writeFileSync('/tmp/x', '')" }),
};

describe('a release whose pages are rendered before it is published', () => {
  const newFolder = testFolders();

  async function offered(code: Readonly<Record<string, string>>) {
    const registry = folderRegistry(path.join(await newFolder(), 'artifacts'));
    const shell = await newFolder();
    await aShellBuild(shell, { contract: '1.4.0' });
    await publishShell(registry, shell);
    const dist = await newFolder();
    await aBuild(dist, { pages: Object.fromEntries(Object.keys(code).map((page) => [page, [`/${page}`]])), code });
    return { registry, dist };
  }

  async function publish(code: Readonly<Record<string, string>>, seen: readonly BrowserFault[] = []) {
    const { registry, dist } = await offered(code);
    const asked: string[] = [];
    const inBrowser = async (_origin: string, addresses: readonly string[]) => {
      asked.push(...addresses);
      return seen;
    };
    const options = {
      execArgv: ['--import', HOOKS, '--allow-addons'],
      note: () => undefined,
      inBrowser,
    };
    const refusal = await publishRelease(registry, dist, {
      render: (release, folder) => renderReasons(registry, release, folder, options),
    }).then(
      () => '',
      (error: unknown) => String(error),
    );
    return { refusal, asked, live: (await registry.read())?.remotes['mfe-test']?.live };
  }

  it('goes live if all of them are sound, also where the API does not answer', async () => {
    const { refusal, asked, live } = await publish(SOUND);
    expect(refusal).toBe('');
    expect(asked).toEqual(['/list', '/data']);
    expect(live).toBe('1.0.0-aaaaaaaaaa');
  });

  it('is refused with the place of each fault, and nothing has changed', async () => {
    const { refusal, asked, live } = await publish(BROKEN);
    const at = String.raw`[^\n]*(?:\n {6}at[^\n]*)*\n {6}at [^\n]*mfe-test/1\.0\.0-aaaaaaaaaa/server/remote-entry\.cjs:\d+:\d+`;
    expect(refusal).toMatch(
      new RegExp(`REG-024 mfe-test: the page at /list fails \\(render\\): Error: no list today${at}`),
    );
    expect(refusal).toMatch(new RegExp(`the page at /data fails \\(data\\): TypeError: Cannot read properties${at}`));
    expect(refusal).toMatch(/the page at \/loop does not return: /);
    expect(refusal).toMatch(
      /the page at \/writes fails \(data\): .*ERR_ACCESS_DENIED|the page at \/writes fails \(data\): Error: Access to this API/,
    );
    expect([asked, live]).toEqual([[], undefined]);
  });

  it('is refused for what only a browser finds', async () => {
    const { refusal, live } = await publish(SOUND, [{ address: '/list', fault: 'throws in a browser: Error: x' }]);
    expect(refusal).toBe('RegistryRefusal: REG-024 mfe-test: the page at /list throws in a browser: Error: x');
    expect(live).toBeUndefined();
  });

  it('is tried with a new shell, which is refused if its frame cannot be rendered', async () => {
    const { registry, dist } = await offered(SOUND);
    await publishRelease(registry, dist);
    const options = { execArgv: ['--import', HOOKS, '--allow-addons'], note: () => undefined };
    const publishWith = async (half: string) => {
      const build = await newFolder();
      await aShellBuild(build, { contract: '1.4.0' }, { 'server/main.cjs': half });
      const render = (shell: ShellFiles, folder: string) => shellRenderReasons(registry, shell, folder, options);
      return publishShell(registry, build, { render });
    };
    const broken = "const make = async () => { throw new Error('no footer today'); };";
    await expect(
      publishWith(`${broken} ${HALF_CODE.replace('module.exports =', 'const half =')}
      exports.createHalf = (facts) => ({ ...half.createHalf(facts), make });`),
    ).rejects.toThrow('REG-024 shell: the page at /list is answered with the failure page of the server');
    const { version } = await publishWith(`${HALF_CODE} // sound`);
    expect((await registry.read())?.shell).toBe(version);
  });
});
