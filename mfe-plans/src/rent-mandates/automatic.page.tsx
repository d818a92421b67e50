import { payRentLink } from '@aangan/shared-kit/links/rent-pay';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type ActionArgs, notFound, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { AskedMandate } from './asked-mandate.tsx';
import styles from './automatic.module.css';
import { AUTOMATIC_WORDS as WORDS } from './automatic.words.ts';
import { actOnAutomatic } from './automatic-actions.ts';
import { DebitList } from './debit-list.tsx';
import { LiveMandate } from './live-mandate.tsx';
import { ReminderForm } from './reminder-form.tsx';
import { SetUpForm } from './set-up-form.tsx';

/** A home, and how its rent is paid by itself. */
export async function loader({ url, params: given, platform: { http } }: PageArgs) {
  const params = { tenancyId: given.tenancyId ?? '' };
  try {
    const [tenancy, automatic] = await Promise.all([
      http.request('GET /api/v1/rent-pay/tenancies/{tenancyId}', { params }),
      http.request('GET /api/v1/rent-pay/tenancies/{tenancyId}/mandate', { params }),
    ]);
    return { tenancy, automatic, isSaved: url.searchParams.get('saved') === 'reminders' };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

export const action = (args: ActionArgs) => actOnAutomatic(args);

export const head = () => personalHead(WORDS.title);

/** Automatic payment of one home: set up, its state and history, and reminders. */
export function Component() {
  const { tenancy, automatic, isSaved } = usePageData<typeof loader>();
  const { mandate, asked, isOpen, debits } = automatic;
  const { id, kind, landlord, home } = tenancy;
  return (
    <PageColumn width="form" top={24} bottom={72}>
      <p>
        <Link to={payRentLink({ tenancyId: id, kind })}>{WORDS.tenancy}</Link>
      </p>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <SmallText>
          {landlord.name}, {home}
        </SmallText>
      </PageHeading>
      <Section aria-labelledby="automatic">
        <h2 id="automatic">{WORDS.automatic}</h2>
        {mandate && <LiveMandate tenancyId={id} mandate={mandate} automatic={automatic} />}
        {asked && (
          <div className={mandate ? undefined : styles.asked}>
            <AskedMandate tenancyId={id} asked={asked} isChange={mandate !== null} />
          </div>
        )}
        {!mandate && !asked && isOpen && (
          <>
            <Lead>{WORDS.lead}</Lead>
            <SetUpForm tenancyId={id} automatic={automatic} />
          </>
        )}
        {!mandate && !isOpen && <AlertNote tone="info">{WORDS.closed}</AlertNote>}
      </Section>
      <ReminderForm automatic={automatic} isSaved={isSaved} />
      {/* Last, because each skipped month adds a row: nothing below it moves. */}
      {debits.length > 0 && <DebitList debits={debits} />}
    </PageColumn>
  );
}
