import type { Sources } from './sources.ts';

/** A name word in Wikidata: its spelling in Latin letters and in another script, and the number of people who have it. */
export interface TokenPair {
  readonly latin: string;
  readonly native: string;
  readonly count: number;
}

/** The words of one script: `arabic`, `chinese`, `katakana`, `korean`, `hebrew` or `russian`. */
export function tokenPairs(sources: Sources, script: string): TokenPair[] {
  return ['16', '20', '64']
    .flatMap((part) => sources.text('steveash+NETransliteration-COLING2018', `data/wd_${script}_${part}`).split('\n'))
    .flatMap((line) => {
      const [latin = '', native = '', count = ''] = line.split('\t');
      return native === '' ? [] : [{ latin, native: native.replaceAll(' ', ''), count: Number(count) }];
    });
}
