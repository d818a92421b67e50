import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/site/remotes.ts';
import { freePorts } from '../stack/free-ports.ts';
import { runStart } from './run-start.ts';

let folder: string;
let port: string;

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'aangan-start-'));
  port = String((await freePorts(1))[0]);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an address that others reach needs AANGAN_DEMO=1, or every setting that is missing', async () => {
  const run = runStart({ PORT: port, DATA_DIR: folder, HOST: '0.0.0.0', NODE_ENV: 'development' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('A site that listens on 0.0.0.0 does not start.');
  for (const name of [
    'IDENTITY_KEY',
    'FILES_KEY',
    'MSG91_AUTH_KEY',
    'SMTP_URL',
    'PUBLIC_URL',
    'RELEASE_KEYS',
    'TRUSTED_PROXIES',
  ]) {
    expect.soft(run.output()).toContain(`- ${name}`);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('the shell by itself names every missing setting', async () => {
  const { NODE_ENV: _, AANGAN_DEMO: __, PUBLIC_URL: ___, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['shell/src/server/main.ts'], {
    cwd: ROOT,
    env: { ...env, PORT: port, DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('The shell does not start.');
  expect(stderr.match(/^- [A-Z_]+/gm)).toEqual(['- PUBLIC_URL', '- RELEASE_KEYS', '- TRUSTED_PROXIES']);
});

/** A refused start prints one line, does no work, and exits with 1. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const run = runStart({ PORT: port, DATA_DIR: folder, ...env });
  expect(await run.ended).toBe(1);
  const lines = run.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('a taken port is reported with its variable', async () => {
  const [taken = 0] = await freePorts(1);
  const holder = createServer().listen(taken, '127.0.0.1');
  expect(await refusal({ API_PORT: String(taken) })).toContain(`Port ${taken} (API_PORT) is taken`);
  holder.close();
});

test('a data folder that is a file is reported with the reason', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: file })).toContain(`The data folder ${file} cannot be used`);
});

test('a data folder without permission is reported with the reason', async () => {
  test.skip(process.getuid?.() === 0, 'root may write everywhere');
  chmodSync(folder, 0o500);
  expect(await refusal({})).toContain('permission denied');
});

test('a database that does not answer is reported without its password', async () => {
  const line = await refusal({ DATABASE_URL: `postgresql://asha:secret@127.0.0.1:${port}/homes` });
  expect(line).toContain(`No PostgreSQL answers at 127.0.0.1:${port}`);
  expect(line).not.toContain('secret');
});

test('a wrong password and a missing database have different messages', async () => {
  const url = process.env.E2E_DATABASE_URL;
  test.skip(!url, 'needs the database of the tests');
  const wrongPassword = new URL(url ?? '');
  wrongPassword.password = 'wrong';
  expect(await refusal({ DATABASE_URL: wrongPassword.href })).toContain('refuses the password of');
  const noDatabase = new URL(url ?? '');
  noDatabase.pathname = '/nowhere';
  expect(await refusal({ DATABASE_URL: noDatabase.href })).toContain('has no database nowhere');
});
