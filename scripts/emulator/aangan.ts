#!/usr/bin/env node
import { COMMANDS } from './commands.ts';

/** `aangan COMMAND …`: runs a command in the repository of one remote. */
const [name = ''] = process.argv.splice(2, 1);
const command = COMMANDS[name];
if (command) await command.run();
else {
  console.error(
    Object.entries(COMMANDS)
      .map(([key, { about }]) => `aangan ${key.padEnd(9)} ${about}`)
      .join('\n'),
  );
  process.exitCode = 1;
}
