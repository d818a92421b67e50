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

describe('reading the state of the document', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  const finishParsing = () => document.dispatchEvent(new Event('DOMContentLoaded'));
  /** The current state of a promise. */
  async function soFar<Value>(promise: Promise<Value>): Promise<Value | 'waiting'> {
    await later();
    return Promise.race([promise, Promise.resolve('waiting' as const)]);
  }

  it('finds the state when it is already parsed', async () => {
    document.body.append(stateElement(STATE));
    expect((await documentState()).entry.data).toEqual({ quick: 1 });
  });

  it('waits until the parser has read the element completely', async () => {
    const state = documentState();
    expect(await soFar(state)).toBe('waiting');
    const script = stateElement('{"entry":');
    document.body.append(script);
    expect(await soFar(state)).toBe('waiting');
    // For example an extension of the browser: what follows the element says nothing about its text.
    document.body.append(document.createElement('p'));
    expect(await soFar(state)).toBe('waiting');
    script.textContent = JSON.stringify(STATE);
    document.body.append(document.createElement('p'));
    expect(await state).toMatchObject({ entry: { remote: 'a' } });
  });

  it('reads an element at the end of the document', async () => {
    const state = documentState();
    const script = stateElement('{');
    document.body.append(script);
    await later();
    // The last piece of a text changes no element.
    (script.firstChild as Text).data = JSON.stringify(STATE);
    expect(await soFar(state)).toBe('waiting');
    finishParsing();
    expect(await state).toMatchObject({ entry: { remote: 'a' } });
  });

  it('rejects when the document ends without the state', async () => {
    const state = documentState();
    finishParsing();
    await expect(state).rejects.toThrow('The document ended before its state arrived');
  });

  it('makes a promise of each deferred value', async () => {
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

  it('rejects the deferred values that never arrived', async () => {
    document.body.append(stateElement({ ...STATE, deferred: ['similar'] }), document.createElement('p'));
    const { similar } = (await documentState()).entry.data as Record<string, Promise<unknown>>;
    finishParsing();
    await expect(similar).rejects.toThrow('The document ended');
  });
});
