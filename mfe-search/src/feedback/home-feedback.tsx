import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { FeedbackStatus } from '@aangan/shared-kit/contracts/feedback';
import { FEEDBACK_ANSWERS, type FeedbackAnswer, SERVICE_HELP } from '@aangan/shared-kit/domain/feedback';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { FeedbackQuestion } from '@aangan/shared-kit/ui/feedback-question';
import { Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FEEDBACK_WORDS } from './feedback.words.ts';
import styles from './home-feedback.module.css';
import { ServiceCall } from './service-call.tsx';
import { ServicePageLink, servicePage } from './service-page.tsx';

/** Labels of the services we offer help with. */
const SERVICES: ReadonlySet<string> = /* @__PURE__ */ new Set(SERVICE_HELP.map((service) => FEEDBACK_ANSWERS[service]));

type Question = NonNullable<FeedbackStatus['question']>;

/** The first question is the same for everybody, so the page contains it before the server is asked. */
function firstQuestion(id: string): Question {
  return {
    feedbackTransitionId: `${id}-VERDICT`,
    text: FEEDBACK_WORDS.question,
    options: [
      { ans_id: 'LIKED', label: 'Yes, I liked it' },
      { ans_id: 'DISLIKED', label: FEEDBACK_WORDS.no },
      { ans_id: 'NOT_SURE', label: 'Not sure' },
    ],
    takesWords: false,
  };
}

/** Asks for feedback on a home, and shows the saved feedback with a way to undo it. */
export function HomeFeedback({ id, city }: { readonly id: string; readonly city: string }) {
  const { http, session, signUp, analytics } = usePlatform();
  const [status, setStatus] = useState<Pick<FeedbackStatus, 'question' | 'said'>>({
    question: firstQuestion(id),
    said: null,
  });
  const { question, said } = status;
  const content = useRef<HTMLDivElement>(null);
  const service = question ? undefined : said?.words.find((word) => SERVICES.has(word));
  const page = service === undefined ? undefined : servicePage(service, city);

  const look = () => http.request('GET /api/v1/user/feedback/request', { query: { propertyId: id } });
  const known = useEffectEvent(() => {
    if (!session.loggedIn) return;
    // The first question stays when this call fails; the server then returns the earlier feedback with the next answer.
    look().then(
      (answer) => startTransition(() => setStatus(answer)),
      () => undefined,
    );
  });
  useEffect(() => {
    void session.loggedIn;
    known();
  }, [session.loggedIn]);

  /** The pressed button is removed with its question, so the keyboard focus moves to the section. */
  const show = (next: typeof status) => {
    content.current?.focus();
    setStatus(next);
  };
  /** One mutation for both, because they replace the same content. */
  const { busy, problem, run } = useMutation(
    async (change: CallInput<'POST /api/v1/user/feedback/update'> | 'takeBack', options) => {
      if (change === 'takeBack') {
        await http.request('DELETE /api/v1/user/feedback/{propertyId}', { params: { propertyId: id } }, options);
        return show({ question: firstQuestion(id), said: null });
      }
      if (!(await signUp.require('account'))) return;
      show(await http.request('POST /api/v1/user/feedback/update', change, options));
      analytics.track('home_feedback', { propertyId: id, answer: change.query.ans_id });
    },
  );
  const answer = ({ feedbackTransitionId }: Question, ans_id: FeedbackAnswer, comment: string) =>
    run({ query: { feedbackTransitionId, ans_id }, json: { comment } });

  return (
    <Panel as="section" gap={12} className={styles.feedback} aria-label={FEEDBACK_WORDS.section}>
      <div className={styles.content} aria-live="polite" aria-busy={busy} tabIndex={-1} ref={content}>
        {said && <SmallText>You said: {said.words.join(' · ')}</SmallText>}
        {question && (
          <FeedbackQuestion
            key={question.feedbackTransitionId}
            level={2}
            {...question}
            busy={busy}
            onAnswer={(...given) => void answer(question, ...given)}
          />
        )}
        {said && !question && <p>Thank you.{isDislike(said) && ` ${FEEDBACK_WORDS.leftOut}`}</p>}
        {service &&
          (page === undefined ? <ServiceCall service={service} /> : <ServicePageLink service={service} to={page} />)}
        {problem && <AlertNote tone="error">{problem}</AlertNote>}
      </div>
      {said ? (
        <Button variant="quiet" size="small" className={styles.back} busy={busy} onClick={() => void run('takeBack')}>
          Undo
        </Button>
      ) : (
        // The same for everybody: it may still be unhydrated when somebody logs in, and the server’s markup must stay
        // valid.
        <SmallText>{FEEDBACK_WORDS.private}</SmallText>
      )}
    </Panel>
  );
}

function isDislike({ words }: NonNullable<FeedbackStatus['said']>): boolean {
  return words.includes(FEEDBACK_ANSWERS.DISLIKED);
}
