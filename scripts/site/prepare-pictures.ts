import { existsSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from './child.ts';
import { inputDigest } from './input-digest.ts';
import type { Progress } from './progress.ts';
import { ROOT } from './remotes.ts';
import { stampsIn } from './stamps.ts';

/** Renders the pictures into the data folder, unless they exist. */
export async function preparePictures(dataFolder: string, progress: Progress, signal: AbortSignal): Promise<void> {
  const folder = path.join(dataFolder, 'pictures');
  const stamps = stampsIn(path.join(dataFolder, 'stamps'));
  const digest = inputDigest(ROOT, ['api/demo/pictures', 'api/src/search/listings/picture-file.ts']);
  if (stamps.read('pictures') === digest && existsSync(folder)) return;
  progress.say('pictures', 'rendering');
  await runToEnd(
    {
      name: 'Rendering the pictures',
      script: path.join(ROOT, 'scripts/render-pictures.ts'),
      args: [folder],
      cwd: ROOT,
      logFile: path.join(dataFolder, 'logs/pictures.log'),
      onLine: (line) => progress.say('pictures', line),
    },
    signal,
  );
  stamps.write('pictures', digest);
  progress.say('pictures', 'rendered');
}
