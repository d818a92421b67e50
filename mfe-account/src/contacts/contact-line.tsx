import { REPORT_STATE_WORDS } from '@aangan/shared-kit/domain/number-report-words';
import { spacedPhone } from '@aangan/shared-kit/domain/phone';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { callTarget } from '@aangan/shared-kit/links/calls';
import { newChatLink } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { chatIcon, flagIcon, phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { FactsRow, Panel, SmallText, Stack, StrongText } from '@aangan/shared-kit/ui/layout';
import { SectionBoundary } from '@aangan/shared-kit/ui/section-boundary';
import { lazy, Suspense, useRef, useState } from 'react';
import { failureOf } from '../calls/public.ts';
import { HomeLineView } from '../homes/public.ts';
import type { Contact, ContactSide } from './contact.ts';
import { CONTACTS_WORDS } from './contacts.words.ts';

/** Only some rows need these steps, so their script loads with the first of them. */
const ContactSteps = lazy(async () => ({ default: (await import('./contact-steps.tsx')).ContactSteps }));

/** One row of the ledger: the person, the home, who has whose number, and the actions. */
export function ContactLine({ contact, side }: { readonly contact: Contact; readonly side: ContactSide }) {
  const { http, alerts } = usePlatform();
  const { id, home, person, contactedOn } = contact;
  const [hidden, setHidden] = useState(contact.myNumberHiddenOn !== null);
  const [report, setReport] = useState(contact.report);
  const [claim, setClaim] = useState(contact.claim);
  const [step, setStep] = useState<'report' | 'claim'>();
  const quiet = person.phone !== null && person.quietUntil !== null;
  const day = formatDay(contactedOn);
  const row = useRef<HTMLDivElement>(null);
  /** The pressed button disappears with its step, so keyboard focus moves to the row. */
  const endStep = () => {
    row.current?.focus();
    setStep(undefined);
  };

  const hiding = useMutation(async (wanted: boolean, options) => {
    const call = { params: { contactId: id }, json: { hidden: wanted } };
    try {
      await http.request('PUT /api/v1/user/contacts/{contactId}/my-number', call, options);
      setHidden(wanted);
    } catch (error) {
      if (!options.signal?.aborted) alerts.show('error', failureOf(error).words ?? CONTACTS_WORDS.notSaved);
      throw error;
    }
  });

  const content = (
    <Stack gap={4} tabIndex={-1} ref={row}>
      <StrongText>{person.name}</StrongText>
      <FactsRow as="p">
        {person.phone === null ? (
          <span>{CONTACTS_WORDS.theirsHidden}</span>
        ) : (
          <span>You have the number {spacedPhone(person.phone)}.</span>
        )}
        <span role="status">
          {hidden ? CONTACTS_WORDS.yoursHidden(person.name, day) : CONTACTS_WORDS.yoursShown(person.name, day)}
        </span>
      </FactsRow>
      {report && <SmallText>{REPORT_STATE_WORDS[report.state]}</SmallText>}
      <FactsRow>
        {person.phone !== null && (
          <LinkButton size="small" icon={phoneIcon} to={callTarget({ phone: person.phone, callVia: person.callVia })}>
            Call
          </LinkButton>
        )}
        {home && (
          <LinkButton
            size="small"
            icon={chatIcon}
            to={side === 'seeker' ? newChatLink(home.id) : newChatLink(home.id, id)}
          >
            Chat
          </LinkButton>
        )}
        <Button variant="quiet" size="small" busy={hiding.busy} onClick={() => void hiding.run(!hidden)}>
          {hidden ? 'Show my number again' : 'Hide my number'}
        </Button>
        {side === 'seeker' && !claim && (
          <Button variant="quiet" size="small" onClick={() => setStep('claim')}>
            Contact didn’t work?
          </Button>
        )}
        {!report && (
          <Button variant="quiet" size="small" icon={flagIcon} onClick={() => setStep('report')}>
            Report
          </Button>
        )}
      </FactsRow>
      {(step || claim || quiet) && (
        <SectionBoundary>
          <Suspense>
            <ContactSteps
              contact={contact}
              side={side}
              claim={claim}
              step={step}
              onClaimed={(made) => {
                setClaim(made);
                endStep();
              }}
              onReported={setReport}
              onClosed={endStep}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </Stack>
  );
  return home ? (
    <HomeLineView home={home} note={`Contact on ${day}`}>
      {content}
    </HomeLineView>
  ) : (
    <Panel>
      <SmallText>{CONTACTS_WORDS.homeGone(day)}</SmallText>
      {content}
    </Panel>
  );
}
