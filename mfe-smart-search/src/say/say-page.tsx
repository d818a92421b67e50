import {
  SMART_SEARCH_RECOMMENDATIONS_LINK,
  SMART_SEARCH_REQUIREMENT_LINK,
} from '@aangan/shared-kit/links/smart-search';
import { usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionBar } from '@aangan/shared-kit/ui/action-bar';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Lead, PageHeading, Section, SmallText, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useRef } from 'react';
import { type ChipView, Understood } from '../understood/public.ts';
import { PastSessions } from './past-sessions.tsx';
import { Question } from './question.tsx';
import styles from './say.module.css';
import { EXAMPLES, estimateWords, SAY_WORDS, showHomes } from './say.words.ts';
import type { SayDoing } from './say-action.ts';
import { NOTHING_SAID, sayAddress } from './say-address.ts';
import { SayBox } from './say-box.tsx';
import type { sayData } from './say-data.ts';
import { useLiveUnderstanding } from './use-live-understanding.ts';

const BOX = 'say';
const FIND: SayDoing = 'find';

/** The box; below it what was understood, the next question, and the way to the homes. */
export function SayPage() {
  const { view, understood, history, tracked, attempt, city, today } = usePageData<typeof sayData>();
  const box = useRef<HTMLTextAreaElement>(null);
  const live = useLiveUnderstanding({ view, city, today });
  const loaded = understood === 'failed' ? null : understood;
  const shown = live.shown ?? loaded;
  const select = ({ span }: ChipView) => {
    box.current?.focus();
    if (span) box.current?.setSelectionRange(span.start, span.end);
  };
  const settled = live.text === view.text;
  const estimate = settled && loaded?.estimate && estimateWords(loaded.estimate);
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{view.session === undefined ? SAY_WORDS.heading : SAY_WORDS.change}</h1>
        {view.text === '' && <Lead>{SAY_WORDS.lead}</Lead>}
      </PageHeading>
      {tracked && <AlertNote tone="info">{tracked === 'found' ? SAY_WORDS.tracked : SAY_WORDS.restart}</AlertNote>}
      <SayBox key={view.text} id={BOX} box={box} text={view.text} attempt={attempt} onText={live.onText} />
      {understood === 'failed' && <AlertNote tone="error">{SAY_WORDS.understandFailed}</AlertNote>}
      <p role="status" className="visually-hidden">
        {live.news}
      </p>
      {shown && <Understood understood={shown} box={BOX} onChange={select} />}
      {settled && loaded?.question && <Question question={loaded.question} />}
      {settled && loaded && loaded.chips.length > 0 && (
        <ActionBar>
          {estimate && <SmallText>{estimate}</SmallText>}
          <ActionForm hidden={{ do: FIND, text: view.text }}>
            <input type="hidden" name="attempt" value={attempt} />
            <Button type="submit" variant="primary" wide>
              {showHomes(loaded.total)}
            </Button>
          </ActionForm>
        </ActionBar>
      )}
      {view.text === '' && !live.shown && <Examples />}
      {history && <PastSessions history={history} />}
      {view.text === '' && (
        <p className={styles.links}>
          <Link to={SMART_SEARCH_RECOMMENDATIONS_LINK}>{SAY_WORDS.recommendations}</Link>
          <Link to={SMART_SEARCH_REQUIREMENT_LINK}>{SAY_WORDS.requirement}</Link>
        </p>
      )}
    </PageColumn>
  );
}

function Examples() {
  return (
    <Section gap={8} aria-labelledby="examples">
      <h2 id="examples" className={styles.small}>
        {SAY_WORDS.examples}
      </h2>
      <WrappedRow as="ul">
        {EXAMPLES.map((text) => (
          <li key={text}>
            <Link to={sayAddress({ ...NOTHING_SAID, text })} className={styles.example}>
              “{text}”
            </Link>
          </li>
        ))}
      </WrappedRow>
    </Section>
  );
}
