import { Worker } from 'node:worker_threads';
import type { HolidayAnswer, HolidayQuestion } from './holiday-thread.ts';

const program = new URL('./holiday-thread.ts', import.meta.url);

/** Maximum heap of the thread in megabytes. The library with its data needs about 30. */
const memory = { maxOldGenerationSizeMb: 128 };

/** Maximum number of cached years, each of a country or state. One takes about 1 kB. */
const maxKnown = 2000;
/** Maximum number of questions that the thread has not answered yet. */
const maxWaiting = 100;
/** Maximum length of the text of a state. Longer ones are treated as unknown. */
const longestState = 128;

/** Maximum number of milliseconds that a caller waits for an answer. */
const answerWithin = 3000;
/** Milliseconds without a question after which the thread ends. */
const endAfter = 60_000;
/** Milliseconds after a failure of the thread during which no questions are asked. */
const pauseAfterFailure = 60_000;

type Days = ReadonlySet<string>;

export interface PublicHolidays {
  /**
   * The public holidays of a year, as days such as `2026-12-25`. Undefined if computing them takes too long, and for a minute after a
   * failure.
   * @param country ISO 3166-1 alpha-2
   * @param state name or code; empty when unknown
   */
  inYear(country: string, state: string, year: number): Promise<Days | undefined>;
  close(): Promise<void>;
}

/**
 * Computes public holidays on a worker thread, which is started by the first question and ends after a minute without one. The results are
 * cached.
 */
export function publicHolidays(onError: (error: unknown) => void): PublicHolidays {
  /** Oldest first. */
  const known = new Map<string, Promise<Days | undefined>>();
  const waiting = new Map<number, (days: Days | undefined) => void>();
  let thread: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;
  let lastId = 0;
  /** In milliseconds of `performance.now`. */
  let pausedUntil = 0;

  return {
    async inYear(country, state, year) {
      const shownState = state.length > longestState ? '' : state.trim();
      const key = [country, shownState.toLowerCase(), year].join('\n');
      const answer = known.get(key) ?? ask(key, { id: ++lastId, country, state: shownState, year });
      return await soon(answer);
    },
    close: end,
  };

  function ask(key: string, question: HolidayQuestion): Promise<Days | undefined> {
    if (waiting.size >= maxWaiting || performance.now() < pausedUntil) return Promise.resolve(undefined);
    const { promise, resolve } = Promise.withResolvers<Days | undefined>();
    waiting.set(question.id, (days) => {
      if (days === undefined) known.delete(key);
      resolve(days);
    });
    known.set(key, promise);
    for (const oldest of known.keys()) {
      if (known.size <= maxKnown) break;
      known.delete(oldest);
    }
    thread ??= start();
    endLater();
    // Worker threads have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(question);
    return promise;
  }

  function start(): Worker {
    const started = new Worker(program, { execArgv: [], resourceLimits: memory });
    started.unref();
    started.on('message', ({ id, days }: HolidayAnswer) => {
      waiting.get(id)?.(new Set(days));
      waiting.delete(id);
    });
    started.on('error', (error) => {
      pausedUntil = performance.now() + pauseAfterFailure;
      onError(error);
      if (thread === started) void end();
    });
    return started;
  }

  function endLater(): void {
    clearTimeout(ending);
    ending = setTimeout(() => void end(), endAfter).unref();
  }

  /** Ends the thread. Unanswered questions resolve to undefined, and are asked again the next time. */
  async function end(): Promise<void> {
    clearTimeout(ending);
    const ended = thread;
    thread = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
    await ended?.terminate();
  }
}

/** Resolves to undefined if the answer takes longer than `answerWithin`. */
async function soon(answer: Promise<Days | undefined>): Promise<Days | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), answerWithin).unref();
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
