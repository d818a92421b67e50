import { smartActivityLink, smartSessionLink } from '@aangan/shared-kit/links/smart-search';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ACTIVITY_WORDS } from './activity.words.ts';

/** What was answered in a session. Source: services-and-platform, section 2 (smart search). */
export async function loader({ params, platform }: PageArgs) {
  return (await import('./load-activity.ts')).loadActivity(platform, params.session_id ?? '');
}

/** Takes an answer back. */
export async function action({ form, params, platform }: ActionArgs) {
  const session_id = params.session_id ?? '';
  return orRefusal(form, async () => {
    await platform.http.request('DELETE /falcon/smart-search-v2/session/{session_id}/reject/{property_id}', {
      params: { session_id, property_id: String(form.get('home')) },
    });
    return redirect(smartActivityLink(session_id));
  });
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = () => ({
  title: ACTIVITY_WORDS.metaTitle,
  robots: 'noindex',
});

export function Component() {
  const { id, answers } = usePageData<typeof loader>();
  return (
    <PageColumn width="list">
      <PageHeading>
        <h1>{ACTIVITY_WORDS.heading}</h1>
        <p>
          <Link to={smartSessionLink(id)}>{ACTIVITY_WORDS.back}</Link>
        </p>
      </PageHeading>
      {answers.length === 0 ? (
        <EmptyState
          title={ACTIVITY_WORDS.none}
          actions={<LinkButton to={smartSessionLink(id)}>{ACTIVITY_WORDS.back}</LinkButton>}
        >
          <p>{ACTIVITY_WORDS.noneHelp}</p>
        </EmptyState>
      ) : (
        <LinedRows>
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </LinedRows>
      )}
    </PageColumn>
  );
}

function Answer({ answer: { id, card, words, when, notes } }: { readonly answer: Data['answers'][number] }) {
  const title = card?.title ?? ACTIVITY_WORDS.gone;
  return (
    <li>
      <div>
        <p>
          <strong>{words}</strong> · {when}
        </p>
        <p>{card ? <Link to={card.url}>{title}</Link> : title}</p>
        {card && (
          <SmallText>
            {card.price} · {card.facts}
          </SmallText>
        )}
        {notes.map((note) => (
          <SmallText key={note}>{note}</SmallText>
        ))}
      </div>
      <ActionForm hidden={{ home: id }}>
        <Button type="submit" size="small" label={ACTIVITY_WORDS.undoOf(title)}>
          {ACTIVITY_WORDS.undo}
        </Button>
      </ActionForm>
    </li>
  );
}
