import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { DraftConflict } from '@aangan/shared-kit/domain/posting/merge-draft';
import type { FieldName, FieldValue, PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import type { PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { type PostingProblem, postingProblems } from '@aangan/shared-kit/domain/posting/posting-problems';
import type { SaveState } from '@aangan/shared-kit/platform/autosave';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useAfterPress } from './after-press.ts';
import { valuesWith } from './draft-values.ts';
import type { Deletion } from './use-deletion.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/** The form of a draft, in any part of a step. */
export interface DraftForm {
  /** As the server answered last. */
  readonly draft: Draft;
  /** With what was typed since. */
  readonly values: PostingValues;
  /** Changes a field; undefined empties it. The server has it about a second later. */
  set<Name extends FieldName>(field: Name, value: FieldValue<Name> | undefined): void;
  /** The message beside a field: of a wrong value once the field was left, of a missing one after a try to go on. */
  problemOf(field: FieldName): string | undefined;
  /** Notes that a field was left. */
  leave(field: FieldName): void;
  /** Shows all problems of a step. @returns them, the first one first */
  showProblems(page: PageName): readonly PostingProblem[];
  readonly saveState: SaveState;
  /** Why the server does not accept the answers; undefined unless they are refused. */
  readonly saveProblem: string | undefined;
  /** Saves everything now. @returns whether the server has all of it */
  flush(): Promise<boolean>;
  /** Takes a newer draft, such as the answer of publishing. */
  takeDraft(draft: Draft): void;
  /** That the listing was deleted while the form was open, or before; undefined otherwise. */
  readonly deletion: Deletion | undefined;
  /** Brings a deleted listing back, and saves what was typed meanwhile. */
  undelete(): Promise<void>;
  /** Fields that two devices have changed and nobody has decided. */
  readonly conflicts: readonly DraftConflict[];
  /** Decides a conflict. @param value the one to keep */
  settle(field: FieldName, value: FieldValue | null): void;
  /** Fields that another device has changed while this form was open. */
  readonly changedElsewhere: readonly FieldName[];
}

const DraftFormContext = createContext<DraftForm | null>(null);

/** The form of the draft around a component. */
export function useDraftForm(): DraftForm {
  const form = useContext(DraftFormContext);
  if (!form) throw new Error('useDraftForm needs a ListingForm around it');
  return form;
}

interface DraftFormProviderProps {
  /** Of the loader; a newer one replaces what is shown. */
  readonly loaded: Draft;
  readonly children: ReactNode;
}

/** Holds the draft of a step: its values, what is not saved yet, and its problems. */
export function DraftFormProvider({ loaded, children }: DraftFormProviderProps) {
  const { now } = usePlatform();
  const { draft, unsent, change, settle, ...saved } = useSavedDraft(loaded);
  // What was wrong when the form was opened is shown at once.
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(() => new Set(wrongFields(loaded, now)));
  const afterPress = useAfterPress();
  const values = valuesWith(draft.values, unsent);
  const problems = postingProblems(draft.category, values, now);

  const form: DraftForm = {
    ...saved,
    draft,
    values,
    settle,
    set: (field, value) => change(field, value ?? null),
    problemOf(field) {
      const problem = problems.find((each) => each.field === field);
      return problem && left.has(field) ? problem.message : undefined;
    },
    leave(field) {
      if (values[field] === undefined || left.has(field)) return;
      afterPress(() => setLeft((before) => new Set([...before, field])));
    },
    showProblems(page) {
      const found = problems.filter((problem) => problem.page === page);
      setLeft(new Set([...left, ...found.map(({ field }) => field)]));
      return found;
    },
  };
  return <DraftFormContext value={form}>{children}</DraftFormContext>;
}

function wrongFields({ category, values }: Draft, now: number): FieldName[] {
  return postingProblems(category, values, now).flatMap(({ field, missing }) => (missing ? [] : [field]));
}
