import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { splitLink } from '@aangan/shared-kit/links/rent-pay';
import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import { ActionsRow, Bullets, Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { JoinButton } from './join-button.tsx';
import { JOIN_WORDS } from './rent-split.words.ts';
import styles from './split.module.css';

/** What an invitation is about; null for one that has ended. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  const invited = await orEnded(http.request('GET /api/v1/rent-pay/flatmate-link/{token}', { params: { token } }));
  return invited && { token, invited };
}

export function head({ data }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${JOIN_WORDS.title} | Aangan`, status: data ? 200 : 404, robots: 'noindex,nofollow' };
}

export function Component() {
  const found = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      {found === null ? <EndedLink title={JOIN_WORDS.goneTitle}>{JOIN_WORDS.gone}</EndedLink> : <Invited {...found} />}
    </PageColumn>
  );
}

interface InvitedProps {
  readonly token: string;
  readonly invited: CallAnswer<'GET /api/v1/rent-pay/flatmate-link/{token}'>;
}

function Invited({ token, invited: { payer, paise, sharePaise, people, dueDay, endsAt, joined } }: InvitedProps) {
  const facts = [
    [JOIN_WORDS.yours, formatPaise(sharePaise)],
    [JOIN_WORDS.total, formatPaise(paise)],
    [JOIN_WORDS.people, String(people)],
    [JOIN_WORDS.dueDay, String(dueDay)],
  ] as const;
  return (
    <>
      <PageHeading>
        <h1>{JOIN_WORDS.heading(payer)}</h1>
        <Lead>{JOIN_WORDS.lead}</Lead>
      </PageHeading>
      <FactRows className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactRows>
      {joined === null ? (
        <JoinButton token={token} />
      ) : (
        <>
          <p>{JOIN_WORDS.inAlready}</p>
          <ActionsRow>
            <LinkButton to={splitLink(joined)}>{JOIN_WORDS.open}</LinkButton>
          </ActionsRow>
        </>
      )}
      <Section aria-labelledby="how">
        <h2 id="how">{JOIN_WORDS.how}</h2>
        <Bullets>
          {JOIN_WORDS.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Bullets>
      </Section>
      <SmallText>
        {JOIN_WORDS.until} {formatDay(endsAt)}.
      </SmallText>
    </>
  );
}
