import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';
import { layersOf } from '../structure/walls.ts';
import { planArea } from './area-plan.ts';
import { LISTS, withCalls, withModule, writeArea } from './write-area.ts';

const PLAN = { name: 'home-insurance', above: 'rent' };
const KNOWN = { taken: ['support', 'loans'], layers: ['foundation', 'support'] };

describe('a new area of the API', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'aangan-area-'));
    for (const list of LISTS) {
      mkdirSync(path.dirname(path.join(root, list)), { recursive: true });
      writeFileSync(path.join(root, list), readFileSync(path.join(ROOT, list), 'utf8'));
    }
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

  it('has its name in all of its files, and changes two lists', () => {
    const files = writeArea(root, PLAN);
    expect(files).toContain('api/src/home-insurance/home-insurance.integration.test.ts');
    for (const file of files) expect(`${file}\n${textOf(file)}`).not.toMatch(/new_?comers/i);
    const there = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(there).toHaveLength(files.length + LISTS.length);
  });

  it('is added to the list of modules and to the contracts, and every other line stays', () => {
    const [modules, calls] = LISTS;
    const changed = withModule(textOf(modules), PLAN);
    expect(changed).toContain("import { homeInsurance } from './home-insurance/module.ts';");
    expect(changed).toContain('  ...[homeInsurance],\n];');
    expect(changed.split('\n')).toEqual(expect.arrayContaining(textOf(modules).split('\n')));
    expect(withCalls(textOf(calls), PLAN)).toContain('export type Calls = typeof homeInsuranceCalls &\n');
  });

  it('has the place among the layers that its folder names', () => {
    writeArea(root, PLAN);
    const layers = layersOf(root);
    expect(layers[layers.indexOf('rent') + 1]).toBe('home-insurance');
    expect(layers.filter((layer) => layer !== 'home-insurance')).toEqual(layersOf(ROOT));
  });

  it.each([
    [undefined, 'support', 'Name the area'],
    ['Loans', 'support', '"Loans" is no name of an area'],
    ['../loans', 'support', 'is no name of an area'],
    ['a'.repeat(31), 'support', 'is longer than 30 characters'],
    ['loans', 'support', 'There is a loans already'],
    ['home-insurance', 'rent', 'There is no layer rent: name one of foundation, support'],
  ])('is refused with the name %s above %s', (name, above, problem) => {
    expect(() => planArea(name, above, KNOWN)).toThrow(problem);
  });
});
