import { RATING_WORDS } from '@aangan/shared-kit/domain/note-limits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { bellIcon, starIcon, userIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Rows, Stack } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { whenWords } from '../moments/public.ts';
import type { Note, NoteTask } from './note.ts';
import { NOTE_WORDS } from './note.words.ts';
import styles from './note-card.module.css';

interface NoteContentProps {
  readonly note: Note;
  readonly timeZone: string;
}

/** The content of a note: rating, text, follow-up, people and tasks. Tasks can be checked off by those who may. */
export function NoteContent({ note, timeZone }: NoteContentProps) {
  const { now } = usePlatform();
  const { rating, text, tasks, followUpAt, followUpReason, people, role, authorName } = note;
  const names = people.map(({ name, phone }) => name ?? phone);
  return (
    <div className={styles.content}>
      {role !== 'author' && <p className={styles.fact}>{NOTE_WORDS.writtenBy(authorName)}</p>}
      {rating !== null && (
        <p className={styles.fact}>
          <Icon path={starIcon} filled /> {rating} of 5 · {RATING_WORDS[rating - 1]}
        </p>
      )}
      {followUpAt !== null && (
        <p className={styles.followUp}>
          <Icon path={bellIcon} />
          <span>
            Follow up {whenWords(followUpAt, now, timeZone)}
            {followUpReason && ` · ${followUpReason}`}
            {followUpAt < now && <span className={styles.passed}> · this has passed</span>}
          </span>
        </p>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {tasks.length > 0 && <Tasks note={note} />}
      {role === 'author' && names.length > 0 && (
        <p className={styles.fact}>
          <Icon path={userIcon} /> Shared with {names.join(', ')}
        </p>
      )}
    </div>
  );
}

/** Checks a task at once and reverts it when the server rejects it. */
function Tasks({ note: { id: noteId, role, tasks } }: { readonly note: Note }) {
  const { http, alerts } = usePlatform();
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const isDone = ({ id, done }: NoteTask) => changed[id] ?? done;

  async function check({ id }: NoteTask, done: boolean): Promise<void> {
    setChanged((before) => ({ ...before, [id]: done }));
    try {
      const taskStatusMap = { [id]: done };
      await http.request('POST /nb/api/v2/user/notes/update/task/status', { json: { noteId, taskStatusMap } });
    } catch {
      // The checkbox shows the saved state again, and the message says why.
      setChanged((before) => ({ ...before, [id]: !done }));
      alerts.show('error', NOTE_WORDS.taskFailed);
    }
  }

  return (
    <Stack gap={4}>
      <p className={styles.fact}>
        {tasks.filter(isDone).length} of {tasks.length} {tasks.length === 1 ? 'task' : 'tasks'} done
      </p>
      <Rows gap={0}>
        {tasks.map((task) => (
          <li key={task.id}>
            <label className={styles.task}>
              <input
                type="checkbox"
                checked={isDone(task)}
                disabled={role === 'reader'}
                onChange={(event) => void check(task, event.target.checked)}
              />
              <span>{task.text}</span>
            </label>
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
