import type { PgRoomType } from '../listing-options.ts';

/** Rooms of a PG of one type. */
export interface PgBeds {
  readonly type: PgRoomType;
  /** Beds of this type in the house. */
  readonly beds: number;
  /** ₹ a month for one bed. */
  readonly rent: number;
  /** ₹ for one bed. */
  readonly deposit: number;
}

interface Labelled {
  /** Name of the field for people: `Monthly rent`. */
  readonly label: string;
}

/** A field of a posting form. The kind decides its value and its control. */
export type PostingField =
  | (Labelled & { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> })
  | (Labelled & { readonly kind: 'choices'; readonly options: Readonly<Record<string, string>> })
  | (Labelled & {
      readonly kind: 'number';
      /** `₹`, `sq ft`, `years`, `°`. */
      readonly unit?: string;
      readonly minimum: number;
      readonly maximum: number;
      /** Whole numbers by default. */
      readonly decimals?: true;
    })
  | (Labelled & {
      readonly kind: 'text';
      /** Characters. */
      readonly shortest?: number;
      readonly longest: number;
    })
  /** `2026-12-01`, a day in India. */
  | (Labelled & { readonly kind: 'date' })
  | (Labelled & { readonly kind: 'flag' })
  /** Id of a locality or society. */
  | (Labelled & { readonly kind: 'place' })
  | (Labelled & { readonly kind: 'beds' });

/** The value of a field of this definition. */
export type ValueOf<Field extends PostingField> = Field extends { kind: 'choice'; options: infer Options }
  ? keyof Options & string
  : Field extends { kind: 'choices'; options: infer Options }
    ? readonly (keyof Options & string)[]
    : Field extends { kind: 'number' }
      ? number
      : Field extends { kind: 'flag' }
        ? boolean
        : Field extends { kind: 'beds' }
          ? readonly PgBeds[]
          : string;
