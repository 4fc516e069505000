import { isLatinName, sample, type Sources } from './sources.ts';
import { tokenPairs } from './tokens.ts';

/** Latin names of two words, from every country. */
export function latinPeople({ members }: Sources): string[][] {
  const rows = Map.groupBy(
    members.flatMap(({ country, labels }) => {
      const words = (labels.en ?? '').split(' ');
      const isSimple = words.length === 2 && isLatinName(labels.en ?? '') && words.every((word) => word.length > 2);
      return isSimple && !/\.|^[A-Z]+$/.test(words.join('')) && !words.some((word) => /^[a-z]/.test(word))
        ? [[country, ...words]]
        : [];
    }),
    ([country]) => country,
  );
  return [...rows].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)).flatMap(([, own]) => sample(own, 36));
}

const wordsOf = (name: string): string[] => name.split(' ');
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, own] of [...other].entries())
      next.push(Math.min(row[index]! + (own === letter ? 0 : 1), row[index + 1]! + 1, next[index]! + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Pairs of names of one person, one of them with one more word. */
export function aliasRows({ members }: Sources): string[][] {
  const rows = members.flatMap(({ labels: { en: name = '', ...others } }) => {
    if (!isLatinName(name)) return [];
    const words = new Set(wordsOf(name).map(plain));
    const longer = ['fr', 'de', 'es', 'nl', 'it', 'sv', 'pl', 'pt', 'nb', 'cs', 'ms', 'id', 'tr']
      .map((language) => others[language] ?? '')
      .filter((other) => isLatinName(other) && wordsOf(other).length === wordsOf(name).length + 1)
      .filter((other) => !/\p{L}\.|\b(jr|junior|graf|baron|sir|lord)\b/iu.test(other) && !/\p{Lu}{3}/u.test(other))
      .find((other) => wordsOf(other).filter((word) => words.has(plain(word))).length === words.size);
    return longer === undefined ? [] : [[name, longer]];
  });
  return sample(rows, 240);
}

/** Countries with several romanization systems for names. */
const romanized = new Set([
  'Afghanistan', 'Lebanon', 'Kuwait', 'Jordan', 'Bulgaria', 'Armenia', 'Georgia', 'Kyrgyzstan', 'Abkhazia', 'North_Korea', 'Taiwan', 'Cambodia', 'Kazakhstan', 'Sri_Lanka', 'Northern_Cyprus', 'Malaysia', 'Macao',
]); // prettier-ignore

/** Two Latin spellings of a name in another script. */
export function variantRows(sources: Sources): string[][] {
  const labels = sources.members.flatMap(({ country, labels: { en: name = '', ...others } }) => {
    if (!romanized.has(country) || !isLatinName(name)) return [];
    return ['fr', 'es', 'nl', 'it', 'sv', 'tr', 'nb', 'id', 'ms', 'vi']
      .map((language) => others[language] ?? '')
      .filter((other) => isLatinName(other) && plain(other) !== plain(name) && isSpellingOf(name, other))
      .map((other) => ['label', name, other]);
  });
  const korean = Map.groupBy(
    sources
      .text('steveash+NETransliteration-COLING2018', 'data/wd_korean')
      .split('\n')
      .map((line) => line.split('\t') as [string, string | undefined])
      .filter(([latin, native = '']) => isLatinName(latin) && /^[\uac00-\ud7af]{3}$/.test(native)),
    ([, native]) => native,
  );
  const koreanRows = [...korean.values()].flatMap((own) => {
    const [one, other] = own.map(([latin]) => latin);
    return one === undefined || other === undefined || plain(one) === plain(other) || !isSpellingOf(one, other)
      ? []
      : [['korean', one, other]];
  });
  return [...sample(labels, 120), ...sample(koreanRows, 60), ...sample(arabicVariants(sources), 100)];
}

/** Pairs of Latin spellings of one Arabic word that several people have, each combined with such a pair as last names. */
function arabicVariants(sources: Sources): string[][] {
  const european = /^(abd(ou|oh|ul|ur|el)|har.*is|harr?ell?|sha(un|wn)|hans+on|am[ei]s|al[iy]ne?)$/;
  const spellings = Map.groupBy(
    tokenPairs(sources, 'arabic').filter(({ count, latin }) => count >= 4 && /^[a-z]{4,}$/.test(latin)),
    ({ native }) => native,
  );
  const arabic =
    /^(ab[dou]|ahm|al[iy]|am[ei]|fa[dhirt]|gh|ha[fkmnrs]|hu?s|ib|ism|ja[bfm]|kha|ma[hjns]|mo[hu]|mu[hs]|na[dijs]|om|ra[hsj]|sa[abdefilm]|sh[ae]|ta[hlr]|um|wa|ya[hs]|you|yu|z[aiu])/;
  const groups = [...spellings.values()].flatMap((own) => {
    const [first, ...others] = [...new Set(own.map(({ latin }) => latin))].filter(
      (latin) => arabic.test(latin) && !european.test(latin),
    );
    const other = others.find((latin) => latin[0] === first?.[0] && distance(latin, first ?? '') <= 2);
    return first === undefined || other === undefined ? [] : [[first, other]];
  });
  return groups.flatMap((own, index) => {
    const [last, otherLast] = groups[(index * 7 + 3) % groups.length] as [string, string];
    const [first, otherFirst] = own as [string, string];
    const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
    return [['arabic', `${capital(first)} ${capital(last)}`, `${capital(otherFirst)} ${capital(otherLast)}`]];
  });
}

/** Whether two names have the same number of words, with nearly the same consonants in the same order. */
function isSpellingOf(name: string, other: string): boolean {
  const one = wordsOf(name.replaceAll('-', ' '));
  const two = wordsOf(other.replaceAll('-', ' '));
  return one.length === two.length && one.every((word, index) => plain(word)[0] === plain(two[index] as string)[0]);
}

/** Letters of languages that respell foreign names phonetically, in English spelling. */
const phoneticSpellings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  az: [[/c/g, 'j'], [/ç/g, 'ch'], [/ş/g, 'sh'], [/x/g, 'kh'], [/q/g, 'g'], [/ə/g, 'a'], [/ı|i̇/g, 'i'], [/ğ/g, 'gh'], [/ü/g, 'u'], [/ö/g, 'o']],
  sr: [[/dž|đ/g, 'j'], [/š/g, 'sh'], [/č|ć/g, 'ch'], [/c(?!h)/g, 'ts'], [/ž/g, 'zh'], [/j(?=[aeiou])/g, 'y'], [/j/g, 'i']],
}; // prettier-ignore
const serbian: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'j', е: 'e', ж: 'zh', з: 'z', и: 'i', ј: 'y', к: 'k', л: 'l', љ: 'ly', м: 'm', н: 'n', њ: 'ny', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'ch', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', џ: 'j', ш: 'sh', ѓ: 'gy', ќ: 'ky', ѕ: 'dz',
}; // prettier-ignore

/** Latin names in the phonetic respelling of Serbian, Macedonian and Azerbaijani. */
export function respelledRows({ members }: Sources): string[][] {
  const rows = members.flatMap(({ labels }) => {
    const name = labels.en ?? '';
    if (!isLatinName(name)) return [];
    return ['az', 'sr_el', 'sh', 'sr', 'mk'].flatMap((language) => {
      const label = (labels[language] ?? '').toLowerCase();
      if (label === name.toLowerCase()) return [];
      const isCyrillic = /^[\u0400-\u04ff -]+$/.test(label);
      const latin = isCyrillic ? label.replace(/[\u0400-\u04ff]/g, (letter) => serbian[letter] ?? '?') : label;
      const rules = phoneticSpellings[language === 'az' ? 'az' : 'sr'] ?? [];
      const text = plain(rules.reduce((written, [sound, letters]) => written.replace(sound, letters), isCyrillic ? '' : latin) || latin); // prettier-ignore
      const isRespelled =
        /^[a-z' -]+$/.test(text) &&
        text !== plain(name) &&
        wordsOf(text).length === wordsOf(name).length &&
        wordsOf(text).every((word, index) => {
          const own = plain(wordsOf(name)[index] ?? '');
          return distance(word, own) <= Math.max(2, own.length / 2);
        });
      return isRespelled ? [[language, name, text]] : [];
    });
  });
  const byName = new Map(rows.map((row) => [row[1], row]));
  return sample([...byName.values()], 220);
}

/** Surnames with particles, of people of every country. */
export function particleRows({ members }: Sources): string[][] {
  const particles =
    /^(\p{Lu}\p{Ll}+) ((?:(?:van|von|der|den|de|la|las|los|le|du|des|da|do|dos|del|della|di|zu|ten|ter|af|bin|al|el|y) )+\p{Lu}\p{L}+)$/u;
  const rows = members.flatMap(({ labels }) => {
    const [, first, last] = particles.exec(labels.en ?? '') ?? [];
    return first === undefined || last === undefined ? [] : [[first, last]];
  });
  return sample(rows, 200);
}

/** People who are known by a nickname in one language and by their full first name in another. */
export function knownByNickname({ members }: Sources): string[][] {
  const languages = ['fr', 'de', 'es', 'nl', 'it', 'sv', 'pl', 'pt', 'nb', 'cs', 'tr', 'fi', 'da', 'en_gb', 'en_ca', 'cy', 'ca', 'hu', 'hr', 'ro', 'id', 'ms']; // prettier-ignore
  const rows = members.flatMap(({ labels }) => {
    const [first = '', last = '', ...more] = wordsOf(labels.en ?? '');
    const other = languages
      .map((language) => wordsOf(labels[language] ?? ''))
      .filter((words) => words.length === 2 && plain(words[1] ?? '') === plain(last))
      .map(([name = '']) => name)
      .find((name) => distance(plain(name), plain(first)) > 2 && /^[\p{L}\p{M}]{3,}$/u.test(name));
    return more.length > 0 || other === undefined || !/^[\p{L}\p{M}]{3,}$/u.test(first) ? [] : [[first, other, last]];
  });
  return sample(rows, 120);
}
