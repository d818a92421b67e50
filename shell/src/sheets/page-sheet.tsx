import { useLoaderData, useLocation } from '@aangan/shared-kit/platform/router';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import styles from './page-sheet.module.css';
import { SheetAddress } from './sheet-address.tsx';
import type { OpenSheet, SheetActions, SheetFrame } from './sheet-types.ts';

export interface PageSheetProps {
  readonly sheet: OpenSheet;
  readonly actions: SheetActions;
  readonly frame: SheetFrame;
}

/** One page in a modal sheet: Back, Escape and its own button close it, and focus returns to where it was. */
export function PageSheet({ sheet, actions, frame: { Region, titleOf } }: PageSheetProps) {
  const { id, closing, entry, busy } = sheet;
  const { open, show, hide, hand } = useSheetHistory(`page-sheet-${id}`);
  const { key } = useLocation();
  const shownOn = useRef(key);
  const shown = useRef(false);
  useEffect(show, [show]);
  useEffect(() => {
    if (closing) hide();
  }, [closing, hide]);
  useEffect(() => {
    // A link in the sheet leads on: the page under it has changed.
    if (shownOn.current !== key) hand();
  }, [key, hand]);
  // The page in the sheet reloads its own data; the router knows only the page under the sheet.
  const under = useLoaderData();
  const shownOver = useRef(under);
  const reload = useEffectEvent(() => actions.retry(sheet));
  useEffect(() => {
    if (shownOver.current === under) return;
    shownOver.current = under;
    if (shownOn.current === key) reload();
  }, [under, key]);
  useEffect(() => {
    if (open) shown.current = true;
    else if (shown.current) actions.closed(id);
  }, [open, id, actions]);
  const action = useMemo(
    () => ({
      refusal: sheet.entry?.refusal,
      busy: sheet.sending === true,
      submit: (form: FormData) => actions.submit(sheet, form),
    }),
    [sheet, actions],
  );
  return (
    <Sheet
      title={entry ? titleOf(sheet, entry) : 'Loading'}
      titleHidden
      // The sheet does not move when its content has loaded.
      height="full"
      place="side"
      open={open}
      onClose={() => actions.close(id)}
    >
      {entry ? (
        <div className={styles.page}>
          <SheetAddress sheet={sheet} actions={actions}>
            <Region entry={entry} busy={busy} retry={() => actions.retry(sheet)} action={action} />
          </SheetAddress>
        </div>
      ) : (
        <p className={styles.loading}>One moment, please.</p>
      )}
    </Sheet>
  );
}
