import { internationalPhone } from '@aangan/shared-kit/domain/international-phone';
import { FOLLOW_UP_AHEAD_MS } from '@aangan/shared-kit/domain/note-limits';
import { NOTE_MESSAGES } from '@aangan/shared-kit/domain/note-messages';
import { CallError } from '../../foundation/server/public.ts';
import { mayDo, type NoteRole, RIGHT_OF_PART } from './note-rights.ts';

export interface NoteTask {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

/** Requested changes; absent fields stay. */
export interface NoteChanges {
  readonly text?: string | undefined;
  /** 1 to 5, or null for none. */
  readonly rating?: number | null | undefined;
  readonly followUpAt?: Date | null | undefined;
  readonly followUpReason?: string | undefined;
  /** All tasks, in order. */
  readonly tasks?: readonly NoteTask[] | undefined;
  /** Ids of the collaborators who stay. */
  readonly savedPeople?: readonly string[] | undefined;
  /** Numbers of new collaborators, as typed. */
  readonly addedPhones?: readonly string[] | undefined;
}

/** @throws CallError 403 when the role does not allow the changes */
export function checkRights(changes: NoteChanges, role: NoteRole): void {
  const parts = Object.entries(RIGHT_OF_PART) as [keyof NoteChanges, (typeof RIGHT_OF_PART)[keyof NoteChanges]][];
  const refused = parts.some(([part, right]) => changes[part] !== undefined && !mayDo(role, right));
  if (refused) throw new CallError(403, NOTE_MESSAGES.authorOnly.words);
}

/**
 * A changed follow-up must be in the future; an unchanged one may be in the past.
 * @param now epoch ms
 * @throws CallError 400
 */
export function checkFollowUp(wanted: Date | null | undefined, before: Date | null, now: number): void {
  if (!wanted || wanted.getTime() === before?.getTime()) return;
  if (wanted.getTime() <= now) throw badNote('past', 'followUpTime');
  if (wanted.getTime() > now + FOLLOW_UP_AHEAD_MS) throw badNote('tooFar', 'followUpTime');
}

/**
 * Normalised numbers, each once.
 * @param own the author's
 * @throws CallError 400 for an invalid number, and for the author's own
 */
export function checkedPhones(written: readonly string[], own: string | null): string[] {
  const phones = written.map((text) => {
    const phone = internationalPhone(text);
    if (phone === undefined) throw badNote('noNumber', 'collaboratorPhoneNumbers');
    if (phone === own) throw badNote('ownNumber', 'collaboratorPhoneNumbers');
    return phone;
  });
  return [...new Set(phones)];
}

export function badNote(message: keyof typeof NOTE_MESSAGES, field: string): CallError {
  const { words } = NOTE_MESSAGES[message];
  return new CallError(400, words, [{ field: `body.${field}`, reason: words }]);
}
