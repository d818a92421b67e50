import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { CopyButton } from '@aangan/shared-kit/ui/copy-button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import { INVITE_WORDS } from './rent-split.words.ts';

/** A link that was just made, to be sent to a flatmate. @param path holds a secret */
export function Invitation({ path }: { readonly path: string }) {
  const { origin } = usePlatform();
  return (
    <>
      <AlertNote tone="good">{INVITE_WORDS.send}</AlertNote>
      <TextField label={INVITE_WORDS.link} readOnly value={origin + path} onFocus={(event) => event.target.select()} />
      <ActionsRow>
        <CopyButton text={origin + path} what="link" />
        <ShareButton title={INVITE_WORDS.shareTitle} path={path} />
      </ActionsRow>
    </>
  );
}
