import type { UploadContent, UploadMediaType } from '@aangan/shared-kit/contracts/uploads';
import type { DatabaseOrTransaction, Transaction } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';

/** Whose file it is, and to what it belongs. */
export interface UploadPlace {
  readonly accountId: string;
  /** What the file belongs to within its kind, such as a listing's id. */
  readonly subject: string;
}

/** A file whose content was checked and stored. */
export interface FinishedUpload extends UploadPlace {
  readonly id: string;
  readonly fileKey: string;
  readonly mediaType: UploadMediaType;
  readonly bytes: number;
  readonly at: Date;
}

/** A file of a list that can be shown. */
interface ReadyUpload {
  readonly id: string;
  readonly digest: string;
  /** Average colour and perceptual hash; null unless it is a picture. */
  readonly colour: string | null;
  readonly look: string | null;
  /** Whether a video has a first picture. */
  readonly poster: boolean;
}

/** A list of files that has changed. */
export interface ChangedUploads extends UploadPlace {
  readonly files: readonly ReadyUpload[];
  readonly at: Date;
  /** For work after the change. */
  readonly jobs: Pick<Jobs, 'send'>;
}

/** One kind of files that people upload. A module declares it in the field `uploads` of its `module.ts`. */
export interface UploadKind {
  /** Decides how a file is checked and stored. Source of the types is the content, never the name. */
  readonly content: UploadContent;
  readonly types: readonly UploadMediaType[];
  readonly maximumBytes: number;
  /** Files of one subject. A new file of a kind with one file replaces the earlier one. */
  readonly maximumCount: number;
  /** `everyone` reads without a login and from shared caches; `owner` is the person who uploaded. */
  readonly readers: 'everyone' | 'owner';
  /** @throws CallError when the person may not add a file to the subject */
  readonly admit: (database: DatabaseOrTransaction, place: UploadPlace) => Promise<void>;
  /** Whether another person may read the file as well. */
  readonly mayRead?: (
    database: DatabaseOrTransaction,
    accountId: string,
    file: UploadPlace & { readonly id: string },
  ) => Promise<boolean>;
  /**
   * Moves the stored document to the module, which owns the file from then on. Without it, the file stays in the list
   * of uploads.
   * @returns keys of files that the module no longer needs
   * @throws CallError when the file is refused after all
   */
  readonly take?: (transaction: Transaction, file: FinishedUpload) => Promise<readonly string[]>;
  /**
   * Whether everybody may see the files of a subject, although the kind's readers are its owners: those of a published
   * listing. Pictures are at `/pictures/{id}-{width}.{format}` then, as those of the catalogue.
   */
  readonly isPublished?: (database: DatabaseOrTransaction, place: UploadPlace) => Promise<boolean>;
  /** Is called with the files that can be shown, in order, in the transaction that has changed them. */
  readonly changed?: (transaction: Transaction, change: ChangedUploads) => Promise<void>;
}
