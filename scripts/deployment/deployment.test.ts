import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { MODULES } from '../../api/src/modules.ts';
import { readSettings } from '../../api/src/read-settings.ts';
import { assetSettings } from '../../shell/src/assets/asset-settings.ts';
import { keyEntry } from '../../shell/src/registry/signatures/release-keys.ts';
import { safeShellSettings } from '../../shell/src/server/required-settings.ts';
import { packageJson } from '../platform/versions.ts';
import { PARTS } from '../production/parts.ts';
import { runProgram } from '../production/run-program.ts';
import { ROOT } from '../site/remotes.ts';
import {
  type Container,
  compose,
  composeContainers,
  deployText,
  imageTarget,
  kubernetesContainers,
  partOf,
} from './deployment-files.ts';

const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

const CONTAINERS = [...composeContainers(), ...kubernetesContainers()];
const OURS = CONTAINERS.filter(({ image }) => image.startsWith('aangan/'));

/** `main` of `[node, main.js]`. */
const programOf = (container: Container) =>
  path.parse(container.command?.[1] ?? imageTarget(partOf(container)).program).name;

/** Values that a setting with a form of its own needs; all others are long enough for a secret. */
const SAMPLES: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://www.example.in',
  API_URL: 'http://api:3002',
  ASSET_ORIGIN: 'http://assets:3001',
  REGISTRY_URL: 's3://aangan/releases',
  FILES_URL: 's3://aangan/files',
  FILES_KEY: randomBytes(32).toString('base64'),
  RELEASE_KEYS: keyEntry('first', generateKeyPairSync('ed25519').publicKey),
  DATABASE_URL: 'postgresql://aangan_app:secret@pooler:5432/aangan',
  DATABASE_LISTEN_URL: 'postgresql://aangan_app:secret@postgres:5432/aangan',
  DATABASE_REPLICA_URLS: 'postgresql://aangan_app:secret@postgres-replica:5432/aangan',
  MSG91_SMS_TEMPLATES: 'login-code=66a1f0',
  SMTP_URL: 'smtps://mail.example.in',
};

/** The environment of a process in a container, with sample values for what a person sets. */
function environmentOf(container: Container): Record<string, string> {
  const given = Object.entries(container.env).map(([name, value]) => {
    const sample = SAMPLES[name] ?? 'a-long-and-random-sample-value';
    if (value === undefined || value === `\${${name}:?}`) return [name, sample];
    return [name, value.replace(/\$\{[A-Z_]+:\?\}/g, 'sample')];
  });
  return { ...imageTarget(partOf(container)).env, ...Object.fromEntries(given) };
}

/** The code that reads the settings of each program. */
const READERS: Readonly<Record<string, (env: Record<string, string>) => unknown>> = {
  'shell main': safeShellSettings,
  'api main': (env) => readSettings(env, MODULES, () => undefined),
  'api worker': (env) => readSettings(env, MODULES, () => undefined),
  'assets main': assetSettings,
};
const SERVERS = OURS.filter((container) => `${partOf(container)} ${programOf(container)}` in READERS);
const readerOf = (container: Container) => READERS[`${partOf(container)} ${programOf(container)}`];

describe('the images', () => {
  it('are pinned by version, and Node is that of this repository', () => {
    const bases = [...deployText('Dockerfile').matchAll(/^FROM (\S+:\S+) AS/gm)].map(([, base]) => base ?? '');
    const others = CONTAINERS.map(({ image }) => image).filter((image) => !image.startsWith('aangan/'));
    expect(bases.length).toBe(2);
    expect(others.length).toBeGreaterThan(5);
    for (const image of [...bases, ...others]) expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*$/);
    for (const base of bases) expect(base).toMatch(new RegExp(`^node:${packageJson('.').devDependencies?.node}-`));
    expect(deployText('Dockerfile') + deployText('compose.yaml')).not.toContain(':latest');
  });

  it.each(PARTS.map(({ name }) => name))(
    '%s starts its program as a user without rights, and asks for its health',
    (part) => {
      const { env, port, healthUrl, program } = imageTarget(part);
      const starts = PARTS.find(({ name }) => name === part)?.starts ?? {};
      expect(starts).toHaveProperty(path.parse(program).name);
      expect(Object.values(env)).toContain(String(port));
      expect(healthUrl).toBe(`http://127.0.0.1:${port}/${part === 'assets' ? 'healthz' : 'livez'}`);
      const dockerfile = deployText('Dockerfile');
      expect(dockerfile).toContain(`COPY --from=build /aangan/out/${part} /app`);
      expect(dockerfile.match(/^USER .*$/gm)).toEqual(['USER 1000:1000']);
    },
  );

  it('are built by a script of this repository, and contain no secret', () => {
    const text = deployText('Dockerfile');
    const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    const { scripts: known } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    expect(scripts).toEqual(['build:production']);
    expect(known).toHaveProperty(['build:production']);
    expect(text).not.toMatch(/KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL/);
    const ignored = ['Dockerfile.dockerignore', '../.gitignore'].map((file) => deployText(file).split('\n'));
    expect(ignored).toEqual([
      expect.arrayContaining(['deploy/.env', '**/*.pem']),
      expect.arrayContaining(['deploy/.env', '*.pem']),
    ]);
  });

  it('start programs that exist', () => {
    expect(OURS.length).toBeGreaterThan(10);
    for (const container of OURS) {
      const part = PARTS.find(({ name }) => name === partOf(container));
      expect([container.name, Object.keys(part?.starts ?? {})]).toEqual([
        container.name,
        expect.arrayContaining([programOf(container)]),
      ]);
    }
  });
});

describe('the settings of the containers', () => {
  it('are all in the README', () => {
    const [, settings = ''] = /^## Settings\n([\s\S]*?)^## /m.exec(README) ?? [];
    const known = new Set(settings.match(/`[A-Z][A-Z0-9_]+`/g));
    const named = new Set(OURS.flatMap(({ env }) => Object.keys(env)));
    for (const part of PARTS) for (const name of Object.keys(imageTarget(part.name).env)) named.add(name);
    expect(named.size).toBeGreaterThan(20);
    // Of a provider with many variables, the README has one row.
    const families = [...settings.matchAll(/`([A-Z0-9]+_)…`/g)].map(([, prefix = '']) => prefix);
    const isKnown = (name: string) => known.has(`\`${name}\``) || families.some((prefix) => name.startsWith(prefix));
    expect([...named].filter((name) => !isKnown(name))).toEqual([]);
  });

  it.each(SERVERS.map((container) => [container.name, container] as const))(
    'of %s are complete',
    (_name, container) => {
      const env = environmentOf(container);
      expect(() => readerOf(container)?.(env)).not.toThrow();
      // Without the variables that the file gives, the same reader refuses: the check above sees something.
      expect(() => readerOf(container)?.(imageTarget(partOf(container)).env)).toThrow();
      expect(env).not.toHaveProperty('AANGAN_DEMO');
    },
  );

  it('let one worker do the jobs, and LISTEN go past the pooler', () => {
    for (const container of OURS.filter((each) => partOf(each) === 'api' && programOf(each) !== 'migrate')) {
      expect(readSettings(environmentOf(container), MODULES, () => undefined).doesJobs).toBe(
        programOf(container) === 'worker',
      );
    }
    const { api, pooler } = compose().services;
    expect(pooler?.environment).toMatchObject({ POOL_MODE: 'transaction', IGNORE_STARTUP_PARAMETERS: 'options' });
    expect(api?.environment?.DATABASE_URL).toContain('@pooler:5432/');
    expect(api?.environment?.DATABASE_LISTEN_URL).toContain('@postgres:5432/');
  });

  it('limit the logs of what runs for long', () => {
    const running = Object.entries(compose().services).filter(([, { restart }]) => restart);
    expect(running.length).toBeGreaterThan(8);
    for (const [name, { logging }] of running) {
      expect([name, logging]).toEqual([name, { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } }]);
    }
  });

  it('that are secret come from outside', () => {
    const example = deployText('.env.example');
    const asked = new Set([...deployText('compose.yaml').matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name]) => name));
    expect([...asked].filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
    for (const { name, env } of OURS) {
      for (const [setting, value] of Object.entries(env)) {
        const secret =
          /KEY|SECRET|TOKEN|PASSWORD|DATABASE|SMTP/.test(setting) && !/^RELEASE_SIGNING_KEY$/.test(setting);
        if (secret) expect([name, setting, value ?? '${']).toEqual([name, setting, expect.stringContaining('${')]);
      }
    }
  });
});

describe('the scripts of the containers', () => {
  it.each(globSync('deploy/{postgres,backups}/*.sh', { cwd: ROOT }))('%s is a correct script of sh', (file) => {
    expect(spawnSync('sh', ['-n', path.join(ROOT, file)]).status).toBe(0);
  });

  it('see whether a server is well', async () => {
    let status = 200;
    const server = createServer((_request, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/livez`;
    const asked = () => runProgram(path.join(ROOT, 'deploy/healthcheck.mjs'), {}, [url]).ended;
    expect(await asked()).toBe(0);
    status = 503;
    expect(await asked()).toBe(1);
    server.close();
    server.closeAllConnections();
    expect(await asked()).toBe(1);
  });
});
