import type { Page } from 'playwright-core';

/** Factor by which the processor is throttled, which Lighthouse also uses for a phone. */
const slowdown = 4;
const keys = 'anna mart';
/** Each typing is on a page that was just loaded. */
const typings = 5;
const openings = 9;
/** Number of people in the list that is scrolled. */
const listed = 5000;
const longestScroll = 240_000;
/** Number of wheel events between two queries of the scroll position, which run in the page and are throttled too. */
const turnsBetweenQuestions = 10;
/** Milliseconds from which a frame is long: a screen with 60 Hz has dropped one. */
export const longFrame = 32;

export interface Interaction {
  /** Milliseconds from a key press to the next paint: the longest of a typing, and of these the median. */
  readonly keyToPaint: number;
  /** Median milliseconds from a click on a card until the profile is painted, including the response of the server. */
  readonly openProfile: number;
  /** At the full speed of the machine, and throttled. */
  readonly scrolling: Readonly<Record<'full' | 'slow', Scrolling>>;
}

/** Frames while the results are scrolled. */
export interface Scrolling {
  /** Milliseconds between two frames: the maximum and the 99th percentile. */
  readonly longestFrame: number;
  readonly p99: number;
  readonly frames: number;
  /** Frames that take longer than `longFrame`. */
  readonly longFrames: number;
  /** Number of people that were scrolled; fewer than there are if the time ran out. */
  readonly scrolled: number;
}

/**
 * Types, opens profiles and scrolls like a person on a slow machine. The list is also scrolled at full speed, to which the target applies:
 * throttling multiplies the time in which another process uses the core, so that its longest frame says little about the page. The page has
 * to be signed in.
 */
export async function measureInteraction(page: Page): Promise<Interaction> {
  // Lighthouse has opened other pages, and a page in the background paints no frames.
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  const setSlowdown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await setSlowdown(slowdown);
  const openProfile = await openProfiles(page);
  const slow = await scrollResults(page);
  await setSlowdown(1);
  const full = await scrollResults(page);
  await setSlowdown(slowdown);
  // Types last, since the typed text reduces the results to a few people.
  const longest: number[] = [];
  for (let turn = 0; turn < typings; turn++) longest.push(await typeInBox(page));
  await setSlowdown(1);
  return { keyToPaint: medianOf(longest), openProfile, scrolling: { full, slow } };
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Milliseconds from a key press to the next paint; the longest. */
async function typeInBox(page: Page): Promise<number> {
  await page.goto('/');
  const box = page.getByRole('main').getByRole('combobox').first();
  await box.waitFor();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seenEvents: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await box.click();
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(1000);
  // Shorter events are not reported: they take less than two frames.
  return await page.evaluate(() => Math.max(16, ...(window as unknown as { seenEvents: number[] }).seenEvents));
}

/** Opens the results with everybody. Visits Home first, since the results page restores the latest search. */
async function openAll(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox').first().waitFor();
  await page.goto('/Result');
  await page.getByRole('main').getByRole('article').first().waitFor();
}

async function openProfiles(page: Page): Promise<number> {
  const times: number[] = [];
  await openAll(page);
  // The first opening loads the code of the page.
  for (let turn = 0; turn <= openings; turn++) {
    const card = page
      .getByRole('main')
      .getByRole('article')
      .nth(turn % 3)
      .getByRole('link')
      .first();
    await card.waitFor();
    const time = await card.evaluate(async (link) => {
      const start = performance.now();
      (link as HTMLAnchorElement).click();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (document.querySelector('main dl dd') === null) {
        if (performance.now() - start > 10_000) throw new Error('The profile was not shown.');
        await frame();
      }
      await frame();
      return performance.now() - start;
    });
    if (turn > 0) times.push(time);
    await page.goBack();
  }
  return medianOf(times);
}

async function scrollResults(page: Page): Promise<Scrolling> {
  await openAll(page);
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const frames = { times: [] as number[], isOver: false };
    Object.assign(window, { frames });
    let last = performance.now();
    const count = (now: number) => {
      frames.times.push(now - last);
      last = now;
      if (!frames.isOver) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(640, 500);
  let scrolled = 0;
  for (const end = performance.now() + longestScroll; scrolled < listed && performance.now() < end;) {
    for (let turn = 0; turn < turnsBetweenQuestions; turn++) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
    // The position of a card in the whole list.
    scrolled = await page.evaluate(() => {
      const places = [...document.querySelectorAll('main [aria-posinset]')];
      return Math.max(0, ...places.map((place) => Number(place.getAttribute('aria-posinset'))));
    });
  }
  const times = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: { times: number[]; isOver: boolean } };
    frames.isOver = true;
    return frames.times;
  });
  const sorted = times.toSorted((one, other) => one - other);
  return {
    longestFrame: sorted.at(-1) ?? Number.NaN,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    frames: times.length,
    longFrames: times.filter((time) => time > longFrame).length,
    scrolled,
  };
}
