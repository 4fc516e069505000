import { readFileSync, writeFileSync } from 'node:fs';

// `node tools/run.mjs people-index/tools/katakana-names.ts ENAMDICT` writes src/language/readings/katakana-names.json from the names
// dictionary of the EDRDG (the file `enamdict` of the Debian package of that name, EUC-JP): foreign names in katakana that no rule of
// transcription leads to.

const target = new URL('../src/language/readings/katakana-names.json', import.meta.url);
// Without the names of the last time, which would count as found by rule. The modules below read the file.
writeFileSync(target, '{ "names": "" }\n');
const { fold } = await import('../src/language/fold.ts');
const { romanize } = await import('../src/language/romanization/romanize.ts');
const { closeness, indexKeys, minCloseness, phoneticsOf, queryKeys } =
  await import('../src/language/phonetics/phonetics.ts');

/**
 * A surname, given name or name of unknown kind in the dictionary: `アーサ /(u) Eartha/`; not `アイスランド /(p) Iceland/`, a place, nor
 * `アーサー・ミラー /(h) Arthur Miller/`, a person.
 */
const line = /^([\p{Script=Katakana}ー]{2,}) \/\(([sfmgu,]+)\) ([A-Z][A-Za-z']+)\/$/u;
/** Minimum closeness of a name to its katakana. Below it, the dictionary has translations and mistakes. */
const minPlausible = 0.7;
/** Maximum number of spellings of a name. */
const maxSpellings = 4;

/** Whether a search for the Latin name finds the katakana by rule. */
function isFoundByRule(latin: string, kana: string): boolean {
  const keys = new Set(indexKeys(phoneticsOf(kana)));
  return queryKeys(phoneticsOf(latin)).some((key) => keys.has(key)) && closeness(latin, kana) >= minCloseness;
}

const [path = ''] = process.argv.slice(2);
const names = new Map<string, string[]>();
for (const text of new TextDecoder('euc-jp').decode(readFileSync(path)).split('\n')) {
  const [, kana = '', , name = ''] = line.exec(text) ?? [];
  const latin = fold(name).replaceAll(' ', '');
  if (latin.length < 2 || romanize(kana).includes(latin) || isFoundByRule(latin, kana)) continue;
  if (closeness(latin, kana) < minPlausible) continue;
  const spellings = names.get(kana) ?? [];
  names.set(kana, spellings.includes(latin) ? spellings : [...spellings, latin]);
}
const about = {
  source:
    'ENAMDICT, the Japanese Proper Names Dictionary (https://www.edrdg.org/enamdict/enamdict_doc.html), the property of the Electronic Dictionary Research and Development Group: foreign names in katakana with the Latin spellings to which no rule of people-index leads. Selected by people-index/tools/katakana-names.ts.',
  licence: 'ENAMDICT: CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), as is this file.',
};
const entries = [...names]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([kana, spellings]) => kana + spellings.slice(0, maxSpellings).join(','));
writeFileSync(target, `${JSON.stringify({ ...about, names: entries.join(' ') }, undefined, 2)}\n`);
