import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AreaPlan } from './area-plan.ts';

/** A small area of the same files, named newcomers. */
const TEMPLATE = path.join(import.meta.dirname, 'template');

/** The lists that know every module and every contract. */
export const LISTS = ['api/src/modules.ts', 'shared-kit/contracts/all-calls.ts'] as const;

/**
 * Writes the files of a new area, and adds it to both lists.
 * @param root of the repository
 * @returns the new files, relative to the root
 */
export function writeArea(root: string, plan: AreaPlan): string[] {
  const files = [
    ...writeFolder('api', path.join('api/src', plan.name)),
    ...writeFolder('contracts', 'shared-kit/contracts'),
  ];
  const [modules, calls] = LISTS;
  change(modules, (text) => withModule(text, plan));
  change(calls, (text) => withCalls(text, plan));
  return files;

  function writeFolder(from: string, to: string): string[] {
    return readdirSync(path.join(TEMPLATE, from)).map((name) => {
      // Under its own name, jest would run the template's test.
      const target = path.join(to, filled(name, plan).replace('.integration-test.', '.integration.test.'));
      mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
      writeFileSync(path.join(root, target), filled(readFileSync(path.join(TEMPLATE, from, name), 'utf8'), plan));
      return target;
    });
  }

  function change(list: string, into: (text: string) => string): void {
    writeFileSync(path.join(root, list), into(readFileSync(path.join(root, list), 'utf8')));
  }
}

/** The list of modules with the new one at its end. */
export function withModule(text: string, { name }: AreaPlan): string {
  const end = text.lastIndexOf('\n];');
  if (end < 0) throw new Error('api/src/modules.ts has no list of modules');
  const line = `import { ${camel(name)} } from './${name}/module.ts';\n`;
  return `${line}${text.slice(0, end)}\n  ...[${camel(name)}],${text.slice(end)}`;
}

/** The union of all contracts with those of the new area. */
export function withCalls(text: string, { name }: AreaPlan): string {
  const union = 'export type Calls = ';
  if (!text.includes(union)) throw new Error('shared-kit/contracts/all-calls.ts has no union of contracts');
  const line = `import type { ${camel(name)}Calls } from './${name}.ts';\n`;
  return `${line}${text.replace(union, `${union}typeof ${camel(name)}Calls &\n  `)}`;
}

function filled(text: string, { name, above }: AreaPlan): string {
  return text
    .replaceAll('newcomers', name)
    .replaceAll('newComers', camel(name))
    .replaceAll('new_comers', name.replaceAll('-', '_'))
    .replaceAll('NEW_COMERS', name.replaceAll('-', '_').toUpperCase())
    .replace('"above": "support"', `"above": "${above}"`);
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}
