import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../site/remotes.ts';

const TOOLS = path.join(ROOT, 'node_modules/.bin');

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Is called with the tool's whole output at its end. Without it, the output goes to the terminal at once. */
  readonly print?: (text: string) => void;
}

/** Runs a tool of the project and returns its exit code. */
export function runTool(tool: string, args: readonly string[], { env = {}, print }: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const PATH = `${TOOLS}${path.delimiter}${process.env.PATH ?? ''}`;
    const program = tool === 'node' ? process.execPath : path.join(TOOLS, tool);
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['inherit', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env, PATH },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      print?.(Buffer.concat(said).toString());
      resolve(code ?? 1);
    });
  });
}
