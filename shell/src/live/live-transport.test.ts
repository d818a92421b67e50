import { type LiveReceiver, liveTransport } from './live-transport.ts';

const REQUEST = { topics: [{ topic: 'interested-people', input: {} }], after: 4 };

function setUp(answer: Response) {
  const asked: { address: string; headers: Headers }[] = [];
  const heard: unknown[] = [];
  const receiver: LiveReceiver = {
    alive: () => undefined,
    open: (after) => heard.push({ after }),
    event: (event, id) => heard.push({ ...event, id }),
    refused: (places) => heard.push({ refused: places }),
  };
  const transport = liveTransport(async (input, init) => {
    asked.push({ address: String(input), headers: new Headers(init?.headers) });
    return answer;
  });
  return { transport, receiver, asked, heard, signal: new AbortController().signal };
}

describe('a live stream', () => {
  it('is read frame by frame, however it is cut', async () => {
    const text =
      'event: refused\ndata: [1]\n\nevent: open\nid: 4\ndata: {}\n\n:\n\nid: 6\ndata: {"topic":0,"event":{"at":1}}\n\ndata: {"topic":0,"event":{"at":2}}\n\n';
    const pieces = text.match(/[\s\S]{1,7}/g) ?? [];
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    const { transport, receiver, asked, heard, signal } = setUp(new Response(body));
    expect(await transport.stream(REQUEST, receiver, signal)).toBe('closed');
    expect(heard).toEqual([
      { refused: [1] },
      { after: 4 },
      { topic: 0, event: { at: 1 }, id: 6 },
      { topic: 0, event: { at: 2 }, id: undefined },
    ]);
    expect(asked[0]?.headers.get('last-event-id')).toBe('4');
    expect(asked[0]?.address).toMatch(/^\/api\/v1\/live\/stream\?topics=/);
  });

  it('says that the session is over, whether at once or later', async () => {
    const later = setUp(new Response('event: ended\ndata: {}\n\n'));
    expect(await later.transport.stream(REQUEST, later.receiver, later.signal)).toBe('session');
    const atOnce = setUp(new Response('{}', { status: 401 }));
    expect(await atOnce.transport.stream(REQUEST, atOnce.receiver, atOnce.signal)).toBe('session');
  });

  it('fails on any other status', async () => {
    const { transport, receiver, signal } = setUp(new Response('{}', { status: 429 }));
    await expect(transport.stream(REQUEST, receiver, signal)).rejects.toThrow('429');
  });
});

describe('the polling form', () => {
  it('gives events and the id to go on from', async () => {
    const answer = { events: [{ topic: 0, event: { at: 3 } }], refused: [], after: 9 };
    const { transport, receiver, asked, heard, signal } = setUp(Response.json(answer));
    expect(await transport.poll(REQUEST, receiver, signal)).toBe('closed');
    expect(heard).toEqual([{ refused: [] }, { topic: 0, event: { at: 3 }, id: undefined }, { after: 9 }]);
    expect(asked[0]?.address).toContain('&after=4');
  });
});
