import { type Offer, offerOf, type RemoteOffer } from './offer.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument, RemoteReleases } from './registry-document.ts';
import type { UsedRelease } from './release-set.ts';
import type { ShellFiles } from './shell-files.ts';

/** A release, or the shell's files, that the document asks for and that cannot be loaded. */
export interface TakeUpProblem {
  /** `mfe-search@0.1.0-1ec01c9d2f`. */
  readonly what: string;
  readonly error: unknown;
}

interface TakeUpParts {
  readonly registry: Pick<Registry, 'readShell'>;
  readonly readRelease: Registry['readRelease'];
  /** Makes a release ready to answer. @throws when its files do not exist (yet) or are invalid. */
  readonly prepare: (release: UsedRelease) => Promise<void>;
}

/**
 * Computes the releases that this server can activate now. Each remote gets the release of the document, or the one
 * active before if that cannot be loaded. So a broken release, or one whose files are late, costs no page.
 * @param before undefined at the start: then every described release is active, ready or not
 */
export async function takeUp(
  document: RegistryDocument,
  before: Offer | undefined,
  { registry, readRelease, prepare }: TakeUpParts,
): Promise<{ offer: Offer; problems: readonly TakeUpProblem[] }> {
  const problems: TakeUpProblem[] = [];

  async function usable(name: string, version: string): Promise<UsedRelease | undefined> {
    try {
      const release = await readRelease(name, version);
      if (before) await prepare(release);
      return release;
    } catch (error) {
      problems.push({ what: `${name}@${version}`, error });
      return undefined;
    }
  }

  async function remoteOffer(
    name: string,
    { live, canary, salt }: RemoteReleases,
  ): Promise<readonly [string, RemoteOffer] | undefined> {
    const [asked, tried] = await Promise.all([usable(name, live), canary && usable(name, canary.version)]);
    const offered = asked ?? before?.remotes[name]?.live;
    if (!offered) return undefined;
    return [
      name,
      { live: offered, ...(canary && tried && { canary: { release: tried, percent: canary.percent, salt } }) },
    ];
  }

  async function shellFiles(): Promise<ShellFiles> {
    try {
      return await registry.readShell(document.shell);
    } catch (error) {
      if (!before) throw error;
      problems.push({ what: `shell@${document.shell}`, error });
      return before.shell;
    }
  }

  const [shell, ...remotes] = await Promise.all([
    shellFiles(),
    ...Object.entries(document.remotes).map(([name, facts]) => remoteOffer(name, facts)),
  ]);
  const offered = Object.fromEntries(remotes.filter((offer) => offer !== undefined));
  return { offer: offerOf(document, shell, offered), problems };
}
