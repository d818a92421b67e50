import type { FormEvent } from 'react';
import type { StaffDecision } from '../contracts/staff.ts';
import { usePageAction } from '../platform/page.ts';
import { type StaffQueue, TAKE_BACK } from '../platform/staff-queue.ts';
import { Button } from './button.tsx';
import { Rows, Section, SmallText, SplitRow } from './layout.tsx';
import { TimeAgo } from './time-ago.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface StaffDecisionsProps {
  readonly queue: Pick<StaffQueue<never>, 'choices' | 'takeBack'>;
  readonly decisions: readonly StaffDecision[];
}

/** The last decisions of a queue: who, when and why; each can be taken back while that is possible. */
export function StaffDecisions({ queue, decisions }: StaffDecisionsProps) {
  if (decisions.length === 0) return null;
  const labelOf = (name: string) => queue.choices.find((choice) => choice.name === name)?.label ?? name;
  return (
    <Section aria-labelledby="last-decisions">
      <h2 id="last-decisions">Last decisions</h2>
      <Rows>
        {decisions.map(({ caseId, decision, reason, by, at, mayTakeBack, takenBackBy }) => (
          <li key={`${caseId} ${at}`}>
            <SplitRow>
              <div>
                {labelOf(decision)}: <code>{caseId}</code>
                {reason !== null && <p>{reason}</p>}
                <SmallText>
                  {by}, <TimeAgo at={at} />
                  {takenBackBy !== null && `. Undone by ${takenBackBy}`}
                </SmallText>
              </div>
              {mayTakeBack && queue.takeBack && <TakeBack caseId={caseId} />}
            </SplitRow>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function TakeBack({ caseId }: { readonly caseId: string }) {
  const { busy, submit } = usePageAction();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget));
  };
  return (
    <form method="post" onSubmit={send}>
      <input type="hidden" name="id" value={caseId} />
      <input type="hidden" name="choice" value={TAKE_BACK} />
      <Button type="submit" size="small" busy={busy}>
        Undo<VisuallyHidden> the decision on {caseId}</VisuallyHidden>
      </Button>
    </form>
  );
}
