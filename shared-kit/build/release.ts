import type { Experiments } from '../domain/experiment.ts';
import type { OutsideScript } from '../platform/platform.ts';
import type { CallDigest } from './call-digest.ts';
import type { NavigationEntry } from './navigation.ts';
import type { SharedLibraries } from './shared-libraries.ts';

/** One file of a release. */
export interface ReleaseFile {
  /** `sha384-…`, in the format of the `integrity` attribute. */
  readonly integrity: string;
  readonly bytes: number;
  /** Bytes after gzip. */
  readonly gzip: number;
}

/** A page of the staff area. */
export interface StaffPage {
  /** Its heading on the overview: `Reports on listings`. */
  readonly title: string;
  /** Its link in the staff navigation: `Reports`. */
  readonly shortTitle: string;
  /** The role of the staff who see it; each of its calls checks it again. */
  readonly role: string;
  /** The call that counts what waits on the page: its answer has the number `waiting`. */
  readonly waiting?: string;
}

/** Browser files of a page, or of a fill. */
export interface ReleaseFiles {
  /** Files it needs besides the remote's entry, in loading order. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Scripts and stylesheets that it may load later: its lazy sections. */
  readonly later: readonly string[];
}

export interface ReleasePage extends ReleaseFiles {
  readonly paths: readonly string[];
  readonly access: 'public' | 'login' | 'staff';
  /** Noun for the page in the login prompt: `your shortlist`. */
  readonly about?: string;
  /** Present for a page of the staff area. */
  readonly staff?: StaffPage;
  /** About one person: advertisers get no data about it. */
  readonly personal: boolean;
  /** Part of the product whose suggestions may appear on it. */
  readonly suggestions?: string;
  /** Other companies' scripts that load with it, besides those of every page. */
  readonly scripts: readonly OutsideScript[];
  /** Scripts of every page that it must not have. */
  readonly withoutScripts: readonly OutsideScript[];
  /** An address that opens it. */
  readonly example?: string;
  /** ms that its loader may take on the server; 10,000 without it. */
  readonly loaderTimeoutMs?: number;
  readonly params: Readonly<Record<string, readonly string[]>>;
  /** Experiments whose buckets must be known before the page is rendered. */
  readonly experiments: readonly string[];
  /** Addresses for search engines. */
  readonly sitemap: readonly string[];
  /** Version of the props by slot that the page offers to other remotes. */
  readonly slots: Readonly<Record<string, number>>;
}

/** What a remote shows in a slot of another remote's page. */
export interface ReleaseFill extends ReleaseFiles {
  readonly slot: string;
  /** Version of the slot's props that it was built for. */
  readonly slotVersion: number;
  /** The smallest number is first, whichever remote it comes from. */
  readonly order: number;
  readonly audience?: 'guests' | 'members';
  /** Slugs of the only cities in which it appears. */
  readonly cities?: readonly string[];
  /** First day in India on which it appears. */
  readonly from?: string;
}

/** The page that the first path segment of an app webview opens. */
export interface HybridPrefix {
  readonly page: string;
  /** Where an ordinary browser is redirected; without it, every device gets the webview's page. */
  readonly web?: string;
}

/**
 * `release.json`: everything the platform knows about one version of a remote. File names are relative to the
 * release's folder, `/<remote>/<version>/`.
 */
export interface Release {
  readonly schema: 1;
  readonly name: string;
  /** Version of the package and a digest of the content, so different files never share a version. */
  readonly version: string;
  /** Range of the platform contract it was built for: `^1`. */
  readonly contract: string;
  /** Versions of the shared libraries that it was built against; empty for builds that did not record them. */
  readonly libraries: SharedLibraries;
  /** Ranges of other versions that it was tested with, by library. */
  readonly testedWith: SharedLibraries;
  /** ISO time of the build: decides which of two builds of one package version is newer. */
  readonly builtAt: string;
  readonly browserEntry: string;
  readonly serverEntry: string;
  readonly pages: Readonly<Record<string, ReleasePage>>;
  /** By name; pages and fills share their names. */
  readonly fills: Readonly<Record<string, ReleaseFill>>;
  /** By prefix: `kyr`. */
  readonly hybrid: Readonly<Record<string, HybridPrefix>>;
  /** Paths besides the platform's own under which its pages call the API. */
  readonly apiPrefixes: readonly string[];
  /** Paths and patterns inside its own patterns that it leaves to other remotes, by their names. */
  readonly sharesPaths: Readonly<Record<string, readonly string[]>>;
  readonly navigation: readonly NavigationEntry[];
  /** Experiments that its pages may name. */
  readonly experiments: Experiments;
  /** Calls of the API that its code makes, each with the digest of its contract. */
  readonly calls: Readonly<Record<string, CallDigest>>;
  /** Gzip bytes of script that each page and each fill may have; checked again at publication. */
  readonly budgets: Readonly<Record<string, number>>;
  readonly files: Readonly<Record<string, ReleaseFile>>;
}
