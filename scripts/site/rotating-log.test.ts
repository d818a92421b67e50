import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOGS_KEPT, rotatingLog } from './rotating-log.ts';

describe('a log', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'aangan-log-'));
    file = path.join(folder, 'shell.log');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const linesOf = (name: string) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n');

  it('has an end, however much is written, and keeps the youngest lines in their order', () => {
    const log = rotatingLog(file, 1000);
    for (let line = 0; line < 1000; line++) log.write(`line ${String(line).padStart(4, '0')}`);
    log.close();
    const names = readdirSync(folder).sort();
    expect(names).toEqual(['shell.log', ...Array.from({ length: LOGS_KEPT }, (_, each) => `shell.log.${each + 1}`)]);
    for (const name of names) expect(statSync(path.join(folder, name)).size).toBeLessThanOrEqual(1000);
    const inOrder = [...names.slice(1).reverse(), 'shell.log'].flatMap(linesOf);
    expect(inOrder).toEqual(inOrder.toSorted());
    expect(inOrder.at(-1)).toBe('line 0999');
    expect(inOrder.length).toBeGreaterThan(LOGS_KEPT * 100);
  });

  it('goes on after a restart, also with a file that is full', () => {
    writeFileSync(file, `${'x'.repeat(999)}\n`);
    const log = rotatingLog(file, 1000);
    log.write('after the restart');
    log.close();
    const again = rotatingLog(file, 1000);
    again.write('and again');
    again.close();
    expect(linesOf('shell.log')).toEqual(['after the restart', 'and again']);
    expect(linesOf('shell.log.1')[0]).toHaveLength(999);
  });

  it('takes a line that is longer than a file', () => {
    const log = rotatingLog(file, 100);
    log.write('x'.repeat(300));
    log.write('next');
    log.close();
    expect([linesOf('shell.log.1')[0]?.length, linesOf('shell.log')]).toEqual([300, ['next']]);
  });
});
