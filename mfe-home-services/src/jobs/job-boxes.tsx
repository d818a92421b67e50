import type { Job } from '@aangan/shared-kit/contracts/staff-bookings';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import type { JobDoing } from './job-actions.ts';
import { boxesWords, JOB_WORDS } from './jobs.words.ts';

const ENDS = [
  { end: 'from', doing: 'boxes-from', label: 'Boxes loaded' },
  { end: 'to', doing: 'boxes-to', label: 'Boxes unloaded' },
] as const satisfies readonly { end: string; doing: JobDoing; label: string }[];

/** Counts the boxes of a move at both ends; the customer signs each number. */
export function JobBoxes({ job: { boxes } }: { readonly job: Job }) {
  const { busy } = usePageAction();
  const { revalidate, state } = useRevalidator();
  const isOpen = boxes.some(({ isSigned }) => !isSigned);
  return (
    <section aria-labelledby="boxes">
      <h3 id="boxes">{JOB_WORDS.boxes}</h3>
      <SmallText>{JOB_WORDS.boxesHelp}</SmallText>
      <Rows>
        {boxes.map((each) => (
          <li key={each.end}>{boxesWords(each)}</li>
        ))}
      </Rows>
      {isOpen && (
        <ScriptedButton busy={state === 'loading'} onClick={() => void revalidate()}>
          {JOB_WORDS.lookAgain}
        </ScriptedButton>
      )}
      {ENDS.map(({ end, doing, label }) => {
        const counted = boxes.find((each) => each.end === end);
        if (counted?.isSigned) return null;
        return (
          <ActionForm key={end} hidden={{ do: doing }}>
            <TextField
              label={label}
              name="boxes"
              type="number"
              inputMode="numeric"
              min={0}
              max={2000}
              required
              defaultValue={counted?.boxes}
            />
            <Button type="submit" busy={busy}>
              {JOB_WORDS.boxesButton}
            </Button>
          </ActionForm>
        );
      })}
    </section>
  );
}
