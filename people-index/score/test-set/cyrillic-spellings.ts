/** Cyrillic letters in the spelling of a language, longer sequences first. */
type Spelling = readonly (readonly [RegExp, string])[];

const vowel = '[аеёиоуыэюя]';
const common: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', ы: 'y', э: 'e', ь: '', ъ: '',
}; // prettier-ignore

/** Russian in international passports: ICAO 9303. */
const passport: Spelling = [
  [/ж/g, 'zh'], [/х/g, 'kh'], [/ц/g, 'ts'], [/ч/g, 'ch'], [/ш/g, 'sh'], [/щ/g, 'shch'], [/ъ/g, 'ie'], [/ю/g, 'iu'], [/я/g, 'ia'], [/й/g, 'i'],
]; // prettier-ignore

/** French: Wikipédia, Transcription du russe en français. */
const french: Spelling = [
  [/ия/g, 'ia'],
  [/(?<=[а-я])ин$/g, 'ine'], [/ий$/g, 'i'], [/ый$/g, 'y'],
  [new RegExp(`(?<=${vowel})с(?=${vowel})`, 'g'), 'ss'], [/г(?=[еиэы])/g, 'gu'], [new RegExp(`^е|(?<=${vowel}|ь|ъ)е`, 'g'), 'ie'],
  [/ё/g, 'io'], [/ж/g, 'j'], [/х/g, 'kh'], [/ц/g, 'ts'], [/ч/g, 'tch'], [/ш/g, 'ch'], [/щ/g, 'chtch'], [/у/g, 'ou'], [/ю/g, 'iou'], [/я/g, 'ia'], [/ай/g, 'aï'], [/ой/g, 'oï'], [/ей/g, 'eï'], [/й/g, 'ï'],
]; // prettier-ignore

/** German: Duden, Transkription des Russischen. */
const german: Spelling = [
  [/ий$/g, 'i'], [/ый$/g, 'y'], [/кс/g, 'x'], [/ьё|ъё/g, 'jo'], [new RegExp(`^е|(?<=${vowel}|ь|ъ)е`, 'g'), 'je'],
  [new RegExp(`(?<=${vowel})с(?=${vowel})`, 'g'), 'ss'], [/(?<=[жчшщ])ё/g, 'o'], [/ё/g, 'jo'],
  [/ж/g, 'sch'], [/з/g, 's'], [/в/g, 'w'], [/х/g, 'ch'], [/ц/g, 'z'], [/ч/g, 'tsch'], [/ш/g, 'sch'], [/щ/g, 'schtsch'], [/ю/g, 'ju'], [/я/g, 'ja'], [/й/g, 'i'],
]; // prettier-ignore

/** Polish: PWN, Zasady transkrypcji współczesnego alfabetu rosyjskiego. */
const polish: Spelling = [
  [/ия/g, 'ija'], [/ий$/g, 'ij'], [new RegExp(`^е|(?<=${vowel}|ь|ъ)е`, 'g'), 'je'], [/(?<=[лжчшщц])е/g, 'e'], [/е/g, 'ie'],
  [/(?<=[жчшщ])ё/g, 'o'], [/лё/g, 'lo'], [/(?<=[бвгдзкмнпрстфх])ё/g, 'io'], [/ё/g, 'jo'], [/(?<=[жшц])и/g, 'y'],
  [/ля/g, 'la'], [/лю/g, 'lu'], [/(?<=[бвгдзкмнпрстфх])я/g, 'ia'], [/(?<=[бвгдзкмнпрстфх])ю/g, 'iu'], [/я/g, 'ja'], [/ю/g, 'ju'],
  [/л(?=[еиьёяю]|[aeiu])/g, 'l'], [/л/g, 'ł'], [/нь/g, 'ń'], [/сь/g, 'ś'], [/зь/g, 'ź'], [/в/g, 'w'], [/ж/g, 'ż'], [/х/g, 'ch'], [/ц/g, 'c'], [/ч/g, 'cz'], [/ш/g, 'sz'], [/щ/g, 'szcz'], [/й/g, 'j'],
]; // prettier-ignore

function written(spelling: Spelling): (name: string) => string {
  return (name) =>
    name
      .split(' ')
      .map((word) => {
        const rest = spelling.reduce((text, [letters, sound]) => text.replace(letters, sound), word.toLowerCase());
        const latin = rest.replace(/[\u0400-\u04ff]/g, (letter) => common[letter] ?? '');
        return latin.slice(0, 1).toUpperCase() + latin.slice(1);
      })
      .join(' ');
}

export const passportLatin = written(passport);
export const frenchLatin = written(french);
export const germanLatin = written(german);
export const polishLatin = written(polish);
