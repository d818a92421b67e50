import { exitOnRefusal } from './exit-on-refusal.ts';
import { startShell } from './start-shell.ts';

await exitOnRefusal('The shell', true, () => startShell(process.env));
