import type { PageTable } from '../../shell/src/routing/page-table.ts';
import { RESERVED_PREFIXES } from '../../shell/src/routing/reserved-paths.ts';

/** A remote as requested on the command line. */
export interface RemoteRequest {
  readonly name: string | undefined;
  readonly path?: string | undefined;
  readonly prefix?: string | undefined;
}

/** What already exists. */
export interface Neighbours {
  /** Names at the top of the repository. */
  readonly folders: readonly string[];
  /** The owner of each path pattern. */
  readonly paths: ReadonlyMap<string, string>;
  /** Their pages: a path inside a pattern belongs to the pattern's owner. */
  readonly pages: Pick<PageTable, 'match'>;
  /** The owner of each webview prefix. */
  readonly prefixes: ReadonlyMap<string, string>;
}

/** A new remote with all its names. */
export interface RemotePlan {
  /** `mfe-home-services`. */
  readonly name: string;
  /** `home-services`: its first feature and page. */
  readonly feature: string;
  /** `Home services`, the display name. */
  readonly title: string;
  readonly path: string;
  readonly prefix: string | undefined;
}

/** What is wrong with the requested remote, in one line that says what to do. */
class RemoteRequestError extends Error {
  override readonly name = 'RemoteRequestError';
}

/** npm allows 214; longer names make file addresses unreadable. */
const LONGEST_NAME = 40;

/**
 * Derives all names of a new remote.
 * @throws RemoteRequestError when the name, the path or the prefix is taken or invalid
 */
export function planRemote({ name = '', path, prefix }: RemoteRequest, neighbours: Neighbours): RemotePlan {
  const feature = /^mfe-([a-z]+(?:-[a-z]+)*)$/.exec(name)?.[1];
  if (!feature) {
    throw new RemoteRequestError(
      `${name ? `"${name}" is no name of a remote` : 'Name the remote'}: mfe- and lower-case words, like mfe-home-services.`,
    );
  }
  if (name.length > LONGEST_NAME) throw new RemoteRequestError(`${name} is longer than ${LONGEST_NAME} characters.`);
  if (neighbours.folders.includes(name))
    throw new RemoteRequestError(`There is a ${name} already: choose another name.`);
  const plan = { name, feature, title: titleOf(feature), path: path ?? `/${feature}`, prefix };
  checkPath(plan, neighbours);
  checkPrefix(plan, neighbours);
  return plan;
}

function checkPath({ path }: RemotePlan, { paths, pages }: Neighbours): void {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
    throw new RemoteRequestError(
      `The path "${path}" must be like /rent-help/advice: lower-case words. Patterns come later, in remote.config.ts.`,
    );
  }
  const reserved = RESERVED_PREFIXES.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (reserved) {
    throw new RemoteRequestError(`Paths below ${reserved} are answered by the platform itself: choose another --path.`);
  }
  const owner = paths.get(path);
  if (owner) throw new RemoteRequestError(`The path ${path} belongs to ${owner}: choose another one with --path.`);
  const around = pages.match(path);
  if (around) {
    throw new RemoteRequestError(
      `The path ${path} is inside ${around.pattern} of ${around.remote}: choose another one with --path, or let that remote share it (docs/errors/REG-031.md).`,
    );
  }
}

function checkPrefix({ prefix }: RemotePlan, { prefixes }: Neighbours): void {
  if (prefix === undefined) return;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(prefix)) {
    throw new RemoteRequestError(`The prefix "${prefix}" must be one lower-case path segment, like kyr.`);
  }
  const owner = prefixes.get(prefix);
  if (owner)
    throw new RemoteRequestError(`The prefix ${prefix} belongs to ${owner}: choose another one with --prefix.`);
}

function titleOf(feature: string): string {
  const words = feature.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
