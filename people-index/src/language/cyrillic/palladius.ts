import { pinyinSyllables } from '../chinese/pinyin-syllables.ts';

/*
 * The Palladius system, in which Russian and neighbouring languages transcribe Chinese: `Цзиньпин` is Jinping. A final ng is н, a final n
 * is нь.
 */

const initials: Readonly<Record<string, string>> = {
  b: 'б', p: 'п', m: 'м', f: 'ф', d: 'д', t: 'т', n: 'н', l: 'л', g: 'г', k: 'к', h: 'х', j: 'цз', q: 'ц', x: 'с', zh: 'чж', ch: 'ч', sh: 'ш', r: 'ж', z: 'цз', c: 'ц', s: 'с',
}; // prettier-ignore
const finals: Readonly<Record<string, string>> = {
  a: 'а', ai: 'ай', an: 'ань', ang: 'ан', ao: 'ао', e: 'э', ei: 'эй', en: 'энь', eng: 'эн', er: 'эр', i: 'и', ia: 'я', ian: 'янь', iang: 'ян', iao: 'яо', ie: 'е', in: 'инь', ing: 'ин', iong: 'юн', iu: 'ю', o: 'о', ong: 'ун', ou: 'оу', u: 'у', ua: 'уа', uai: 'уай', uan: 'уань', uang: 'уан', ue: 'юэ', ui: 'уй', un: 'унь', uo: 'о',
  ya: 'я', yan: 'янь', yang: 'ян', yao: 'яо', ye: 'е', yi: 'и', yin: 'инь', ying: 'ин', yong: 'юн', you: 'ю', yu: 'юй', yuan: 'юань', yue: 'юэ', yun: 'юнь',
  wa: 'ва', wai: 'вай', wan: 'вань', wang: 'ван', wei: 'вэй', wen: 'вэнь', weng: 'вэн', wo: 'во', wu: 'у',
}; // prettier-ignore
const irregularSyllables: Readonly<Record<string, string>> = { zi: 'цзы', ci: 'цы', si: 'сы', hui: 'хуэй' };
const frontFinals: Readonly<Record<string, string>> = { u: 'юй', uan: 'юань', un: 'юнь', ue: 'юэ' };
const parts = /^([zcs]h|[bpmfdtnlgkhjqxzcsr])?(.+)$/;

function cyrillicOf(syllable: string): string | undefined {
  const known = irregularSyllables[syllable] ?? finals[syllable];
  if (known !== undefined) return known;
  const [, initial = '', final = ''] = parts.exec(syllable) ?? [];
  const cyrillic = (/^[jqx]$/.test(initial) ? frontFinals[final] : undefined) ?? finals[final];
  return cyrillic === undefined ? undefined : (initials[initial] ?? '') + cyrillic;
}

const byCyrillic = new Map<string, string>();
for (const syllable of pinyinSyllables) {
  const cyrillic = cyrillicOf(syllable);
  if (cyrillic !== undefined && !byCyrillic.has(cyrillic)) byCyrillic.set(cyrillic, syllable);
}

/** Letters that are rare in other names. Matches `цзэдун`, `сяопин`; not `иван`. */
const chineseOnly = /цз|чж|[аэиую]нь|эн|ся[онв]|юй|юэ|эй/;
const maxLength = 12;

/** The pinyin of a folded Cyrillic word that may be a Chinese name of one or two syllables. */
export function readPalladius(word: string): readonly string[] {
  if (word.length > maxLength) return [];
  const single = byCyrillic.get(word);
  if (single !== undefined) return [single];
  if (!chineseOnly.test(word)) return [];
  const found: string[] = [];
  for (let cut = 1; cut < word.length; cut++) {
    const [first, second] = [byCyrillic.get(word.slice(0, cut)), byCyrillic.get(word.slice(cut))];
    if (first !== undefined && second !== undefined) found.push(first + second);
  }
  return found;
}
