import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';

export const IMPORT = {
  title: 'Import listings from a file',
  lead: `Each row of a CSV file becomes a draft, at most ${DRAFT_LIMITS.importedRows} at once. You add photos and the pin, and publish each.`,
  template: 'Download the template',
  templateHelp: 'Fill it in with a spreadsheet, and save it as CSV. Leave empty what you do not know yet.',
  file: 'CSV file',
  button: 'Import drafts',
  choose: 'Choose a CSV file.',
  tooLarge: 'The file is larger than 200 kB. Import fewer rows at once.',
  report: 'Report',
  unfinished: 'See your unfinished listings',
  repeated: 'The same row was imported before. Nothing was made again.',
  needsScript: 'Importing needs JavaScript switched on.',
} as const;

/** `3 drafts made, 1 row refused, 2 rows there already.` */
export function reportWords(states: readonly ('created' | 'repeated' | 'refused')[]): string {
  const count = (state: string) => states.filter((each) => each === state).length;
  const rows = (number: number) => (number === 1 ? '1 row' : `${number} rows`);
  const parts = [
    count('created') === 1 ? '1 draft made' : `${count('created')} drafts made`,
    count('refused') > 0 && `${rows(count('refused'))} refused`,
    count('repeated') > 0 && `${rows(count('repeated'))} there already`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** `Still open: deposit, bathrooms.` */
export function missingWords(missing: readonly string[]): string {
  if (missing.length === 0) return 'All answers are there. Add photos and publish it.';
  return `Still open: ${missing.join(', ')}.`;
}
