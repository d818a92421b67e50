import type { RentHold } from '@aangan/shared-kit/contracts/rent-holds';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { dueLink, RENT_HISTORY_LINK } from '@aangan/shared-kit/links/rent-pay';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import type { ReactNode } from 'react';
import { answerHold } from './answer-hold.ts';
import { HoldAnswer } from './hold-answer.tsx';
import { HOLD_WORDS, REASON_WORDS, STATE_WORDS } from './rent-hold.words.ts';

/** Why a payout waits, for its payers. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const dueId = params.dueId ?? '';
  try {
    const { hold } = await http.request('GET /api/v1/rent-pay/dues/{dueId}/hold', { params: { dueId } });
    return { dueId, hold };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export const action = answerHold;

export const head = () => personalHead(HOLD_WORDS.title);

export function Component() {
  const data = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      {data === null && (
        <Nothing title={HOLD_WORDS.othersTitle} text={HOLD_WORDS.othersText}>
          <LinkButton to={RENT_HISTORY_LINK}>{HOLD_WORDS.history}</LinkButton>
        </Nothing>
      )}
      {data?.hold === null && (
        <Nothing title={HOLD_WORDS.noneTitle} text={HOLD_WORDS.noneText}>
          <LinkButton to={dueLink(data.dueId)}>{HOLD_WORDS.see}</LinkButton>
        </Nothing>
      )}
      {data?.hold && <Held dueId={data.dueId} hold={data.hold} />}
    </PageColumn>
  );
}

interface NothingProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Nothing({ title, text, children }: NothingProps) {
  return (
    <>
      <PageHeading>
        <h1>{title}</h1>
        <Lead>{text}</Lead>
      </PageHeading>
      <ActionsRow>{children}</ActionsRow>
    </>
  );
}

function Held({ dueId, hold }: { readonly dueId: string; readonly hold: RentHold }) {
  const { state, answer, decision, endsOn } = hold;
  const { title, why } = REASON_WORDS[hold.reason];
  const isOpen = state === 'waiting' || state === 'answered';
  return (
    <>
      <PageHeading>
        <h1>{HOLD_WORDS.title}</h1>
        <Lead>{HOLD_WORDS.lead(formatPaise(hold.paise), hold.landlord)}</Lead>
      </PageHeading>
      <AlertNote tone={state === 'released' ? 'good' : isOpen ? 'attention' : 'info'}>
        <p>{STATE_WORDS[state]}</p>
        {state === 'waiting' && <p>{HOLD_WORDS.endsOn(formatDay(endsOn))}</p>}
      </AlertNote>
      <Section aria-label={HOLD_WORDS.about}>
        <h2>{title}</h2>
        <p>{why}</p>
        {answer !== null && <Said by={HOLD_WORDS.youSaid} text={answer} />}
        {decision !== null && <Said by={HOLD_WORDS.staffSaid} text={decision} />}
      </Section>
      {isOpen && <HoldAnswer hold={hold} />}
      <ActionsRow>
        <LinkButton to={dueLink(dueId)}>{HOLD_WORDS.see}</LinkButton>
      </ActionsRow>
    </>
  );
}

function Said({ by, text }: { readonly by: string; readonly text: string }) {
  return (
    <p>
      {by}: “{text}”
    </p>
  );
}
