import { sample, type Sources } from './sources.ts';
import { tokenPairs } from './tokens.ts';

function pairs(sources: Sources): [string, string][] {
  return sources
    .text('MrCsabaToth+SOEMPI', 'openempi/conf/name_to_nick.csv')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [formal = '', ...nicknames] = line.split(',').map((cell) => cell.trim());
      const isName = (name: string): boolean => /^[A-Z]{3,}$/.test(name);
      const own = nicknames.filter((nickname) => isName(nickname) && nickname !== formal);
      return isName(formal) ? own.map((nickname) => [capital(formal), capital(nickname)] as [string, string]) : [];
    });
}

const capital = (word: string): string => word.slice(0, 1) + word.slice(1).toLowerCase();

/** English formal names and their nicknames. */
export function nicknameRows(sources: Sources): string[][] {
  return sample(pairs(sources), 200);
}

/** Pairs of a formal name and a nickname that are both common in another script. */
export function nicknamesAcrossScripts(sources: Sources): string[][] {
  return ['russian', 'arabic', 'katakana', 'korean', 'hebrew'].flatMap((script) => {
    const natives = new Map<string, { native: string; count: number }>();
    for (const { latin, native, count } of tokenPairs(sources, script)) {
      if (count > (natives.get(latin)?.count ?? 4)) natives.set(latin, { native, count });
    }
    const rows = pairs(sources).flatMap(([formal, nickname]) => {
      const own = natives.get(formal.toLowerCase());
      const other = natives.get(nickname.toLowerCase());
      return own === undefined || other === undefined || own.native === other.native
        ? []
        : [[script, formal, nickname, own.native, other.native]];
    });
    return sample(rows, 40);
  });
}
