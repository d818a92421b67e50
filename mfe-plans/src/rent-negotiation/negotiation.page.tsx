import { formatPaise, formatRupees } from '@aangan/shared-kit/domain/money';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { negotiationLink, RENT_NEGOTIATION_LINK } from '@aangan/shared-kit/links/rent-negotiation';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { HttpError } from '@aangan/shared-kit/platform/http';
import {
  type ActionArgs,
  notFound,
  type PageArgs,
  type PageHead,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { AskedPress } from '../asked-press/public.ts';
import { NEGOTIATION_STATES_WORDS, NEGOTIATION_WORDS as WORDS } from './negotiation.words.ts';

/** One negotiation, and what became of it. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const negotiationId = params.negotiationId ?? '';
  const { negotiation } = await http
    .request('GET /api/v1/rent-negotiations/{negotiationId}', { params: { negotiationId } })
    .catch(missing);
  return negotiation;
}

/** Cancels it. */
export function action({ form, params, platform: { http } }: ActionArgs) {
  const negotiationId = params.negotiationId ?? '';
  return orRefusal(form, async () => {
    await http.request('POST /api/v1/rent-negotiations/{negotiationId}/cancel', { params: { negotiationId } });
    return redirect(negotiationLink(negotiationId));
  });
}

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { home, state, rentRupees, targetRupees, note, paise, orderId, isRefunded, result, changedAt } =
    usePageData<typeof loader>();
  const { refusal } = usePageAction();
  const { label, tone, text } = NEGOTIATION_STATES_WORDS[state];
  return (
    <PageColumn width="form" gap={24} top={24} bottom={72}>
      <PageHeading>
        <p>
          <Link to={RENT_NEGOTIATION_LINK}>{WORDS.yours}</Link>
        </p>
        <h1>{WORDS.title}</h1>
        <p>
          <Link to={home.url}>{home.title}</Link>
        </p>
      </PageHeading>
      {refusal?.problem && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      <Section aria-labelledby="state">
        <h2 id="state">
          <StatusLabel tone={tone}>{label}</StatusLabel>
        </h2>
        <p>{text}</p>
        <SmallText>
          <TimeAgo at={changedAt} />
        </SmallText>
        {result && (
          <AlertNote tone={state === 'agreed' ? 'good' : 'info'}>
            {WORDS.result}: {result}
          </AlertNote>
        )}
        {isRefunded && <p>{WORDS.back(formatPaise(paise))}</p>}
      </Section>
      <p>{WORDS.wished(formatRupees(targetRupees), formatRupees(rentRupees))}</p>
      {note !== '' && <SmallText>{note}</SmallText>}
      <LinkButton to={checkoutLink(orderId)} variant={state === 'unpaid' ? 'primary' : 'secondary'}>
        {state === 'unpaid' ? WORDS.pay : WORDS.receipt}
      </LinkButton>
      {(state === 'unpaid' || state === 'paid') && (
        <AskedPress hidden={{}} title={WORDS.cancel} question={WORDS.cancelQuestion} yes={WORDS.cancelYes} />
      )}
    </PageColumn>
  );
}

/** @throws a 404 for somebody else’s negotiation and for none, else the error */
function missing(error: unknown): never {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}
