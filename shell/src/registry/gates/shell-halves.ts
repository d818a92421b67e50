import type { Release } from '@aangan/shared-kit/build/release';
import type { RefusalReason } from '../refusal.ts';
import { SHELL, type ShellFiles } from '../shell-files.ts';
import { fileFaults } from './intact-files.ts';

/**
 * Both halves are those that `shell.json` describes, digest for digest: of one build.
 * @param files of the build's folders, without the description itself
 */
export function halfReasons(shell: ShellFiles, files: Release['files']): RefusalReason[] {
  const { serverEntry, version, js, css, webview, integrity } = shell;
  if (serverEntry === undefined) return noHalfReasons(shell);
  const named = [serverEntry, ...js, ...css, ...webview.js, ...webview.css, ...Object.keys(integrity)];
  const others = Object.entries(integrity)
    .filter(([name, digest]) => shell.files[name] && shell.files[name].integrity !== digest)
    .map(([name]) => `${name} has two digests`);
  return [...fileFaults(shell.files, files, named), ...others].map((what) => ({
    code: 'REG-040',
    message: `${SHELL}: ${version} is not what was built together: ${what}`,
  }));
}

/** Servers cannot go to a release from before server halves. */
export function noHalfReasons({ version, serverEntry }: Pick<ShellFiles, 'version' | 'serverEntry'>): RefusalReason[] {
  return serverEntry === undefined ? [{ code: 'REG-040', message: `${SHELL}: ${version} has no server half` }] : [];
}
