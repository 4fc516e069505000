import type { Target } from './target.ts';

/** Targets of the web application. */
export const webTargets = {
  web: {
    firstScript: {
      figure: 'JavaScript of the first screen, home or signed out, brotli',
      unit: 'KB',
      atMost: 120,
      reason: 'On a slow mobile network the screen shows within three seconds.',
    },
    furtherScript: {
      figure: 'JavaScript that any further screen loads, brotli',
      unit: 'KB',
      atMost: 40,
      reason: 'A screen that is opened for the first time comes as fast as its data.',
    },
    performance: {
      figure: 'Lighthouse, mobile: performance of the worst screen, warm and cold',
      unit: '',
      atLeast: 95,
      reason: 'Fast on the oldest phone of the company.',
    },
    accessibility: {
      figure: 'Lighthouse, mobile: accessibility of the worst screen',
      unit: '',
      atLeast: 100,
      reason: 'Everybody can use every screen.',
    },
    bestPractices: {
      figure: 'Lighthouse, mobile: best practices of the worst screen',
      unit: '',
      atLeast: 100,
      reason: 'Nothing that browsers warn of.',
    },
    layoutShift: {
      figure: 'Lighthouse, mobile: layout shift of the worst screen, warm and cold',
      unit: '',
      atMost: 0.02,
      reason: 'Nobody clicks on something that has just moved.',
    },
    keyToPaint: {
      figure: 'search box at a quarter of the speed: longest time from key press to paint',
      unit: 'ms',
      atMost: 50,
      reason: 'Typing feels immediate.',
    },
    openProfile: {
      figure: 'profile at a quarter of the speed: median time from click to paint',
      unit: 'ms',
      atMost: 100,
      reason: 'A person is shown as if they had been there already.',
    },
    longestFrame: {
      figure: '5 000 results scrolled at full speed: longest frame',
      unit: 'ms',
      atMost: 32,
      reason:
        'Scrolling without stutter on the machines of the company. At a quarter of the speed, where typing and opening are judged, it is only printed.',
    },
  },
} as const satisfies Record<string, Record<string, Target>>;
