import { formatPaise } from '@aangan/shared-kit/domain/money';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { STAFF_MONEY_WORDS } from './staff-money.words.ts';

const TITLE = STAFF_MONEY_WORDS.clientTitle;

const STATES = {
  collecting: 'Being collected',
  received: 'Received, not sent yet',
  held: 'On hold',
  sending: 'The bank is asked',
  sent: 'With the bank',
  arrived: 'Arrived',
  returned: 'Came back',
  refunding: 'Goes back to payers',
  refunded: 'Back with payers',
  cancelled: 'Cancelled',
} as const;

/** Where money of others is, and whether it adds up. */
export const loader = ({ platform: { http } }: PageArgs) => http.request('GET /api/v1/staff/rent-pay/client-money', {});

export const head = (): PageHead => staffHead(TITLE);

export function Component() {
  const { offByPaise, heldPaise, inTransitPaise, places, offDues, dues, at } = usePageData<typeof loader>();
  const isRight = offByPaise === 0 && offDues.length === 0;
  return (
    <StaffPage title={TITLE}>
      <SmallText>
        As of <TimeAgo at={at} />
      </SmallText>
      <AlertNote tone={isRight ? 'info' : 'error'}>
        {isRight ? STAFF_MONEY_WORDS.balanced : STAFF_MONEY_WORDS.unbalanced(formatPaise(offByPaise), offDues.length)}
      </AlertNote>
      <Section aria-labelledby="where">
        <h2 id="where">Where it is</h2>
        <Rows>
          <li>Held by us: {formatPaise(heldPaise)}</li>
          <li>{STAFF_MONEY_WORDS.inTransit(formatPaise(inTransitPaise))}</li>
          {places.map(({ name, paise }) => (
            <li key={name}>
              {placeWords(name)}: {formatPaise(paise)}
            </li>
          ))}
        </Rows>
        {places.some(({ paise }) => paise < 0) && <SmallText>{STAFF_MONEY_WORDS.negative}</SmallText>}
      </Section>
      <Section aria-labelledby="states">
        <h2 id="states">Payments by state</h2>
        {dues.length === 0 ? (
          <p>{STAFF_MONEY_WORDS.noRent}</p>
        ) : (
          <Rows>
            {dues.map(({ state, count, paise }) => (
              <li key={state}>
                {STATES[state]}: {count}, {formatPaise(paise)}
              </li>
            ))}
          </Rows>
        )}
      </Section>
      {offDues.length > 0 && (
        <Section aria-labelledby="off">
          <h2 id="off">Payments that differ</h2>
          <Rows>
            {offDues.map(({ dueId, ledgerPaise, rowsPaise }) => (
              <li key={dueId}>
                <code>{dueId}</code>: ledger {formatPaise(ledgerPaise)}, payments {formatPaise(rowsPaise)}
              </li>
            ))}
          </Rows>
        </Section>
      )}
    </StaffPage>
  );
}

/** Where money is: our account at the bank, or a gateway that has not paid it out. Less than nothing is our own float. */
function placeWords(name: string): string {
  return name === 'bank' ? 'At the bank' : `With the gateway ${name}`;
}
