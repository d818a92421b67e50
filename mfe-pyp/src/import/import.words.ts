import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';

export const IMPORT = {
  title: 'Import listings from a file',
  lead: `Each row of a CSV file becomes a draft, at most ${DRAFT_LIMITS.importedRows} at once. Then add photos and the map pin, and publish each draft.`,
  template: 'Download the template',
  templateHelp:
    'Fill in the template in a spreadsheet, and save it as CSV. Leave a cell empty if you do not know the answer yet.',
  file: 'CSV file',
  button: 'Import drafts',
  choose: 'Choose a CSV file.',
  tooLarge: 'The file is larger than 200 kB. Import fewer rows at once.',
  report: 'Report',
  unfinished: 'See your unfinished listings',
  repeated: 'You imported this row before, so we did not import it again.',
  needsScript: 'To import listings, switch on JavaScript.',
} as const;

/** `3 drafts made, 1 row refused, 2 rows there already.` */
export function reportWords(states: readonly ('created' | 'repeated' | 'refused')[]): string {
  const count = (state: string) => states.filter((each) => each === state).length;
  const rows = (number: number) => (number === 1 ? '1 row' : `${number} rows`);
  const parts = [
    count('created') === 1 ? '1 draft created' : `${count('created')} drafts created`,
    count('refused') > 0 && `${rows(count('refused'))} refused`,
    count('repeated') > 0 && `${rows(count('repeated'))} already imported`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** `Still open: deposit, bathrooms.` */
export function missingWords(missing: readonly string[]): string {
  if (missing.length === 0) return 'All answers are complete. Add photos and publish it.';
  return `Still missing: ${missing.join(', ')}.`;
}
