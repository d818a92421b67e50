import { usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { Bullets, PageHeading, Panel, SplitRow, StrongText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useEffect } from 'react';
import { toolsSection } from '../session-tools/public.ts';
import { LearntList } from './learnt-list.tsx';
import type { SessionData } from './load-session.ts';
import { NothingLeft } from './nothing-left.tsx';
import { RejectedPrompt } from './rejected-prompt.tsx';
import styles from './session.module.css';
import { leftWords, priceWords, SESSION_WORDS } from './session.words.ts';
import type { SessionDoing } from './session-action.ts';
import { sessionAddress, USUAL_VIEW } from './session-address.ts';
import type { sessionData } from './session-data.ts';
import { SessionHomeView } from './session-home.tsx';
import { WantedChips } from './wanted-chips.tsx';

const UNDO: SessionDoing = 'undo';
const GUIDANCE: SessionDoing = 'guidance';

/** What is wanted, the next homes, and below them what else can be done. */
export function SessionPage() {
  const { session, tools, attempt, source } = usePageData<typeof sessionData>();
  const { analytics } = usePlatform();
  const { id, rent, left, total, estimate, homes, done } = session;
  useEffect(() => {
    if (source !== null) analytics.track('smart_search_opened', { source });
  }, [analytics, source]);
  return (
    <PageColumn width="list">
      <PageHeading>
        <h1>{SESSION_WORDS.heading}</h1>
        <WantedChips {...session} />
        <StrongText role="status">
          {leftWords(left, total)}
          {estimate !== null && <span className={styles.soft}> · {priceWords(estimate, rent)}</span>}
        </StrongText>
      </PageHeading>
      {!session.guided && <Guidance />}
      {done && (
        <SplitRow className={styles.done}>
          <p role="status">
            {done.answer}: {done.title}
          </p>
          <ActionForm hidden={{ do: UNDO, home: done.id }}>
            <Button type="submit" size="small">
              {SESSION_WORDS.undo}
            </Button>
          </ActionForm>
        </SplitRow>
      )}
      <ViewNote session={session} />
      {session.prompt && <RejectedPrompt rent={rent} />}
      <LearntList learnt={session.learnt} />
      <h2 className="visually-hidden">{SESSION_WORDS.heading}</h2>
      {homes.map((home, index) => (
        <SessionHomeView key={home.card.id} home={home} rent={rent} eager={index === 0} />
      ))}
      {homes.length === 0 && <NothingLeft session={session} />}
      <DeferredSection
        section={toolsSection}
        with={{
          tools,
          attempt,
          id,
          rent,
          resultsTo: session.resultsTo,
          shares: session.shares,
          saved: session.view.saved,
        }}
      />
    </PageColumn>
  );
}

/** Says that the homes are not those of the session’s own filters. */
function ViewNote({ session: { id, view } }: { readonly session: SessionData }) {
  if (view.budget === undefined && !view.nearby) return null;
  return (
    <AlertNote tone="info">
      {view.budget === undefined ? SESSION_WORDS.showsNearby : SESSION_WORDS.showsBudget(view.budget)}{' '}
      <Link to={sessionAddress(id, USUAL_VIEW)}>{SESSION_WORDS.showsUsual}</Link>
    </AlertNote>
  );
}

/** Shown until it is closed once. */
function Guidance() {
  return (
    <Panel>
      <h2 className={styles.small}>{SESSION_WORDS.guidanceTitle}</h2>
      <Bullets>
        {SESSION_WORDS.guidance.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Bullets>
      <ActionForm hidden={{ do: GUIDANCE }}>
        <Button type="submit" size="small">
          {SESSION_WORDS.guidanceClose}
        </Button>
      </ActionForm>
    </Panel>
  );
}
