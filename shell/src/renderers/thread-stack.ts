import { Session } from 'node:inspector';
import { CURRENT_ORDER } from './current-order.ts';

/** What a thread is doing, seen from outside. */
export interface ThreadStack {
  /** Number of the order whose code runs; 0 for none. */
  readonly order: number;
  /** From the innermost. Addresses of scripts, with lines and columns from 1. */
  readonly frames: readonly StackFrame[];
}

export interface StackFrame {
  readonly name: string;
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** ms that a thread has to answer. One that is blocked outside of JavaScript never does. */
const TIMEOUT_MS = 1000;

interface DebuggerMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly scriptId?: string;
    readonly url?: string;
    readonly callFrames?: readonly {
      readonly callFrameId: string;
      readonly functionName: string;
      readonly location: { readonly scriptId: string; readonly lineNumber: number; readonly columnNumber?: number };
    }[];
  };
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

/**
 * Pauses a thread of this process with V8's debugger and reads its stack, even in an endless loop.
 * @param name of the thread, which no other one has
 * @returns undefined where the thread does not answer. It runs on afterwards: a paused thread could not be ended.
 */
export async function stackOfThread(name: string, timeoutMs = TIMEOUT_MS): Promise<ThreadStack | undefined> {
  const session = new Session();
  try {
    session.connect();
  } catch {
    // Under the permission model of Node there is no debugger.
    return undefined;
  }
  return new Promise((resolve) => {
    let attached: string | undefined;
    const end = (stack?: ThreadStack) => {
      clearTimeout(timer);
      resolve(stack);
      // Not within a message of the session.
      setImmediate(() => session.disconnect());
    };
    const timer = setTimeout(() => {
      if (attached === undefined) return end();
      // The session stays, because it resumes a thread that pauses late.
      resolve(undefined);
    }, timeoutMs);
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
      if (!workerInfo.title.endsWith(` ${name}`)) return;
      attached = sessionId;
      readStack(session, sessionId, end);
    });
    session.on('NodeWorker.detachedFromWorker', ({ params: { sessionId } }) => {
      if (sessionId === attached) end();
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  });
}

function readStack(session: Session, sessionId: string, found: (stack: ThreadStack) => void): void {
  const scripts = new Map<string, string>();
  let frames: StackFrame[] = [];
  let asked = 0;
  let evaluation = 0;
  let resumption = 0;
  let order = 0;
  const send = (method: string, params: object = {}) => {
    const message = JSON.stringify({ id: ++asked, method, params });
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
    return asked;
  };
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    if (params.sessionId !== sessionId) return;
    const message: DebuggerMessage = JSON.parse(params.message);
    if (message.method === 'Debugger.scriptParsed') {
      scripts.set(message.params?.scriptId ?? '', message.params?.url ?? '');
    } else if (message.method === 'Debugger.paused') {
      const [innermost, ...others] = message.params?.callFrames ?? [];
      if (!innermost) {
        resumption = send('Debugger.resume');
        return;
      }
      frames = [innermost, ...others].map(({ functionName, location }) => ({
        name: functionName,
        url: scripts.get(location.scriptId) ?? '',
        line: location.lineNumber + 1,
        column: (location.columnNumber ?? 0) + 1,
      }));
      const expression = `globalThis.${CURRENT_ORDER}()`;
      evaluation = send('Debugger.evaluateOnCallFrame', { callFrameId: innermost.callFrameId, expression });
    } else if (message.id !== undefined && message.id === evaluation) {
      order = Number(message.result?.result?.value ?? 0) || 0;
      resumption = send('Debugger.resume');
    } else if (message.id !== undefined && message.id === resumption) {
      found({ order, frames });
    }
  });
  send('Debugger.enable');
  send('Debugger.pause');
}

/** The frames as the stack of an error with this first line. */
export function stackText(first: string, frames: readonly StackFrame[]): string {
  const lines = frames.map(
    ({ name, url, line, column }) => `    at ${name || '<anonymous>'} (${url}:${line}:${column})`,
  );
  return [first, ...lines].join('\n');
}
