import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { type LiveStream, liveStream } from './live-stream.ts';

const TOPIC = {
  topic: 'interested-people',
  audience: 'acc_1',
  index: 0,
  fresh: false,
  now: undefined,
  unstored: false,
};

const event = (number: number, filler = '') => ({ number, ...TOPIC, payload: { filler } });
const BEGIN = { newest: 0, states: [], refused: [] };

/** A stream whose reader takes what it got only when the test says so. */
function aReader() {
  let text = '';
  let taken: (() => void) | undefined;
  const response = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      text += chunk;
      taken = done;
    },
  });
  const slow = jest.fn();
  const stream: LiveStream = liveStream(response as ServerResponse, [TOPIC], slow);
  const take = () => {
    const done = taken;
    taken = undefined;
    done?.();
  };
  return { response, stream, slow, text: () => text, take };
}

describe('the response of a subscriber', () => {
  it('is destroyed once 256 kB wait for the reader', () => {
    const { stream, response, slow } = aReader();
    stream.open(BEGIN);
    for (let number = 1; number <= 240; number += 1) stream.receive(event(number, 'x'.repeat(1_000)));
    expect(response.destroyed).toBe(false);
    for (let number = 241; number <= 270; number += 1) stream.receive(event(number, 'x'.repeat(1_000)));
    expect(response.destroyed).toBe(true);
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it('is destroyed when 500 events wait behind the stored ones', () => {
    const { stream, response } = aReader();
    for (let number = 1; number <= 500; number += 1) stream.receive(event(number));
    expect(response.destroyed).toBe(false);
    stream.receive(event(501));
    expect(response.destroyed).toBe(true);
  });

  it('gets stored events at the pace of its reader, however many there are', async () => {
    const { stream, response, take, slow } = aReader();
    const stored = Array.from({ length: 300 }, (_, index) => event(index + 1, 'x'.repeat(1_000)));
    const sending = stream.replay(stored);
    let longest = 0;
    const taking = setInterval(() => {
      longest = Math.max(longest, response.writableLength);
      take();
    });
    await sending;
    clearInterval(taking);
    expect(longest).toBeLessThan(70_000);
    expect(slow).not.toHaveBeenCalled();
  });

  it('has no event twice, whether stored, waiting or new', async () => {
    const response = new Writable({
      decodeStrings: false,
      write(chunk: string, _encoding, done) {
        text += chunk;
        done();
      },
    });
    let text = '';
    const stream = liveStream(response as ServerResponse, [TOPIC], () => undefined);
    stream.receive(event(2));
    await stream.replay([event(1), event(2)]);
    stream.receive(event(3));
    stream.open({ ...BEGIN, newest: 2 });
    stream.receive(event(3));
    stream.receive(event(4));
    expect([...text.matchAll(/^id: (\d+)\ndata: \{"topic"/gm)].map(([, id]) => id)).toEqual(['1', '2', '3', '4']);
  });
});
