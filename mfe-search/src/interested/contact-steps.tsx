import type { InterestedPerson } from '@aangan/shared-kit/contracts/interested';
import { REPORT_STATE_WORDS } from '@aangan/shared-kit/domain/number-report-words';
import { quietWords } from '@aangan/shared-kit/domain/quiet-words';
import { profileLink } from '@aangan/shared-kit/links/account';
import { callTarget } from '@aangan/shared-kit/links/calls';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { flagIcon, phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { WrappedRow } from '@aangan/shared-kit/ui/layout';
import { NumberReport } from '@aangan/shared-kit/ui/number-report';
import { useState } from 'react';
import styles from './interested.module.css';
import { INTERESTED_WORDS } from './interested.words.ts';

/** The owner’s actions for a seeker who has their number. */
export function ContactSteps({ interested }: { readonly interested: InterestedPerson }) {
  const { http, alerts, now } = usePlatform();
  const { id, person, claim } = interested;
  const [hidden, setHidden] = useState(interested.myNumberHiddenOn !== null);
  const [report, setReport] = useState(interested.report);
  const [reporting, setReporting] = useState(false);
  const { busy, run } = useMutation('PUT /api/v1/user/contacts/{contactId}/my-number', {
    onProblem: (problem) => alerts.show('error', problem),
  });
  const hide = async () => {
    if (await run({ params: { contactId: id }, json: { hidden: !hidden } })) setHidden(!hidden);
  };
  return (
    <>
      {person.quietUntil !== null && <p className={styles.soft}>{quietWords(person.name, person.quietUntil, now)}</p>}
      {claim?.state === 'waiting' && (
        <p>
          {person.name} {INTERESTED_WORDS.didNotWork} <Link to={profileLink('enquiries')}>Answer in Enquiries</Link>
        </p>
      )}
      {report && <p className={styles.soft}>{REPORT_STATE_WORDS[report.state]}</p>}
      <p className={styles.soft} role="status">
        {hidden && INTERESTED_WORDS.hidden(person.name)}
      </p>
      <WrappedRow>
        {person.phone !== null && (
          <LinkButton size="small" icon={phoneIcon} to={callTarget({ phone: person.phone, callVia: person.callVia })}>
            Call
          </LinkButton>
        )}
        <Button variant="quiet" size="small" busy={busy} onClick={() => void hide()}>
          {hidden ? 'Show my number again' : 'Hide my number'}
        </Button>
        {!report && !reporting && (
          <Button variant="quiet" size="small" icon={flagIcon} onClick={() => setReporting(true)}>
            Report
          </Button>
        )}
      </WrappedRow>
      {!report && reporting && (
        <NumberReport
          name={person.name}
          send={(reason, options) => {
            const call = { params: { contactId: id }, json: { reason } };
            return http.request('POST /api/v1/user/contacts/{contactId}/report', call, options);
          }}
          onReported={setReport}
          onClosed={() => setReporting(false)}
        />
      )}
    </>
  );
}
