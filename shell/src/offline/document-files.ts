/** Files of one release or of the shell that a document names. */
interface NamedFiles {
  /** Address of their folder, with a slash at the end. */
  readonly base: string;
  /** By file name. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The files that a document uses, now or later, from its state: only of its own versions. */
export interface FilesInState {
  readonly shell: NamedFiles;
  /** Absent for the shell's own pages. */
  readonly remote?: NamedFiles;
  /** Remotes of its fills. */
  readonly fillRemotes?: readonly NamedFiles[];
  /** Address of its page table. */
  readonly pages: string;
}

const RELEASE = /\/((?:shell|mfe-[a-z-]+)\/\d+\.\d+\.[\w.-]+)\//;
const PAGE_TABLE = /^\/platform\/pages\//;
const PICTURE = /\/pictures\/[\w-]+\.(?:avif|webp)$/;

export function isPicture(pathname: string): boolean {
  return PICTURE.test(pathname);
}

/**
 * Name of the group of an immutable file, such as `mfe-search/0.1.0-1ec01c9d2f`: the file stays while a document needs
 * the group. Undefined for all other files.
 */
export function artifactGroup(pathname: string): string | undefined {
  if (PAGE_TABLE.test(pathname) || isPicture(pathname)) return pathname;
  return RELEASE.exec(pathname)?.[1];
}

/**
 * Addresses of all files that a document needs to hydrate and to stay usable.
 * @param named addresses in its elements
 */
export function documentFiles(
  { shell, remote, fillRemotes = [], pages }: FilesInState,
  named: readonly string[],
): string[] {
  const later = [shell, remote, ...fillRemotes].flatMap((files) =>
    files ? Object.keys(files.integrity).map((name) => `${files.base}${name}`) : [],
  );
  return [...new Set([...named.filter(isArtifact), ...later, pages])];
}

/** @param origin origin of the site */
export function groupsOf(files: readonly string[], origin: string): string[] {
  const groups = files.map((file) => artifactGroup(new URL(file, origin).pathname));
  return [...new Set(groups.filter((group) => group !== undefined))];
}

function isArtifact(address: string): boolean {
  return RELEASE.test(address);
}
