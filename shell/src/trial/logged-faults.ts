/** A line of the trial's log, as far as it tells about pages. */
interface LogLine {
  readonly reqId?: string;
  readonly msg?: string;
  readonly remote?: string;
  readonly kind?: string;
  readonly reason?: string;
  readonly detail?: string;
  /** The stack with positions of the source. */
  readonly source?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string; readonly name?: string };
}

/** What is wrong with a release. */
interface LoggedFault {
  /** `fails (render): Error: …` */
  readonly words: string;
  /** Id of the request that met it, where the line names one. */
  readonly requestId: string | undefined;
}

/** Lines of a stack that a refusal shows. */
const STACK_LINES = 6;

/**
 * The fault of a release in a line of the log.
 * @param remote name of the release's remote
 * @param apiIsKnown whether the pages had an API: without one, a call that fails is no fault of theirs
 * @returns undefined for what is no fault, or that of another remote
 */
export function loggedFault(text: string, remote: string, apiIsKnown: boolean): LoggedFault | undefined {
  const line = lineOf(text);
  const words = line && faultIn(line, remote, apiIsKnown);
  return words === undefined ? undefined : { words, requestId: line?.reqId };
}

function faultIn(line: LogLine, remote: string, apiIsKnown: boolean): string | undefined {
  if (line.msg === 'A renderer was replaced' && line.reason !== 'stalled')
    return `ends its renderer (${line.reason}): ${line.detail}`;
  if (line.msg === 'Code of a remote threw outside of its pages') return `throws outside of the page: ${stackOf(line)}`;
  if (line.msg !== 'A page failed' || (line.remote !== undefined && line.remote !== remote)) return undefined;
  if (line.kind === 'stalled') return `does not return: ${stackOf(line)}`;
  return isOfApi(line, apiIsKnown) ? undefined : `fails (${line.kind ?? 'reported'}): ${stackOf(line)}`;
}

/** A failed call says nothing of the page, nor that it waits for an API that is not there. */
function isOfApi({ err }: LogLine, apiIsKnown: boolean): boolean {
  if (err?.type === 'HttpError' || err?.name === 'HttpError') return true;
  return !apiIsKnown && /took longer than/.test(err?.message ?? '');
}

function stackOf({ source, err }: LogLine): string {
  const stack = source ?? err?.stack ?? err?.message ?? 'unknown';
  return firstLines(stack);
}

/** The part of a stack that a refusal shows. */
export function firstLines(stack: string): string {
  return stack.split('\n').slice(0, STACK_LINES).join('\n  ');
}

function lineOf(text: string): LogLine | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
