import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { POLICE_OF_CITY } from '@aangan/shared-kit/domain/home-services/police-of-city';
import { tenantConsentLink } from '@aangan/shared-kit/links/legal-services';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import {
  type ActionArgs,
  type PageArgs,
  type PageHead,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { ActionsRow, Lead, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { hsFacts } from '../answers/public.ts';
import { CONSENT_WORDS as WORDS } from './consent.words.ts';

/** What a tenant is asked, at the secret address of the SMS. It needs no account. Null for a link that has ended. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  const found = await orEnded(http.request('GET /legal-backend/api/v1/consent/{token}', { params: { token } }));
  return found && hsFacts(found);
}

export function action({ form, params, platform: { http } }: ActionArgs) {
  const token = params.token ?? '';
  return orRefusal(form, async () => {
    const decision = form.get('decision') === 'given' ? ('given' as const) : ('refused' as const);
    hsFacts(
      await http.request('POST /legal-backend/api/v1/consent/{token}', { params: { token }, json: { decision } }),
    );
    return redirect(tenantConsentLink(token));
  });
}

export function head({ data }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${WORDS.title} | Aangan`, status: data ? 200 : 404, robots: 'noindex,nofollow' };
}

export function Component() {
  const asked = usePageData<typeof loader>();
  if (asked) return <Asked {...asked} />;
  return (
    <PageColumn width="form">
      <EndedLink title={WORDS.endedTitle}>{WORDS.ended}</EndedLink>
    </PageColumn>
  );
}

function Asked(asked: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const { type, city, landlord, answers, consent, deletionDays } = asked;
  const police = POLICE_OF_CITY[cityBySlug(city)?.slug ?? 'bangalore'];
  const receiver = type === 'LEGAL_POLICE_INTIMATION' ? `the ${police}` : WORDS.landlord;
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.asks(landlord, legalService(type).name)}</Lead>
      </PageHeading>
      <p>{WORDS.free}</p>
      <Section aria-labelledby="facts">
        <h2 id="facts">{WORDS.facts}</h2>
        <Facts>
          {answers.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <p>{WORDS.wrong}</p>
      </Section>
      <p>
        {WORDS.receiver(receiver)} {WORDS.deletion(deletionDays)}
      </p>
      {consent.state === 'asked' || consent.state === 'open' ? (
        <Decide />
      ) : (
        <AlertNote tone={consent.state === 'given' ? 'good' : 'attention'}>
          {consent.state === 'given' ? WORDS.given : WORDS.refused}
        </AlertNote>
      )}
    </PageColumn>
  );
}

function Decide() {
  const { busy } = usePageAction();
  return (
    <ActionsRow>
      <ActionForm hidden={{ decision: 'given' }}>
        <Button type="submit" variant="primary" busy={busy}>
          {WORDS.agree}
        </Button>
      </ActionForm>
      <ActionForm hidden={{ decision: 'refused' }}>
        <Button type="submit" busy={busy}>
          {WORDS.refuse}
        </Button>
      </ActionForm>
    </ActionsRow>
  );
}
