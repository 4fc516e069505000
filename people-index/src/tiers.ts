/** Match tiers, strongest first. A row of a weaker tier never comes before a row of a stronger tier. */
export const TIERS = ['exact', 'prefix', 'nickname', 'phonetic', 'similar', 'typo', 'twoTypos', 'leftOut'] as const;
export type Tier = (typeof TIERS)[number];

/** The number of each tier, its index in TIERS: lower is stronger. The index computes with these numbers. */
export const tierNumber = {
  exact: 0,
  prefix: 1,
  nickname: 2,
  phonetic: 3,
  similar: 4,
  typo: 5,
  twoTypos: 6,
  leftOut: 7,
} as const satisfies Record<Tier, number>;

/** Whether hits of a tier are guesses: they may well be different people than the one searched for. */
export function isGuess(tier: Tier): boolean {
  return tierNumber[tier] >= tierNumber.similar;
}
