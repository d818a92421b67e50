import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { lazy, Suspense, useState } from 'react';
import type { PersonWhoAsked } from './close-form.tsx';
import type { OwnHome } from './own-home.ts';
import styles from './properties.module.css';
import { closedWord } from './properties.words.ts';
import type { Moves } from './use-moves.ts';

const CloseForm = lazy(async () => ({ default: (await import('./close-form.tsx')).CloseForm }));

/** Says in the card that a home is let or sold, and to whom. The people who asked are loaded with the press. */
export function CardClose({ home: { id, category }, moves }: { readonly home: OwnHome; readonly moves: Moves }) {
  const { http, alerts } = usePlatform();
  const [contacts, setContacts] = useState<readonly PersonWhoAsked[]>();
  const [loading, setLoading] = useState(false);
  async function open() {
    setLoading(true);
    try {
      const params = { propertyId: id };
      setContacts((await http.request('GET /api/v1/property/manage/{propertyId}/contacts', { params })).contacts);
    } catch (error) {
      alerts.show('error', failureMessage(error));
    }
    setLoading(false);
  }
  if (!contacts) {
    return (
      <ScriptedButton busy={loading} onClick={() => void open()}>
        Mark as {closedWord(category)}
      </ScriptedButton>
    );
  }
  const close = () => setContacts(undefined);
  return (
    <div className={styles.whole}>
      <Suspense>
        <CloseForm
          category={category}
          contacts={contacts}
          busy={moves.busy}
          onClose={(how) => void moves.run({ kind: 'close', how }).then(close)}
          onCancel={close}
        />
      </Suspense>
    </div>
  );
}
