import { formatPaise, formatRupees } from '@aangan/shared-kit/domain/money';
import {
  leastTarget,
  NEGOTIATION_NOTE,
  NEGOTIATION_PAISE,
} from '@aangan/shared-kit/domain/rent-negotiation/negotiation';
import { negotiationLink, RENT_NEGOTIATION_LINK } from '@aangan/shared-kit/links/rent-negotiation';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import {
  ActionsRow,
  Bullets,
  Lead,
  PageHeading,
  Rows,
  Section,
  SmallText,
  SplitRow,
} from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { NEGOTIATION_STATES_WORDS, NEGOTIATION_WORDS as WORDS } from './negotiation.words.ts';
import { orderNegotiation } from './order-negotiation.ts';

/** The home of the address, if there is one, and the negotiations of before. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const propertyId = url.searchParams.get('property') ?? '';
  const [offer, { negotiations }] = await Promise.all([
    propertyId === ''
      ? undefined
      : http.request('GET /api/v1/rent-negotiations/home/{propertyId}', { params: { propertyId } }).catch(noneFor404),
    http.request('GET /api/v1/rent-negotiations', {}),
  ]);
  return { propertyId, offer, negotiations };
}

export const action = orderNegotiation;

export function head(): PageHead {
  return {
    title: `${WORDS.title} | Aangan`,
    description: WORDS.description,
    canonical: RENT_NEGOTIATION_LINK,
    robots: 'noindex',
  };
}

export function Component() {
  const { propertyId, offer, negotiations } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32} top={24} bottom={72}>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      {offer && <Offer key={propertyId} offer={offer} />}
      {propertyId !== '' && !offer && (
        <EmptyState title={WORDS.gone} actions={<LinkButton to="/">{WORDS.search}</LinkButton>}>
          {WORDS.goneText}
        </EmptyState>
      )}
      <Section aria-labelledby="how">
        <h2 id="how">{WORDS.howTitle}</h2>
        <Bullets>
          {WORDS.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Bullets>
        <SmallText>{WORDS.price(formatPaise(NEGOTIATION_PAISE))}</SmallText>
        {propertyId === '' && (
          <>
            <p>{WORDS.pick}</p>
            <ActionsRow>
              <LinkButton to="/" variant="primary">
                {WORDS.search}
              </LinkButton>
            </ActionsRow>
          </>
        )}
      </Section>
      {negotiations.length > 0 && (
        <Section aria-labelledby="yours">
          <h2 id="yours">{WORDS.yours}</h2>
          <Rows>
            {negotiations.map(({ id, home, state }) => (
              <li key={id}>
                <SplitRow>
                  <Link to={negotiationLink(id)}>{home.title}</Link>
                  <StatusLabel tone={NEGOTIATION_STATES_WORDS[state].tone}>
                    {NEGOTIATION_STATES_WORDS[state].label}
                  </StatusLabel>
                </SplitRow>
              </li>
            ))}
          </Rows>
        </Section>
      )}
    </PageColumn>
  );
}

type LoadedOffer = NonNullable<Awaited<ReturnType<typeof loader>>['offer']>;

function Offer({ offer: { home, rentRupees, paise, isOwn, open } }: { readonly offer: LoadedOffer }) {
  const form = useActionForm({ property: home.id, rent: String(rentRupees), after: open?.id ?? '' });
  const isUnderWay = open !== null && open.state !== 'unpaid';
  return (
    <Section aria-labelledby="home">
      <h2 id="home">
        <Link to={home.url}>{home.title}</Link>
      </h2>
      <p>{WORDS.asks(formatRupees(rentRupees))}</p>
      {isOwn && <p>{WORDS.own}</p>}
      {isUnderWay && (
        <>
          <p>{WORDS.open}</p>
          <LinkButton to={negotiationLink(open.id)} variant="primary">
            {WORDS.see}
          </LinkButton>
        </>
      )}
      {!isOwn && !isUnderWay && (
        <Form form={form} aria-label={WORDS.title}>
          <MoneyField
            label={WORDS.target}
            help={WORDS.targetHelp(formatRupees(leastTarget(rentRupees)))}
            autoComplete="off"
            {...form.field('target')}
          />
          <TextAreaField
            label={WORDS.note}
            help={WORDS.noteHelp}
            maxLength={NEGOTIATION_NOTE}
            rows={3}
            {...form.field('note')}
          />
          <p>{WORDS.price(formatPaise(paise))}</p>
          <Button type="submit" variant="primary" busy={form.busy}>
            {WORDS.order}
          </Button>
        </Form>
      )}
    </Section>
  );
}

function noneFor404(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined;
  throw error;
}
