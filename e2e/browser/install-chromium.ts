import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/browser/find-chromium.ts';
import { ROOT } from '../../scripts/site/remotes.ts';

/** A way to install the browser, tried in this order. */
interface Way {
  readonly what: string;
  readonly possible: () => boolean;
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

const APT_GET = {
  possible: () => process.getuid?.() === 0 && has('apt-get'),
  install: (name: string) =>
    [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
    ] as const,
};

const WAYS: readonly Way[] = [
  // The headless shell is small and fast, but not every distribution has it.
  ...['chromium-headless-shell', 'chromium'].map((name) => ({
    what: `apt-get install ${name}`,
    possible: APT_GET.possible,
    commands: APT_GET.install(name),
  })),
  {
    what: 'playwright install chromium',
    possible: () => true,
    commands: [[process.execPath, path.join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium']],
  },
];

/**
 * Finds a Chromium for the end-to-end tests, installing one when there is none.
 * @throws Error with one line that says what to do
 */
export function ensureChromium(say: (line: string) => void): string {
  const find = () => findChromium(process.env, chromium.executablePath());
  const present = find();
  if (present) return present;
  for (const { what, possible, commands } of WAYS) {
    if (!possible()) continue;
    say(`No Chromium found: ${what}`);
    const worked = commands.every(([program, ...args]) => spawnSync(program, args, { stdio: 'inherit' }).status === 0);
    const installed = worked ? find() : undefined;
    if (installed) return installed;
  }
  throw new Error(
    'There is no Chromium and none could be installed: install chromium, or set CHROMIUM_PATH to one, and run npm test again.',
  );
}

function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;
}
