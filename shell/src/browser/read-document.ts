import { anonymousSession } from '../session/anonymous-session.ts';
import { nriByCookie } from '../session/nri-by-cookie.ts';
import { DEFERRED_ATTRIBUTE, type DocumentState, type SentState, STATE_ELEMENT } from './document-state.ts';
import { ownDevice } from './own-device.ts';

/** The document's state, once the parser has read it: the script may run before the document is complete. */
export async function documentState(): Promise<DocumentState> {
  const sent = await arrival<SentState>(`#${STATE_ELEMENT}`);
  return {
    ...sent,
    deviceId: sent.deviceId ?? ownDevice(document),
    session: sent.session ?? anonymousSession({ nri: nriByCookie(document.cookie) }),
    entry: { ...sent.entry, data: withDeferred(sent) },
  };
}

function withDeferred({ entry, deferred }: SentState): unknown {
  if (deferred.length === 0) return entry.data;
  const promises = deferred.map((name) => [name, deferredValue(name)] as const);
  return { ...(entry.data as object), ...Object.fromEntries(promises) };
}

async function deferredValue(name: string): Promise<unknown> {
  const selector = `[${DEFERRED_ATTRIBUTE}="${name}"]`;
  const { value, error } = await arrival<{ value?: unknown; error?: string }>(selector);
  if (error !== undefined) throw new Error(error);
  return value;
}

/**
 * Waits for the JSON in an element. A document that is left while it loads never ends: then the promise stays pending.
 */
function arrival<Carried extends object>(selector: string): Promise<Carried> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const carried = wholeJson(document.querySelector(selector)) as Carried | undefined;
      if (!carried) return;
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', end);
      resolve(carried);
    };
    const end = () => {
      look();
      observer.disconnect();
      reject(new Error('The document ended before its state arrived'));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', end, { once: true });
    look();
  });
}

/** The parser may be in the middle of the element: an object's text is JSON only as a whole. */
function wholeJson(element: Element | null): unknown {
  try {
    return JSON.parse(element?.textContent ?? '');
  } catch {
    return undefined;
  }
}
