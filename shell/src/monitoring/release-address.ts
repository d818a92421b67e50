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

/** Version by remote of the document's release set, from the address of its page table. */
export function versionsInSet(address: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...address.matchAll(IN_SET)].map(([, remote, version]) => [remote, version]));
}
