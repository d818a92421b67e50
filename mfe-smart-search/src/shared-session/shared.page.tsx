import { smartShareLink } from '@aangan/shared-kit/links/smart-search';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import {
  type ActionArgs,
  type PageArgs,
  type PageModule,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { ActionsRow, Lead, PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { HomeCardView } from '../home-card/public.ts';
import { endsWords, SHARED_WORDS } from './shared.words.ts';

/** Homes of a session for a partner, who votes without a login. Whoever has the address may vote. */
export async function loader({ params, platform }: PageArgs) {
  return (await import('./load-shared.ts')).loadShared(platform, params.token ?? '');
}

/** Votes on a home; without a vote it is taken back. */
export async function action({ form, params, platform }: ActionArgs) {
  const token = params.token ?? '';
  return orRefusal(form, async () => {
    const vote = form.get('vote');
    await platform.http.request('PUT /falcon/smart-search-v2/shared/{token}/vote/{property_id}', {
      params: { token, property_id: String(form.get('home')) },
      json: { vote: vote === 'UP' || vote === 'DOWN' ? vote : null },
    });
    return redirect(smartShareLink(token));
  });
}

type Data = Awaited<ReturnType<typeof loader>>;
type Homes = NonNullable<Data>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data }) => ({
  title: SHARED_WORDS.metaTitle,
  status: data ? 200 : 404,
  robots: 'noindex',
});

export function Component() {
  const shared = usePageData<typeof loader>();
  if (shared) return <Shared {...shared} />;
  return (
    <PageColumn width="list">
      <EndedLink title={SHARED_WORDS.endedTitle}>{SHARED_WORDS.ended}</EndedLink>
    </PageColumn>
  );
}

function Shared({ wanted, ends, homes }: Homes) {
  return (
    <PageColumn width="list">
      <PageHeading>
        <h1>{SHARED_WORDS.heading}</h1>
        <Lead>{SHARED_WORDS.lead}</Lead>
        <p>{wanted}</p>
        <SmallText>{endsWords(ends)}</SmallText>
      </PageHeading>
      {homes.length === 0 && (
        <EmptyState title={SHARED_WORDS.none}>
          <p>{SHARED_WORDS.noneHelp}</p>
        </EmptyState>
      )}
      <h2 className="visually-hidden">{SHARED_WORDS.heading}</h2>
      {homes.map((home, index) => (
        <HomeCardView key={home.card.id} home={home.card} eager={index === 0}>
          <Vote home={home} />
        </HomeCardView>
      ))}
    </PageColumn>
  );
}

function Vote({ home: { card, vote } }: { readonly home: Homes['homes'][number] }) {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ home: card.id }}>
      <p role="status">{vote && SHARED_WORDS.voted[vote]}</p>
      <ActionsRow>
        {vote !== 'UP' && (
          <Button type="submit" name="vote" value="UP" busy={busy} label={SHARED_WORDS.voteFor(card.title)}>
            {SHARED_WORDS.up}
          </Button>
        )}
        {vote !== 'DOWN' && (
          <Button type="submit" name="vote" value="DOWN" busy={busy} label={SHARED_WORDS.voteAgainst(card.title)}>
            {SHARED_WORDS.down}
          </Button>
        )}
        {vote !== null && (
          <Button type="submit" name="vote" value="" variant="quiet" busy={busy}>
            {SHARED_WORDS.takeBack}
          </Button>
        )}
      </ActionsRow>
    </ActionForm>
  );
}
