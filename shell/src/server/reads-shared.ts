import semver from 'semver';
import type { ShellFiles } from '../registry/shell-files.ts';

/** The first host contract whose browser half reads its visitor from cookies. */
const FIRST_CONTRACT = '1.3.0';

/** The first Firefox that allows a file by a digest of the content security policy. */
const FIRST_FIREFOX = 116;

/** Whether a document that visitors share runs in a release of the shell. */
export function shellReadsShared({ host }: Pick<ShellFiles, 'host'>): boolean {
  const built = host === undefined ? null : semver.minVersion(host);
  return built !== null && semver.gte(built, FIRST_CONTRACT);
}

/**
 * Whether it runs in a browser. All that the product's scripts are built for allow files by digests, except some versions
 * of Firefox.
 */
export function browserReadsShared(userAgent: string): boolean {
  const firefox = /\bFirefox\/(\d+)/.exec(userAgent)?.[1];
  return firefox === undefined || Number(firefox) >= FIRST_FIREFOX;
}
