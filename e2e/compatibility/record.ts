import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isSourceMap } from '@aangan/shared-kit/build/source-map-path';
import { CONTRACT_VERSION } from '@aangan/shared-kit/platform/contract-version';
import { remoteNames } from '../../scripts/site/remotes.ts';
import { recordFiles } from './recorded-files.ts';
import { DEMO, RELEASED } from './released.ts';

/**
 * `node e2e/compatibility/record.ts` stores the current build as "the last released" of its contract version. Run it
 * when a version of the contract is released, after `npm run build` and a build of the demo remote. The tests then
 * run later remotes under this shell, and these remotes under later shells.
 */
const { values } = parseArgs({
  options: {
    /** Another checkout, for versions that were released earlier. */
    root: { type: 'string', default: path.resolve(import.meta.dirname, '../..') },
    contract: { type: 'string', default: CONTRACT_VERSION },
  },
});
const { root, contract } = values;

/** The files of the shell's server: its sources without tests and without bundled modules. */
const SHELL = ['shell/src', 'shell/dist', 'shell/public', 'shared-kit'];
/** What they read besides, by its place. */
const READ = /^(?:shell\/src\/staff\/staff\.css|shared-kit\/ui\/tokens\.css|shared-kit\/ui\/fonts\/.*)$/;
const NOT_RUN =
  /\.test\.tsx?$|\.tsx$|\.css$|\/(testing|node_modules|\.tsc|dist\/browser\/.*\.map)\/|^shared-kit\/ui\/|tsconfig|og-image/;

function keep(name: string, from: string, inputs: readonly string[], wanted?: (file: string) => boolean): void {
  const file = path.join(RELEASED, contract, `${name}.json.br`);
  recordFiles(file, from, inputs, wanted);
  console.log(`${path.relative(RELEASED, file)} ${statSync(file).size} bytes`);
}

keep('shell', root, SHELL, (file) =>
  file.startsWith('shell/dist/') ? withoutMaps(file) : READ.test(file) || !NOT_RUN.test(file),
);
keep('mfe-demo', path.join(root, DEMO, 'dist'), ['.'], withoutMaps);
// In one file, because their server halves have much in common.
const builds = remoteNames(root).map((name) => `${name}/dist`);
keep('remotes', root, builds, withoutMaps);

function withoutMaps(file: string): boolean {
  return !isSourceMap(file);
}
