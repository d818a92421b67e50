import { NOTE_LIMITS } from '@aangan/shared-kit/domain/note-limits';
import { randomId } from '@aangan/shared-kit/domain/random-id';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';
import { Button } from '@aangan/shared-kit/ui/button';
import { chevronDownIcon, chevronUpIcon, closeIcon, plusIcon } from '@aangan/shared-kit/ui/icon-paths';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { NoteTask } from './note.ts';
import { NOTE_FORM_WORDS } from './note-form.words.ts';
import styles from './task-list.module.css';

interface TaskListProps {
  readonly tasks: readonly NoteTask[];
  readonly error: string | undefined;
  readonly onChange: (tasks: readonly NoteTask[]) => void;
}

/** A task list. Enter adds a task, Alt with an arrow key moves one, so it works by keyboard too. */
export function TaskList({ tasks, error, onChange }: TaskListProps) {
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState<{ readonly id: string | undefined }>();
  const [said, setSaid] = useState('');

  // The input to focus exists only after the list is rendered.
  useEffect(() => {
    if (!wanted) return;
    const input = list.current?.querySelector<HTMLInputElement>(`[data-task="${wanted.id}"]`);
    (input ?? adder.current)?.focus();
  }, [wanted]);

  const change = (id: string, part: Partial<NoteTask>) =>
    onChange(tasks.map((task) => (task.id === id ? { ...task, ...part } : task)));

  function add(after = tasks.length - 1): void {
    if (tasks.length >= NOTE_LIMITS.tasks) {
      setSaid(NOTE_FORM_WORDS.mostTasks(NOTE_LIMITS.tasks));
      return;
    }
    const id = randomId(12, secureRandom);
    onChange(tasks.toSpliced(after + 1, 0, { id, text: '', done: false }));
    setWanted({ id });
  }

  function move(index: number, by: -1 | 1): void {
    const task = tasks[index];
    const to = index + by;
    if (!task || to < 0 || to >= tasks.length) return;
    onChange(tasks.toSpliced(index, 1).toSpliced(to, 0, task));
    setSaid(NOTE_FORM_WORDS.moved(to + 1, tasks.length));
  }

  function remove(index: number): void {
    const neighbour = tasks[index + 1] ?? tasks[index - 1];
    onChange(tasks.toSpliced(index, 1));
    setWanted({ id: neighbour?.id });
    setSaid('Task removed.');
  }

  function press(event: KeyboardEvent, index: number): void {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(index);
    } else if (event.key === 'Backspace' && tasks[index]?.text === '') {
      event.preventDefault();
      remove(index);
    }
  }

  return (
    <fieldset className={styles.group}>
      <StrongText as="legend">Tasks</StrongText>
      <ul className={styles.list} ref={list}>
        {tasks.map(({ id, text, done }, index) => {
          const name = text || `task ${index + 1}`;
          return (
            <li key={id} className={styles.task}>
              <input
                type="checkbox"
                className={styles.check}
                checked={done}
                aria-label={`Done: ${name}`}
                onChange={(event) => change(id, { done: event.target.checked })}
              />
              <input
                data-task={id}
                className={styles.words}
                value={text}
                maxLength={NOTE_LIMITS.task}
                enterKeyHint="next"
                aria-label={`Task ${index + 1}`}
                onChange={(event) => change(id, { text: event.target.value })}
                onKeyDown={(event) => press(event, index)}
              />
              <span className={styles.tools}>
                <Button
                  variant="quiet"
                  size="small"
                  icon={chevronUpIcon}
                  label={`Move up: ${name}`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <Button
                  variant="quiet"
                  size="small"
                  icon={chevronDownIcon}
                  label={`Move down: ${name}`}
                  disabled={index === tasks.length - 1}
                  onClick={() => move(index, 1)}
                />
                <Button
                  variant="quiet"
                  size="small"
                  icon={closeIcon}
                  label={`Remove: ${name}`}
                  onClick={() => remove(index)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Button variant="quiet" size="small" icon={plusIcon} ref={adder} onClick={() => add()}>
        Add a task
      </Button>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  );
}
