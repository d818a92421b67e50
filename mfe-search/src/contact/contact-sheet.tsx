import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import { contactStatusCode } from '@aangan/shared-kit/domain/contact-status';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { useState } from 'react';
import { type ActedOnListing, ListingSheet, type ListingSheetProps } from '../listing-sheet/public.ts';
import styles from './contact-sheet.module.css';
import { ContactStatusView } from './contact-status-view.tsx';

type Step = { readonly asked?: AskedContact; readonly failure?: string; readonly busy: boolean };

/** States the cost of a contact, requests it, and shows the number. */
export function ContactSheet({ id, category, onClosed }: ListingSheetProps & ActedOnListing) {
  const { http, alerts, analytics, attribution, experiments } = usePlatform();
  const [{ asked, failure, busy }, setStep] = useState<Step>({ busy: true });

  const follow = (call: Promise<AskedContact>) => {
    setStep((before) => ({ ...before, busy: true }));
    return call.then(
      (answer) => setStep({ asked: answer, busy: false }),
      (error: unknown) => setStep((before) => ({ ...before, failure: wordsOf(error), busy: false })),
    );
  };
  const track = ({ status }: AskedContact) => {
    const code = contactStatusCode(status);
    analytics.track('contact_owner', { propertyId: id, status, ...(code && { code }) });
  };
  const look = () =>
    follow(
      http.request('GET /api/v3/user/contacted/{id}', { params: { id } }).then((answer) => {
        if (!answer.mayAsk && !answer.sent) track(answer);
        if (isUsedUp(answer)) noteSeeker();
        return answer;
      }),
    );
  /** Records a potential seeker: a person who wanted this owner and has no contacts left. */
  const noteSeeker = () => {
    const json = attributionFields(attribution.current());
    http
      .request('POST /api/v1/potential_seeker/contact/{propertyId}', { params: { propertyId: id }, json })
      // Source: services-and-platform, section 8 (potential seeker: the server message is shown as an error).
      .catch((error: unknown) => alerts.show('error', failureMessage(error)));
  };
  const ask = () =>
    follow(
      http
        .request('POST /api/v3/activity/contact/{propertyId}', {
          params: { propertyId: id },
          json: attributionFields(attribution.current()),
        })
        .then((answer) => {
          // A lead is a conversion of every experiment that the device takes part in.
          if (answer.status === 'SENT_NEW') experiments.reached();
          track(answer);
          if (isUsedUp(answer)) noteSeeker();
          return answer;
        }),
    );

  // An owner's yes shows the number at once, while the sheet is open.
  const waits = asked?.status === 'requested';
  useLive('contact-request', waits ? { propertyId: id } : undefined, ({ state }) => {
    if (waits && state !== 'waiting') void look();
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

/** Compares by name, because shell and remote each have their own copy of the class. */
function wordsOf(error: unknown): string {
  const said = error instanceof HttpError ? error.serverMessage : undefined;
  return said ?? 'The number could not be asked for. Check your connection and try again.';
}
