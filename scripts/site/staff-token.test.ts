import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staffToken, staffTokenFile } from './staff-token.ts';

describe('the staff token of a site on one’s own machine', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-staff-token-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is created once, long enough, and readable by its owner alone', () => {
    const token = staffToken(folder, undefined);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(staffToken(folder, undefined)).toBe(token);
    expect(readFileSync(staffTokenFile(folder), 'utf8')).toBe(token);
    expect(statSync(staffTokenFile(folder)).mode & 0o777).toBe(0o600);
  });

  it('is the configured one if set; an empty one means no staff area', () => {
    expect(staffToken(folder, 'configured')).toBe('configured');
    expect(staffToken(folder, '')).toBe('');
  });
});
