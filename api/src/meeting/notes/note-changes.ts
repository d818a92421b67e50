import { internationalPhone } from '@aangan/shared-kit/domain/international-phone';
import { FOLLOW_UP_AHEAD_MS } from '@aangan/shared-kit/domain/note-limits';
import { NOTE_MESSAGES } from '@aangan/shared-kit/domain/note-messages';
import { CallError } from '../../foundation/server/call-error.ts';
import { mayDo, type NoteRole, RIGHT_OF_PART } from './note-rights.ts';

export interface NoteTask {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

/** What somebody wants to be otherwise; what is absent stays. */
export interface NoteChanges {
  readonly text?: string | undefined;
  /** 1 to 5, or null for none. */
  readonly rating?: number | null | undefined;
  readonly followUpAt?: Date | null | undefined;
  readonly followUpReason?: string | undefined;
  /** All of them, in order. */
  readonly tasks?: readonly NoteTask[] | undefined;
  /** Ids of the people who stay. */
  readonly keptPeople?: readonly string[] | undefined;
  /** Numbers of people who come, as they were written. */
  readonly addedPhones?: readonly string[] | undefined;
}

/** @throws CallError 403 when the changes ask for more than the role gives */
export function checkRights(changes: NoteChanges, role: NoteRole): void {
  const parts = Object.entries(RIGHT_OF_PART) as [keyof NoteChanges, (typeof RIGHT_OF_PART)[keyof NoteChanges]][];
  const refused = parts.some(([part, right]) => changes[part] !== undefined && !mayDo(role, right));
  if (refused) throw new CallError(403, NOTE_MESSAGES.authorOnly.words);
}

/**
 * A follow-up that is new must be still to come; one that stays may have passed.
 * @param now epoch ms
 * @throws CallError 400
 */
export function checkFollowUp(wanted: Date | null | undefined, before: Date | null, now: number): void {
  if (!wanted || wanted.getTime() === before?.getTime()) return;
  if (wanted.getTime() <= now) throw badNote('past', 'followUpTime');
  if (wanted.getTime() > now + FOLLOW_UP_AHEAD_MS) throw badNote('tooFar', 'followUpTime');
}

/**
 * Numbers as they are kept, each once.
 * @param own the author's
 * @throws CallError 400 for what is no number, and for the author's own
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
