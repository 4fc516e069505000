import { Counter, Gauge, Registry } from 'prom-client';
import type { ProcessEvent } from './events.ts';

/** The metrics of one directory. Events of the process are counted until it is closed. */
export class MetricsRegistry extends Registry {
  readonly #subscriptions = new DisposableStack();

  /** Adds a counter of an event. The label values in `begin` start at 0, so that Prometheus sees their first increase. */
  countEvents<Message extends object>(
    event: ProcessEvent<Message>,
    metric: {
      name: string;
      help: string;
      labels?: (message: Message) => Record<string, string>;
      labelNames?: readonly string[];
      begin?: readonly Record<string, string>[];
      by?: (message: Message) => number;
      /** Filters the events that are counted; all by default. */
      when?: (message: Message) => boolean;
    },
  ): void {
    const { name, help, labels = () => ({}), labelNames = [], begin = [], by = () => 1, when = () => true } = metric;
    const counter = new Counter({ name, help, labelNames: [...labelNames], registers: [this] });
    for (const values of begin) counter.inc(values, 0);
    this.on(event, (message) => {
      if (when(message)) counter.inc(labels(message), by(message));
    });
  }

  /** Adds a gauge without labels that is read at each scrape. It is left out of a scrape if the value is undefined. */
  readGauge(name: string, help: string, read: () => number | undefined): void {
    this.readGauges({ name, help }, () => {
      const value = read();
      return value === undefined ? [] : [[{}, value]];
    });
  }

  /** Adds a gauge with labels that is read at each scrape. */
  readGauges<Label extends string = never>(
    { name, help, labelNames = [] }: { name: string; help: string; labelNames?: readonly Label[] },
    read: () => Samples<Label> | Promise<Samples<Label>>,
  ): void {
    const gauge = new Gauge<Label>({
      name,
      help,
      labelNames: [...labelNames],
      registers: [],
      async collect() {
        const samples = await read();
        this.reset();
        if (labelNames.length === 0) this.remove();
        for (const [labels, value] of samples) this.set(labels, value);
      },
    });
    this.registerMetric(gauge);
  }

  /** Adds a counter whose total is read at each scrape. */
  readCounter(name: string, help: string, read: () => number): void {
    const counter = new Counter({
      name,
      help,
      registers: [],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
    this.registerMetric(counter);
  }

  /** Calls the listener for each event until the registry is closed. */
  on<Message extends object>(event: ProcessEvent<Message>, listener: (message: Message) => void): void {
    this.#subscriptions.defer(event.subscribe(listener));
  }

  /** Stops counting. */
  close(): void {
    this.#subscriptions.dispose();
  }
}

export type Samples<Label extends string> = readonly (readonly [Partial<Record<Label, string>>, number])[];
