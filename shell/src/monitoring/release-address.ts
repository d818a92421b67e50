/** A release, or the shell's own files, as an address names it. */
export interface NamedRelease {
  readonly remote: string;
  readonly version: string;
}

const FILE = /\/(shell|mfe-[a-z]+(?:-[a-z]+)*)\/([0-9][\w.-]{0,99})\//;
const IN_SET = /(mfe-[a-z]+(?:-[a-z]+)*)@([0-9][\w.-]{0,99}?)(?=,|\.json)/g;

/** The release that a text with an address of one of its files names: a stack, the address of a script. */
export function releaseIn(text: string): NamedRelease | undefined {
  const [, remote, version] = FILE.exec(text) ?? [];
  return remote && version ? { remote, version } : undefined;
}

/** Version by remote of the document's release set, as its page table's address says it. */
export function versionsInSet(address: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...address.matchAll(IN_SET)].map(([, remote, version]) => [remote, version]));
}
