import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CopyButton } from '@aangan/shared-kit/ui/copy-button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { SmallText, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import { type MouseEvent, useState } from 'react';
import styles from './tools.module.css';
import { shareLine, TOOLS_WORDS } from './tools.words.ts';
import { pathOf, TOOL } from './tools-action.ts';

export interface ShareLine {
  readonly id: string;
  /** Epoch ms. */
  readonly ends: number;
  readonly votes: number;
}

interface ShareFormProps {
  readonly sessionId: string;
  readonly attempt: string;
  readonly shares: readonly ShareLine[];
}

/** Links to a session for a partner. A link is shown once, when it is made. */
export function ShareForm({ sessionId, attempt, shares }: ShareFormProps) {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<string | null>();
  const share = useMutation('POST /falcon/smart-search-v2/share');
  const send = async () => {
    const sent = await share.run({ json: { session_id: sessionId, attempt } });
    if (!sent) return;
    setMade(sent.answer.url && new URL(sent.answer.url, platform.origin).href);
    await revalidate();
  };
  const make = (event: MouseEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <div className={styles.body}>
      <SmallText>{TOOLS_WORDS.shareHelp}</SmallText>
      {typeof made === 'string' ? (
        <div className={styles.body}>
          <TextField label={TOOLS_WORDS.shareReady} readOnly value={made} onFocus={(event) => event.target.select()} />
          <WrappedRow>
            <CopyButton text={made} what="link" />
            <ShareButton title={TOOLS_WORDS.shareTitle} path={pathOf(made, platform)} />
          </WrappedRow>
        </div>
      ) : (
        <ActionForm hidden={{ do: TOOL.share }}>
          <input type="hidden" name="attempt" value={attempt} />
          <Button type="submit" busy={share.busy} onClick={make}>
            {TOOLS_WORDS.shareMake}
          </Button>
        </ActionForm>
      )}
      {made === null && <AlertNote tone="attention">{TOOLS_WORDS.shareGone}</AlertNote>}
      {share.problem && <AlertNote tone="error">{share.problem}</AlertNote>}
      {shares.length > 0 && (
        <LinedRows>
          {shares.map(({ id, ends, votes }) => (
            <li key={id}>
              <span>{shareLine(ends, votes)}</span>
              <ActionForm hidden={{ do: TOOL.withdraw, share: id }}>
                <Button type="submit" variant="danger" size="small">
                  {TOOLS_WORDS.withdraw}
                </Button>
              </ActionForm>
            </li>
          ))}
        </LinedRows>
      )}
    </div>
  );
}
