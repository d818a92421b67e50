import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../site/remotes.ts';
import { moduleScopeProblems, RULES } from './module-scope.ts';

/**
 * Looks for timers, listeners and state at module scope in all code of remotes that runs on the server, and in the
 * part of shared-kit that is compiled into it. Prints `file:line rule: what to do`. The exit code is 1 when there is
 * any.
 */
const CODE = ['mfe-*/src/**/*.{ts,tsx}', 'shared-kit/{ui,links,domain,platform}/**/*.{ts,tsx}'];

const files = globSync(CODE, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
const problems = files.sort().flatMap((file) => {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  return moduleScopeProblems(code, file.endsWith('.tsx')).map(({ line, rule }) => ({ file, line, rule }));
});
for (const { file, line, rule } of problems) console.error(`${file}:${line} ${rule}: ${RULES[rule]}`);
console.log(`${files.length} files of remotes, ${problems.length} problems at module scope`);
process.exitCode = problems.length === 0 ? 0 : 1;
