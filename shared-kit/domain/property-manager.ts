/** Most languages of a manager. */
const MOST_LANGUAGES = 8;

/** The validation error of a manager's name; undefined when valid. */
export function managerNameError(name: string): string | undefined {
  return isLong(name, 3, 60) ? undefined : 'Enter the manager’s name, 3 to 60 characters.';
}

/** The validation error of the hours in which a manager is reachable; undefined when valid. */
export function managerHoursError(hours: string): string | undefined {
  return isLong(hours, 3, 120) ? undefined : 'Enter the days and hours, 3 to 120 characters.';
}

/** The validation error of languages with commas between them, `English, Kannada`; undefined when valid. */
export function managerLanguagesError(typed: string): string | undefined {
  const languages = languagesOf(typed);
  const isValid = languages.length <= MOST_LANGUAGES && languages.every((each) => isLong(each, 2, 30));
  return isValid ? undefined : `Enter ${MOST_LANGUAGES} languages at most, with commas between them.`;
}

/** The validation error of a manager's next task; undefined when valid. */
export function managerNextStepError(nextStep: string): string | undefined {
  return isLong(nextStep, 0, 300) ? undefined : 'Use at most 300 characters.';
}

/** The languages of a typed list, `English, Kannada`. */
export function languagesOf(typed: string): string[] {
  return typed
    .split(',')
    .map((language) => language.trim())
    .filter(Boolean);
}

function isLong(text: string, least: number, most: number): boolean {
  const { length } = text.trim();
  return length >= least && length <= most;
}
