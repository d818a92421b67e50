import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { SettingsProblems } from '../domain/settings-problems.ts';

/** Where a process sends its spans. */
export interface TracingSettings {
  /** Base address of an OpenTelemetry collector, which speaks OTLP over HTTP; undefined sends nothing. */
  readonly collector: string | undefined;
  /** Share of the traces that are sent, from 0 to 1. */
  readonly share: number;
}

interface TracingOptions extends TracingSettings {
  /** `aangan-api` */
  readonly service: string;
  /** Whether callers decide which traces are sent. Not for a server that anybody can call. */
  readonly callersDecide: boolean;
}

/** The tracing of a process. */
export interface Tracing {
  /** Sends the spans that are left. */
  close(): Promise<void>;
}

/**
 * Reads `OTEL_EXPORTER_OTLP_ENDPOINT` and `OTEL_TRACES_SAMPLER_ARG`, as OpenTelemetry names them.
 * @throws SettingsProblems when one of them is wrong
 */
export function tracingSettings(env: NodeJS.ProcessEnv): TracingSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share = '1' } = env;
  const problems = [
    ...(collector && !URL.canParse(collector)
      ? ['OTEL_EXPORTER_OTLP_ENDPOINT: the address of a collector, such as http://collector:4318']
      : []),
    ...(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(share) ? [] : ['OTEL_TRACES_SAMPLER_ARG: a share of traces from 0 to 1']),
  ];
  if (problems.length > 0) throw new SettingsProblems(problems);
  return { collector: collector || undefined, share: Number(share) };
}

/**
 * Starts tracing by W3C trace context. Every request has a trace id, which its log lines and its calls carry. Spans are
 * recorded only for a collector.
 */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const spanProcessors = options.collector === undefined ? [] : [await sentTo(options.collector)];
  return tracingWith(options, spanProcessors);
}

/** The same with given receivers of spans, for tests. */
export function tracingWith(options: TracingOptions, spanProcessors: SpanProcessor[]): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    sampler: samplerOf(options, spanProcessors.length > 0),
    spanProcessors,
  });
  const contexts = new AsyncLocalStorageContextManager();
  context.setGlobalContextManager(contexts.enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      await provider.shutdown();
      for (const api of [context, propagation, trace]) api.disable();
    },
  };
}

async function sentTo(collector: string): Promise<SpanProcessor> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: new URL('/v1/traces', collector).href }) });
}

function samplerOf({ share, callersDecide }: TracingOptions, isSent: boolean): Sampler {
  if (!isSent) return new AlwaysOffSampler();
  const root = new TraceIdRatioBasedSampler(share);
  if (callersDecide) return new ParentBasedSampler({ root });
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
}
