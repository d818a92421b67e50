import { profileLink } from '@aangan/shared-kit/links/account';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { useState } from 'react';
import styles from './alerts.module.css';

/** The toggle for price-drop notifications of shortlisted homes; a change is saved at once. */
export function PriceDrops({ told: notified }: { readonly told: boolean }) {
  const { http } = usePlatform();
  const [on, setOn] = useState(notified);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const choose = async (wanted: boolean) => {
    setBusy(true);
    setFailure(undefined);
    try {
      setOn((await http.request('PUT /api/v1/alerts/price-drops', { json: { told: wanted } })).told);
    } catch (error) {
      setFailure(failureMessage(error));
    }
    setBusy(false);
  };
  return (
    <section className={styles.part} aria-labelledby="price-drops" id="prices">
      <h2 id="price-drops">Price drops</h2>
      <label className={styles.switch}>
        <input type="checkbox" checked={on} disabled={busy} onChange={(event) => void choose(event.target.checked)} />
        <span>
          Tell me when a home on <Link to={profileLink('shortlist')}>my shortlist</Link> costs less
        </span>
      </label>
      <p className={styles.soft}>By e-mail or WhatsApp, at most once a day, never in your quiet hours.</p>
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
    </section>
  );
}
