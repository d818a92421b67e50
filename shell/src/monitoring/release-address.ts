/** A release, or the shell's own files, as named in an address. */
export interface NamedRelease {
  readonly remote: string;
  readonly version: string;
}

const FILE = /\/(shell|mfe-[a-z]+(?:-[a-z]+)*)\/([0-9][\w.-]{0,99})\//;
const IN_SET = /(mfe-[a-z]+(?:-[a-z]+)*)@([0-9][\w.-]{0,99}?)(?=,|\.json)/g;

/** The release named in a text that has the address of one of its files, such as a stack. */
export function releaseIn(text: string): NamedRelease | undefined {
  const [, remote, version] = FILE.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}

const REMOTE_FILE = /\/(mfe-[a-z-]+)\/([0-9][\w.-]*)\//;

/**
 * The remote whose component failed, from React's stack of components. Components of a remote are always inside of the
 * shell's, and what they render of the shell is theirs to answer for: so the innermost remote counts.
 * @returns undefined if no remote's component is in it
 */
export function remoteIn(componentStack: string): NamedRelease | undefined {
  const [, remote, version] = REMOTE_FILE.exec(componentStack) ?? [];
  return remote && version ? { remote, version } : undefined;
}

/** Version by remote of the document's release set, from the address of its page table. */
export function versionsInSet(address: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...address.matchAll(IN_SET)].map(([, remote, version]) => [remote, version]));
}
