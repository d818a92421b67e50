import type { ComponentType, ReactNode } from 'react';
import type { headOf as headOfEntry } from '../app/head-of.ts';
import type { PageEntry } from '../app/page-entry.ts';
import type { RegionProps } from '../app/page-region.tsx';

/** A page that stands over the one that is open. */
export interface OpenSheet {
  readonly id: number;
  readonly path: string;
  /** Absent until it has come. */
  readonly entry?: PageEntry;
  readonly busy: boolean;
  /** It has been told to close, and is about to. */
  readonly closing: boolean;
}

export interface PageSheets {
  /** What draws them: belongs into the page's tree, for its router. */
  readonly element: ReactNode;
  /**
   * @param logIn asks for login where the page needs one
   * @returns once it is closed: what the page closed with
   */
  open(path: string, logIn: () => Promise<boolean>): Promise<unknown>;
  /** Closes the topmost. @returns whether there was one */
  close(result?: unknown): boolean;
}

/** What the sheets' own tree may ask for. */
export interface SheetActions {
  retry(sheet: OpenSheet): void;
  close(id: number): void;
  /** It is closed: its opener goes on. */
  closed(id: number): void;
}

/** Parts of the frame that every document has already: no sheet brings them once more. */
export interface FrameParts extends Pick<SheetFrame, 'Region'> {
  readonly headOf: typeof headOfEntry;
}

/** What the document's frame gives to sheets: both show pages alike. */
export interface SheetFrame {
  readonly Region: ComponentType<RegionProps>;
  /** Names the dialog: the page's title without the site's name. */
  titleOf(sheet: OpenSheet, entry: PageEntry): string;
}
