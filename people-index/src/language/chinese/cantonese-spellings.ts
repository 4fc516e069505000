import { characterReadings } from '../han/character-readings.ts';

/** Initials and finals of Jyutping with their spelling in Hong Kong passports, longer ones first. */
const initials = 'gw=kw kw=kw ng=ng b=p p=p m=m f=f d=t t=t n=n l=l g=k k=k h=h w=w z=ch c=ch s=s j=y';
const finals =
  'aai=ai aau=au aam=am aan=an aang=ang aap=ap aat=at aak=ak aa=a ou=o oeng=eung oek=euk oet=eut oe=eu eoi=ui eon=un eot=ut yun=uen yut=uet yu=u';

const readPairs = (text: string) => text.split(' ').map((pair) => pair.split('=') as [string, string]);
const initialSpellings = readPairs(initials);
const finalSpellings = readPairs(finals);
/** Syllables with irregular spellings, the most common first: 子 is Tsz, 志 Chi. */
const irregularSyllables: Readonly<Record<string, readonly string[]>> = { zi: ['tsz', 'chi'], si: ['sze', 'shi', 'see'], ci: ['chi', 'tsz'], jyu: ['yu', 'yue'], jyun: ['yuen'], jyut: ['yuet'], jik: ['yik'], ji: ['yi', 'yee'], sing: ['shing', 'sing'], sek: ['shek'], seng: ['shing', 'sing'], m: ['m'], ng: ['ng'] }; // prettier-ignore

function hongKongSpellings(jyutping: string): readonly string[] {
  const known = irregularSyllables[jyutping];
  if (known !== undefined) return known;
  const [initial = '', onset = ''] = initialSpellings.find(([sound]) => jyutping.startsWith(sound)) ?? [];
  const final = jyutping.slice(initial.length);
  const [, rime = final] = finalSpellings.find(([sound]) => sound === final) ?? [];
  return [onset + rime];
}

/*
 * Macau writes Cantonese with the letters of Portuguese: 賀一誠 is Ho Iat Seng, 梁安琪 Leong On Kei. Its official spelling is that of the Silabário
 * Codificado de Romanização do Cantonense (Decree-Law 88/85/M), but these tables are not copied from it: facts of general knowledge, compiled
 * for this project from how people spell their names.
 */
const macauInitials = readPairs('gw=ku kw=ku ng=ng b=p p=p m=m f=f d=t t=t n=n l=l g=k k=k h=h w=w z=ch c=ch s=s j=i');
const macauFinals = readPairs(
  'aai=ai aau=ao aam=am aan=an aang=ang aap=ap aat=at aak=ak aa=a au=ao iu=io ing=eng ik=ek ung=ong uk=ok oeng=eong oek=eok eoi=oi eon=on eot=ot yun=un yut=ut yu=u',
);

/** The Macau spellings of a syllable. An initial w is also written v, and a final ao also au: 黃 is Wong and Vong, 邱 Iao and Iau. */
function macauSpellings(jyutping: string): readonly string[] {
  const [initial = '', onset = ''] = macauInitials.find(([sound]) => jyutping.startsWith(sound)) ?? [];
  const final = jyutping.slice(initial.length);
  if (final === '') return [jyutping];
  const [, rime = final] = macauFinals.find(([sound]) => sound === final) ?? [];
  // An initial j is not written before i and ü: 賢 is In, 瑜 U. But 英 is Ieng.
  const spelling = initial === 'j' && (rime.startsWith('i') || final.startsWith('y')) ? rime : onset + rime;
  if (rime === 'ao') return [spelling, spelling.replace(/o$/, 'u')];
  return initial === 'w' && !rime.startsWith('u') ? [spelling, spelling.replace('w', 'v')] : [spelling];
}

/** The spellings of a syllable of Cantonese. */
export interface CantoneseSpellings {
  /** Those of Hong Kong, the most common first. */
  readonly hongKong: readonly string[];
  readonly macau: readonly string[];
}

function spellingsOf(jyutping: string): CantoneseSpellings {
  return { hongKong: hongKongSpellings(jyutping), macau: macauSpellings(jyutping) };
}

/** The spellings of a character by its Cantonese reading; undefined if it has none. */
export function cantoneseSpellings(character: string): CantoneseSpellings | undefined {
  const jyutping = characterReadings().cantonese.get(character);
  return jyutping === undefined ? undefined : spellingsOf(jyutping);
}

/** The spellings of all syllables of Cantonese. */
export function cantoneseSyllables(): readonly CantoneseSpellings[] {
  return [...new Set(characterReadings().cantonese.values())].map(spellingsOf);
}
