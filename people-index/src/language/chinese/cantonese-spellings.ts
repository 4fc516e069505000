import { characterReadings } from '../han/character-readings.ts';

/** Initials and finals of Jyutping with their spelling in Hong Kong passports, longer ones first. */
const initials = 'gw=kw kw=kw ng=ng b=p p=p m=m f=f d=t t=t n=n l=l g=k k=k h=h w=w z=ch c=ch s=s j=y';
const finals =
  'aai=ai aau=au aam=am aan=an aang=ang aap=ap aat=at aak=ak aa=a oeng=eung oek=euk oet=eut oe=eu eoi=ui eon=un eot=ut yun=uen yut=uet yu=u';

const readPairs = (text: string) => text.split(' ').map((pair) => pair.split('=') as [string, string]);
const initialSpellings = readPairs(initials);
const finalSpellings = readPairs(finals);
/** Syllables with an irregular spelling. */
const irregularSyllables: Readonly<Record<string, string>> = { zi: 'tsz', si: 'sze', ci: 'chi', jyu: 'yu', jyun: 'yuen', jyut: 'yuet', jik: 'yik', ji: 'yi', sing: 'shing', sek: 'shek', seng: 'shing', m: 'm', ng: 'ng' }; // prettier-ignore

function hongKongSpelling(jyutping: string): string {
  const known = irregularSyllables[jyutping];
  if (known !== undefined) return known;
  const [initial = '', onset = ''] = initialSpellings.find(([sound]) => jyutping.startsWith(sound)) ?? [];
  const final = jyutping.slice(initial.length);
  const [, rime = final] = finalSpellings.find(([sound]) => sound === final) ?? [];
  return onset + rime;
}

/**
 * The Hong Kong spelling of a character by its Cantonese reading, for characters that are not in the table of names; undefined if it has no
 * reading.
 */
export function cantoneseSpelling(character: string): readonly string[] | undefined {
  const jyutping = characterReadings().cantonese.get(character);
  return jyutping === undefined ? undefined : [hongKongSpelling(jyutping)];
}

/** All syllables of Cantonese in Hong Kong spelling. */
export function cantoneseSyllables(): ReadonlySet<string> {
  return new Set([...new Set(characterReadings().cantonese.values())].map(hongKongSpelling));
}
