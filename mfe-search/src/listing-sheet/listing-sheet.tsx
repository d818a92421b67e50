import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { SectionBoundary } from '@aangan/shared-kit/ui/section-boundary';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** Props of an action’s sheet. The sheet opens itself, and calls back after it has closed. */
export interface ListingSheetProps {
  readonly id: string;
  /** Whether it resumes an action that waited for a login with a reload. */
  readonly resumed?: boolean;
  readonly onClosed: () => void;
}

/** The category of the listing, which decides the plans for its seekers. */
export interface ActedOnListing {
  readonly id: string;
  readonly category: ListingCategory;
}

interface ListingSheetFrameProps {
  /** Name of its history entry: `photos`. */
  readonly name: string;
  readonly title: string;
  /** Called once, when the sheet opens. */
  readonly onOpened: () => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The frame of an action’s sheet: it opens by itself, Back closes it, and it calls back after closing. */
export function ListingSheet({ name, title, onOpened, onClosed, children }: ListingSheetFrameProps) {
  const { open, show, hide } = useSheetHistory(name);
  const begin = useEffectEvent(() => {
    show();
    onOpened();
  });
  useEffect(() => begin(), []);
  // Back, Escape and Close all end here; the dialog is closed before its owner unmounts the sheet.
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (open) setShown(true);
    else if (shown) onClosed();
  }, [open, shown, onClosed]);
  return (
    <Sheet title={title} open={open} onClose={hide}>
      <SectionBoundary>{children}</SectionBoundary>
    </Sheet>
  );
}
