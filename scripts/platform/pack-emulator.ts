import { cpSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';
import { emitScript } from './emit-script.ts';
import { importsOf } from './imports-of.ts';
import { type PackedPackage, packPackage } from './pack-package.ts';
import { isScript, packageFiles } from './source-files.ts';
import { packageJson, versionsOf } from './versions.ts';

/** The command, and the scripts that run in each server before its own. */
const COMMANDS = ['scripts/emulator/aangan.ts', 'scripts/site/end-with-parent.ts', 'scripts/site/answer-pings.ts'];

/** What the servers and the commands read beside their code. */
const READ_LATER = ['shell/dist', 'shell/public', 'docs/errors', 'LICENSE'];

/**
 * Packs the built shell with its servers, and the commands that run a remote under it and publish it. Its folders are those
 * of this repository, because the code finds files by them.
 * @param kit the packed shared kit, which it needs in this version
 */
export async function packEmulator(target: string, kit: PackedPackage): Promise<PackedPackage> {
  const shell = packageFiles(path.join(ROOT, 'shell')).map((file) => `shell/${file}`);
  const servers = shell.filter(
    (file) => file.startsWith('shell/src/') && file.endsWith('.ts') && !file.includes('/testing/') && isScript(file),
  );
  const { files, packages } = await importsOf([...COMMANDS, ...servers]);
  const scripts = files.filter((file) => file.endsWith('.ts'));
  const kitFiles = scripts.filter((file) => file.startsWith('shared-kit/'));
  if (kitFiles.length > 0) throw new Error(`Files of the shared kit are imported by path: ${kitFiles.join(', ')}`);
  const styles = shell.filter((file) => file.startsWith('shell/src/staff/') && file.endsWith('.css'));
  const { license, version } = packageJson('shell');
  return packPackage({
    target,
    version,
    description: {
      name: '@aangan/emulator',
      license,
      bin: { aangan: './scripts/emulator/aangan.js' },
      dependencies: versionsOf(packages.filter((name) => name !== kit.name)),
      peerDependencies: { [kit.name]: kit.version },
    },
    async fill(folder) {
      await Promise.all(scripts.map((file) => emitScript(ROOT, file, folder)));
      for (const file of [...READ_LATER, ...styles]) {
        cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
      }
    },
  });
}
