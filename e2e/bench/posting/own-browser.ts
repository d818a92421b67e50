import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../scripts/browser/chromium-flags.ts';
import { findChromium } from '../../../scripts/browser/find-chromium.ts';

/** A browser process with a profile on the disk, which can be killed as if the battery were empty. */
export interface OwnBrowser {
  readonly context: BrowserContext;
  kill(): Promise<void>;
}

/** Starts Chromium on a profile. @throws Error without a Chromium on the machine */
export async function openBrowser(profile: string): Promise<OwnBrowser> {
  const executable = findChromium(process.env, chromium.executablePath());
  if (!executable) throw new Error('There is no Chromium on this machine.');
  const flags = [...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const process_ = spawn(executable, flags, { stdio: 'ignore', detached: true });
  const browser = await connected(profile, process_);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile.');
  return {
    context,
    async kill() {
      // The group: with its renderers and its network process.
      process.kill(-(process_.pid ?? 0), 'SIGKILL');
      if (process_.exitCode === null && process_.signalCode === null) await once(process_, 'exit');
      await browser.close().catch(() => undefined);
    },
  };
}

/** Chromium writes the address of its debugger into the profile. */
async function connected(profile: string, process_: ChildProcess): Promise<Browser> {
  const deadline = Date.now() + 30_000;
  while (process_.exitCode === null && Date.now() < deadline) {
    const port = portIn(path.join(profile, 'DevToolsActivePort'));
    const browser = port && (await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => undefined));
    if (browser) return browser;
    await pause(50);
  }
  throw new Error('The browser did not start.');
}

function portIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[0];
  } catch {
    return undefined;
  }
}
