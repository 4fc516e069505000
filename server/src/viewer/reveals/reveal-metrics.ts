import { Counter } from 'prom-client';
import type { MetricsRegistry } from '../../telemetry/metrics-registry.ts';
import type { RevealTotals } from './reveal-counts.ts';
import { budgetWindows } from './revealed-people.ts';

/** Adds metrics of the people whom this node has shown, and of refused responses. */
export function registerRevealMetrics(registry: MetricsRegistry, totals: () => RevealTotals): void {
  const revealed = new Counter({
    name: 'directory_people_revealed_total',
    help: 'People shown to viewers; each person counts once an hour per viewer',
    registers: [],
    collect() {
      this.reset();
      this.inc(totals().revealed);
    },
  });
  const refused = new Counter({
    name: 'directory_people_budget_refusals_total',
    help: 'Requests rejected because of the budget of people, by window',
    labelNames: ['window'],
    registers: [],
    collect() {
      this.reset();
      for (const window of budgetWindows) this.inc({ window }, totals().refused[window]);
    },
  });
  for (const metric of [revealed, refused]) registry.registerMetric(metric);
}
