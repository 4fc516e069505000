import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { TracingConfig } from '../config/tracing.ts';
import { traceParentOf } from '../http/headers/request-id.ts';
import { statementEnded } from './events.ts';
import { statementText } from './statement-text.ts';
import type { Tracing } from './tracing.ts';

/** Maximum number of milliseconds that the end of the process waits for the collector. */
const maxShutdown = 2000;
/** Minimum number of milliseconds between two log entries while the collector does not accept spans. */
const logPause = 600_000;

/** Starts tracing with the OpenTelemetry SDK, but without its instrumentations, which would put URLs and headers into spans. */
export function startTracing(config: TracingConfig, logger: Pick<FastifyBaseLogger, 'warn'>): Tracing {
  setGlobalErrorHandler(failureLog(logger));
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.version': manifest.version }))
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': config.serviceName })),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: config.url }), ...config.queue })],
  });
  const tracer = provider.getTracer('staff-directory', manifest.version);
  const current = new AsyncLocalStorage<Span>();
  const stopTracing = traceStatements(tracer, current);
  return {
    traceRequests(app, { isBehindProxy }) {
      const spans = new WeakMap<FastifyRequest, Span>();
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/health/')) return done();
        const span = spanOfRequest(tracer, request, isBehindProxy);
        spans.set(request, span);
        request.log = request.log.child({ traceId: span.spanContext().traceId });
        // `close` is emitted exactly once, whether or not the response was sent completely.
        reply.raw.once('close', () => endSpan(span, reply));
        current.run(span, done);
      });
      // Set again, because the async context of `onRequest` is lost while the body is read.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request);
        if (span === undefined) done();
        else current.run(span, done);
      });
    },
    async close() {
      stopTracing();
      await Promise.race([provider.shutdown().catch(() => {}), pause(maxShutdown, undefined, { ref: false })]);
    },
  };
}

function spanOfRequest(tracer: Tracer, request: FastifyRequest, isBehindProxy: boolean): Span {
  const route = request.routeOptions.url ?? '(none)';
  const attributes = { 'http.request.method': request.method, 'http.route': route, 'url.scheme': request.protocol };
  const parent = parentOf(request, isBehindProxy);
  return tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
}

function parentOf({ headers }: FastifyRequest, isBehindProxy: boolean): Context {
  const given = traceParentOf(headers, isBehindProxy);
  if (given === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, flags: traceFlags } = given;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function endSpan(span: Span, { statusCode, raw }: FastifyReply): void {
  span.setAttribute('http.response.status_code', statusCode);
  const fault = raw.writableEnded ? (statusCode >= 500 ? String(statusCode) : undefined) : 'disconnected';
  if (fault !== undefined) span.setAttribute('error.type', fault);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Traces the statements of requests. Statements of background work are not traced. */
function traceStatements(tracer: Tracer, current: AsyncLocalStorage<Span>): () => void {
  return statementEnded.subscribe(({ sql, milliseconds, isFailed }) => {
    const parent = current.getStore();
    if (parent === undefined || !parent.isRecording()) return;
    const end = Date.now();
    const { operation, text } = statementText(sql);
    const span = tracer.startSpan(
      operation,
      {
        kind: SpanKind.CLIENT,
        startTime: end - milliseconds,
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  });
}

function samplerOf({ sampler, share }: TracingConfig): Sampler {
  const ofNewTraces = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  };
  const root = ofNewTraces[sampler.replace('parentbased_', '') as keyof typeof ofNewTraces]();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function failureLog(logger: Pick<FastifyBaseLogger, 'warn'>): (error: unknown) => void {
  let lastLogged = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - lastLogged < logPause) return;
    lastLogged = performance.now();
    logger.warn({ err: error }, 'traces could not be sent to the collector');
  };
}
