import type { ShellScript } from './script-addresses.ts';

type ScriptFailure = 'not-configured' | 'no-consent' | 'failed' | 'timeout';

const MESSAGES = {
  'not-configured': 'has no address',
  'no-consent': 'waits for the visitor’s consent',
  failed: 'could not be loaded',
  timeout: 'did not come in time',
} as const satisfies Record<ScriptFailure, string>;

/** A script of another company is missing. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  readonly script: ShellScript;
  readonly failure: ScriptFailure;

  constructor(script: ShellScript, failure: ScriptFailure) {
    super(`The ${script} script ${MESSAGES[failure]}`);
    this.script = script;
    this.failure = failure;
  }
}
