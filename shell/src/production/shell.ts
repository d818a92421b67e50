import { refuseDemo } from '@aangan/shared-kit/domain/demo-mode';
import { exitOnRefusal } from '../server/exit-on-refusal.ts';
import { startShell } from '../server/start-shell.ts';

/** The shell of a production build, which cannot be started as a demonstration. */
await exitOnRefusal('The shell', false, async () => {
  refuseDemo(process.env);
  await startShell(process.env);
});
