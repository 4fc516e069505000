import { Worker } from 'node:worker_threads';
import type { HolidayAnswer, HolidayQuestion } from './holiday-thread.ts';

const program = new URL('./holiday-thread.ts', import.meta.url);

/** Megabytes of JavaScript objects; the library with its data needs some 30. */
const memory = { maxOldGenerationSizeMb: 128 };

/** Years of countries and states in memory, about 1 kB each. */
const maxKnown = 2000;
/** Questions that the thread has not answered. */
const maxWaiting = 100;
/** Longest text of a state that is looked up. */
const longestState = 128;

/** Milliseconds. */
const answerWithin = 3000;
const endAfter = 60_000;
const pauseAfterFailure = 60_000;

type Days = ReadonlySet<string>;

export interface PublicHolidays {
  /**
   * The public holidays of a year as days like `2026-12-25`. Undefined while that takes too long, and for a minute after a failure.
   * @param country ISO 3166-1 alpha-2
   * @param state name or code; empty when unknown
   */
  inYear(country: string, state: string, year: number): Promise<Days | undefined>;
  close(): Promise<void>;
}

/** Works out public holidays on a thread, which is started by the first question and ends after a minute without one. Each year is asked for once. */
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
    // A worker has no origin.
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

  /** What the thread has not answered by now stays unknown, and is asked again. */
  async function end(): Promise<void> {
    clearTimeout(ending);
    const ended = thread;
    thread = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
    await ended?.terminate();
  }
}

/** Undefined for an answer that takes too long. */
async function soon(answer: Promise<Days | undefined>): Promise<Days | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), answerWithin).unref();
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
