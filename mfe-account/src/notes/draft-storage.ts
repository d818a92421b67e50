import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import { isUnchanged, type NoteDraft } from './note-draft.ts';

/** An unsaved draft, and the note that it is based on. */
interface SavedDraft {
  readonly base: NoteDraft;
  readonly draft: NoteDraft;
}

const DAY_MINUTES = 24 * 60;

/** Stores an unsaved draft in this tab until it is saved, or for a day. Browser only. */
export function draftStorage(accountId: string, noteOrHome: string) {
  // Storage is accessed only on read and write, because some browsers throw on access.
  const storage = expiringStorage(() => window.sessionStorage, Date.now);
  const key = `draft:note:${accountId}:${noteOrHome}`;
  return {
    read: (): SavedDraft | undefined => storage.get(key, isSavedDraft),
    keep(saved: SavedDraft): void {
      if (isUnchanged(saved.base, saved.draft)) storage.remove(key);
      else storage.set(key, saved, DAY_MINUTES);
    },
    forget: (): void => storage.remove(key),
  };
}

function isSavedDraft(value: unknown): value is SavedDraft {
  if (typeof value !== 'object' || value === null) return false;
  return 'base' in value && isDraft(value.base) && 'draft' in value && isDraft(value.draft);
}

function isDraft(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, tasks, people, phones, followUp } = value as Partial<Record<keyof NoteDraft, unknown>>;
  return (
    typeof text === 'string' &&
    typeof followUp === 'string' &&
    [tasks, people, phones].every((list) => Array.isArray(list))
  );
}
