import { fold } from '../fold.ts';
import { greekNames } from './greek-names.ts';
import { transliterator } from '../romanization/transliterator.ts';

const letters = `
  α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o
  ου=ou γγ=ng γξ=nx γχ=nch
`;
/** Phonetic spelling, in which people write their own names. */
const bySound = transliterator(letters, 'χ=h υ=i αι=e οι=i ει=i υι=i γκ=g ντ=d μπ=b τζ=tz');
const classical = transliterator(letters, 'φ=ph η=e υ=y χ=ch κ=c β=b', 'αυ=au ευ=eu');
const standardLetters = transliterator(letters, 'γκ=gk μπ=mp ντ=nt');
const withH = transliterator(letters, 'χ=h γκ=gk');
const voiced = transliterator(letters, 'υ=i γκ=g μπ=mb ντ=nd');
const unspoken = transliterator(letters, 'αυ=au ευ=eu γκ=gk');
/** Foreign names: γου and ου before a vowel are w, τζ is j and τσ ch; ντ and μπ may be two sounds. */
const foreign = transliterator(letters, 'χ=h αι=ai ει=ei οι=oi υ=i γκ=g ντ=d μπ=b τζ=j τσ=ch γι=y');
const foreignVoiced = transliterator(letters, 'χ=h αι=ai ει=ei οι=oi υ=i γκ=g ντ=nd μπ=mb τζ=j τσ=ch γι=y');
const foreignSign = /τζ|τσ|γι[αεου]|γου|^ου[αεηιο]/;
const voiceless = /[θκξπσςτφχψ]/;

const known = new Map(
  greekNames
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string])
    .map(([name, spellings]) => [fold(name), spellings.split(',')] as const),
);

/** Replaces αυ, ευ and ηυ by a vowel and f, before a voiceless letter or at the end, or else v. */
function withDiphthongs(word: string): string {
  let spelled = '';
  for (let position = 0; position < word.length; position++) {
    const letter = word[position] as string;
    const next = word[position + 1];
    if (next === 'υ' && (letter === 'α' || letter === 'ε' || letter === 'η')) {
      const after = word[position + 2];
      spelled += letter + (after === undefined || voiceless.test(after) ? 'f' : 'v');
      position++;
    } else spelled += letter;
  }
  return spelled;
}

function asForeign(word: string): readonly string[] {
  const glides = word
    .replace(/γου(?=[αεηιο])|^ου(?=[αεηιο])/g, 'w')
    .replace(/^γου/, 'wou')
    .replace(/γι(?![αεου])/g, 'gi');
  return /ντ|μπ/.test(glides) ? [foreign(glides), foreignVoiced(glides)] : [foreign(glides)];
}

/** Latin spellings of a folded Greek word: customary ones, ELOT 743, phonetic and classical. */
export function romanizeGreek(word: string): readonly string[] {
  const spoken = withDiphthongs(word);
  const initial = spoken.replace(/^μπ/, 'b').replace(/^ντ/, 'd').replace(/^γκ/, 'g');
  const standard = standardLetters(initial);
  const sounded = bySound(initial);
  const foreignReadings = foreignSign.test(initial) ? asForeign(initial) : [];
  return [
    ...(known.get(word) ?? []),
    standard,
    ...foreignReadings.slice(0, 1),
    sounded,
    withH(initial),
    voiced(initial),
    unspoken(word),
    sounded.replaceAll('ou', 'u'),
    // Yannis, Yorgos, Bakoyannis.
    sounded.replace(/gi(?=[aeou])/g, 'y'),
    // As in Cyprus: Yiannis, Panayiotis.
    sounded.replace(/gi(?=[aeou])/g, 'yi'),
    // Hadjidakis, Christodoulides.
    ...(/τζ/.test(word) ? [withH(initial).replaceAll('tz', 'dj')] : []),
    // Spanish c and z: Zapatero, Sánchez.
    ...(/θ(?:[αειο]|$)/.test(word) ? [foreign(initial.replaceAll('θ', 'ζ'))] : []),
    ...(/ιδησ?ς?$/.test(word) ? [standard.replace(/idis$/, 'ides')] : []),
    classical(word),
    // Khristos, Mikhail: older transliterations.
    ...(word.includes('χ') ? [standard.replaceAll('ch', 'kh')] : []),
    ...foreignReadings.slice(1),
  ];
}
