import type { Job } from '@aangan/shared-kit/contracts/staff-bookings';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import type { JobDoing } from './job-actions.ts';
import { JobBoxes } from './job-boxes.tsx';
import { JOB_WORDS } from './jobs.words.ts';
import { useOnline } from './use-online.ts';

/** What the professional does next: set out, start with the customer's code, finish. */
export function JobStep({ job }: { readonly job: Job }) {
  const { possible, state } = job;
  if (state === 'done') return <AlertNote tone="good">{JOB_WORDS.done}</AlertNote>;
  return (
    <Section aria-labelledby="next-step">
      <h2 id="next-step">{JOB_WORDS.nextStep}</h2>
      <SendingNote />
      {possible.includes('set_out') && (
        <OneButton doing="set-out" label={JOB_WORDS.setOut} help={JOB_WORDS.setOutHelp} />
      )}
      {possible.includes('start') && <StartForm isFirst={!possible.includes('set_out')} />}
      {state === 'started' && job.move && <JobBoxes job={job} />}
      {possible.includes('finish') &&
        (isSigned(job) ? (
          <OneButton doing="finish" label={JOB_WORDS.finish} help={JOB_WORDS.finishHelp} />
        ) : (
          <p>{JOB_WORDS.finishUnsigned}</p>
        ))}
    </Section>
  );
}

/** The customer of a move signs the boxes of both ends before it is done. */
function isSigned({ move, boxes }: Job): boolean {
  return move === null || boxes.filter((each) => each.isSigned).length === 2;
}

interface OneButtonProps {
  readonly doing: JobDoing;
  readonly label: string;
  readonly help: string;
}

function OneButton({ doing, label, help }: OneButtonProps) {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ do: doing }}>
      <Button type="submit" variant="primary" wide busy={busy}>
        {label}
      </Button>
      <SmallText>{help}</SmallText>
    </ActionForm>
  );
}

const START: JobDoing = 'start';

function StartForm({ isFirst }: { readonly isFirst: boolean }) {
  const form = useActionForm({ do: START });
  return (
    <Form form={form}>
      <TextField
        label={JOB_WORDS.code}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        help={JOB_WORDS.codeHelp}
        {...form.field('code')}
      />
      <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} wide busy={form.busy}>
        {JOB_WORDS.start}
      </Button>
    </Form>
  );
}

/** Whether what was pressed is on its way, and that a missing network is no reason to press again. */
function SendingNote() {
  const { busy } = usePageAction();
  const isOnline = useOnline();
  if (!isOnline) return <AlertNote tone="attention">{JOB_WORDS.offline}</AlertNote>;
  return busy && <AlertNote tone="info">{JOB_WORDS.sending}</AlertNote>;
}
