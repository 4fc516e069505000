import { webhookAttempted, webhookOutcomes } from '../../telemetry/events.ts';
import type { MetricsRegistry } from '../../telemetry/metrics-registry.ts';

/** Registers a counter of the messages that this node has sent to webhooks. */
export function registerWebhookMetrics(registry: MetricsRegistry): void {
  registry.countEvents(webhookAttempted, {
    name: 'directory_webhook_attempts_total',
    help: 'Messages sent to webhooks, by outcome; failed ones are sent again',
    labelNames: ['outcome'],
    labels: ({ outcome }) => ({ outcome }),
    begin: webhookOutcomes.map((outcome) => ({ outcome })),
  });
}
