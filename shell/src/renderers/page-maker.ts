import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { UsedRelease } from '../registry/release-set.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import type { ShellFiles } from '../registry/shell-files.ts';
import type { PageOutcomes } from '../render/page-outcomes.ts';
import type { PageMatch } from '../routing/page-table.ts';
import type { MadePage, PageOrder } from './page-order.ts';

/** What a page is made with, on this side of the border. */
export interface MakingPage {
  /** Of the visitor's device: the shell's release, and the remotes'. */
  readonly from: Pick<ResolvedReleaseSet, 'set' | 'shell'>;
  /** The page at its address. */
  readonly match: PageMatch | undefined;
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal;
  readonly report: Platform['errors']['report'];
}

/** What makes pages, for those who watch the server. */
export interface PagesState {
  readonly renderers: readonly RendererState[];
  /** Releases that have ended a renderer in the last minutes and are made apart from the others. */
  readonly apart: readonly Pick<UsedRelease, 'name' | 'version'>[];
}

interface RendererState {
  /** `renderer-1` */
  readonly name: string;
  readonly state: 'starting' | 'ready' | 'leaving';
  /** Pages in it. */
  readonly busy: number;
  /** MB as last measured; undefined before. */
  readonly heapMb: number | undefined;
}

/** Makes pages with one release of the shell: in this thread, or in others that may be stopped. */
export interface ShellPages {
  make(order: PageOrder, making: MakingPage): Promise<MadePage>;
  /** Loads all pages and fills of a release, so that no visitor waits for it. @throws RemoteFailure */
  prepare(release: UsedRelease): Promise<void>;
  /** Evicts the releases that are no longer in use. */
  keep(releases: readonly UsedRelease[]): void;
  /** Pages that are being made. */
  busy(): number;
  state(): PagesState;
  close(): Promise<void>;
}

/** Makes pages, each with the release of the shell that its visitor gets. */
export interface PageMaker {
  make(order: PageOrder, making: MakingPage): Promise<MadePage>;
  /**
   * Starts the server half of a release of the shell, with releases of remotes in it.
   * @throws RemoteFailure when the half cannot be had, or a release that loads under another one does not load in it
   */
  prepareShell(shell: ShellFiles, releases: readonly UsedRelease[]): Promise<void>;
  /** Loads a release under every release of the shell that is in use. @throws RemoteFailure */
  prepare(release: UsedRelease): Promise<void>;
  /** Evicts what is no longer in use. */
  keep(releases: readonly UsedRelease[], shells: readonly ShellFiles[]): void;
  readonly outcomes: Pick<PageOutcomes, 'list'>;
  /** Of all releases of the shell together. */
  state(): PagesState;
  close(): Promise<void>;
}
