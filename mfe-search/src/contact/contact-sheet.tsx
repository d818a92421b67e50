import type { AskedContact } from '@aangan/shared-kit/contracts/contacts';
import { contactStatusCode } from '@aangan/shared-kit/domain/contact-status';
import { EXPERIMENTS } from '@aangan/shared-kit/domain/experiment-bucket';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { profileLink } from '@aangan/shared-kit/links/account';
import { plansLink } from '@aangan/shared-kit/links/plans';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListingSheetProps } from '../detail/listing-actions.ts';
import styles from './contact-sheet.module.css';
import { leftWords } from './left-words.ts';
import { OwnerNumber } from './owner-number.tsx';

type Step = { readonly asked?: AskedContact; readonly failure?: string; readonly busy: boolean };

/** Says what asking costs, asks, and shows the number. */
export function ContactSheet({ id, onClosed }: ListingSheetProps) {
  const { http, analytics, attribution, experiments } = usePlatform();
  const { open, show, hide } = useSheetHistory('contact');
  const [{ asked, failure, busy }, setStep] = useState<Step>({ busy: true });

  const follow = (call: Promise<AskedContact>) => {
    setStep((before) => ({ ...before, busy: true }));
    return call.then(
      (answer) => setStep({ asked: answer, busy: false }),
      (error: unknown) => setStep((before) => ({ ...before, failure: wordsOf(error), busy: false })),
    );
  };
  const look = () => follow(http.request('GET /api/v3/user/contacted/{id}', { params: { id } }));
  const ask = () =>
    follow(
      http
        .request('POST /api/v3/activity/contact/{propertyId}', {
          params: { propertyId: id },
          json: attributionFields(attribution.current()),
        })
        .then((answer) => {
          // A lead counts for whatever is being tried out.
          if (answer.status === 'SENT_NEW') for (const key of Object.keys(EXPERIMENTS)) experiments.convert(key);
          const code = contactStatusCode(answer.status);
          analytics.track('contact_owner', { propertyId: id, status: answer.status, ...(code && { code }) });
          return answer;
        }),
    );

  const begin = useEffectEvent(() => {
    show();
    void look();
  });
  useEffect(() => begin(), []);
  // Back, Escape and Close all end here; the element is gone before its owner takes the sheet away.
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (open) setShown(true);
    else if (shown) onClosed();
  }, [open, shown, onClosed]);

  return (
    <Sheet title="Contact the owner" open={open} onClose={hide}>
      <div className={styles.content} aria-live="polite" aria-busy={busy}>
        {failure && (
          <AlertNote tone="error" busy={busy} onRetry={() => void look()}>
            {failure}
          </AlertNote>
        )}
        {!failure && !asked && <p>Looking up your contacts…</p>}
        {!failure && asked && <Standing asked={asked} busy={busy} onAsk={() => void ask()} />}
      </div>
    </Sheet>
  );
}

interface StandingProps {
  readonly asked: AskedContact;
  readonly busy: boolean;
  readonly onAsk: () => void;
}

function Standing({ asked, busy, onAsk }: StandingProps) {
  const { status, message, sent, contact, allowance, mayAsk } = asked;
  if (sent && contact) return <OwnerNumber owner={contact} message={message} allowance={allowance} />;
  if (status === 'NO_PLAN_SELECTED' || status === 'LIMIT_EXCEEDED') {
    return (
      <>
        <AlertNote tone="attention">
          {message} {leftWords(allowance)}
        </AlertNote>
        <LinkButton variant="primary" wide to={plansLink('tenant')}>
          See plans
        </LinkButton>
      </>
    );
  }
  if (!mayAsk) return <AlertNote tone="attention">{message}</AlertNote>;
  return (
    <>
      <p>{leftWords(allowance)}</p>
      <p className={styles.soft}>
        You get the owner’s name and number, and the owner gets yours. Both of you can see this, hide your number and
        report the other in <Link to={profileLink('myContacts')}>Contacts</Link>.
      </p>
      <Button variant="primary" wide icon={phoneIcon} busy={busy} onClick={onAsk}>
        Get the number, use 1 of {allowance.left}
      </Button>
    </>
  );
}

/** By name: shell and remote each carry their own copy of the class. */
function wordsOf(error: unknown): string {
  const said = error instanceof HttpError ? error.serverMessage : undefined;
  return said ?? 'The number could not be asked for. Check your connection and try again.';
}
