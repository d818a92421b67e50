import { SettingsProblems, settingsRefusal } from '@aangan/shared-kit/domain/settings-problems';

/**
 * Runs a start. Settings that are missing or wrong are written for the person who started it, and the process ends with 1.
 * @param part `The shell`
 * @param hasDemo whether this build contains the demonstration
 */
export async function exitOnRefusal(part: string, hasDemo: boolean, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof SettingsProblems)) throw error;
    process.stderr.write(`${settingsRefusal(part, error.problems, hasDemo)}\n`);
    process.exit(1);
  }
}
