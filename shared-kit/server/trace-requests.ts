import {
  type Context,
  context,
  createContextKey,
  INVALID_SPAN_CONTEXT,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProbe } from './probes.ts';

const REQUEST_ID = createContextKey('request id');

function tracer() {
  return trace.getTracer('aangan');
}

/**
 * Gives each request of a server but probes a span, and makes it the current one of all that the request does.
 * @param nameOf the request without ids and other data of people: `GET /flats-for-rent*`
 */
export function traceRequests(app: FastifyInstance, nameOf: (request: FastifyRequest) => string): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request)) return context.with(suppressTracing(ROOT_CONTEXT), done);
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = tracer().startSpan(
      nameOf(request),
      { kind: SpanKind.SERVER, attributes: attributesOf(request) },
      parent,
    );
    const own = trace.setSpan(parent, span).setValue(REQUEST_ID, request.id);
    contexts.set(request, own);
    context.with(own, done);
  });
  // The body has arrived on the connection, in no request's context.
  app.addHook('preValidation', (request, _reply, done) => context.with(contexts.get(request) ?? ROOT_CONTEXT, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

function attributesOf(request: FastifyRequest): Record<string, string> {
  return { 'http.request.method': request.method, 'aangan.request_id': String(request.id) };
}

/**
 * Names the current request, once it is known which page answers it: `GET mfe-search/results`.
 * @param release version of the remote
 */
export function nameRequest(name: string, release: string | undefined): void {
  const span = trace.getActiveSpan()?.updateName(name);
  if (release !== undefined) span?.setAttribute('aangan.release', release);
}

/** Runs work within a span of the current request. An error ends the span as failed, and is thrown on. */
export function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return tracer().startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(span);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Starts the span of an outgoing request, such as a query. The caller ends it. What runs for no request and no job, such
 * as looking for jobs, is not recorded: each would be a trace of its own.
 */
export function startCallSpan(name: string, attributes: Readonly<Record<string, string>>): Span {
  if (!trace.getActiveSpan()) return trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
  return tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
}

/** A function that belongs to the current request wherever it is called, such as for a message of a thread. */
export function ofThisRequest<Given extends readonly unknown[]>(
  call: (...given: Given) => void,
): (...given: Given) => void {
  return context.bind(context.active(), call);
}

/** Marks a span as failed. Messages of errors may contain personal data, so none is recorded. */
export function failSpan(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The header that makes another server continue the current trace. */
export function traceHeaders(): { readonly traceparent?: string } {
  const headers: { traceparent?: string } = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Fields of each log line: pino's `mixin`. */
export function traceFields(): { readonly traceId?: string } {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId === undefined ? {} : { traceId };
}

/** The id of the request for which the code runs, if there is one. */
export function currentRequestId(): string | undefined {
  const id = context.active().getValue(REQUEST_ID);
  return typeof id === 'string' ? id : undefined;
}
