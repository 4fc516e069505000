import { type CsvRow, isLatinName, sample, type Sources, tidy } from './sources.ts';

/**
 * Groups of names in other scripts: the languages whose labels are the native name or a transcription, and the countries in which they are
 * native.
 */
const groups: Readonly<Record<string, { readonly languages: readonly string[]; readonly letters: RegExp; readonly native: readonly string[] }>> = {
  customary: { languages: ['zh', 'zh_hant'], letters: /^[\u4e00-\u9fff]{2,4}$/, native: ['Taiwan', 'Hong_Kong', 'Singapore', 'Malaysia', 'Macao'] },
  bulgarian: { languages: ['bg'], letters: /^[\u0400-\u04ff -]+$/, native: ['Bulgaria'] },
  armenian: { languages: ['hy'], letters: /^[\u0530-\u058f -]+$/, native: ['Armenia'] },
  georgian: { languages: ['ka'], letters: /^[\u10a0-\u10ff -]+$/, native: ['Georgia'] },
  arabic: { languages: ['ar'], letters: /^[\u0600-\u06ff ]+$/, native: ['Lebanon', 'Kuwait', 'Jordan', 'Egypt', 'Iraq'] },
  thai: { languages: ['th'], letters: /^[\u0e00-\u0e7f ]+$/, native: [] },
  hindi: { languages: ['hi'], letters: /^[\u0900-\u097f -]+$/, native: [] },
  hangul: { languages: ['ko'], letters: /^[\uac00-\ud7af ]+$/, native: [] },
  greek: { languages: ['el'], letters: /^[\u0370-\u03ff ]+$/, native: [] },
  persian: { languages: ['fa'], letters: /^[\u0600-\u06ff\u200c ]+$/, native: ['Afghanistan', 'Iran'] },
  katakana: { languages: ['ja'], letters: /^[\u30a0-\u30ff・＝]+$/, native: [] },
  hebrew: { languages: ['he'], letters: /^[\u0590-\u05ff '"׳-]+$/, native: [] },
  chinese: { languages: ['zh', 'zh_hans', 'zh_hant', 'zh_tw', 'zh_cn'], letters: /^[\u4e00-\u9fff·‧・]+$/, native: [] },
  ukrainian: { languages: ['uk'], letters: /^[\u0400-\u04ff '’-]+$/, native: [] },
  russian: { languages: ['ru'], letters: /^[\u0400-\u04ff -]+$/, native: [] },
}; // prettier-ignore

/** A Chinese name with a Latin name in Chinese: `Gan Thiam Poh` or `Wu Yu-jen`, but not `Alan Leong`. */
const chineseLatin = /^\p{Lu}\p{L}+ (\p{Lu}\p{L}+ \p{Lu}\p{L}+|\p{Lu}\p{L}+-\p{L}+)$/u;
const malay =
  /^(Abd|Abu|Ahm|Al|Ani|Azm|Bin|Bur|Dat|Fad|Haj|Ham|Has|His|Ib|Is|Jam|Kam|Kha|Mah|Man|Mas|Moh|Muh|Mus|Naj|Naz|Nik|Nor|Nur|Ra[jmsz]|Ros|Sa[bilm]|Sh|Sit|Sy|Tan Sri|Teng|Tun|Wan|Yus|Zah|Zai)/;

/** The possible first Latin letters of a word, by its first letter in Cyrillic, Arabic, Hebrew or Greek. */
const beginnings: Readonly<Record<string, string>> = {
  а: 'aeuh', б: 'b', в: 'vw', г: 'ghg', д: 'djg', е: 'eyj', ж: 'jgzx', з: 'zs', и: 'iyej', й: 'yji', к: 'ckqx', л: 'l', м: 'm', н: 'n', о: 'oauh', п: 'p', р: 'rw', с: 'sczx', т: 't', у: 'wuovh', ф: 'fptv', х: 'hkcjx', ц: 'ctzs', ч: 'cts', ш: 'scg', щ: 's', э: 'eaihu', ю: 'yjue', я: 'yji', і: 'iyej', ї: 'yi', є: 'eyj', ґ: 'g', ъ: 'auy',
  ا: 'aeiouhyw', أ: 'aeiouhyw', إ: 'aeiouhyw', آ: 'aeo', ع: 'aeiouhy', ب: 'bpv', پ: 'p', ت: 't', ث: 'stc', ج: 'jgdzc', چ: 'cjt', ح: 'h', خ: 'khxj', د: 'd', ذ: 'dzt', ر: 'rw', ز: 'zsj', ژ: 'jgz', س: 'sczx', ش: 'scjh', ص: 'scz', ض: 'dz', ط: 't', ظ: 'zd', غ: 'ghrq', ف: 'fpvw', ق: 'qgkc', ک: 'kcqgx', ك: 'kcqgx', گ: 'gj', ل: 'l', م: 'm', ن: 'nk', ه: 'h', و: 'wvuoh', ی: 'yijueh', ي: 'yijueh',
  א: 'aeiouhyw', ב: 'bv', ג: 'gjd', ד: 'dj', ה: 'h', ו: 'vwuo', ז: 'zsjg', ח: 'hcjkx', ט: 't', י: 'yijueah', כ: 'kcqhx', ל: 'l', מ: 'm', נ: 'nk', ס: 'sczx', ע: 'aeiouhy', פ: 'pfv', צ: 'tscz', ק: 'kcq', ר: 'rw', ש: 'sc', ת: 't',
  α: 'aeuh', β: 'vbw', γ: 'gyjwh', δ: 'd', ε: 'eaih', ζ: 'zjgs', η: 'ie', θ: 'th', ι: 'iyjeh', κ: 'ckqg', λ: 'l', μ: 'mb', ν: 'nd', ξ: 'x', ο: 'oauwhe', π: 'pb', ρ: 'r', σ: 'sczj', τ: 'tdjgcz', υ: 'yih', φ: 'fpv', χ: 'hckjx', ψ: 'p', ω: 'oah',
}; // prettier-ignore

/** Whether first and last word can be the same names: some labels contain a nickname or have another order. */
function beginsAlike(label: string, latin: string): boolean {
  const [words, others] = [label, latin].map((name) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/[ -]/),
  );
  return [0, -1].every((index) => {
    const word = (words?.at(index) ?? '').replace(/^ال(?=.{2})/, '');
    const other = (others?.at(index) ?? '').replace(/^(al|el|ash|as|an|ar|at|az)-/, '');
    const allowed = beginnings[word[0] ?? ''];
    return allowed === undefined || allowed.includes(other[0] ?? '');
  });
}

/** Names in another script and in Latin letters. */
export function scriptRows(sources: Sources): string[][] {
  // Each person is in one group only: a query must not find the same person in another script.
  const used = new Set<string>();
  const rows = Object.entries(groups).flatMap(([group, { languages, letters, native }]) => {
    const all = sources.members.flatMap(({ country, labels }) => {
      const latin = labels.en ?? '';
      const isNative = native.includes(country);
      const label = languages.map((language) => labels[language] ?? '').find((one) => letters.test(one)) ?? '';
      if (label === '' || used.has(latin) || !isLatinName(latin) || /\b\p{L}\b/u.test(latin)) return [];
      if (group === 'customary' && (!isNative || !chineseLatin.test(latin) || malay.test(latin))) return [];
      const isWhole = group === 'customary' || label.split(/[ ·‧・＝]/).length === latin.split(' ').length;
      return isWhole && beginsAlike(label, latin) ? [{ isNative, row: [group, label, latin] }] : [];
    });
    const [natives = [], others = []] = [true, false].map((isNative) =>
      all.filter((one) => one.isNative === isNative).map(({ row }) => row),
    );
    const own = [...sample(natives, 120), ...sample(others, natives.length >= 60 ? 70 : 130)];
    for (const [, , latin = ''] of own) used.add(latin);
    return own;
  });
  return [...rows, ...mainlandRows(sources), ...cabinetRows(sources), ...japaneseRows(sources)];
}

/** Common Chinese surnames followed by common given names, in pinyin. */
function mainlandRows(sources: Sources): string[][] {
  const names = (file: string): CsvRow[] =>
    sources
      .csv('sigpwned+popular-names-by-country-dataset', file)
      .filter((row) => row.Country === 'CN' && /^[\u4e00-\u9fff]+$/.test(row['Localized Name'] ?? ''));
  // Names with tone marks are in pinyin, the others in the romanization of Hong Kong.
  const surnames = names('common-surnames-by-country.csv').filter((row) =>
    /\p{M}/u.test((row['Romanized Name'] ?? '').normalize('NFD')),
  );
  const rows = names('common-forenames-by-country.csv').flatMap((first) =>
    surnames.map((last) => [
      'pinyin',
      `${last['Localized Name']}${first['Localized Name']}`,
      tidy(`${last['Romanized Name']} ${first['Romanized Name']}`.normalize('NFD').replace(/\p{M}/gu, '')),
    ]),
  );
  return sample(rows, 260);
}

/** Members of cabinets and parliaments, with their Wikidata labels in both scripts, joined by item. */
function cabinetRows(sources: Sources): string[][] {
  const cabinets: readonly (readonly [string, string, RegExp])[] = [
    ['every-politician-scrapers+iran-ministers', 'persian', /^[\u0600-\u06ff\u200c ]+$/],
    ['every-politician-scrapers+kuwait-ministers', 'arabic', /^[\u0600-\u06ff ]+$/],
    ['every-politician-scrapers+greece-cabinet', 'greek', /^[\u0370-\u03ff\u1f00-\u1fff ]+$/],
    ['every-politician-scrapers+russia-cabinet', 'patronymic', /^[\u0400-\u04ff ,-]+$/],
  ];
  return cabinets.flatMap(([repository, group, letters]) => {
    const labels = new Map<string, Set<string>>();
    for (const path of sources
      .files(repository)
      .filter((file) => file.endsWith('.csv') && !/diff|scraped/.test(file))) {
      for (const row of sources.csv(repository, path)) {
        const item = row.personID ?? row.wdid ?? row.item ?? '';
        const label = tidy(row.person ?? row.wdLabel ?? row.itemLabel ?? '');
        if (/^Q\d+$/.test(item) && label !== '') labels.set(item, (labels.get(item) ?? new Set()).add(label));
      }
    }
    const rows = [...labels.values()].flatMap((own) => {
      const native = [...own].find((label) => letters.test(label) && label.includes(' '));
      const latin = [...own].find((label) => isLatinName(label) && !/\b\p{L}\b/u.test(label));
      if (native === undefined || latin === undefined) return [];
      if (group !== 'patronymic') {
        const isWhole = native.split(' ').length === latin.split(' ').length && beginsAlike(native, latin);
        return isWhole ? [[group, native, latin]] : [];
      }
      const words = native.replace(',', '').split(' ');
      const index = words.findIndex((word) => /(?:вич|ьич|вна|ична)$/.test(word));
      if (words.length !== 3 || latin.split(' ').length !== 2 || index < 1) return [];
      const [first, patronymic, last] = index === 1 ? words : [words[1], words[2], words[0]];
      return beginsAlike(`${first} ${last}`, latin) ? [[group, `${first} ${patronymic} ${last}`, latin]] : [];
    });
    return sample(rows, 560);
  });
}

/** Japanese last names of one character. */
const shortLastNames: Readonly<Record<string, string>> = {
  林: 'Hayashi', 森: 'Mori', 原: 'Hara', 岡: 'Oka', 東: 'Higashi', 南: 'Minami', 北: 'Kita', 西: 'Nishi', 関: 'Seki', 菅: 'Suga', 辻: 'Tsuji', 堀: 'Hori', 谷: 'Tani', 岸: 'Kishi', 星: 'Hoshi', 泉: 'Izumi',
}; // prettier-ignore

/**
 * Japanese people with their names in characters (last name, space, first name) and in Latin letters. The last name must occur for other
 * people too, and so must a first name with the same romanization: that excludes stage names, and shows where the last name ends.
 */
function japaneseRows(sources: Sources): string[][] {
  const people = sources
    .unzipped('richardjharris+yomikun-database', 'data/wikidata-nokana.jsonl.gz')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { itemLabel = '', nativeName = '', countryLabel = '' } = JSON.parse(line) as Record<string, string>;
      const native = nativeName.replace(/[\s　]/g, '');
      const isJapanese = /^[\u4e00-\u9fff々ヶ]{3,5}$/.test(native) && countryLabel === 'Japan';
      return isJapanese && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(itemLabel) ? [{ native, latin: itemLabel }] : [];
    });
  const [lasts, firsts] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const put = (map: Map<string, Set<string>>, key: string, native: string): void => {
    map.set(key, (map.get(key) ?? new Set()).add(native));
  };
  for (const { native, latin } of people) {
    const [first = '', last = ''] = latin.split(' ');
    put(firsts, first, native);
    for (const end of [1, 2, 3]) put(lasts, `${native.slice(0, end)} ${last}`, native);
  }
  const rows = people.flatMap(({ native, latin }) => {
    const [first = '', last = ''] = latin.split(' ');
    const countOf = (end: number): number => lasts.get(`${native.slice(0, end)} ${last}`)?.size ?? 0;
    const isLast = (end: number): boolean => countOf(end) >= 2 && countOf(end) * 2 >= countOf(1);
    const isShort = shortLastNames[native[0] ?? ''] === last;
    const end = isShort ? 1 : [3, 2].find((length) => length < native.length && isLast(length));
    const isKnown = end !== undefined && (firsts.get(first)?.size ?? 0) >= 2;
    return isKnown ? [['japanese', `${native.slice(0, end)} ${native.slice(end)}`, latin]] : [];
  });
  return sample(rows, 400);
}
