import type { WireNote } from '@aangan/shared-kit/contracts/notes';

/** A wire note for tests. */
export function wireNote(facts: Partial<WireNote> = {}): WireNote {
  return {
    noteId: 'note_AAAAAAAAAAAAAAAAAAAA',
    authorId: 'acc_test',
    authorName: 'Asha',
    role: 'author',
    propertyId: 'abcdef0123456789',
    property: {
      id: 'abcdef0123456789',
      title: '2 BHK Apartment for rent in Neem Court, Koramangala',
      url: '/property/rent/2-bhk/abcdef0123456789/detail',
      locality: 'Koramangala',
      price: 32_000,
      monthly: true,
      active: true,
      inactiveReason: null,
      category: 'RENT',
      photo: null,
    },
    note: 'Quiet street',
    rating: 4,
    tasksMap: { t1: { task: 'Ask about water', done: false, position: 0 } },
    followUpTime: null,
    followUpReason: '',
    collaboratorMap: {},
    collaboratorPhoneNumbers: [],
    shareToken: null,
    version: 1,
    updatedAt: 0,
    ...facts,
  };
}
