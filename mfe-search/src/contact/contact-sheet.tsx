import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import { contactStatusCode } from '@aangan/shared-kit/domain/contact-status';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { problemsOf } from '@aangan/shared-kit/platform/problems';
import { useRefreshedSteps } from '@aangan/shared-kit/platform/use-listing-steps';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { useState } from 'react';
import { type ActedOnListing, ListingSheet, type ListingSheetProps } from '../listing-sheet/public.ts';
import { CONTACT_WORDS } from './contact.words.ts';
import styles from './contact-sheet.module.css';
import { ContactStatusView } from './contact-status-view.tsx';

type Step = { readonly asked?: AskedContact; readonly failure?: string; readonly looking: boolean };

const NOT_ASKED = CONTACT_WORDS.failed;

/** States the cost of a contact, requests it, and shows the number. */
export function ContactSheet({ id, category, onClosed }: ListingSheetProps & ActedOnListing) {
  const { http, alerts, analytics, attribution, experiments } = usePlatform();
  const [{ asked, failure, looking }, setStep] = useState<Step>({ looking: true });
  const failed = (words: string) => setStep((before) => ({ ...before, failure: words, looking: false }));
  const asking = useMutation('POST /api/v3/activity/contact/{propertyId}', {
    otherwise: NOT_ASKED,
    onProblem: failed,
  });
  const busy = looking || asking.busy;
  const refreshSteps = useRefreshedSteps();

  const track = ({ status }: AskedContact) => {
    const code = contactStatusCode(status);
    analytics.track('contact_owner', { propertyId: id, status, ...(code && { code }) });
  };
  const look = async () => {
    setStep((before) => ({ ...before, looking: true }));
    try {
      const answer = await http.request('GET /api/v3/user/contacted/{id}', { params: { id } });
      if (!answer.mayAsk && !answer.sent) track(answer);
      if (isUsedUp(answer)) noteSeeker();
      setStep({ asked: answer, looking: false });
    } catch (error) {
      failed(problemsOf(error, NOT_ASKED).problem);
    }
  };
  /** Records a potential seeker: a person who wanted this owner and has no contacts left. */
  const noteSeeker = () => {
    const json = attributionFields(attribution.current());
    http
      .request('POST /api/v1/potential_seeker/contact/{propertyId}', { params: { propertyId: id }, json })
      // Source: services-and-platform, section 8 (potential seeker: the server message is shown as an error).
      .catch((error: unknown) => alerts.show('error', failureMessage(error)));
  };
  const ask = async () => {
    const json = attributionFields(attribution.current());
    const sent = await asking.run({ params: { propertyId: id }, json });
    if (!sent) return;
    // A lead is a conversion of every experiment that the device takes part in.
    if (sent.answer.status === 'SENT_NEW') experiments.reached();
    track(sent.answer);
    if (isUsedUp(sent.answer)) noteSeeker();
    setStep({ asked: sent.answer, looking: false });
    refreshSteps();
  };

  // An owner's yes shows the number at once, while the sheet is open.
  const waits = asked?.status === 'requested';
  useLive('contact-request', waits ? { propertyId: id } : undefined, ({ state }) => {
    if (!waits || state === 'waiting') return;
    void look();
    refreshSteps();
  });

  return (
    <ListingSheet name="contact" title="Contact the owner" onOpened={() => void look()} onClosed={onClosed}>
      <div className={styles.content} aria-live="polite" aria-busy={busy}>
        {failure && (
          <AlertNote tone="error" busy={busy} onRetry={() => void look()}>
            {failure}
          </AlertNote>
        )}
        {!failure && !asked && <p>Looking up your contacts…</p>}
        {!failure && asked && (
          <ContactStatusView
            id={id}
            category={category}
            asked={asked}
            busy={busy}
            onAsk={() => void ask()}
            onChanged={() => void look()}
          />
        )}
      </div>
    </ListingSheet>
  );
}

function isUsedUp({ status }: AskedContact): boolean {
  return status === 'NO_PLAN_SELECTED' || status === 'LIMIT_EXCEEDED';
}
