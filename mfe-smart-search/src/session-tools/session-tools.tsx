import {
  SMART_SEARCH_LINK,
  SMART_SEARCH_REQUIREMENT_LINK,
  smartActivityLink,
} from '@aangan/shared-kit/links/smart-search';
import { useOwnRefusal } from '@aangan/shared-kit/platform/own-refusal';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallHeading, Stack } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { CommuteForm } from './commute-form.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import type { ToolsData } from './load-tools.ts';
import { ShareForm, type ShareLine } from './share-form.tsx';
import styles from './tools.module.css';
import { TOOLS_WORDS } from './tools.words.ts';
import { TOOL } from './tools-action.ts';

export interface SessionToolsProps {
  readonly tools: ToolsData;
  readonly attempt: string;
  /** Of the session. */
  readonly id: string;
  readonly rent: boolean;
  readonly resultsTo: string;
  readonly shares: readonly ShareLine[];
  /** The tool that has just saved something. */
  readonly saved: string | undefined;
}

/** Below the homes of a session. Each part opens by itself, and works without JavaScript. */
export function SessionTools({ tools, attempt, id, resultsTo, shares, saved }: SessionToolsProps) {
  // Without JavaScript the page is a new one, where a closed form would hide why it was refused.
  const commuteRefused = useOwnRefusal({ do: TOOL.commute }) !== undefined;
  const shareRefused = useOwnRefusal({ do: TOOL.share }) !== undefined;
  const feedbackRefused = useOwnRefusal({ do: TOOL.feedback }) !== undefined;
  return (
    <Stack gap={16}>
      <details
        className={styles.tool}
        id={TOOL.share}
        open={shares.length > 0 || shareRefused || saved === TOOL.withdraw}
      >
        <summary>{TOOLS_WORDS.share}</summary>
        {saved === TOOL.withdraw && <AlertNote tone="good">{TOOLS_WORDS.withdrawn}</AlertNote>}
        <ShareForm sessionId={id} attempt={attempt} shares={shares} />
      </details>
      <details className={styles.tool} id={TOOL.commute} open={commuteRefused || saved === TOOL.commute}>
        <summary>{TOOLS_WORDS.commute}</summary>
        {saved === TOOL.commute && !commuteRefused && <AlertNote tone="good">{TOOLS_WORDS.commuteSaved}</AlertNote>}
        {/* The fields begin with what was saved: the full names of the places. */}
        <CommuteForm key={JSON.stringify(tools.commute)} tools={tools} />
      </details>
      <details className={styles.tool} id={TOOL.feedback} open={feedbackRefused || saved === TOOL.feedback}>
        <summary>{TOOLS_WORDS.feedback}</summary>
        <FeedbackForm feedback={tools.feedback} />
      </details>
      {tools.recent.length > 0 && (
        <section aria-labelledby="recent-shortlists">
          <SmallHeading id="recent-shortlists">{TOOLS_WORDS.recent}</SmallHeading>
          <LinedRows>
            {tools.recent.map(({ id: home, url, title, price }) => (
              <li key={home}>
                <Link to={url}>{title}</Link>
                <span>{price}</span>
              </li>
            ))}
          </LinedRows>
        </section>
      )}
      <nav aria-label={TOOLS_WORDS.links} className={styles.links}>
        <Link to={smartActivityLink(id)}>{TOOLS_WORDS.activity}</Link>
        <Link to={resultsTo}>{TOOLS_WORDS.results}</Link>
        <Link to={`${SMART_SEARCH_REQUIREMENT_LINK}?session=${id}`}>{TOOLS_WORDS.alert}</Link>
        <Link to={SMART_SEARCH_LINK}>{TOOLS_WORDS.again}</Link>
      </nav>
    </Stack>
  );
}
