import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';
import { compose, deployText } from './deployment-files.ts';

describe('the replica', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-replica-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string) => path.join(folder, name);

  /** The copy is made by a program that kills its caller the first time, and postgres by one that notes its start. */
  function start() {
    const programs = {
      pg_basebackup: `
        for option; do case "$option" in --pgdata=*) copy="\${option#*=}" ;; esac; done
        mkdir -p "$copy"
        echo 18 > "$copy/PG_VERSION"
        if [ ! -e "${at('interrupted')}" ]; then touch "${at('interrupted')}"; kill -9 "$PPID"; fi
        touch "$copy/standby.signal"`,
      postgres: `echo "$*" > "$PGDATA/started"`,
    };
    for (const [program, text] of Object.entries(programs)) {
      writeFileSync(at(program), `#!/bin/sh\n${text}\n`);
      chmodSync(at(program), 0o755);
    }
    return spawnSync('sh', [path.join(ROOT, 'deploy/postgres/replica.sh')], {
      env: { PATH: `${folder}:${process.env.PATH}`, PGDATA: at('18/data') },
    });
  }

  it('copies the primary again when a copy was interrupted, and starts on a whole copy', () => {
    expect(start().signal).toBe('SIGKILL');
    expect(existsSync(at('18/data'))).toBe(false);
    expect(start().status).toBe(0);
    for (const file of ['standby.signal', 'started']) expect(existsSync(at(`18/data/${file}`))).toBe(true);
    expect(existsSync(at('18/data.copy'))).toBe(false);
  });

  it('does not follow what a restore has set on the primary', () => {
    start();
    expect(readFileSync(at('18/data/started'), 'utf8')).toMatch(/ -c restore_command= -c recovery_target_time=\n/);
  });

  it('has as many connections as the primary', () => {
    const { command } = compose().services.postgres ?? {};
    const connections = /max_connections=\d+/;
    const [ofPrimary] = connections.exec(command?.join(' ') ?? '') ?? [];
    expect(ofPrimary).toBeDefined();
    expect(deployText('postgres/replica.sh')).toContain(`-c ${ofPrimary}`);
  });
});
