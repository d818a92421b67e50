import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRepository, type RepositoryCopy } from '../../scripts/site/repository-copy.ts';
import type { PrivateSite } from '../stack/private-site.ts';
import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

const NAME = 'mfe-rent-advice';
const PATH = '/advice/rent-or-own';
const PLAYWRIGHT = ['-c', 'e2e/playwright.config.ts', '--workers=1'];

/** Publishes the remote as with a site elsewhere, whose API can be asked. */
function publish(copy: RepositoryCopy, { registry, calls }: PrivateSite): Promise<string> {
  const command = ['npm', 'run', '-s', 'publish:remote', '--', NAME, '--data-dir', path.dirname(registry.folder)];
  return copy.run('env', `API_URL=${calls.url}`, ...command);
}

/** The steps of a newcomer, command by command, in a copy of the repository. */
test.describe('a new remote', () => {
  let copy: RepositoryCopy;

  test.beforeAll(() => {
    // Outside the repository: what belongs to it must be found in the copy.
    copy = copyRepository(mkdtempSync(path.join(tmpdir(), 'aangan-new-remote-')));
  });
  test.afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

  test('is created by one command', async () => {
    const said = await copy.run('npm', 'run', '-s', 'new:remote', '--', NAME, '--path', PATH, '--prefix', 'advice');
    expect(said).toContain(`npm run publish:remote -- ${NAME}`);
  });

  test('is in the lock file as npm itself would write it', async () => {
    const lock = () => readFileSync(path.join(copy.folder, 'package-lock.json'), 'utf8');
    const written = lock();
    expect(written).toContain(`"node_modules/@aangan/${NAME}": {`);
    await copy.run('npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts');
    expect(lock()).toBe(written);
  });

  test('passes linter, compiler and its own test', async () => {
    // The compiler first builds all dependencies of the remote.
    test.slow();
    await copy.run('biome', 'ci', '--error-on-warnings', NAME, 'tsconfig.json');
    await copy.run('tsc', '-b', NAME);
    expect(await copy.run('jest', NAME, '--maxWorkers=1')).toContain('4 passed');
  });

  test('is published by one command, and its page is rendered on the server and hydrates', async ({
    site,
    request,
    page,
  }) => {
    expect((await request.get(PATH, { maxRedirects: 0 })).status()).not.toBe(200);
    const said = await publish(copy, site);
    expect(said).toMatch(new RegExp(`${NAME} \\S+ is live on the running server after`));
    expect(said).not.toContain('not checked');

    const markup = await (await request.get(PATH)).text();
    expect(markup).toContain('<title>Rent advice | Aangan</title>');
    expect(markup).toContain('Localities of <!-- -->Bangalore');

    const staffPage = await request.get('/staff/rent-advice', { maxRedirects: 0 });
    expect(staffPage.headers().location).toBe('/staff/sign-in/account?next=%2Fstaff%2Frent-advice');

    await page.goto(PATH);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent advice');
    expect(await page.locator('#main li').count()).toBeGreaterThan(5);

    // The shell shows the link of a remote that it did not know when it was built.
    await page.goto('/tenant/plans');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rent advice' }).click();
    await expect(page).toHaveURL(PATH);
  });

  test('is refused when it makes a call that the API does not answer', async ({ site }) => {
    const page = path.join(copy.folder, NAME, 'src/rent-advice/rent-advice.page.tsx');
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, `${source}\nexport const later = 'GET /api/v1/of-tomorrow';\n`);
    const contracts = path.join(copy.folder, 'shared-kit/contracts/of-tomorrow.ts');
    const contract = "'GET /api/v1/of-tomorrow': { summary: 'Tomorrow', answer: z.object({ day: z.string() }) }";
    writeFileSync(contracts, `import { z } from 'zod';\nexport const ofTomorrowCalls = { ${contract} };\n`);
    await expect(publish(copy, site)).rejects.toThrow(
      `REG-017  ${NAME}: the API does not answer GET /api/v1/of-tomorrow, so deploy the API first`,
    );
    writeFileSync(page, source);
    rmSync(contracts);
  });

  test('is refused when a browser would show other text than the server sent', async ({ site }) => {
    const page = path.join(copy.folder, NAME, 'src/rent-advice/rent-advice.page.tsx');
    const source = readFileSync(page, 'utf8');
    const differing = source.replace('Ask us<', "{typeof window === 'undefined' ? 'Ask us' : 'Ask you'}<");
    expect(differing).not.toBe(source);
    writeFileSync(page, differing);
    await expect(publish(copy, site)).rejects.toThrow(
      new RegExp(`REG-024 +${NAME}: the page at ${PATH} [^]*(?:418|[Hh]ydrat)`),
    );
    writeFileSync(page, source);
  });

  test('brings a header link, a reason for a login and an API prefix, while the shell runs on', async ({
    site,
    request,
    page,
  }) => {
    const change = (file: string, from: string, to: string) => {
      const at = path.join(copy.folder, NAME, file);
      const before = readFileSync(at, 'utf8');
      expect(before).toContain(from);
      writeFileSync(at, before.replace(from, to));
    };
    const header = `{ place: 'header', title: 'Advice', path: '${PATH}', order: 900 }, `;
    change('remote.config.ts', 'navigation: [', `apiPrefixes: ['/advice-api'],\n  navigation: [${header}`);
    const reason = "{ name: 'advice', title: 'Log in to save advice', why: 'We keep it in your profile.' }";
    const button = `<button type="button" onClick={() => void signUp.require(${reason})}>Save advice</button>`;
    const source = 'src/rent-advice/rent-advice.page.tsx';
    change(source, '<h2>Ask us</h2>', `${button}<h2>Ask us</h2>`);
    change(
      source,
      'export function Component() {',
      'export function Component() {\n  const { signUp } = usePlatform();',
    );
    change(source, 'import ', "import { usePlatform } from '@aangan/shared-kit/platform/platform';\nimport ");
    expect((await request.get('/advice-api/x', { maxRedirects: 0 })).status()).toBe(302);

    await publish(copy, site);

    // The API answers that it has no such call; without the prefix, the shell would look for a page.
    await expect.poll(async () => (await request.get('/advice-api/x', { maxRedirects: 0 })).status()).toBe(404);
    await page.goto('/tenant/plans');
    await page.getByRole('banner').getByRole('link', { name: 'Advice' }).click();
    await expect(page).toHaveURL(PATH);
    await page.getByRole('button', { name: 'Save advice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in to save advice' });
    await expect(dialog.getByText('We keep it in your profile.')).toBeVisible();
  });

  test('passes its own browser test', async ({ site }) => {
    // In a Playwright of its own, which visits this site.
    const said = await copy.run('env', `E2E_URL=${site.address}`, 'playwright', 'test', ...PLAYWRIGHT, `${NAME}/e2e`);
    expect(said).toContain('2 passed');
  });

  test('cannot be created twice, nor with the path of another', async () => {
    const twice = copy.run('npm', 'run', '-s', 'new:remote', '--', NAME);
    await expect(twice).rejects.toThrow(`There is a ${NAME} already`);
    const taken = copy.run('npm', 'run', '-s', 'new:remote', '--', 'mfe-other', '--path', PATH);
    await expect(taken).rejects.toThrow(`The path ${PATH} belongs to ${NAME}`);
  });
});
