import type { Database } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';
import type { Opinion } from './rank-by-feedback.ts';

/** A person's feedback on homes, newest first. */
export type OpinionsOf = (database: Pick<Database, 'select'>, accountId: string) => Promise<Opinion[]>;

/** Provided by feedback. */
export const OPINIONS = definePort<OpinionsOf>('opinions of a person');
