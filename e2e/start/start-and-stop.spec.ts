import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts } from '../stack/free-ports.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { reusePictures } from './reuse-pictures.ts';
import { runStart } from './run-start.ts';

test.describe.configure({ mode: 'serial' });

let folder: string;
let env: Record<string, string>;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(TEST_DATA, 'start-'));
  const [port = 0, assets = 0, api = 0] = await freePorts(3);
  env = {
    PORT: String(port),
    ASSET_PORT: String(assets),
    API_PORT: String(api),
    DATA_DIR: folder,
    LISTINGS: '200',
  };
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function answers(port = ''): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

test('Ctrl-C during a start leaves no process behind', async () => {
  const run = runStart(env);
  await run.printed('rendering');
  run.process.kill('SIGINT');
  expect(await run.ended).toBe(0);
  expect(run.output()).toContain('before the site was up');
  expect(readdirSync(folder)).not.toContain('start.lock');
});

test('a start refuses a second start on its data, and stops everything on SIGTERM', async () => {
  // The first start on a data folder publishes every release, which takes minutes on a slow machine.
  test.slow();
  reusePictures(folder);
  const run = runStart(env);
  await run.printed(`Aangan is ready: http://localhost:${env.PORT}`);
  expect(await answers(env.PORT)).toBe(true);

  const [otherPort = 0] = await freePorts(1);
  const second = runStart({ ...env, PORT: String(otherPort) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Aangan already runs on ${folder} (process ${run.process.pid})`);

  run.process.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(await answers(env.PORT)).toBe(false);
  expect(await answers(env.API_PORT)).toBe(false);
  expect(await answers(env.ASSET_PORT)).toBe(false);
});

test('a second start repeats no work, and a killed start takes its servers along', async () => {
  const run = runStart(env);
  await run.printed('Aangan is ready');
  // This is what makes it fast on any machine.
  expect(run.output()).not.toMatch(/ s {2}(build|publish|pictures) |seeding/);

  run.process.kill('SIGKILL');
  await run.ended;
  await expect.poll(() => answers(env.PORT)).toBe(false);
  await expect.poll(() => answers(env.API_PORT)).toBe(false);
  await expect.poll(() => answers(env.ASSET_PORT)).toBe(false);
});

test('a start after a killed one finds its data intact', async () => {
  const run = runStart(env);
  await run.printed('Aangan is ready');
  expect(run.output()).toContain('200 listings');
  run.process.kill('SIGINT');
  expect(await run.ended).toBe(0);
});
