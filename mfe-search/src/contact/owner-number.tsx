import type { AskedContact, ContactAllowance } from '@aangan/shared-kit/contracts/contacts';
import { spacedPhone } from '@aangan/shared-kit/domain/phone';
import { quietWords } from '@aangan/shared-kit/domain/quiet-words';
import { callTarget } from '@aangan/shared-kit/links/calls';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { SmallText, StrongText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { CONTACT_WORDS } from './contact.words.ts';
import styles from './contact-sheet.module.css';
import { leftWords } from './left-words.ts';

interface OwnerNumberProps {
  readonly owner: NonNullable<AskedContact['contact']>;
  readonly message: string;
  readonly allowance: ContactAllowance;
}

/** The owner’s number and the ways to use it. */
export function OwnerNumber({ owner, message, allowance }: OwnerNumberProps) {
  const { alerts } = usePlatform();
  const { name, phone, quietUntil, callVia } = owner;
  // Uses the time when the sheet opened, because the page may have been open since yesterday.
  const [openedAt] = useState(Date.now);
  if (phone === null) {
    return <AlertNote tone="attention">{CONTACT_WORDS.hidden(name)}</AlertNote>;
  }
  const copy = () =>
    navigator.clipboard.writeText(phone).then(
      () => alerts.show('success', 'Number copied.'),
      () => alerts.show('error', CONTACT_WORDS.notCopied),
    );
  return (
    <>
      <StrongText>{name}</StrongText>
      <p className={styles.number}>{spacedPhone(phone)}</p>
      {quietUntil !== null && <AlertNote tone="attention">{quietWords(name, quietUntil, openedAt)}</AlertNote>}
      <div className={styles.ways}>
        <LinkButton variant="primary" to={callTarget({ phone, callVia })}>
          Call
        </LinkButton>
        <LinkButton to={`https://wa.me/${phone.slice(1)}`} rel="noreferrer">
          WhatsApp
        </LinkButton>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      <SmallText>
        {message} {leftWords(allowance)}
      </SmallText>
    </>
  );
}
