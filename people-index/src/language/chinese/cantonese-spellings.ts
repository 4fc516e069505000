import { characterReadings } from '../han/character-readings.ts';

/** Initials and finals of Jyutping as passports of Hong Kong spell them; longer ones first. */
const initials = 'gw=kw kw=kw ng=ng b=p p=p m=m f=f d=t t=t n=n l=l g=k k=k h=h w=w z=ch c=ch s=s j=y';
const finals =
  'aai=ai aau=au aam=am aan=an aang=ang aap=ap aat=at aak=ak aa=a oeng=eung oek=euk oet=eut oe=eu eoi=ui eon=un eot=ut yun=uen yut=uet yu=u';

const readPairs = (text: string) => text.split(' ').map((pair) => pair.split('=') as [string, string]);
const initialSpellings = readPairs(initials);
const finalSpellings = readPairs(finals);
/** Syllables that custom spells otherwise than their parts. */
const whole: Readonly<Record<string, string>> = { zi: 'tsz', si: 'sze', ci: 'chi', jyu: 'yu', jyun: 'yuen', jyut: 'yuet', jik: 'yik', ji: 'yi', sing: 'shing', sek: 'shek', seng: 'shing', m: 'm', ng: 'ng' }; // prettier-ignore

function spelled(jyutping: string): string {
  const known = whole[jyutping];
  if (known !== undefined) return known;
  const [initial = '', own = ''] = initialSpellings.find(([sound]) => jyutping.startsWith(sound)) ?? [];
  const final = jyutping.slice(initial.length);
  const [, other = final] = finalSpellings.find(([sound]) => sound === final) ?? [];
  return own + other;
}

/** How Hong Kong spells a character that no table of names has, by its reading in Cantonese; undefined without one. */
export function cantoneseSpelling(character: string): readonly string[] | undefined {
  const jyutping = characterReadings().cantonese.get(character);
  return jyutping === undefined ? undefined : [spelled(jyutping)];
}

/** All syllables of Cantonese as Hong Kong spells them. */
export function cantoneseSyllables(): ReadonlySet<string> {
  return new Set([...new Set(characterReadings().cantonese.values())].map(spelled));
}
