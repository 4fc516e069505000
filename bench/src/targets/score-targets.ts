import { maxFalseConfidence, testClasses, absentNames } from '../../../people-index/score/test-set/test-classes.ts';
import type { Target } from './target.ts';

/** Targets of the test set, on which the engine is not tuned, by class. */
const testSetTargets = {
  ...mapValues(testClasses, ({ figure, atLeast }): Target => ({
    figure: `test set: ${figure}: success at 1`,
    unit: '',
    atLeast,
    reason: 'What people type who know a name from elsewhere.',
    part: 'test set',
  })),
  ...mapValues(absentNames, (figure): Target => ({
    figure: `test set: ${figure}: answered as if sure`,
    unit: '',
    atMost: maxFalseConfidence,
    reason: 'A wrong person who looks right is worse than no answer.',
    part: 'test set',
  })),
};

function mapValues<Key extends string, Value>(
  values: Readonly<Record<Key, Value>>,
  target: (value: Value) => Target,
): Record<Key, Target> {
  const entries = Object.entries(values) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, target(value)])) as Record<Key, Target>;
}

/** Targets of the people search: relevance. */
export const scoreTargets = {
  score: {
    roleFirst: {
      figure: 'roles, places and units: success at 1',
      unit: '',
      atLeast: 0.85,
      reason: 'Half of the look-ups in a large company begin without a name.',
      part: 'roles',
    },
    roleFive: {
      figure: 'roles, places and units: success at 5',
      unit: '',
      atLeast: 0.95,
      reason: 'Somebody who does that work is on the first screen.',
      part: 'roles',
    },
    roleTen: {
      figure: 'roles, places and units: of the first ten, who do that work there',
      unit: '',
      atLeast: 0.9,
      reason: 'A list of colleagues can be trusted.',
      part: 'roles',
    },
    typedNames: {
      figure: 'names while they are typed, from three letters on: such a name among the first three',
      unit: '',
      atLeast: 0.995,
      reason: 'A search box that shows titles or companies instead seems not to know the name.',
      part: 'roles',
    },
    exact: {
      figure:
        'development set: worst of exact, swapped, comma, accents, hyphens, email, login, group ID, phone: success at 1',
      unit: '',
      atLeast: 0.99,
      reason: 'A correctly typed name or identifier must find its person first.',
    },
    prefix: {
      figure:
        'development set: worst of prefixes of both names, middle name omitted, part of a compound name: success at 1',
      unit: '',
      atLeast: 0.95,
      reason: 'People stop typing as soon as the person appears.',
    },
    nickname: {
      figure: 'development set: worst of the nickname classes, in both directions: success at 1',
      unit: '',
      atLeast: 0.95,
      reason: 'Colleagues know each other by nicknames.',
    },
    oneTypo: {
      figure: 'development set: one typo, worst kind: success at 1',
      unit: '',
      atLeast: 0.95,
      reason: 'Most misspelled names have one typo.',
    },
    twoTypos: {
      figure: 'development set: two typos: success at 1',
      unit: '',
      atLeast: 0.8,
      reason: 'With two typos some names are closer to the name of another person.',
    },
    phonetic: {
      figure: 'development set: spelled as pronounced: success at 1',
      unit: '',
      atLeast: 0.85,
      reason: 'People hear names on the telephone. A pronunciation can have several spellings.',
    },
    scripts: {
      figure: 'development set: native script to Latin and back: success at 1',
      unit: '',
      atLeast: 0.9,
      reason: 'People type on the keyboard that they have.',
    },
    worstScript: {
      figure: 'development set: native script to Latin and back, worst script: success at 1',
      unit: '',
      atLeast: 0.75,
      reason: 'No script is left behind.',
    },
    nobody: {
      figure: 'development set: names that nobody has: no hit that is not a guess, at most five hits',
      unit: '',
      atLeast: 0.98,
      reason: 'If every query has hits, hits mean nothing.',
    },
    nobodyRows: {
      figure: 'development set: names that nobody has: most hits',
      unit: '',
      atMost: 5,
      reason: 'Typo matches for an unknown name are guesses; the list is short.',
    },
    violations: {
      figure: 'development set: hits above a person with the exact name',
      unit: '',
      atMost: 0,
      reason: 'The ranking guarantees it.',
    },
    fairness: {
      figure: 'development set: success at 1, best naming culture minus worst',
      unit: '',
      atMost: 0.08,
      reason: 'The search works equally well for every naming culture.',
    },
    namesake: {
      figure: 'development set: namesakes, the one who works nearest to the viewer: success at 1',
      unit: '',
      atLeast: 0.99,
      reason: 'Most people look for a colleague who works near them.',
    },
    ...testSetTargets,
  },
} as const satisfies Record<string, Record<string, Target>>;
