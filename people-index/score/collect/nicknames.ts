import { sample, type Sources } from './sources.ts';
import { tokenPairs } from './tokens.ts';

function pairs(sources: Sources): [string, string][] {
  return sources
    .text('onyxrev+common_nickname_csv', 'nicknames.csv')
    .split('\n')
    .flatMap((line) => {
      const [, formal = '', nickname = ''] = line.split(',').map((cell) => cell.trim());
      return /^\p{L}{3,}$/u.test(formal) && /^\p{L}{3,}$/u.test(nickname)
        ? [[formal, nickname] as [string, string]]
        : [];
    });
}

/** English formal names and their nicknames. */
export function nicknameRows(sources: Sources): string[][] {
  return sample(pairs(sources), 260);
}

/** Formal names and nicknames of which both are common in the names of another script. */
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
