import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { NRI_LEAD_LINK, OWNER_MEETS_TENANT_LINK } from '@aangan/shared-kit/links/leads';
import { MANAGEMENT_PLANS_LINK, withReturn } from '@aangan/shared-kit/links/plans';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { sendCrowdLead } from './crowd-lead.ts';
import { LEAD_WORDS } from './lead.words.ts';
import { LeadSent } from './lead-sent.tsx';
import { type KnownPerson, NriForm } from './nri-form.tsx';
import { sendNriLead } from './nri-lead.ts';
import { OwnerMeetsTenant } from './owner-meets-tenant.tsx';
import { isSent } from './sent.ts';

const WORDS = {
  nri: {
    path: NRI_LEAD_LINK,
    title: LEAD_WORDS.nriTitle,
    lead: LEAD_WORDS.nriLead,
  },
  meeting: {
    path: OWNER_MEETS_TENANT_LINK,
    title: 'Owner meets tenant',
    lead: LEAD_WORDS.meetLead,
  },
} as const;

/** Two screens of one page, chosen by the path. Source: product-and-plans, section 2 (overlay screens). */
export async function loader({ pattern, url, platform: { http, session } }: PageArgs) {
  const screen: keyof typeof WORDS = pattern === NRI_LEAD_LINK ? 'nri' : 'meeting';
  const info = session.loggedIn ? await http.request('GET /api/v3/user/info', {}) : undefined;
  const known: KnownPerson = {
    name: info?.name ?? '',
    phone: info?.user_phone ?? null,
    email: info?.user_email ?? '',
  };
  return { screen, known, sent: isSent(url) };
}

/** Each screen has one form. */
export function action(args: ActionArgs) {
  return args.pattern === NRI_LEAD_LINK ? sendNriLead(args) : sendCrowdLead(args);
}

export function head({ data: { screen } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  const { title, lead, path } = WORDS[screen];
  return { title: `${title} | Aangan`, description: lead, canonical: path, robots: 'noindex,follow' };
}

export function Component() {
  const { screen, known, sent } = usePageData<typeof loader>();
  const { session } = usePlatform();
  const { title, lead } = WORDS[screen];
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </PageHeading>
      {screen === 'nri' ? (
        <>
          {sent ? <LeadSent message={LEAD_SENT_MESSAGE} /> : <NriForm known={known} city={session.city} />}
          <ActionsRow as="p">
            <LinkButton to={withReturn('/owner/nri-plans', NRI_LEAD_LINK)}>Plans for owners abroad</LinkButton>
            <LinkButton to={withReturn(MANAGEMENT_PLANS_LINK, NRI_LEAD_LINK)}>Property management plans</LinkButton>
          </ActionsRow>
        </>
      ) : (
        <OwnerMeetsTenant phone={known.phone} sent={sent} />
      )}
    </PageColumn>
  );
}
