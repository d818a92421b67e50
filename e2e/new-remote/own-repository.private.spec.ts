import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../../scripts/site/child.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import { openCopy, type RepositoryCopy } from '../../scripts/site/repository-copy.ts';
import { freePorts } from '../stack/free-ports.ts';
import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { installPackages } from './install-packages.ts';

test.describe.configure({ mode: 'serial' });

const NAME = 'mfe-own-advice';
const PATH = '/own-advice';
const PAGE = 'src/own-advice/own-advice.page.tsx';

/** A squad makes a remote outside of this repository, with the packed packages alone. */
test.describe('a remote in a repository of its own', () => {
  let folder: string;
  let repository: RepositoryCopy;

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'aangan-own-repository-'));
    const [packages, own] = [path.join(folder, 'packages'), path.join(folder, 'advice')];
    const checkout = openCopy(ROOT);
    await checkout.run('node', 'scripts/platform/pack-platform.ts', packages, '--no-build');
    await checkout.run('node', 'scripts/new-remote.ts', NAME, '--repository', own, '--platform', packages);
    repository = installPackages(own);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('passes the compiler and its own tests with the packed types', async () => {
    await repository.run('tsc');
    expect(await repository.run('jest', '--maxWorkers=1')).toContain('4 passed');
    const page = path.join(repository.folder, PAGE);
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, source.replace('params: { city } }', 'params: { town: city } }'));
    await expect(repository.run('tsc')).rejects.toThrow("'town' does not exist");
    writeFileSync(page, source);
  });

  test('is published into the registry of a site, which renders its page', async ({ site, request, page }) => {
    const command = ['node_modules/@aangan/emulator/scripts/emulator/aangan.js', 'publish'];
    const said = await repository.run(
      'env',
      `API_URL=${site.calls.url}`,
      'node',
      ...command,
      '--data-dir',
      path.dirname(site.registry.folder),
    );
    expect(said).toMatch(new RegExp(`${NAME} \\S+ is live on the running server after`));
    expect(await (await request.get(PATH)).text()).toContain('<title>Own advice | Aangan</title>');
    await page.goto(PATH);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own advice');
  });

  test('runs under the packed shell with an API that answers by contract', async ({ page }) => {
    const [port = 0] = await freePorts(1);
    const emulator = startChild({
      name: 'emulator',
      script: path.join(repository.folder, 'node_modules/@aangan/emulator/scripts/emulator/aangan.js'),
      args: ['dev', '--port', String(port)],
      cwd: repository.folder,
      logFile: path.join(repository.folder, 'emulator.log'),
    });
    try {
      await expect.poll(() => emulator.lastLines().join('\n'), { timeout: 170_000 }).toMatch(/ is live$/m);
      await page.goto(`http://127.0.0.1:${port}${PATH}`);
      await hydrated(page);
      await expect(page.getByText('Koramangala')).toBeVisible();
    } finally {
      // An open page would miss the emulator.
      await page.goto('about:blank');
      await emulator.stop();
    }
  });
});
