import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { FeedbackStatus } from '@aangan/shared-kit/contracts/feedback';
import type { FeedbackAnswer } from '@aangan/shared-kit/domain/feedback';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { FeedbackQuestion } from '@aangan/shared-kit/ui/feedback-question';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Panel, Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useRef, useState } from 'react';
import { MyReports } from '../reports/public.ts';
import styles from './feedback-request.module.css';
import { FEEDBACK_REQUEST_WORDS } from './feedback-request.words.ts';

type Said = CallAnswer<'GET /api/v1/user/feedback'>['entries'][number];

/** Loads the pending question and earlier feedback. Source: services-and-platform, section 2 (routes). */
export async function loader({ platform: { http } }: PageArgs) {
  const [status, { entries }, { reports }] = await Promise.all([
    http.request('GET /api/v1/user/feedback/request', {}),
    http.request('GET /api/v1/user/feedback', {}),
    http.request('GET /api/v1/user/listing-reports', {}),
  ]);
  return { status, entries, reports };
}

export const head = () => personalHead('Your feedback');

export function Component() {
  const data = usePageData<typeof loader>();
  const [status, setStatus] = useState<FeedbackStatus>(data.status);
  const [entries, setEntries] = useState<readonly Said[]>(data.entries);
  const heading = useRef<HTMLHeadingElement>(null);
  // The line disappears with its button, so keyboard focus moves to the top.
  const forget = (propertyId: string) => {
    heading.current?.focus();
    setEntries(entries.filter(({ home }) => home.propertyId !== propertyId));
  };
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} ref={heading}>
        Feedback
      </h1>
      <SmallText>{FEEDBACK_REQUEST_WORDS.lead}</SmallText>
      <OpenQuestion status={status} onStatus={setStatus} />
      {entries.length > 0 && (
        <Section aria-labelledby="said-title">
          <h2 id="said-title">What you said</h2>
          <Rows>
            {entries.map((entry) => (
              <li key={entry.home.propertyId}>
                <SaidLine entry={entry} onDeleted={() => forget(entry.home.propertyId)} />
              </li>
            ))}
          </Rows>
        </Section>
      )}
      <MyReports reports={data.reports} />
    </div>
  );
}

interface OpenQuestionProps {
  readonly status: FeedbackStatus;
  readonly onStatus: (status: FeedbackStatus) => void;
}

function OpenQuestion({ status: { home, question, said }, onStatus }: OpenQuestionProps) {
  const call = useMutation('POST /api/v1/user/feedback/update');
  const card = useRef<HTMLElement>(null);
  const answer = async (ans_id: FeedbackAnswer, comment: string) => {
    const query = { feedbackTransitionId: question?.feedbackTransitionId ?? '', ans_id };
    const next = await call.run({ query, json: { comment } });
    if (!next) return;
    // The pressed button disappears with its question, so keyboard focus moves to what replaces it.
    card.current?.focus();
    onStatus(next.answer);
  };
  if (!home) {
    return (
      <EmptyState icon={chatIcon} title="No questions" actions={<LinkButton to="/">Look at homes</LinkButton>}>
        <p>{FEEDBACK_REQUEST_WORDS.empty}</p>
      </EmptyState>
    );
  }
  return (
    <Panel as="article" aria-live="polite" aria-busy={call.busy} tabIndex={-1} ref={card}>
      <p>
        <Link to={home.url}>{home.title}</Link>
      </p>
      {question ? (
        <FeedbackQuestion
          key={question.feedbackTransitionId}
          level={2}
          {...question}
          busy={call.busy}
          onAnswer={(...given) => void answer(...given)}
        />
      ) : (
        <AlertNote tone="good">Thank you. You said: {said?.words.join(' · ')}</AlertNote>
      )}
      {call.problem && <AlertNote tone="error">{call.problem}</AlertNote>}
    </Panel>
  );
}

function SaidLine({ entry: { home, said }, onDeleted }: { readonly entry: Said; readonly onDeleted: () => void }) {
  const call = useMutation('DELETE /api/v1/user/feedback/{propertyId}');
  const takeBack = async () => {
    const params = { propertyId: home.propertyId };
    if (await call.run({ params })) onDeleted();
  };
  return (
    <div className={styles.line}>
      <Link to={home.url}>{home.title}</Link>
      <SmallText>
        {said.words.join(' · ')}, {formatDay(said.saidOn)}
      </SmallText>
      <Button
        variant="quiet"
        size="small"
        label={`Undo: ${home.title}`}
        busy={call.busy}
        onClick={() => void takeBack()}
      >
        Undo
      </Button>
      {call.problem && <AlertNote tone="error">{call.problem}</AlertNote>}
    </div>
  );
}
