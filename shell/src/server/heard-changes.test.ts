import type { ServerResponse } from 'node:http';
import type { Change } from '@aangan/shared-kit/contracts/changes';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { hearChanges } from './heard-changes.ts';

const PUNE = 'listings-pune-RENT';
const DELHI = 'listings-delhi-RENT';
const START = 1_000_000;

describe('changes that the API tells', () => {
  let api: TestServer;
  let streams: ServerResponse[];
  let time: number;
  let lost: unknown[];
  let heard: ReturnType<typeof hearChanges>;

  const tell = (told: Change) => streams.at(-1)?.write(`data: ${JSON.stringify(told)}\n\n`);
  const connected = (number: number) => until(() => streams.length === number);

  beforeEach(async () => {
    streams = [];
    time = START;
    lost = [];
    api = await testServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      streams.push(response);
    });
    heard = hearChanges({ apiUrl: api.origin, now: () => time });
    heard.listen((error) => lost.push(error));
    await connected(1);
  });
  afterEach(async () => {
    await heard.close();
    await api.close();
  });

  it('are known by their tag and their time', async () => {
    tell({ tag: PUNE, position: '5' });
    await until(() => heard.any([PUNE], START));
    expect(heard.any([DELHI, PUNE], START)).toBe(true);
    expect(heard.any([PUNE], START + 1)).toBe(false);
    expect(heard.any([DELHI], START)).toBe(false);
    expect(heard.any([], START)).toBe(false);
  });

  it('are all of them where anything may have changed', async () => {
    tell({});
    await until(() => heard.any([DELHI], START));
    expect(heard.any([PUNE], START)).toBe(true);
    expect(heard.any([], START)).toBe(false);
  });

  it('are read from a replica only once it has them', async () => {
    expect(heard.cookie()).toBeUndefined();
    tell({ tag: PUNE, position: '5' });
    await until(() => heard.any([PUNE], START));
    expect(heard.cookie()).toBe('__Host-aangan_position=5');
    tell({ tag: DELHI });
    await until(() => heard.any([DELHI], START));
    expect(heard.cookie()).toBe(`__Host-aangan_position=${2n ** 64n - 1n}`);
    time += 30_000;
    expect(heard.cookie()).toBeUndefined();
  });

  it('are asked for again when the stream ends, which is said once', async () => {
    tell({ tag: PUNE });
    await until(() => heard.any([PUNE], START));
    streams[0]?.end();
    await connected(2);
    expect(lost).toEqual([new Error('The stream of changes ended')]);
    tell({ tag: DELHI });
    await until(() => heard.any([DELHI], START));
  });

  it('are asked for until the stream can be opened, and lost once', async () => {
    api.handle = (_request, response) => response.writeHead(503).end();
    streams[0]?.destroy();
    await until(() => api.seen.length === 3);
    expect(lost).toHaveLength(1);
  });
});
