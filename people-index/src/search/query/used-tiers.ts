import type { SearchQuery } from '../../search-query.ts';
import { TIERS, tierNumber } from '../../tiers.ts';

const allTiers: ReadonlySet<number> = new Set(TIERS.keys());

/** The tiers that a search uses, by their numbers. */
export class UsedTiers {
  readonly #tiers: ReadonlySet<number>;
  readonly #weakest: number;

  constructor({ tiers }: Pick<SearchQuery, 'tiers'>) {
    this.#tiers = tiers === undefined ? allTiers : new Set(tiers.map((tier) => tierNumber[tier]));
    this.#weakest = tiers === undefined ? TIERS.length - 1 : Math.max(...this.#tiers);
  }

  has(tier: number): boolean {
    return this.#tiers.has(tier);
  }

  get areAll(): boolean {
    return this.#tiers.size === TIERS.length;
  }

  /** Whether a tier weaker than this one is used. */
  haveAnyBehind(tier: number): boolean {
    return this.#weakest > tier;
  }

  /** Whether only the tiers of literal matches are used: whole words and prefixes. */
  get areLiteral(): boolean {
    return this.#weakest <= tierNumber.prefix;
  }

  /** Whether all tiers stronger than this one are used. */
  haveAllBefore(tier: number): boolean {
    return this.areAll || TIERS.every((_, other) => other >= tier || this.#tiers.has(other));
  }
}
