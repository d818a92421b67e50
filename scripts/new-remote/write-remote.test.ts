import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRemote } from './write-remote.ts';

const PLAN = { name: 'mfe-rent-help', feature: 'rent-help', title: 'Rent help', path: '/advice/rent' };

describe('the files of a new remote', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'aangan-remote-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  it('have its name in their paths and texts', () => {
    const names = writeRemote(folder, { ...PLAN, prefix: undefined });
    expect(names).toContain('src/rent-help/rent-help.page.tsx');
    for (const name of names) expect(`${name}\n${textOf(name)}`).not.toMatch(/newcomer/i);
    expect(JSON.parse(textOf('package.json')).name).toBe('@aangan/mfe-rent-help');
  });

  it('declare its page at its path, with a budget and without a webview prefix', () => {
    writeRemote(folder, { ...PLAN, prefix: undefined });
    const config = textOf('remote.config.ts');
    expect(config).toContain("'rent-help': {\n      paths: ['/advice/rent'],");
    expect(config).toContain("budgets: { 'rent-help': PAGE_BUDGET }");
    expect(config).not.toContain('hybrid');
  });

  it('declare a staff page of their own, wherever the public page is', () => {
    writeRemote(folder, { ...PLAN, prefix: undefined });
    expect(textOf('remote.config.ts')).toContain("paths: ['/staff/rent-help'],");
  });

  it('declare a webview prefix when one is given', () => {
    writeRemote(folder, { ...PLAN, prefix: 'kyr' });
    expect(textOf('remote.config.ts')).toContain("hybrid: { kyr: { page: 'rent-help' } },");
  });
});
