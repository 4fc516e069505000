import cliProgress from 'cli-progress';

export interface Progress {
  /**
   * @param people number of people so far, or of another `unit`
   * @param done progress towards `whole`, in any unit. A `whole` of 0 means that the total is unknown.
   */
  show(phase: string, people: number, done: number, whole: number, unit?: string): void;
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
  const begin = (next: string, whole: number) => {
    stop();
    phase = next;
    started = lastLine = performance.now();
    if (!stream.isTTY || whole === 0) return;
    bar = new cliProgress.SingleBar({
      stream,
      hideCursor: true,
      clearOnComplete: true,
      fps: 10,
      format: barText,
      barsize: 30,
    });
    bar.start(whole, 0, { phase, text: '' });
  };
  return {
    show(next, people, done, whole, unit = 'people') {
      if (next !== phase) begin(next, whole);
      const text = describe(
        `${people.toLocaleString('en')} ${unit}`,
        people,
        done,
        whole,
        (performance.now() - started) / 1000,
      );
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

/** `120 000 people, 8 000/s, 10 s left`, with English number formats. */
function describe(counted: string, people: number, done: number, whole: number, seconds: number): string {
  const parts = [counted];
  if (seconds > 0.5) parts.push(`${Math.round(people / seconds).toLocaleString('en')}/s`);
  if (seconds > 0.5 && done > 0 && whole > 0) {
    const left = Math.max(0, Math.ceil((seconds * (whole - done)) / done));
    parts.push(left < 90 ? `${left} s left` : `${Math.ceil(left / 60)} min left`);
  }
  return parts.join(', ');
}
