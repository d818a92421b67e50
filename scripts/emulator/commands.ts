interface Command {
  readonly about: string;
  /** Runs the file of the command, which reads the rest of the command line. */
  run(): Promise<unknown>;
}

/** Commands for the repository of one remote. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  build: { about: 'builds the remote and checks its budgets', run: () => import('./build.ts') },
  dev: { about: 'runs it under the shell on this machine, or in a deployed site: --shell https://…', run: runDev },
  publish: { about: 'makes it live: --canary 10', run: () => import('../releases/publish-remote.ts') },
  promote: { about: 'makes the canary live for everybody', run: () => import('../releases/promote-remote.ts') },
  approve: { about: 'makes it live as the second person', run: () => import('../releases/approve-release.ts') },
  retire: { about: 'takes it off the site', run: () => import('../releases/retire-remote.ts') },
  ci: { about: 'for CI: build, tests, canary, wait, live', run: () => import('../releases/ci-release.ts') },
  rollback: { about: 'goes back one version', run: () => import('../releases/rollback-remote.ts') },
  releases: { about: 'lists live, canary and previous versions', run: () => import('../releases/list-releases.ts') },
  key: { about: 'makes a key that signs releases', run: () => import('../releases/make-release-key.ts') },
};

function runDev(): Promise<unknown> {
  return process.argv.some((word) => word.startsWith('--shell')) ? import('../dev.ts') : import('./emulate.ts');
}
