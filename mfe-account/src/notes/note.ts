import type { WireNote } from '@aangan/shared-kit/contracts/notes';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';

export interface NoteTask {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

export interface NotePerson {
  readonly id: string;
  /** First name, once they have opened the note. */
  readonly name: string | null;
  /** Masked. */
  readonly phone: string;
}

export interface NoteHome {
  readonly title: string;
  readonly url: string;
  readonly locality: string;
  /** `₹32,000 a month`. */
  readonly price: string;
  /** `rented out`, for a listing that is not active. */
  readonly status: string | undefined;
  readonly photo: NonNullable<WireNote['property']>['photo'];
}

/** A note in the form that the pages use. */
export interface Note {
  readonly id: string;
  readonly propertyId: string;
  readonly role: WireNote['role'];
  readonly authorName: string;
  /** Undefined once the listing is gone. */
  readonly home: NoteHome | undefined;
  readonly text: string;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly tasks: readonly NoteTask[];
  /** Epoch ms. */
  readonly followUpAt: number | null;
  readonly followUpReason: string;
  readonly people: readonly NotePerson[];
  readonly shareToken: string | null;
  readonly version: number;
  /** Epoch ms. */
  readonly updatedAt: number;
}

/** Maps the wire names of a note, in this one place. Source: services-and-platform, section 3 (Note). */
export function noteOf(wire: WireNote): Note {
  return {
    id: wire.noteId,
    propertyId: wire.propertyId,
    role: wire.role,
    authorName: wire.authorName,
    home: wire.property ? homeOf(wire.property) : undefined,
    text: wire.note,
    rating: wire.rating,
    tasks: Object.entries(wire.tasksMap)
      .sort(([, one], [, other]) => one.position - other.position)
      .map(([id, { task, done }]) => ({ id, text: task, done })),
    followUpAt: wire.followUpTime,
    followUpReason: wire.followUpReason,
    people: Object.entries(wire.collaboratorMap).map(([id, person]) => ({ id, ...person })),
    shareToken: wire.shareToken,
    version: wire.version,
    updatedAt: wire.updatedAt,
  };
}

export function homeOf(property: NonNullable<WireNote['property']>): NoteHome {
  const { title, url, locality, photo, monthly, price } = property;
  return {
    title,
    url,
    locality,
    price: monthly ? `${formatRupees(price)} a month` : formatShortRupees(price),
    status: activeStatusLabel({ ...property, category: property.category as ListingCategory }),
    photo,
  };
}

export function tasksMapOf(tasks: readonly NoteTask[]): WireNote['tasksMap'] {
  return Object.fromEntries(tasks.map(({ id, text, done }, position) => [id, { task: text.trim(), done, position }]));
}
