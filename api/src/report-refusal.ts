import { SettingsProblems, settingsRefusal } from '@aangan/shared-kit/domain/settings-problems';

/**
 * Runs a process of the API. A failure of its start is written for the person who started it, with exit code 1.
 * @param part `The API`
 * @param hasDemo whether this build contains the demonstration
 */
export async function reportRefusal(part: string, hasDemo: boolean, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const refusal = error instanceof SettingsProblems ? settingsRefusal(part, error.problems, hasDemo) : text;
    process.stderr.write(`${refusal}\n`);
    process.exitCode = 1;
  }
}
