import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';

const TOOLS = path.join(ROOT, 'node_modules/.bin');

/** Runs a tool of the project with its output on the terminal; gives its exit code. */
export function runTool(
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const PATH = `${TOOLS}${path.delimiter}${process.env.PATH ?? ''}`;
    const program = tool === 'node' ? process.execPath : path.join(TOOLS, tool);
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env, PATH } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
