import cliProgress from 'cli-progress';

/** How far a phase has come. */
interface PhaseProgress {
  /** Number of items so far. */
  readonly count: number;
  /** What the items are, in the plural; people by default. */
  readonly unit?: string;
  /** Progress towards `total`, if that is not a number of items: the number of bytes read, for example. */
  readonly done?: number;
  /** 0 if unknown. */
  readonly total: number;
}

export interface Progress {
  show(phase: string, progress: PhaseProgress): void;
  /** Prints a sentence above the bar. */
  say(sentence: string): void;
  stop(): void;
}

const millisecondsBetweenLines = 5000;

/** Shows a progress bar with rate and remaining time on a terminal, and otherwise prints a line every few seconds. */
export function showProgress(stream: NodeJS.WriteStream): Progress {
  let phase = '';
  let started = 0;
  let lastLine = 0;
  let bar: cliProgress.SingleBar | undefined;
  const stop = () => {
    bar?.stop();
    bar = undefined;
    phase = '';
  };
  const begin = (next: string, total: number) => {
    stop();
    phase = next;
    started = lastLine = performance.now();
    if (!stream.isTTY || total === 0) return;
    bar = new cliProgress.SingleBar({
      stream,
      hideCursor: true,
      clearOnComplete: true,
      fps: 10,
      format: barText,
      barsize: 30,
    });
    bar.start(total, 0, { phase, text: '' });
  };
  return {
    show(next, progress) {
      if (next !== phase) begin(next, progress.total);
      const text = describe(progress, (performance.now() - started) / 1000);
      const { count, done = count } = progress;
      if (bar !== undefined) bar.update(done, { phase, text });
      else if (performance.now() - lastLine >= millisecondsBetweenLines) {
        lastLine = performance.now();
        stream.write(`${phase}: ${text}\n`);
      }
    },
    say(sentence) {
      stop();
      stream.write(`${sentence}\n`);
    },
    stop,
  };
}

const barText = (
  options: Parameters<typeof cliProgress.Format.BarFormat>[1],
  { progress }: { progress: number },
  { phase, text }: { phase: string; text: string },
) => `${phase}  ${cliProgress.Format.BarFormat(progress, options)}  ${Math.floor(progress * 100)} %  ${text}`;

/** `120,000 people, 8,000/s, 10 s left`. */
function describe({ count, unit = 'people', done = count, total }: PhaseProgress, seconds: number): string {
  const parts = [`${count.toLocaleString('en')} ${unit}`];
  if (seconds > 0.5) parts.push(`${Math.round(count / seconds).toLocaleString('en')}/s`);
  if (seconds > 0.5 && done > 0 && total > 0) {
    const left = Math.max(0, Math.ceil((seconds * (total - done)) / done));
    parts.push(left < 90 ? `${left} s left` : `${Math.ceil(left / 60)} min left`);
  }
  return parts.join(', ');
}
