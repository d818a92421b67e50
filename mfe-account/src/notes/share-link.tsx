import { sharedNoteLink } from '@aangan/shared-kit/links/account';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { shareIcon } from '@aangan/shared-kit/ui/icon-paths';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { noteOf } from './note.ts';
import { NOTE_WORDS } from './note.words.ts';
import styles from './note-form.module.css';

type ShareCall = `${'POST' | 'DELETE'} /nb/api/v2/user/notes/{noteId}/share`;

interface ShareLinkProps {
  readonly noteId: string;
  readonly shareToken: string | null;
}

/** A link that lets others read the note until it is revoked. */
export function ShareLink({ noteId, shareToken }: ShareLinkProps) {
  const { http, origin, alerts } = usePlatform();
  const [token, setToken] = useState(shareToken);
  const address = token === null ? undefined : origin + sharedNoteLink(token);

  const { busy, run } = useMutation(async (call: ShareCall, options) => {
    try {
      const answer = await http.request(call, { params: { noteId } }, options);
      setToken(noteOf(answer.responseBody.notes[0]).shareToken);
    } catch (error) {
      if (!options.signal?.aborted) alerts.show('error', NOTE_WORDS.linkFailed);
      throw error;
    }
  });

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      alerts.show('success', 'Link copied.');
    } catch {
      alerts.show('info', NOTE_WORDS.copyByHand);
    }
  }

  return (
    <fieldset className={styles.group}>
      <StrongText as="legend">Link</StrongText>
      {address === undefined ? (
        <>
          <p className={styles.help}>{NOTE_WORDS.linkHelp}</p>
          <Button
            size="small"
            icon={shareIcon}
            busy={busy}
            className={styles.add}
            onClick={() => void run('POST /nb/api/v2/user/notes/{noteId}/share')}
          >
            Make a link
          </Button>
        </>
      ) : (
        <>
          <input
            className={styles.link}
            readOnly
            value={address}
            aria-label="Link to this note"
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.choices}>
            <Button size="small" onClick={() => void copy(address)}>
              Copy link
            </Button>
            <Button
              variant="quiet"
              size="small"
              busy={busy}
              onClick={() => void run('DELETE /nb/api/v2/user/notes/{noteId}/share')}
            >
              Stop sharing
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}
