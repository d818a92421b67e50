import { spawn } from 'node:child_process';

/** `node proxy-process.ts <configuration>`: runs HAProxy for as long as this process runs, and ends with it. */
const proxy = spawn('haproxy', ['-db', '-f', process.argv[2] ?? ''], { stdio: 'inherit' });
proxy.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
proxy.once('exit', (code) => process.exit(code ?? 1));
// SIGUSR1 lets requests end that are under way.
process.once('SIGTERM', () => proxy.kill('SIGUSR1'));
process.once('exit', () => proxy.kill('SIGKILL'));
