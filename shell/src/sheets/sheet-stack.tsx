import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { PageSheet, type PageSheetProps } from './page-sheet.tsx';
import type { OpenSheet } from './sheet-types.ts';

interface SheetStackProps extends Omit<PageSheetProps, 'sheet'> {
  readonly store: StoreApi<readonly OpenSheet[]>;
}

/** All sheets over the current page, in the order of opening. */
export function SheetStack({ store, ...parts }: SheetStackProps) {
  const sheets = useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
  return sheets.map((sheet) => <PageSheet key={sheet.id} sheet={sheet} {...parts} />);
}
