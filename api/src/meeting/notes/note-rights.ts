/** Role of a person for a note: author, invited by number, or holder of its link. */
export type NoteRole = 'author' | 'collaborator' | 'reader';

type NoteRight = 'read' | 'write' | 'tasks' | 'people' | 'share' | 'delete' | 'leave';

/** Permissions by role. Everybody else gets 404. */
const NOTE_RIGHTS = {
  author: ['read', 'write', 'tasks', 'people', 'share', 'delete'],
  collaborator: ['read', 'tasks', 'leave'],
  reader: ['read'],
} as const satisfies Readonly<Record<NoteRole, readonly NoteRight[]>>;

export function mayDo(role: NoteRole, right: NoteRight): boolean {
  const rights: readonly NoteRight[] = NOTE_RIGHTS[role];
  return rights.includes(right);
}

/** The permission that each part of a note needs. */
export const RIGHT_OF_PART = {
  text: 'write',
  rating: 'write',
  followUpAt: 'write',
  followUpReason: 'write',
  tasks: 'tasks',
  savedPeople: 'people',
  addedPhones: 'people',
} as const satisfies Readonly<Record<string, NoteRight>>;
