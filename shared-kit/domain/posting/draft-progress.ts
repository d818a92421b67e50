import type { ListingCategory } from '../listing-category.ts';
import type { PostingValues } from './posting-fields.ts';
import { PAGE_NAMES, type PageName, stepFields } from './posting-kinds.ts';
import { postingProblems } from './posting-problems.ts';

/** What a draft has beside its fields. */
export interface DraftExtras {
  readonly photos: number;
  /** Whether the owner has chosen visit hours; until then the usual week applies. */
  readonly visitHours: boolean;
}

/** State of one step: `empty` before anything was typed, `problem` when something typed is wrong. */
export type StepState = 'empty' | 'started' | 'problem' | 'done';

export interface DraftProgress {
  readonly steps: { readonly page: PageName; readonly state: StepState }[];
  /** Share of the required steps that are done, 0 to 100. */
  readonly percent: number;
  /** The step to go on with. */
  readonly next: PageName;
  /** Nothing keeps the draft from being published. */
  readonly publishable: boolean;
}

/** How far a draft is. @param now epoch ms */
export function draftProgress(
  category: ListingCategory,
  values: PostingValues,
  extras: DraftExtras,
  now: number,
): DraftProgress {
  const problems = postingProblems(category, values, now);
  const stateOf = (page: PageName): StepState => {
    if (page === 'photos') return extras.photos > 0 || values.photosLater ? 'done' : 'empty';
    if (page === 'visits') return extras.visitHours ? 'done' : 'empty';
    if (page === 'confirm') return problems.length === 0 ? 'done' : 'empty';
    const { required, optional } = stepFields(category, page);
    const own = problems.filter((problem) => problem.page === page);
    const typed = [...required, ...optional].some((field) => values[field] !== undefined);
    if (own.some(({ missing }) => !missing)) return 'problem';
    if (!typed) return 'empty';
    return own.length === 0 ? 'done' : 'started';
  };
  const steps = PAGE_NAMES.map((page) => ({ page, state: stateOf(page) }));
  // A draft may be published without the other steps.
  const needed = steps.filter(({ page }) => stepFields(category, page).required.length > 0);
  const done = needed.filter(({ state }) => state === 'done').length;
  return {
    steps,
    percent: Math.round((done / needed.length) * 100),
    next: needed.find(({ state }) => state !== 'done')?.page ?? 'confirm',
    publishable: problems.length === 0,
  };
}
