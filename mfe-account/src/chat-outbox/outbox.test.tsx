import { createOutbox, type SendResult } from './outbox.ts';
import { type UnsentMessage, unsentMessages } from './unsent-message.ts';

const unsent = (clientKey: string): UnsentMessage => ({
  conversationId: 'cnv_1',
  message: { kind: 'text', clientKey, text: `Words of ${clientKey}` },
  writtenAt: 1,
});

/** An outbox whose attempts end as the test says. */
function open(results: Readonly<Record<string, SendResult>>, account = 'asha') {
  const sent: string[] = [];
  const waits: number[] = [];
  const outbox = createOutbox({
    store: unsentMessages(account),
    delay(ms) {
      waits.push(ms);
      return () => undefined;
    },
    async send({ message: { clientKey } }) {
      sent.push(clientKey);
      return results[clientKey] ?? { kind: 'sent' };
    },
  });
  return { outbox, sent, waits };
}

const keys = ({ outbox }: ReturnType<typeof open>) =>
  outbox.state().messages.map(({ message: { clientKey } }) => clientKey);

beforeEach(() => localStorage.clear());

describe('the outbox', () => {
  it('holds a message until it is stored, and the next page of the device sends it', async () => {
    const first = open({ one: { kind: 'later' } });
    first.outbox.add(unsent('one'));
    first.outbox.add(unsent('two'));
    await first.outbox.flush();
    expect(keys(first)).toEqual(['one', 'two']);
    expect(first.outbox.state().failing).toBe(true);
    const second = open({});
    await second.outbox.flush();
    expect(second.sent).toEqual(['one', 'two']);
    expect(keys(open({}))).toEqual([]);
  });

  it('waits longer after each failure, and half a minute at most', async () => {
    const opened = open({ one: { kind: 'later' } });
    opened.outbox.add(unsent('one'));
    for (let tries = 0; tries < 8; tries += 1) await opened.outbox.flush();
    expect(opened.waits).toEqual(opened.waits.toSorted((one, other) => one - other));
    expect(opened.waits.at(-1)).toBe(30_000);
  });

  it('sends the next message past a refused one, which its author sends again or deletes', async () => {
    const results: Record<string, SendResult> = { one: { kind: 'refused', problem: 'This home is let.' } };
    const opened = open(results);
    opened.outbox.add(unsent('one'));
    opened.outbox.add(unsent('two'));
    await opened.outbox.flush();
    expect(opened.outbox.state().messages).toEqual([{ ...unsent('one'), problem: 'This home is let.' }]);
    results.one = { kind: 'sent' };
    opened.outbox.retry('one');
    await opened.outbox.flush();
    expect(opened.sent).toEqual(['one', 'two', 'one']);
    expect(keys(opened)).toEqual([]);
  });

  it('is empty for the next person on the device', async () => {
    const asha = open({ one: { kind: 'later' } });
    asha.outbox.add(unsent('one'));
    await asha.outbox.flush();
    expect(keys(open({}, 'ravi'))).toEqual([]);
  });
});
