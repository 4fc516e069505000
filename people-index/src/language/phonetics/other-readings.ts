/**
 * Second pronunciation in some languages: French "oi" is `oua`, with a silent last letter (François, Benoît, Dubois), "ill" is `iy`
 * (Guillaume), "ch" is `sh` (Hichem), and "ge" before a and o is `j` (Geagea); German "gn" and "kn" are two sounds (Wagner, Knapp), and so
 * is "tj" (Katja); Hungarian "cs" is `ch` (Kocsis); Arabic "dh" is `z` in many countries (Kadhimi); Greek "gi" before a vowel is `y`
 * (Giannopoulos); Dutch and old Indonesian "oe" is `u` (Boedi, Oesman); Danish, Polish and Czech "j" between vowels is `y` (Mejer, Højer).
 */
const secondReadings: readonly (readonly [sign: string, run: RegExp, spoken: string])[] = [
  ['oi', /oi(?:[stx]$)?/g, 'oua'],
  ['ill', /ill(?=[aou])/g, 'iy'],
  ['gn', /gn(?=[aeiou])/g, 'ghn'],
  ['kn', /^kn/, 'ckn'],
  ['tj', /(?<=.)tj(?=[aou])/g, 'ty'],
  ['cs', /(?<=[aeiou])cs(?=[aeiou])/g, 'ch'],
  ['ch', /ch(?=[aeiou])/g, 'sh'],
  ['ge', /ge(?=[ao])/g, 'j'],
  ['dh', /dh(?=[aeiou])|dh$/g, 'z'],
  ['je', /(?<=[aeou])j(?=e(?:r|[lns]$))/g, 'y'],
  ['rj', /rj(?=[aeo])/g, 'ry'],
  ['jy', /^jy(?=[^aeiou])/, 'yu'],
  ['porn', /ph?orn/g, 'phon'],
  ['phy', /^phy(?=[aou])/g, 'py'],
  ['oe', /(?<=^|[bdghjklmnprstwy])oe(?=[bdgjkmnprstw])/g, 'u'],
];

/** Two-letter spellings of one Greek sound at the start of a name: Ντάλλα is Ntalla or Dalla, Μπακογιάννης Mpakogiannis or Bakogiannis. */
const greekInitials: ReadonlyMap<string, string> = new Map([
  ['nt', 'd'],
  ['mp', 'b'],
  ['gk', 'g'],
]);
// Matches the beginning of "ntalla"; not that of "ntsika" or "antonio".
const greekInitial = /^(nt|mp|gk)[aeiouy]/;

// Matches "hagopian" and "hakobyan"; not "adrian".
const armenianSurname = /^[a-z]{4,}[^aeiou][iy]an$/;
const otherVoicing: Readonly<Record<string, string>> = { b: 'p', p: 'b', d: 't', t: 'd', g: 'k', k: 'g' };

// Matches the ends of "giannopoulos" and "giannakou"; not that of "giordano".
const greekEnding = /(?:[aeio]s|ou)$/;

/** Both match "widjaja" and "tjahjo", which are written Wijaya and Cahyo since 1972; the second one not "djokovic". */
const oldIndonesian = [/[td]j|sj|oe/, /[aeiouh]j[aeiou]/] as const;

/** A name in the Indonesian spelling before 1972 as it is written today. */
function inNewSpelling(word: string): string {
  return word
    .replace(/(?<![tds])j/g, 'y')
    .replaceAll('tj', 'ch')
    .replaceAll('dj', 'j')
    .replaceAll('sj', 'sy')
    .replaceAll('oe', 'u');
}

/** An Eastern Armenian surname as in Western Armenian, or the other way round: voiced and voiceless consonants are swapped. */
function withOtherVoicing(surname: string): string {
  return surname.replace(/[bpdtgk](?![hsz])/g, (letter) => otherVoicing[letter]!);
}

/** Respellings of a folded Latin word by its other possible pronunciations. */
export function otherReadings(word: string): readonly string[] {
  const readings: string[] = [];
  for (const [sign, run, spoken] of secondReadings) if (word.includes(sign)) readings.push(word.replace(run, spoken));
  const greek = greekInitial.exec(word);
  if (greek !== null) readings.push(greekInitials.get(greek[1]!)! + word.slice(greek[1]!.length));
  if (word.includes('gi') && greekEnding.test(word)) readings.push(word.replace(/gi(?=[aou])/g, 'y'));
  if (oldIndonesian.every((letters) => letters.test(word))) readings.push(inNewSpelling(word));
  // Without its accents, Çavuşoğlu is "cavusoglu".
  if (word.endsWith('oglu') && /[cs]/.test(word)) readings.push(word.replace(/c(?!h)/g, 'ch').replace(/s(?!h)/g, 'sh'));
  if (armenianSurname.test(word)) readings.push(withOtherVoicing(word));
  return readings;
}
