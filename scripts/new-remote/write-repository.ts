import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageJson, versionsOf } from '../platform/versions.ts';
import type { RemotePlan } from './remote-plan.ts';
import { TEMPLATE, writeTemplate } from './write-remote.ts';

/** What a repository of one remote has instead of the files of this one. */
const REPOSITORY = path.join(import.meta.dirname, 'repository');
const REPLACED = /^(?:package|tsconfig)\.json$|^e2e\//;

/** Folder of the platform's packages in the new repository. */
const PLATFORM = 'platform';

/** Tools whose commands a repository runs, and what its tests import. */
const TOOLS = [
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  'jest',
  'node',
  'typescript',
];

/**
 * Writes a repository for one remote.
 * @param folder must be empty or missing
 * @param packages folder with the packages of `npm run pack:platform`
 * @returns the names of its files
 * @throws Error when the folder is used, or a package is missing
 */
export function writeRepository(folder: string, plan: RemotePlan, packages: string): string[] {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
    throw new Error(`${folder} is not empty: name a new folder for the repository.`);
  }
  const kit = tarball(packages, 'shared-kit');
  const emulator = tarball(packages, 'emulator');
  const files = [
    ...writeTemplate(TEMPLATE, folder, plan, (name) => !REPLACED.test(name)),
    ...writeTemplate(REPOSITORY, folder, plan),
  ];
  mkdirSync(path.join(folder, PLATFORM));
  for (const file of [kit, emulator]) cpSync(path.join(packages, file), path.join(folder, PLATFORM, file));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(description(plan, kit, emulator), null, 2)}\n`);
  return [...files, 'package.json', `${PLATFORM}/${kit}`, `${PLATFORM}/${emulator}`].sort();
}

/** The package of that name. @throws Error unless there is exactly one */
function tarball(folder: string, name: string): string {
  const found = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.startsWith(`aangan-${name}-`) && file.endsWith('.tgz'))
    : [];
  if (found.length === 1 && found[0] !== undefined) return found[0];
  const problem = found.length === 0 ? 'has no' : 'has more than one';
  throw new Error(`${folder} ${problem} package of ${name}: run npm run pack:platform -- FOLDER with an empty folder.`);
}

function description({ name }: RemotePlan, kit: string, emulator: string): object {
  return {
    name: `@aangan/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    scripts: {
      dev: 'aangan dev',
      build: 'aangan build',
      test: 'jest',
      typecheck: 'tsc',
      release: 'aangan publish',
    },
    dependencies: { '@aangan/shared-kit': `file:${PLATFORM}/${kit}`, ...versionsOf(['react', 'react-dom']) },
    devDependencies: { '@aangan/emulator': `file:${PLATFORM}/${emulator}`, ...versionsOf(TOOLS) },
    overrides: packageJson('.').overrides,
    allowScripts: { '@swc/core': true, node: true },
  };
}
