import fc from 'fast-check';
import { depth } from '../testing/depth.ts';
import { fakeHttpError } from '../testing/fake-platform.tsx';
import { Autosave, type SaveState } from './autosave.ts';
import { HttpError } from './http.ts';
import { type UnsentChanges, unsentChanges } from './unsent-changes.ts';

const OFFLINE = new HttpError('no network', { kind: 'network' });

/** A server that stores fields, may be unreachable, and stores the later value of a field as ours does. */
function fakeServer() {
  const stored = new Map<string, { value: unknown; typedAt: number }>();
  const received: UnsentChanges[] = [];
  return {
    stored,
    received,
    failure: undefined as Error | undefined,
    /** The answer of a stored change is lost. */
    losesAnswers: false,
    async send(unsent: UnsentChanges) {
      if (this.failure && !this.losesAnswers) throw this.failure;
      received.push(unsent);
      for (const [field, typed] of Object.entries(unsent.changes)) {
        const before = stored.get(field);
        if (!before || before.typedAt <= typed.typedAt) stored.set(field, typed);
      }
      if (this.failure) throw this.failure;
    },
  };
}

function openForm(server: ReturnType<typeof fakeServer>, editor = 'tab-1', account = 'asha') {
  const states: SaveState[] = [];
  const shown: { unsent: UnsentChanges['changes']; problem: string | undefined } = { unsent: {}, problem: undefined };
  const form = new Autosave<void>({
    editor,
    store: unsentChanges('listing:1', account),
    version: () => 7,
    send: (unsent) => server.send(unsent),
    onAnswer: () => undefined,
    onState: (state, problem) => {
      states.push(state);
      shown.problem = problem;
    },
    onUnsent: (changes) => {
      shown.unsent = changes;
    },
  });
  form.open();
  return { form, states, shown };
}

describe('saving while somebody types', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('sends a field 600 ms after it was typed, with everything typed since', async () => {
    const server = fakeServer();
    const { form, states } = openForm(server);
    form.change('price', 3, 100);
    await jest.advanceTimersByTimeAsync(400);
    form.change('price', 32, 700);
    form.change('area', 1150, 800);
    await jest.advanceTimersByTimeAsync(199);
    expect(server.received).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.received).toEqual([
      {
        editor: 'tab-1',
        base: 7,
        changes: { price: { value: 32, typedAt: 700 }, area: { value: 1150, typedAt: 800 } },
      },
    ]);
    expect(states.at(-1)).toBe('saved');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps on the device what was typed while the answer was on its way', async () => {
    const server = fakeServer();
    const { form, shown } = openForm(server);
    form.change('price', 3, 100);
    const sending = form.flush();
    form.change('price', 32, 200);
    await sending;
    expect(shown.unsent).toEqual({ price: { value: 32, typedAt: 200 } });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(server.stored.get('price')?.value).toBe(32);
  });

  it('tries again while the server does not answer, and at once when the network is back', async () => {
    const server = fakeServer();
    const { form, states } = openForm(server);
    server.failure = OFFLINE;
    form.change('price', 32, 100);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(states.at(-1)).toBe('offline');
    server.failure = undefined;
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
    server.failure = fakeHttpError(503);
    form.change('price', 33, 200);
    await jest.advanceTimersByTimeAsync(1_000);
    server.failure = undefined;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(server.stored.get('price')?.value).toBe(33);
  });

  it('says why the server refuses, and stores the values until something else is typed', async () => {
    const server = fakeServer();
    const { form, states, shown } = openForm(server);
    server.failure = fakeHttpError(401, 'Log in again.');
    form.change('price', 32, 100);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe('refused');
    expect(shown.problem).toBe('Log in again.');
    server.failure = undefined;
    form.change('area', 900, 200);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([...server.stored.keys()]).toEqual(['price', 'area']);
  });

  it('sends what a killed form of the same person has left, as that form', async () => {
    const server = fakeServer();
    server.failure = OFFLINE;
    openForm(server).form.change('price', 32, 100);
    const stranger = openForm(server, 'tab-2', 'ravi');
    expect(stranger.shown.unsent).toEqual({});
    server.failure = undefined;
    const { shown } = openForm(server, 'tab-2');
    expect(shown.unsent).toEqual({ price: { value: 32, typedAt: 100 } });
    await jest.advanceTimersByTimeAsync(0);
    expect(server.received).toEqual([{ editor: 'tab-1', base: 7, changes: { price: { value: 32, typedAt: 100 } } }]);
  });

  it('loses no field, whenever the browser or the network is killed', async () => {
    const action = fc.oneof(
      fc.record({ type: fc.constantFrom('price', 'area', 'floor'), value: fc.nat(9) }),
      fc.record({ wait: fc.integer({ min: 1, max: 3_000 }) }),
      fc.constantFrom('kill' as const, 'down' as const, 'up' as const, 'answers lost' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        localStorage.clear();
        const server = fakeServer();
        const typed = new Map<string, unknown>();
        let at = 0;
        let tab = 0;
        let { form } = openForm(server, `tab-${tab}`);
        for (const each of actions) {
          at += 1;
          if (each === 'kill') {
            jest.clearAllTimers();
            tab += 1;
            form = openForm(server, `tab-${tab}`).form;
          } else if (typeof each === 'string') {
            server.failure = each === 'up' ? undefined : OFFLINE;
            server.losesAnswers = each === 'answers lost';
          } else if ('wait' in each) {
            await jest.advanceTimersByTimeAsync(each.wait);
          } else {
            form.change(each.type, each.value, at);
            typed.set(each.type, each.value);
          }
        }
        server.failure = undefined;
        const last = openForm(server, 'tab-last');
        await jest.advanceTimersByTimeAsync(0);
        await last.form.flush();
        for (const [field, value] of typed) expect(server.stored.get(field)?.value).toBe(value);
        jest.clearAllTimers();
      }),
      { numRuns: depth(100, 2_000) },
    );
  });
});
