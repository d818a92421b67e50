import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';
import { FEATURES } from './features.ts';

describe('the features of the platform', () => {
  it.each(FEATURES)('$name: its test exists', ({ file, title }) => {
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(title);
  });

  it('are those of the comparison with other platforms', () => {
    expect(new Set(FEATURES.map(({ name }) => name)).size).toBe(25);
  });
});
