import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Author } from '../../shell/src/registry/change-log.ts';
import { RegistryRefusal, refuse } from '../../shell/src/registry/refusal.ts';
import { REFUSALS } from '../../shell/src/registry/refusal-catalogue.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';
import { registryFrom } from '../../shell/src/registry/registry-from.ts';
import { ownKey } from '../../shell/src/registry/signatures/key-rights.ts';
import { LOCAL_KEY, releaseKeys } from '../../shell/src/registry/signatures/release-keys.ts';
import type { ReleaseKeys } from '../../shell/src/registry/signatures/trusted-key.ts';
import { ROOT, workingFolder } from '../site/remotes.ts';

/** Options of every command about releases. */
const OPTIONS = {
  'data-dir': { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

/** Dependencies of a release command. */
interface ReleaseCommand {
  readonly registry: Registry;
  /** Absolute; the site on it may be running. */
  readonly dataFolder: string;
  /** The first word of the command line. */
  readonly remote: string | undefined;
  /** All words of the command line. */
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Who changes something. @throws RegistryRefusal when the site's releases are signed and there is no key */
  readonly author: Author;
}

/** Runs a command. Refusals and failures are printed as plain lines, with exit code 1. */
export async function releaseCommand(
  options: ParseArgsOptionsConfig,
  run: (command: ReleaseCommand) => Promise<void>,
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { ...OPTIONS, ...options } });
    const texts = values as ReleaseCommand['values'];
    const dataFolder = path.resolve(workingFolder(), text(texts['data-dir']) ?? (process.env.DATA_DIR || '.data'));
    const keys = releaseKeys(process.env, dataFolder);
    const registry = await registryFrom(process.env, path.join(dataFolder, 'artifacts'), keys);
    await run({
      registry,
      dataFolder,
      remote: positionals[0],
      words: positionals,
      values: texts,
      now: Date.now,
      get author() {
        return { by: authorOf(keys, text(texts.by)), reason: text(texts.reason), now: Date.now, keys };
      },
    });
  } catch (error) {
    console.error(explained(error));
    process.exitCode = 1;
  }
}

export function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** @throws Error with the usage when no remote is named. */
export function named(remote: string | undefined, usage: string): string {
  if (!remote) throw new Error(`Name the remote: ${usage}`);
  return remote;
}

/** Seconds since a time of `performance.now()`, `1.2 s`. */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

function explained(error: unknown): string {
  if (!(error instanceof RegistryRefusal)) return error instanceof Error ? error.message : String(error);
  const codes = [...new Set(error.reasons.map(({ code }) => code))];
  return [
    'Refused, nothing has changed:',
    ...error.reasons.map(({ code, message }) => `  ${code}  ${message}`),
    ...codes.map((code) => `${code} ${REFUSALS[code]}: ${pageOf(code)}`),
  ].join('\n');
}

/** The id of the key that signs. The key of a developer's own site is nobody's: there, the name that was given. */
function authorOf(keys: ReleaseKeys, by: string | undefined): string {
  if (!keys.privateKey) return refuse('REG-021', 'there is no key to sign with: set RELEASE_SIGNING_KEY');
  const key = ownKey(keys);
  if (key && key.id !== LOCAL_KEY) return key.id;
  return by ?? whoAmI();
}

/** The page of a refusal, which the installed packages have too. */
function pageOf(code: string): string {
  return path.relative(workingFolder(), path.join(ROOT, `docs/errors/${code}.md`));
}

/** The name in git, else of the account. Never an e-mail address. */
function whoAmI(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], { cwd: workingFolder(), encoding: 'utf8' }).trim();
    if (name) return name;
  } catch {
    // No git, or no name in its configuration.
  }
  return process.env.USER || 'unknown';
}
