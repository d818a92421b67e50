import type { NoteTask } from './note.ts';
import type { NoteDraft } from './note-draft.ts';

/** A field that two people changed differently. Mine stays in the form, theirs is shown beside it. */
export interface NoteConflict {
  readonly part: 'text' | 'rating' | 'followUp' | 'followUpReason' | 'tasks';
  /** What they wrote. */
  readonly theirs: string;
}

interface MergedDraft {
  readonly draft: NoteDraft;
  readonly conflicts: readonly NoteConflict[];
}

/**
 * Merges the changes of two people to one note.
 * A field that only one of them changed takes that change. Nothing that either person wrote is lost.
 * @param base the note that both started from
 */
export function mergeDrafts(base: NoteDraft, mine: NoteDraft, theirs: NoteDraft): MergedDraft {
  const conflicts: NoteConflict[] = [];
  const one = <Part extends Exclude<NoteConflict['part'], 'tasks'>>(part: Part): NoteDraft[Part] => {
    if (mine[part] === base[part]) return theirs[part];
    if (theirs[part] !== base[part] && theirs[part] !== mine[part]) {
      conflicts.push({ part, theirs: String(theirs[part] ?? '') });
    }
    return mine[part];
  };
  const gone = base.people.filter((id) => !mine.people.includes(id));
  const draft: NoteDraft = {
    text: one('text'),
    rating: one('rating'),
    followUp: one('followUp'),
    followUpReason: one('followUpReason'),
    tasks: mergeTasks(base.tasks, mine.tasks, { theirs: theirs.tasks, conflicts }),
    people: theirs.people.filter((id) => !gone.includes(id)),
    phones: mine.phones,
  };
  return { draft, conflicts };
}

type Tasks = readonly NoteTask[];

function mergeTasks(base: Tasks, mine: Tasks, other: { theirs: Tasks; conflicts: NoteConflict[] }): Tasks {
  const { theirs, conflicts } = other;
  const moved = ids(base).join() !== ids(mine).join();
  const [first, second] = moved ? [mine, theirs] : [theirs, mine];
  const order = [...new Set([...ids(first), ...ids(second)])];
  return order.flatMap((id) => {
    const [before, my, their] = [base, mine, theirs].map((tasks) => tasks.find((task) => task.id === id));
    if (my && their) return mergeTask(before, my, { their, conflicts });
    // One person removed it. It is removed, unless the other person changed it.
    const left = my ?? their;
    return left && !same(left, before) ? left : [];
  });
}

function mergeTask(
  base: NoteTask | undefined,
  mine: NoteTask,
  other: { their: NoteTask; conflicts: NoteConflict[] },
): NoteTask {
  const { their, conflicts } = other;
  const done = mine.done === base?.done ? their.done : mine.done;
  if (mine.text === base?.text) return { ...their, done };
  if (their.text !== base?.text && their.text !== mine.text) conflicts.push({ part: 'tasks', theirs: their.text });
  return { ...mine, done };
}

const ids = (tasks: Tasks) => tasks.map(({ id }) => id);

function same(one: NoteTask, other: NoteTask | undefined): boolean {
  return other !== undefined && one.text === other.text && one.done === other.done;
}
