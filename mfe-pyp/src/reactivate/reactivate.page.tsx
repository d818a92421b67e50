import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { ownListingLink } from '@aangan/shared-kit/links/account';
import type { PageArgs, PageHead } from '@aangan/shared-kit/platform/page';
import { usePageData } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, PageHeading, SmallText, StrongText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ownDraft } from '../listing-form/public.ts';
import { hoursWords, REACTIVATE, refusalOf } from './reactivate.words.ts';
import { ReactivateForm } from './reactivate-form.tsx';
import { REACTIVATE_HEAD_WORDS } from './reactivate-head.words.ts';

/** A listing that its owner wants to show again; also the link of messages. Source: routes.tsv. */
export async function loader(args: PageArgs) {
  const { http, now } = args.platform;
  const propertyId = args.url.searchParams.get('propertyId') ?? '';
  // Nothing but the person's own is found.
  const { id, category, values } = await ownDraft({ ...args, params: { propertyId } });
  const params = { propertyId: id };
  const [{ record, state, pausedBy }, { slots, own }] = await Promise.all([
    http.request('GET /api/v1/property/manage/{propertyId}/listing', { params }),
    http.request('GET /api/v1/slot/{propertyId}/available', { params }),
  ]);
  const today = indiaDay(now);
  const availableFrom = values.availableFrom ?? today;
  const isOver = availableFrom < today;
  return {
    ...{ id, category, title: record.title, url: record.detailUrl },
    place: `${record.locality}, ${record.city}`,
    refusal: refusalOf({ state, pausedBy }),
    price: category === 'PG' ? undefined : values.price,
    availableFrom,
    proposedFrom: isOver ? today : availableFrom,
    hours: own ? hoursWords(slots) : REACTIVATE.usualWeek,
  };
}

export function head(): PageHead {
  return { title: REACTIVATE_HEAD_WORDS.title, robots: 'noindex' };
}

export function Component() {
  const { title, place, refusal, ...form } = usePageData<typeof loader>();
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{REACTIVATE.title}</h1>
        {refusal === undefined && <p>{REACTIVATE.lead}</p>}
      </PageHeading>
      <div>
        <StrongText>{title}</StrongText>
        <SmallText>{place}</SmallText>
      </div>
      {refusal === undefined ? (
        <ReactivateForm {...form} />
      ) : (
        <>
          <AlertNote tone="info">{refusal}</AlertNote>
          <ActionsRow>
            <LinkButton to={ownListingLink(form.id)}>{REACTIVATE.manage}</LinkButton>
          </ActionsRow>
        </>
      )}
    </PageColumn>
  );
}
