import { expiringStorage } from './expiring-storage.ts';

type DraftValues = Readonly<Record<string, string>>;

/** What was typed into a form and is not sent yet. */
export interface FormDraft {
  /** The saved values, or undefined when there are none of this person. */
  read(): DraftValues | undefined;
  /** @param values without secrets */
  save(values: DraftValues): void;
}

interface SavedDraft {
  readonly values: DraftValues;
  /** Account of the person who typed; absent before a login. */
  readonly account?: string;
}

const DAY_MINUTES = 24 * 60;

/**
 * The draft of a form, in the session storage: it survives a reload and a login. What a logged-in person has typed is
 * not shown to the next person who logs in.
 */
export function formDraft(form: string, account: string | undefined): FormDraft {
  return {
    read() {
      const draft = storage().get(keyOf(form), isDraft);
      return draft && (draft.account === undefined || draft.account === account) ? draft.values : undefined;
    },
    save: (values) => storage().set(keyOf(form), { values, ...(account !== undefined && { account }) }, DAY_MINUTES),
  };
}

/** Deletes the draft of a form whose values are sent. */
export function deleteDraft(form: string): void {
  storage().remove(keyOf(form));
}

const storage = () => expiringStorage(() => sessionStorage, Date.now);

function keyOf(form: string): string {
  return `form:${form}`;
}

function isDraft(value: unknown): value is SavedDraft {
  return typeof value === 'object' && value !== null && 'values' in value && typeof value.values === 'object';
}
