import { documentState } from './read-document.ts';

const STATE = { entry: { remote: 'a', data: { quick: 1 } }, deferred: [] as string[] };

function element(attributes: string, content: unknown): HTMLScriptElement {
  const holder = document.createElement('div');
  holder.innerHTML = `<script type="application/json" ${attributes}></script>`;
  const script = holder.firstElementChild as HTMLScriptElement;
  script.textContent = typeof content === 'string' ? content : JSON.stringify(content);
  return script;
}
const stateElement = (state: unknown) => element('id="aangan-state"', state);
const valueElement = (name: string, outcome: unknown) => element(`data-deferred="${name}"`, outcome);
const later = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("reading the document's state", () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  const finishParsing = () => document.dispatchEvent(new Event('DOMContentLoaded'));
  /** What a promise has come to so far. */
  async function soFar<Value>(promise: Promise<Value>): Promise<Value | 'waiting'> {
    await later();
    return Promise.race([promise, Promise.resolve('waiting' as const)]);
  }

  it('finds what the parser has left behind', async () => {
    document.body.append(stateElement(STATE));
    expect((await documentState()).entry.data).toEqual({ quick: 1 });
  });

  it('waits for the parser to come to it, and past it', async () => {
    const state = documentState();
    expect(await soFar(state)).toBe('waiting');
    const script = stateElement('{"entry":');
    document.body.append(script);
    expect(await soFar(state)).toBe('waiting');
    // An extension of the browser, say: what follows the element says nothing of its text.
    document.body.append(document.createElement('p'));
    expect(await soFar(state)).toBe('waiting');
    script.textContent = JSON.stringify(STATE);
    document.body.append(document.createElement('p'));
    expect(await state).toMatchObject({ entry: { remote: 'a' } });
  });

  it('is content with the end of the document after it', async () => {
    const state = documentState();
    const script = stateElement('{');
    document.body.append(script);
    await later();
    // The last of a text changes no element.
    (script.firstChild as Text).data = JSON.stringify(STATE);
    expect(await soFar(state)).toBe('waiting');
    finishParsing();
    expect(await state).toMatchObject({ entry: { remote: 'a' } });
  });

  it('gives up when the document ends without it', async () => {
    const state = documentState();
    finishParsing();
    await expect(state).rejects.toThrow('The document ended before its state came');
  });

  it('makes a promise of each value that comes later', async () => {
    const script = stateElement({ ...STATE, deferred: ['similar', 'trends'] });
    document.body.append(script, document.createElement('p'));
    const data = (await documentState()).entry.data as Record<string, Promise<unknown>>;
    expect(data.quick).toBe(1);
    const { similar = later(), trends = later() } = data;
    expect(await soFar(similar)).toBe('waiting');
    document.body.append(valueElement('trends', { value: [1, 2] }), document.createElement('p'));
    expect(await trends).toEqual([1, 2]);
    expect(await soFar(similar)).toBe('waiting');
    document.body.append(valueElement('similar', { error: 'Something went wrong. Please try again.' }));
    finishParsing();
    await expect(similar).rejects.toThrow('Something went wrong. Please try again.');
  });

  it('fails the values that never came', async () => {
    document.body.append(stateElement({ ...STATE, deferred: ['similar'] }), document.createElement('p'));
    const { similar } = (await documentState()).entry.data as Record<string, Promise<unknown>>;
    finishParsing();
    await expect(similar).rejects.toThrow('The document ended');
  });
});
