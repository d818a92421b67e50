import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../shared-kit/platform/contract-version.ts';
import type { RemotePlan } from './remote-plan.ts';

/** A small remote of the same files, named mfe-newcomer. */
export const TEMPLATE = path.join(import.meta.dirname, 'template');

/** `^1.1`: shells that provide everything in today's types. */
const CONTRACT = `^${CONTRACT_VERSION.split('.').slice(0, 2).join('.')}`;

/**
 * Writes the files of a new remote into `folder`.
 * @returns their names
 */
export function writeRemote(folder: string, plan: RemotePlan): string[] {
  return writeTemplate(TEMPLATE, folder, plan);
}

/** Writes the wanted files of a template with the new remote's names. @returns their names */
export function writeTemplate(
  template: string,
  folder: string,
  plan: RemotePlan,
  wanted: (name: string) => boolean = () => true,
): string[] {
  const names = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .filter(wanted)
    .sort();
  return names.map((name) => {
    const target = path.join(folder, filled(name, plan));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, filled(readFileSync(path.join(template, name), 'utf8'), plan));
    return path.relative(folder, target);
  });
}

/** A text of the template with the new remote's names in it. */
function filled(text: string, { name, feature, title, path: address, prefix }: RemotePlan): string {
  const key = (word: string) => (word.includes('-') || /^\d/.test(word) ? `'${word}'` : word);
  return (
    text
      .replace(/^ *hybrid: .*\n/m, (line) =>
        prefix === undefined ? '' : line.replace('{ newcomer:', `{ ${key(prefix)}:`),
      )
      // Its types are those of today's contract, so nothing shows what an older shell would lack.
      .replace("contract: '^1'", `contract: '${CONTRACT}'`)
      .replaceAll('mfe-newcomer', name)
      .replaceAll("'/newcomer'", `'${address}'`)
      .replaceAll('.test/newcomer', `.test${address}`)
      .replaceAll('newcomerPage', 'page')
      .replace(/\bnewcomer:/g, `${key(feature)}:`)
      .replaceAll('Newcomer', title)
      .replaceAll('newcomer', feature)
  );
}
