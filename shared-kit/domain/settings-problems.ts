/** Settings that are missing or wrong. Each problem begins with the name of its variable. */
export class SettingsProblems extends Error {
  override readonly name = 'SettingsProblems';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Runs all readers of settings, and reports the problems of all of them at once.
 * @throws SettingsProblems
 */
export function readAllSettings<Settings>(readers: readonly (() => Settings)[]): Settings[] {
  const problems: string[] = [];
  const read = readers.flatMap((reader) => {
    try {
      return [reader()];
    } catch (error) {
      problems.push(...problemsOf(error));
      return [];
    }
  });
  if (problems.length > 0) throw new SettingsProblems(problems);
  return read;
}

/** The way out for who only tries the product. */
const DEMO_HINT =
  'To try the product out, set AANGAN_DEMO=1 instead: its keys are public, and everybody can read codes and mails.';

/**
 * Text for the person who starts a part that refuses.
 * @param part `The API`
 * @param hasDemo whether this build contains the demonstration
 */
export function settingsRefusal(part: string, problems: readonly string[], hasDemo = true): string {
  return [
    `${part} does not start. Set these variables:`,
    ...problems.map((problem) => `- ${problem}`),
    ...(hasDemo ? [DEMO_HINT] : []),
  ].join('\n');
}

function problemsOf(error: unknown): readonly string[] {
  if (error instanceof SettingsProblems) return error.problems;
  if (isSchemaError(error)) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [error instanceof Error ? error.message : String(error)];
}

interface SchemaError {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** An error of zod, which browsers do not load. */
function isSchemaError(error: unknown): error is SchemaError {
  return error instanceof Error && 'issues' in error && Array.isArray(error.issues);
}
