import { profileLink } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { CheckRow } from '@aangan/shared-kit/ui/check-row';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './alerts.module.css';
import { ALERTS_WORDS } from './alerts.words.ts';

/** The toggle for price-drop notifications of shortlisted homes; a change is saved at once. */
export function PriceDrops({ told: notified }: { readonly told: boolean }) {
  const [on, setOn] = useState(notified);
  const { busy, problem, run } = useMutation('PUT /api/v1/alerts/price-drops');
  const choose = async (wanted: boolean) => {
    const saved = await run({ json: { told: wanted } });
    if (saved) setOn(saved.answer.told);
  };
  return (
    <section className={styles.part} aria-labelledby="price-drops" id="prices">
      <h2 id="price-drops">Price drops</h2>
      <CheckRow>
        <input type="checkbox" checked={on} disabled={busy} onChange={(event) => void choose(event.target.checked)} />
        <span>
          {ALERTS_WORDS.dropsBefore} <Link to={profileLink('shortlist')}>my shortlist</Link> {ALERTS_WORDS.dropsAfter}
        </span>
      </CheckRow>
      <SoftText>{ALERTS_WORDS.dropsHelp}</SoftText>
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
    </section>
  );
}
