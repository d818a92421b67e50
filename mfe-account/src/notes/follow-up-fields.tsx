import { NOTE_LIMITS } from '@aangan/shared-kit/domain/note-limits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { fieldWords, quickTimes } from '../moments/public.ts';
import type { NoteDraft } from './note-draft.ts';
import styles from './note-form.module.css';
import { NOTE_FORM_WORDS } from './note-form.words.ts';

interface FollowUpFieldsProps {
  readonly draft: Pick<NoteDraft, 'followUp' | 'followUpReason'>;
  readonly timeZone: string;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<NoteDraft>) => void;
}

/** Date, time and reason of a follow-up. A reminder is sent at that time. */
export function FollowUpFields({ draft, timeZone, error, onChange }: FollowUpFieldsProps) {
  const { now } = usePlatform();
  const words = fieldWords(draft.followUp, now, timeZone);
  return (
    <fieldset className={styles.group}>
      <StrongText as="legend">Follow up</StrongText>
      <div className={styles.choices}>
        {quickTimes(now, timeZone).map(({ label, value }) => (
          <Button
            key={label}
            size="small"
            aria-pressed={draft.followUp === value}
            onClick={() => onChange({ followUp: value })}
          >
            {label}
          </Button>
        ))}
        {draft.followUp !== '' && (
          <Button variant="quiet" size="small" onClick={() => onChange({ followUp: '', followUpReason: '' })}>
            No follow-up
          </Button>
        )}
      </div>
      <TextField
        type="datetime-local"
        name="followUpTime"
        label="Day and time"
        value={draft.followUp}
        error={error}
        help={words ? `We remind you ${words}${zoneWords(timeZone)}.` : 'We remind you then.'}
        onChange={(event) => onChange({ followUp: event.target.value })}
      />
      {draft.followUp !== '' && (
        <TextField
          name="followUpReason"
          label="What for"
          value={draft.followUpReason}
          maxLength={NOTE_LIMITS.reason}
          placeholder={NOTE_FORM_WORDS.reasonExample}
          onChange={(event) => onChange({ followUpReason: event.target.value })}
        />
      )}
    </fieldset>
  );
}

/** Names the zone only for people outside India, because most people use Indian time. */
function zoneWords(timeZone: string): string {
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return timeZone === 'Asia/Kolkata' ? '' : `, ${place} time`;
}
