import { webhookAttempted, webhookOutcomes } from '../../telemetry/events.ts';
import type { MetricsRegistry } from '../../telemetry/metrics-registry.ts';

/** Registers a counter of the messages that this node has sent to webhooks. */
export function registerWebhookMetrics(registry: MetricsRegistry): void {
  registry.countEvents(webhookAttempted, {
    name: 'directory_webhook_attempts_total',
    help: 'Attempts to send a message to a webhook, by outcome; failed ones are repeated',
    labelNames: ['outcome'],
    labels: ({ outcome }) => ({ outcome }),
    begin: webhookOutcomes.map((outcome) => ({ outcome })),
  });
}
