/** What one can be to a note: who wrote it, whose number the author named, or who has its link. */
export type NoteRole = 'author' | 'collaborator' | 'reader';

type NoteRight = 'read' | 'write' | 'tasks' | 'people' | 'share' | 'delete' | 'leave';

/** Who may do what. To everybody else the note is not there. */
const NOTE_RIGHTS = {
  author: ['read', 'write', 'tasks', 'people', 'share', 'delete'],
  collaborator: ['read', 'tasks', 'leave'],
  reader: ['read'],
} as const satisfies Readonly<Record<NoteRole, readonly NoteRight[]>>;

export function mayDo(role: NoteRole, right: NoteRight): boolean {
  const rights: readonly NoteRight[] = NOTE_RIGHTS[role];
  return rights.includes(right);
}

/** The right that each part of a note asks for. */
export const RIGHT_OF_PART = {
  text: 'write',
  rating: 'write',
  followUpAt: 'write',
  followUpReason: 'write',
  tasks: 'tasks',
  keptPeople: 'people',
  addedPhones: 'people',
} as const satisfies Readonly<Record<string, NoteRight>>;
