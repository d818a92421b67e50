export const QUESTION = 'When can seekers visit?';
export const HELP =
  'Seekers book one of these hours. Each hour is one visit, in India time. You can change the hours at any time.';
export const USUAL = 'You have not chosen hours yet, so seekers see the usual ones below.';
export const BY_DAY = 'Choose hours by day';
export const SAVED = 'Hours saved';
export const SAVING = 'Saving…';

/** `Same as 2 BHK in Koramangala` */
export function sameAsWords(title: string): string {
  return `Same as ${title}`;
}
