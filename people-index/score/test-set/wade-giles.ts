/** Initials of pinyin syllables and their Wade-Giles spelling; aspirated ones have an apostrophe. */
const initials: readonly (readonly [string, string])[] = [
  ['zh', 'ch'], ['ch', "ch'"], ['sh', 'sh'], ['b', 'p'], ['p', "p'"], ['d', 't'], ['t', "t'"], ['g', 'k'], ['k', "k'"], ['j', 'ch'], ['q', "ch'"], ['x', 'hs'], ['z', 'ts'], ['c', "ts'"], ['r', 'j'], ['m', 'm'], ['f', 'f'], ['n', 'n'], ['l', 'l'], ['h', 'h'], ['s', 's'], ['w', 'w'], ['y', 'y'],
]; // prettier-ignore
const finals =
  'iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ao|an|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|a|e|i|o|u';
const syllable = new RegExp(`(zh|ch|sh|[bpmfdtnlgkhjqxzcsryw])?(${finals})`, 'y');

/**
 * The syllables of a word in pinyin, each as initial and final; undefined if it is not pinyin. Prefers the longest final after which a
 * syllable can start.
 */
function syllablesOf(word: string): (readonly [string, string])[] | undefined {
  if (word === '') return [];
  syllable.lastIndex = 0;
  const [, initial = ''] = syllable.exec(word) ?? [];
  for (const final of finals.split('|')) {
    if (!word.startsWith(initial + final) || initial + final === '') continue;
    const rest = syllablesOf(word.slice(initial.length + final.length));
    const isSplit = rest?.[0] === undefined || rest[0][0] !== '';
    if (rest !== undefined && isSplit) return [[initial, final], ...rest];
  }
  return undefined;
}

function written(initial: string, final: string): string {
  const own = initials.find(([pinyin]) => pinyin === initial)?.[1] ?? '';
  const isRounded = ['j', 'q', 'x', 'y'].includes(initial);
  if (final === 'i') {
    if (['zh', 'ch', 'sh', 'r'].includes(initial)) return `${own}ih`;
    if (['z', 'c', 's'].includes(initial)) return `${{ z: 'tz', c: "tz'", s: 'ss' }[initial]}u`;
    return initial === 'y' ? 'i' : `${own}i`;
  }
  if (initial === 'y') {
    const rest: Readonly<Record<string, string>> = {
      ou: 'yu',
      ong: 'yung',
      an: 'yen',
      e: 'yeh',
      u: 'yu',
      ue: 'yueh',
      uan: 'yuan',
      un: 'yun',
    };
    return rest[final] ?? `y${final}`;
  }
  if (initial === 'w') return final === 'o' ? 'wo' : `w${final}`;
  if (final === 'e' && ['g', 'k', 'h', ''].includes(initial)) return `${own}o`;
  const spelled: Readonly<Record<string, string>> = {
    ian: 'ien',
    ie: 'ieh',
    ue: 'ueh',
    ong: 'ung',
    iong: 'iung',
    uo: ['g', 'k', 'h', 'sh'].includes(initial) ? 'uo' : 'o',
    ui: ['g', 'k'].includes(initial) ? 'uei' : 'ui',
    er: 'erh',
  };
  return own + (isRounded && final === 'ue' ? 'ueh' : (spelled[final] ?? final));
}

/** The Wade-Giles spelling of a Chinese name in pinyin, last name first: `Deng Xiaoping` is `Teng Hsiao-p'ing`. */
export function wadeGilesOf(name: string): string | undefined {
  const words = name.toLowerCase().split(' ').map(syllablesOf);
  if (words.some((word) => word === undefined)) return undefined;
  return words
    .map((word) => (word ?? []).map(([initial, final]) => written(initial, final)).join('-'))
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
