import { type CsvRow, isLatinName, sample, type Sources, tidy } from './sources.ts';

/** Groups of names in other scripts: languages whose label is the native name or a transcription, and the countries where it is the native one. */
const groups: Readonly<Record<string, { readonly languages: readonly string[]; readonly letters: RegExp; readonly native: readonly string[] }>> = {
  arabic: { languages: ['ar'], letters: /^[\u0600-\u06ff ]+$/, native: ['Lebanon', 'Kuwait', 'Jordan', 'Egypt', 'Iraq'] },
  persian: { languages: ['fa'], letters: /^[\u0600-\u06ff\u200c ]+$/, native: ['Afghanistan', 'Iran'] },
  greek: { languages: ['el'], letters: /^[\u0370-\u03ff ]+$/, native: [] },
  chinese: { languages: ['zh', 'zh_hans', 'zh_hant', 'zh_tw', 'zh_cn'], letters: /^[\u4e00-\u9fff·‧・]+$/, native: [] },
  customary: { languages: ['zh', 'zh_hant'], letters: /^[\u4e00-\u9fff]{2,4}$/, native: ['Taiwan', 'Hong_Kong', 'Singapore', 'Malaysia', 'Macao'] },
  katakana: { languages: ['ja'], letters: /^[\u30a0-\u30ff・＝]+$/, native: [] },
  hebrew: { languages: ['he'], letters: /^[\u0590-\u05ff '"׳-]+$/, native: [] },
  russian: { languages: ['ru'], letters: /^[\u0400-\u04ff -]+$/, native: [] },
  ukrainian: { languages: ['uk'], letters: /^[\u0400-\u04ff '’-]+$/, native: [] },
  bulgarian: { languages: ['bg'], letters: /^[\u0400-\u04ff -]+$/, native: ['Bulgaria'] },
  armenian: { languages: ['hy'], letters: /^[\u0530-\u058f -]+$/, native: ['Armenia'] },
  georgian: { languages: ['ka'], letters: /^[\u10a0-\u10ff -]+$/, native: ['Georgia'] },
  hangul: { languages: ['ko'], letters: /^[\uac00-\ud7af ]+$/, native: [] },
  hindi: { languages: ['hi'], letters: /^[\u0900-\u097f -]+$/, native: [] },
  thai: { languages: ['th'], letters: /^[\u0e00-\u0e7f ]+$/, native: [] },
}; // prettier-ignore

/** A Chinese name with a Latin name in Chinese: `Gan Thiam Poh` or `Wu Yu-jen`, but not `Alan Leong`. */
const chineseLatin = /^\p{Lu}\p{L}+ (\p{Lu}\p{L}+ \p{Lu}\p{L}+|\p{Lu}\p{L}+-\p{L}+)$/u;
const malay =
  /^(Abd|Abu|Ahm|Al|Ani|Azm|Bin|Bur|Dat|Fad|Haj|Ham|Has|His|Ib|Is|Jam|Kam|Kha|Mah|Man|Mas|Moh|Muh|Mus|Naj|Naz|Nik|Nor|Nur|Ra[jmsz]|Ros|Sa[bilm]|Sh|Sit|Sy|Tan Sri|Teng|Tun|Wan|Yus|Zah|Zai)/;

/** First letters of a word in Cyrillic or Greek, and how the word can begin in Latin letters. */
const beginnings: Readonly<Record<string, string>> = {
  а: 'aeuh', б: 'b', в: 'vw', г: 'ghg', д: 'djg', е: 'eyj', ж: 'jgzx', з: 'zs', и: 'iyej', й: 'yji', к: 'ckqx', л: 'l', м: 'm', н: 'n', о: 'oauh', п: 'p', р: 'rw', с: 'sczx', т: 't', у: 'wuovh', ф: 'fptv', х: 'hkcjx', ц: 'ctzs', ч: 'cts', ш: 'scg', щ: 's', э: 'eaihu', ю: 'yjue', я: 'yji', і: 'iyej', ї: 'yi', є: 'eyj', ґ: 'g', ъ: 'auy',
  α: 'aeuh', β: 'vbw', γ: 'gyjwh', δ: 'd', ε: 'eaih', ζ: 'zjgs', η: 'ie', θ: 'th', ι: 'iyjeh', κ: 'ckqg', λ: 'l', μ: 'mb', ν: 'nd', ξ: 'x', ο: 'oauwhe', π: 'pb', ρ: 'r', σ: 'sczj', τ: 'tdjgcz', υ: 'yih', φ: 'fpv', χ: 'hckjx', ψ: 'p', ω: 'oah',
}; // prettier-ignore

/** Whether the first and the last word can be the same names: some labels have a nickname or another order. */
function beginsAlike(label: string, latin: string): boolean {
  const [words, others] = [label, latin].map((name) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/[ -]/),
  );
  return [0, -1].every((place) => {
    const allowed = beginnings[words?.at(place)?.[0] ?? ''];
    return allowed === undefined || allowed.includes(others?.at(place)?.[0] ?? '');
  });
}

/** Names in another script and in Latin letters. */
export function scriptRows(sources: Sources): string[][] {
  const rows = Object.entries(groups).flatMap(([group, { languages, letters, native }]) => {
    const all = sources.members.flatMap(({ country, labels }) => {
      const latin = labels.en ?? '';
      const isNative = native.includes(country);
      const label = languages.map((language) => labels[language] ?? '').find((one) => letters.test(one)) ?? '';
      if (label === '' || !isLatinName(latin) || /\b\p{L}\b/u.test(latin)) return [];
      if (group === 'customary' && (!isNative || !chineseLatin.test(latin) || malay.test(latin))) return [];
      const isWhole = group === 'customary' || label.split(/[ ·‧・＝]/).length === latin.split(' ').length;
      return isWhole && beginsAlike(label, latin) ? [{ isNative, row: [group, label, latin] }] : [];
    });
    const [natives, others] = [true, false].map((isNative) =>
      all.filter((one) => one.isNative === isNative).map(({ row }) => row),
    );
    return [...sample(natives ?? [], 120), ...sample(others ?? [], natives!.length >= 60 ? 60 : 120)];
  });
  return [...rows, ...mainlandRows(sources), ...cabinetRows(sources), ...japaneseRows(sources)];
}

/** Common Chinese given names behind common surnames, in pinyin. */
function mainlandRows(sources: Sources): string[][] {
  const names = (file: string): CsvRow[] =>
    sources
      .csv('sigpwned+popular-names-by-country-dataset', file)
      .filter((row) => row.Country === 'CN' && /^[\u4e00-\u9fff]+$/.test(row['Localized Name'] ?? ''));
  // Those with tones are in pinyin, the others as in Hong Kong.
  const surnames = names('common-surnames-by-country.csv').filter((row) =>
    /\p{M}/u.test((row['Romanized Name'] ?? '').normalize('NFD')),
  );
  const rows = names('common-forenames-by-country.csv').flatMap((first) =>
    surnames.map((last) => [
      'chinese',
      `${last['Localized Name']}${first['Localized Name']}`,
      tidy(`${last['Romanized Name']} ${first['Romanized Name']}`.normalize('NFD').replace(/\p{M}/gu, '')),
    ]),
  );
  return sample(rows, 80);
}

/** People of cabinets and parliaments with their labels in Wikidata, which are in either script, joined by item. */
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
      if (group !== 'patronymic')
        return native.split(' ').length === latin.split(' ').length ? [[group, native, latin]] : [];
      const [last = '', given = ''] = native.includes(',')
        ? native.split(', ')
        : [native.split(' ').at(-1), native.split(' ').slice(0, -1).join(' ')];
      return given.split(' ').length === 2 && latin.split(' ').length === 2 ? [[group, `${given} ${last}`, latin]] : [];
    });
    return sample(rows, 160);
  });
}

/** Japanese people with their names in characters and in Latin letters. */
function japaneseRows(sources: Sources): string[][] {
  const rows = sources
    .unzipped('richardjharris+yomikun-database', 'data/wikidata-nokana.jsonl.gz')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { itemLabel = '', nativeName = '', countryLabel = '' } = JSON.parse(line) as Record<string, string>;
      const native = nativeName.replace(/[\s　]/g, '');
      const isJapanese = /^[\u4e00-\u9fff々ヶ]{2,6}$/.test(native) && countryLabel === 'Japan';
      return isJapanese && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(itemLabel) ? [['japanese', native, itemLabel]] : [];
    });
  return sample(rows, 300);
}
