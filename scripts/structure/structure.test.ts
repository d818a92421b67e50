import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersInCycles } from './folder-cycles.ts';

const SCRIPT = path.join(import.meta.dirname, '../structure.ts');
const root = mkdtempSync(path.join(tmpdir(), 'structure-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs the script on a repository with these files. @returns its problems, by the figure that names them */
function problemsOf(files: Readonly<Record<string, string>>): Record<string, string[]> {
  rmSync(root, { recursive: true, force: true });
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  // In a process of its own: Jest runs no module that is an ES module only.
  const { stdout, status } = spawnSync(process.execPath, [SCRIPT, '--root', root], { encoding: 'utf8' });
  const problems: Record<string, string[]> = {};
  let figure = '';
  for (const line of stdout.split('\n').filter(Boolean)) {
    const [, name] = /^ *\d+ {2}([^(]+?)(?: \(at most \d+\))?$/.exec(line) ?? [];
    if (name !== undefined) figure = name;
    else problems[figure] = [...(problems[figure] ?? []), line.trim()];
  }
  expect(status).toBe(Object.keys(problems).length > 0 ? 1 : 0);
  return problems;
}

const MODULE = 'export const module = {};\n';
const sound = {
  'api/src/modules.ts': "import { module } from './people/accounts/module.ts';\nexport const MODULES = [module];\n",
  'api/src/people/accounts/module.ts': MODULE,
  'api/src/people/accounts/public.ts': "export { account } from './accounts.tables.ts';\n",
  'api/src/people/accounts/accounts.tables.ts': 'export const account = 1;\nexport type Account = number;\n',
  'api/src/search/listings/module.ts':
    "import { account } from '../../people/accounts/public.ts';\nexport const listing = account;\n",
  'mfe-a/src/results/results.tsx': "import { Card } from '../card/public.ts';\nexport const results = Card;\n",
  'mfe-a/src/card/public.ts': "export { Card } from './card.tsx';\n",
  'mfe-a/src/card/card.tsx': 'export const Card = 1;\n',
};

describe('the structure of a repository', () => {
  it('has no problems where imports go down and through public.ts', () => {
    expect(problemsOf(sound)).toEqual({});
  });

  it('names an import past a public.ts, also of a type, in the API and in a remote', () => {
    const problems = problemsOf({
      ...sound,
      'api/src/search/listings/module.ts':
        "import type { Account } from '../../people/accounts/accounts.tables.ts';\nexport const listing: Account = 1;\n",
      'mfe-a/src/results/results.tsx': "export const results = () => import('../card/card.tsx');\n",
    });
    expect(problems).toEqual({
      'imports past a public.ts': [
        'api/src/search/listings/module.ts → api/src/people/accounts/accounts.tables.ts',
        'mfe-a/src/results/results.tsx → mfe-a/src/card/card.tsx',
      ],
    });
  });

  it('names an import against the direction of the layers', () => {
    const problems = problemsOf({
      ...sound,
      'api/src/search/listings/public.ts': 'export const listing = 1;\n',
      'api/src/people/accounts/accounts.tables.ts':
        "export { listing as account } from '../../search/listings/public.ts';\n",
    });
    expect(problems['imports against the direction of the layers']).toEqual([
      'api/src/people/accounts/accounts.tables.ts → api/src/search/listings/public.ts',
    ]);
  });

  it('names the demonstration when the product imports it', () => {
    const problems = problemsOf({
      ...sound,
      'api/demo/seed.ts': 'export const seed = 1;\n',
      'api/src/people/accounts/accounts.tables.ts': "export { seed as account } from '../../../demo/seed.ts';\n",
    });
    expect(problems['imports against the direction of the layers']).toEqual([
      'api/src/people/accounts/accounts.tables.ts → api/demo/seed.ts',
    ]);
  });

  it('names a cycle of files that consists of types', () => {
    const problems = problemsOf({
      ...sound,
      'mfe-a/src/card/card.tsx': "import type { B } from './b.ts';\nexport const Card: B = 1;\nexport type A = 1;\n",
      'mfe-a/src/card/b.ts': "import type { A } from './card.tsx';\nexport type B = A;\n",
    });
    expect(problems['cycles of files']).toEqual(['mfe-a/src/card/b.ts → mfe-a/src/card/card.tsx']);
  });

  it('names a sentence in a component, and leaves tests and the files of words alone', () => {
    const problems = problemsOf({
      ...sound,
      'mfe-a/src/card/card.tsx': 'export const Card = () => <p>No home is listed here.</p>;\n',
      'mfe-a/src/card/card.test.tsx': 'export const text = <p>No home is listed here.</p>;\n',
      'mfe-a/src/card/card.words.ts': "export const CARD_WORDS = { none: 'No home is listed here.' };\n",
    });
    expect(problems).toEqual({
      'sentences in components: move each into a *.words.ts beside it': [
        'mfe-a/src/card/card.tsx:1 “No home is listed here.”',
      ],
    });
  });

  it('names a folder of the API that is no layer', () => {
    const problems = problemsOf({ ...sound, 'api/src/misc/a.ts': 'export const a = 1;\n' });
    expect(problems['first-level folders of api/src']).toEqual(['misc']);
  });

  it('takes the place of a new area from its folder', () => {
    const area = {
      ...sound,
      'api/src/loans/area.json': '{ "above": "search" }',
      'api/src/loans/module.ts':
        "import { account } from '../people/accounts/public.ts';\nexport const loan = account;\n",
      'api/src/loans/public.ts': 'export const loan = 1;\n',
    };
    expect(problemsOf(area)).toEqual({});
    const upwards = "import { loan } from '../../loans/public.ts';\nexport const listing = loan;\n";
    expect(problemsOf({ ...area, 'api/src/search/listings/module.ts': upwards })).toEqual({
      'imports against the direction of the layers': ['api/src/search/listings/module.ts → api/src/loans/public.ts'],
    });
  });
});

it('finds the folders that need each other in a circle', () => {
  expect(
    foldersInCycles([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
    ]),
  ).toEqual(['a', 'b', 'c']);
  expect(
    foldersInCycles([
      ['a', 'b'],
      ['b', 'c'],
    ]),
  ).toEqual([]);
});
