import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { PartBoundary } from '@aangan/shared-kit/ui/part-boundary';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** What the sheet of an action is given; it shows itself, and says when it has gone. */
export interface ListingSheetProps {
  readonly id: string;
  /** It goes on with what waited for a login while the page was loaded anew. */
  readonly resumed?: boolean;
  readonly onClosed: () => void;
}

/** The listing that is acted on: what it is decides which plans serve who looks for it. */
export interface ActedOnListing {
  readonly id: string;
  readonly category: ListingCategory;
}

interface ListingSheetFrameProps {
  /** Of its entry in the history: `photos`. */
  readonly name: string;
  readonly title: string;
  /** Runs once, when it opens. */
  readonly onOpened: () => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The frame of an action's sheet: it opens by itself, Back closes it, and it says when it has gone. */
export function ListingSheet({ name, title, onOpened, onClosed, children }: ListingSheetFrameProps) {
  const { open, show, hide } = useSheetHistory(name);
  const begin = useEffectEvent(() => {
    show();
    onOpened();
  });
  useEffect(() => begin(), []);
  // Back, Escape and Close all end here; the element is gone before its owner takes the sheet away.
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (open) setShown(true);
    else if (shown) onClosed();
  }, [open, shown, onClosed]);
  return (
    <Sheet title={title} open={open} onClose={hide}>
      <PartBoundary>{children}</PartBoundary>
    </Sheet>
  );
}
