import type { ComponentType, ReactNode } from 'react';
import type { headOf as headOfEntry } from '../app/head-of.ts';
import type { PageEntry } from '../app/page-entry.ts';
import type { RegionProps } from '../app/page-region.tsx';

/** A page in a sheet over the current page. */
export interface OpenSheet {
  readonly id: number;
  readonly path: string;
  /** Absent until it has loaded. */
  readonly entry?: PageEntry;
  readonly busy: boolean;
  /** A form of its page is being sent. */
  readonly sending?: boolean;
  /** It has been asked to close, and is about to. */
  readonly closing: boolean;
}

export interface PageSheets {
  /** The component that renders them; it belongs in the page's tree, for its router. */
  readonly element: ReactNode;
  /**
   * @param logIn asks for login where the page needs one
   * @returns the closing value of the page, after it is closed
   */
  open(path: string, logIn: () => Promise<boolean>): Promise<unknown>;
  /** Closes the topmost. @returns whether there was one */
  close(result?: unknown): boolean;
}

/** The actions of the sheets' own tree. */
export interface SheetActions {
  retry(sheet: OpenSheet): void;
  /** Loads another query of its page in the same sheet. */
  go(id: number, path: string): void;
  /** Sends a form to the page's action. */
  submit(sheet: OpenSheet, form: FormData): void;
  close(id: number): void;
  /** It is closed: the opener's promise resolves. */
  closed(id: number): void;
}

/** Components of the frame that every document has loaded already: no sheet loads them again. */
export interface FrameDeps extends Pick<SheetFrame, 'Region'> {
  readonly headOf: typeof headOfEntry;
}

/** What the document's frame passes to sheets: both show pages in the same way. */
export interface SheetFrame {
  readonly Region: ComponentType<RegionProps>;
  /** The dialog's label: the page's title without the site's name. */
  titleOf(sheet: OpenSheet, entry: PageEntry): string;
}
