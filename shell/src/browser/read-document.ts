import { DEFERRED_ATTRIBUTE, type DocumentState, STATE_ELEMENT } from './document-state.ts';

/** The document's state, as soon as the parser has come to it: the script may run before the page is all there. */
export function documentState(): Promise<DocumentState> {
  return arrival(() => document.getElementById(STATE_ELEMENT)).then((element) => {
    const state: DocumentState = JSON.parse(element.textContent ?? '');
    return { ...state, entry: { ...state.entry, data: withDeferred(state) } };
  });
}

function withDeferred({ entry, deferred }: DocumentState): unknown {
  if (deferred.length === 0) return entry.data;
  const promises = deferred.map((name) => [name, deferredValue(name)] as const);
  return { ...(entry.data as object), ...Object.fromEntries(promises) };
}

async function deferredValue(name: string): Promise<unknown> {
  const element = await arrival(() => document.querySelector(`[${DEFERRED_ATTRIBUTE}="${name}"]`));
  const { value, error }: { value?: unknown; error?: string } = JSON.parse(element.textContent ?? '');
  if (error !== undefined) throw new Error(error);
  return value;
}

/**
 * Waits for an element and for the parser to have moved past it, so that its text is whole. A document that is left
 * while it loads counts as complete from then on, without the event: nobody waits for the rest of it.
 */
function arrival(find: () => Element | null): Promise<Element> {
  const complete = () => {
    const element = find();
    return element && (document.readyState !== 'loading' || element.nextSibling) ? element : undefined;
  };
  return new Promise((resolve, reject) => {
    const look = () => {
      const element = complete();
      if (!element) return;
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', end);
      resolve(element);
    };
    const end = () => {
      look();
      observer.disconnect();
      reject(new Error('The document ended before its state came'));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', end, { once: true });
    look();
  });
}
