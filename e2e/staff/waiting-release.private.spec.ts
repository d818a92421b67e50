import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/site/remotes.ts';
import { approveRelease } from '../../shell/src/registry/approve.ts';
import { folderRegistry } from '../../shell/src/registry/folder-registry.ts';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import { localKeyFile } from '../../shell/src/registry/signatures/local-release-key.ts';
import { keyEntry, LOCAL_KEY, trustedKeys } from '../../shell/src/registry/signatures/release-keys.ts';
import { type PrivateSite, startPrivateSite } from '../stack/private-site.ts';
import { START_WITHIN_MS } from '../stack/private-site-test.ts';
import { releaseVariant } from '../stack/release-variant.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { expect, test } from '../support/test.ts';
import { PAGE, REMOTE, staffTokenOf } from './staff-site.ts';

test.describe.configure({ mode: 'serial' });
// Needs only forms and links.
test.use({ javaScriptEnabled: false });

/** The second person. */
const ravi = generateKeyPairSync('ed25519');

test.describe('a remote of two persons', () => {
  let site: PrivateSite;
  let keys: string;

  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    const local = createPublicKey(createPrivateKey(await readFile(localKeyFile(TEST_DATA))));
    keys = [keyEntry(LOCAL_KEY, local), keyEntry('ravi', ravi.publicKey)].join(', ');
    const env = { RELEASE_KEYS: keys, TWO_PERSON_REMOTES: REMOTE };
    site = await startPrivateSite(process.env.E2E_DATABASE_URL ?? '', env);
  });
  test.afterAll(() => site.stop());

  /** The registry of somebody with a key. */
  const as = (privateKey: ReturnType<typeof createPrivateKey>) =>
    folderRegistry(site.registry.folder, { trusted: trustedKeys(keys), twoPersons: [REMOTE], privateKey });
  const author = (by: string) => ({ by, now: Date.now });

  /** Publishes a variant as the first person: it waits. @returns its version */
  async function asks(note: string): Promise<string> {
    const folder = await mkdtemp(path.join(TEST_DATA, 'private-staff-'));
    const dist = path.join(folder, 'dist');
    const version = await releaseVariant(path.join(ROOT, REMOTE, 'dist'), dist, note);
    const first = as(createPrivateKey(await readFile(localKeyFile(TEST_DATA))));
    const options = { ...author(LOCAL_KEY), reason: note, keys: first.keys, allowOlder: true };
    await expect(publishRelease(first, dist, options)).rejects.toThrow('REG-034');
    await rm(folder, { recursive: true });
    return version;
  }

  test('waits in the staff area, is declined there, and goes live with the key of another person', async ({ page }) => {
    const version = await asks('new prices');
    await page.goto(`${site.address}/staff/releases`);
    await page.getByLabel('Your name').fill('Meera Nair');
    await page.getByLabel('Staff token').fill(await staffTokenOf(site));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();

    const waiting = page.getByRole('region', { name: `${REMOTE} ${version}` });
    await expect(waiting).toContainText('by local, signed: new prices');
    await expect(waiting).toContainText('Signed by local. 1 approval is missing.');
    await expect(waiting).toContainText(`npm run approve:release -- ${REMOTE} ${version}`);
    await expect(waiting).toContainText(/\d+ of \d+ files differ/);

    await waiting.getByRole('link', { name: 'Decline' }).click();
    await page.getByLabel('Why').fill('the list is of last month');
    await page.getByRole('button', { name: 'Decline it' }).click();
    await expect(page.getByRole('status')).toHaveText(`${version} of ${REMOTE} is declined.`);
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What changed' })).toContainText(
      'by Meera Nair: the list is of last month',
    );
    await expect(approveRelease(as(ravi.privateKey), REMOTE, version, author('ravi'))).rejects.toThrow('REG-042');

    const mended = await asks('prices of this month');
    await page.goto(`${site.address}/staff/releases`);
    await expect(page.getByRole('region', { name: `${REMOTE} ${mended}` })).toBeVisible();
    await approveRelease(as(ravi.privateKey), REMOTE, mended, author('ravi'));
    await expect.poll(async () => (await fetch(site.address + PAGE)).status).toBe(200);
    await page.goto(`${site.address}/staff/releases`);
    await expect(page.getByRole('region', { name: REMOTE, exact: true })).toContainText(`Live ${mended}`);
    await expect(page.getByText('Waiting for approval')).toHaveCount(0);
  });
});
