import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';
import { compose, deployText } from './deployment-files.ts';

const { postgres, backups, ...services } = compose().services;

/** The options of pgBackRest's file, by section and name. */
function configuration(): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of deployText('backups/pgbackrest.conf').split('\n')) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name) {
      section = {};
      sections[name] = section;
    }
    const [, option, value] = /^([a-z\d-]+)=(.+)$/.exec(line) ?? [];
    if (option && value) section[option] = value;
  }
  return sections;
}

describe('the backups of the database', () => {
  const settings = Object.fromEntries(
    (postgres?.command ?? []).slice(1).map((option) => option.replace(/^-c/, '').split(/=(.*)/s) as [string, string]),
  );

  it('have the log, archived within a minute, of the stanza that is backed up', () => {
    expect(settings).toMatchObject({ wal_level: 'replica', archive_mode: 'on', archive_timeout: '60' });
    expect(settings.archive_command).toBe('pgbackrest --stanza=aangan archive-push %p');
    const stanzas = ['schedule.sh', 'restore.sh'].flatMap((file) =>
      Array.from(deployText(`backups/${file}`).matchAll(/pgbackrest --stanza=(\w+)/g), ([, stanza]) => stanza),
    );
    expect(new Set(stanzas)).toEqual(new Set(['aangan']));
    expect(configuration().aangan?.['pg1-path']).toBe(postgres?.environment?.PGDATA);
  });

  it('are made by the image that archives, with the same keys, on the folder and the socket of the primary', () => {
    expect(backups?.image).toBe(postgres?.image);
    expect(deployText('backups/Dockerfile')).toContain(`\nFROM postgres:${postgres?.image.split(':')[1]}\n`);
    expect(services['postgres-replica']?.image).toBe(`postgres:${postgres?.image.split(':')[1]}`);
    expect(postgres?.environment).toMatchObject(backups?.environment ?? { none: '' });
    expect(postgres?.volumes).toEqual(
      expect.arrayContaining(['primary:/var/lib/postgresql', 'postgres-socket:/var/run/postgresql']),
    );
    expect(backups?.volumes).toEqual(['primary:/var/lib/postgresql:ro', 'postgres-socket:/var/run/postgresql']);
  });

  it('are encrypted and kept for five weeks, and no key is in a file', () => {
    const { global } = configuration();
    expect(global).toMatchObject({
      ...{ 'repo1-type': 's3', 'repo1-path': '/database', 'repo1-cipher-type': 'aes-256-cbc' },
      ...{ 'repo1-retention-full-type': 'time', 'repo1-retention-full': '35' },
    });
    expect(Object.keys(global ?? {}).filter((option) => /key|pass/.test(option))).toEqual([]);
    for (const value of Object.values(backups?.environment ?? {})) expect(value).toMatch(/^\$\{BACKUP_\w+:\?\}$/);
  });

  it('are in another store than the site', () => {
    const copies = services['file-backups']?.environment;
    expect(copies?.RCLONE_CONFIG_BACKUP_ENDPOINT).toMatch(/^https:\/\/\$\{BACKUP_S3_HOST:\?\}$/);
    expect(copies?.RCLONE_CONFIG_STORE_ENDPOINT).toBe(services.api?.environment?.S3_ENDPOINT);
    expect(copies?.RCLONE_CONFIG_BACKUP_ACCESS_KEY_ID).not.toBe(copies?.RCLONE_CONFIG_STORE_ACCESS_KEY_ID);
  });
});

describe('the bucket of the backups', () => {
  it('keeps deleted files for longer than the database can be restored', () => {
    const { Rules } = JSON.parse(deployText('backups/lifecycle.json')) as {
      Rules: { Filter: { Prefix: string }; NoncurrentVersionExpiration?: { NoncurrentDays: number } }[];
    };
    const days = (prefix: string) =>
      Rules.find(({ Filter }) => Filter.Prefix === prefix)?.NoncurrentVersionExpiration?.NoncurrentDays;
    // A full backup is kept until the next one, a week later, is as old as the retention.
    const restorable = Number(configuration().global?.['repo1-retention-full']) + 7;
    expect(days('store/')).toBeGreaterThanOrEqual(restorable);
    expect(days(`${configuration().global?.['repo1-path']?.slice(1)}/`)).toBeGreaterThan(0);
  });
});

describe('the scripts of the backups', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-backups-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const calls = path.join(folder, 'calls');

  /** Runs a script with programs that note their calls. `date` says 0, and `sleep` fails, which ends a loop. */
  function run(script: string, ...options: string[]): string[] {
    writeFileSync(calls, '');
    for (const [program, end] of Object.entries({ pgbackrest: '', rclone: '', date: 'echo 0', sleep: 'exit 1' })) {
      writeFileSync(path.join(folder, program), `#!/bin/sh\necho "${program} $*" >> "${calls}"\n${end}\n`);
      chmodSync(path.join(folder, program), 0o755);
    }
    const env = {
      ...{ PATH: `${folder}:${process.env.PATH}`, PGDATA: path.join(folder, 'data'), TMPDIR: folder },
      BACKUP_BUCKET: 'safe',
    };
    spawnSync('sh', [path.join(ROOT, 'deploy/backups', script), ...options], { env });
    return readFileSync(calls, 'utf8').trim().split('\n');
  }

  it('restore to the end of the archive, or to a time', () => {
    expect(run('restore.sh')).toEqual(['pgbackrest --stanza=aangan --delta restore']);
    expect(run('restore.sh', '2026-11-27 21:15:00+05:30')).toEqual([
      'pgbackrest --stanza=aangan --delta --type=time --target=2026-11-27 21:15:00+05:30 --target-action=promote restore',
    ]);
  });

  it('make a backup at once, and the next one at night', () => {
    expect(run('schedule.sh')).toEqual([
      'pgbackrest --stanza=aangan stanza-create',
      'pgbackrest --stanza=aangan --type=incr backup',
      'date -d tomorrow 02:40 +%s',
      'date +%s',
      'sleep 0',
    ]);
  });

  it('read the document of the releases before the releases, and store it after them', () => {
    const document = 'releases/registry.json';
    expect(run('copy-files.sh')).toEqual([
      `rclone copyto store:aangan/${document} /tmp/registry.json`,
      `rclone sync store:aangan backup:safe/store --exclude /${document} --fast-list`,
      `rclone copyto /tmp/registry.json backup:safe/store/${document}`,
      'sleep 300',
    ]);
  });
});
