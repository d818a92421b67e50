import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withReference } from './join-repository.ts';

describe('the list of compiler projects', () => {
  const text = readFileSync(path.join(__dirname, '../../tsconfig.json'), 'utf8');

  it('gets the new remote after the others and keeps every other line', () => {
    const changed = withReference(text, 'mfe-example');
    expect(changed.replace('\n    { "path": "mfe-example" },', '')).toBe(text);
    expect(JSON.parse(changed).references.map(({ path: folder }: { path: string }) => folder)).toContain('mfe-example');
  });

  it('accepts the new remote when the remotes come last', () => {
    const short = '{\n  "references": [\n    { "path": "mfe-plans" }\n  ]\n}\n';
    expect(JSON.parse(withReference(short, 'mfe-example')).references).toEqual([
      { path: 'mfe-plans' },
      { path: 'mfe-example' },
    ]);
  });

  it('contains a remote once', () => {
    const once = withReference(text, 'mfe-example');
    expect(withReference(once, 'mfe-example')).toBe(once);
  });
});
