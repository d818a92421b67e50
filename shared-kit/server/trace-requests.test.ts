import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import fastify from 'fastify';
import {
  currentRequestId,
  inSpan,
  ofThisRequest,
  startCallSpan,
  traceFields,
  traceHeaders,
  traceRequests,
} from './trace-requests.ts';
import { type Tracing, tracingSettings, tracingWith } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const UNSENT_PARENT = `00-${TRACE}-b7ad6b7169203331-00`;

describe('a traced server', () => {
  let exporter: InMemorySpanExporter;
  let tracing: Tracing;

  beforeEach(() => {
    exporter = new InMemorySpanExporter();
  });
  afterEach(() => tracing.close());

  function start({ share = 1, callersDecide = true, collected = true } = {}) {
    const processors = collected ? [new SimpleSpanProcessor({ exporter })] : [];
    tracing = tracingWith({ service: 'test', collector: undefined, share, callersDecide }, processors);
    const app = fastify({ genReqId: () => 'request-1' });
    traceRequests(app, ({ method, routeOptions }) => `${method} ${routeOptions.url}`);
    const answer = async () => ({ ...traceFields(), ...traceHeaders(), requestId: currentRequestId() });
    app.get('/homes/:id', () => inSpan('read the home', answer));
    app.post('/homes', answer);
    app.get('/readyz', async () => {
      startCallSpan('SQL select', {}).end();
      return answer();
    });
    app.get('/later', () => {
      const fields = Promise.withResolvers<object>();
      const call = ofThisRequest(() => fields.resolve(traceFields()));
      context.with(ROOT_CONTEXT, call);
      return fields.promise;
    });
    app.get('/broken', () => inSpan('fail', () => Promise.reject(new Error('broken'))));
    return async (method: 'GET' | 'POST', url: string, traceparent?: string) => {
      const payload = method === 'POST' ? { payload: { rent: 20_000 } } : {};
      const answered = await app.inject({
        method,
        url,
        ...payload,
        headers: traceparent === undefined ? {} : { traceparent },
      });
      return { body: answered.json() as { traceId: string; traceparent: string; requestId: string } };
    };
  }

  const recorded = () =>
    exporter.getFinishedSpans().map(({ name, attributes, status }) => ({
      name,
      status: status.code,
      answered: attributes['http.response.status_code'],
    }));

  it('continues the trace of its caller, in its log lines, calls and spans', async () => {
    const { body } = await start()('GET', '/homes/7', PARENT);
    expect(body).toMatchObject({ traceId: TRACE, requestId: 'request-1' });
    expect(body.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    expect(body.traceparent).not.toBe(PARENT);
    const [inner, outer] = exporter.getFinishedSpans();
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(recorded()).toEqual([
      { name: 'read the home', status: 0 },
      { name: 'GET /homes/:id', status: 0, answered: 200 },
    ]);
  });

  it('knows the request behind a body that was sent', async () => {
    const { body } = await start()('POST', '/homes', PARENT);
    expect(body).toMatchObject({ traceId: TRACE, requestId: 'request-1' });
  });

  it('begins a trace for a caller without one', async () => {
    const ask = start();
    const first = await ask('GET', '/homes/7');
    const second = await ask('GET', '/homes/7', 'nonsense');
    expect(first.body.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(second.body.traceId).not.toBe(first.body.traceId);
  });

  it('marks the spans of a failure, without its message', async () => {
    await start()('GET', '/broken');
    expect(recorded()).toEqual([
      { name: 'fail', status: 2 },
      { name: 'GET /broken', status: 2, answered: 500 },
    ]);
    expect(JSON.stringify(exporter.getFinishedSpans().map(({ events }) => events))).toBe('[[],[]]');
  });

  it('records nothing of probes, nor of what runs for no request', async () => {
    const { body } = await start()('GET', '/readyz', PARENT);
    expect(body.requestId).toBeUndefined();
    startCallSpan('SQL select', {}).end();
    expect(recorded()).toEqual([]);
  });

  it('is known to a function of the request that something else calls', async () => {
    const { body } = await start()('GET', '/later', PARENT);
    expect(body.traceId).toBe(TRACE);
  });

  it('has trace ids without a collector, and tells others to record nothing', async () => {
    const { body } = await start({ collected: false })('GET', '/homes/7');
    expect(body.traceparent).toMatch(new RegExp(`^00-${body.traceId}-[0-9a-f]{16}-00$`));
  });

  it.each([
    ['a trusted caller that records', true, PARENT, 0, 2],
    ['a trusted caller that does not', true, UNSENT_PARENT, 1, 0],
    ['a visitor who wants it', false, PARENT, 0, 0],
    ['a visitor who does not', false, UNSENT_PARENT, 1, 2],
  ])('decides for %s', async (_, callersDecide, parent, share, spans) => {
    await start({ share, callersDecide })('GET', '/homes/7', parent);
    expect(recorded()).toHaveLength(spans);
  });
});

describe('tracingSettings', () => {
  it('sends nothing by default, and every trace to a collector', () => {
    expect(tracingSettings({})).toEqual({ collector: undefined, share: 1 });
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '0.05' };
    expect(tracingSettings(env)).toEqual({ collector: 'http://collector:4318', share: 0.05 });
  });

  it('names every variable that is wrong', () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector', OTEL_TRACES_SAMPLER_ARG: '50%' };
    expect(() => tracingSettings(env)).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT.*\nOTEL_TRACES_SAMPLER_ARG/);
  });
});
