import * as z from 'zod';
import { oneOf, text, wholeNumber } from './values.ts';

const collector = z.url({ protocol: /^https?$/, error: 'must be a URL such as http://collector:4318' });
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const protocol = oneOf(['http/protobuf']).optional();
const share = 'must be a number from 0 to 1';

/** Standard variables of OpenTelemetry that the directory validates. The library reads the others, such as headers and certificates. */
export const tracingVariables = {
  /** URL of the collector, to which `/v1/traces` is appended. Empty: no traces are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  /** The complete URL for traces. It takes precedence over the one above. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_SERVICE_NAME: text.max(255, 'must have at most 255 characters').default('staff-directory'),
  /** `none` sends nothing. */
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none']).default('otlp'),
  OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
  /** The share of traces for samplers whose name contains `traceidratio`. */
  OTEL_TRACES_SAMPLER_ARG: text
    .transform(Number)
    .pipe(z.number({ error: share }).min(0, share).max(1, share))
    .default(1),
  /** `true`, in any case of letters, turns tracing off; any other value does not. */
  OTEL_SDK_DISABLED: z
    .string()
    .transform((value) => value.toLowerCase() === 'true')
    .default(false),
  /** Milliseconds between two exports of spans. */
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 600_000).default(5000),
  /** Milliseconds after which an export times out. */
  OTEL_BSP_EXPORT_TIMEOUT: wholeNumber(1, 600_000).default(30_000),
  /** Maximum number of spans in the queue; further spans are dropped. */
  OTEL_BSP_MAX_QUEUE_SIZE: wholeNumber(1, 100_000).default(2048),
  /** Maximum number of spans in one export. */
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: wholeNumber(1, 100_000).default(512),
};

export type TracingVariables = z.output<z.ZodObject<typeof tracingVariables>>;

/** Where and how traces are sent. */
export interface TracingConfig {
  readonly url: string;
  readonly serviceName: string;
  readonly sampler: (typeof samplers)[number];
  readonly share: number;
  readonly queue: {
    readonly scheduledDelayMillis: number;
    readonly exportTimeoutMillis: number;
    readonly maxQueueSize: number;
    readonly maxExportBatchSize: number;
  };
}

/** Undefined without a URL, or if tracing is turned off. */
export function readTracing(variables: TracingVariables): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = variables;
  const url = whole ?? (base === undefined ? undefined : `${base.replace(/\/$/, '')}/v1/traces`);
  if (url === undefined || variables.OTEL_SDK_DISABLED || variables.OTEL_TRACES_EXPORTER === 'none') return undefined;
  return {
    url,
    serviceName: variables.OTEL_SERVICE_NAME,
    sampler: variables.OTEL_TRACES_SAMPLER,
    share: variables.OTEL_TRACES_SAMPLER_ARG,
    queue: {
      scheduledDelayMillis: variables.OTEL_BSP_SCHEDULE_DELAY,
      exportTimeoutMillis: variables.OTEL_BSP_EXPORT_TIMEOUT,
      maxQueueSize: variables.OTEL_BSP_MAX_QUEUE_SIZE,
      maxExportBatchSize: variables.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
    },
  };
}
