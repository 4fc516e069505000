/**
 * One sign for each sound. Capitals are long vowels, and sounds without a Latin letter: `T` is the retroflex t, `t` the dental one, `c` is
 * s or ch, `z` the Tamil zh, `R` the hard r, `L` the retroflex l, `N` and `Y` the nasals of k and c, `S` is sh, `W` ai, `Q` au; `x`, `X`
 * and `D` are ksh, tr and ndr.
 */
const letters: Readonly<Record<string, string>> = {
  க: 'k', ங: 'N', ச: 'c', ஞ: 'Y', ட: 'T', ண: 'n', த: 't', ந: 'n', ப: 'p', ம: 'm', ய: 'y', ர: 'r', ல: 'l', வ: 'v', ழ: 'z', ள: 'L', ற: 'R', ன: 'n', ஜ: 'j', ஷ: 'S', ஶ: 'S', ஸ: 's', ஹ: 'h',
}; // prettier-ignore
const vowels: Readonly<Record<string, string>> = {
  அ: 'a', ஆ: 'A', இ: 'i', ஈ: 'I', உ: 'u', ஊ: 'U', எ: 'e', ஏ: 'E', ஐ: 'W', ஒ: 'o', ஓ: 'O', ஔ: 'Q',
}; // prettier-ignore
const signs: Readonly<Record<string, string>> = {
  'ா': 'A', 'ி': 'i', 'ீ': 'I', 'ு': 'u', 'ூ': 'U', 'ெ': 'e', 'ே': 'E', 'ை': 'W', 'ொ': 'o', 'ோ': 'O', 'ௌ': 'Q', '்': '',
}; // prettier-ignore
/** Written before p for an f. */
const aytham = 'ஃ';

function soundsOf(word: string): string {
  let sounds = '';
  let isOpen = false;
  for (const character of word.normalize('NFC')) {
    const sign = signs[character];
    if (sign !== undefined) {
      sounds += sign;
      isOpen = false;
      continue;
    }
    const consonant = letters[character];
    if (isOpen) sounds += 'a';
    isOpen = consonant !== undefined;
    sounds += consonant ?? vowels[character] ?? (character === aytham ? 'f' : '');
  }
  return (isOpen ? `${sounds}a` : sounds).replaceAll('fp', 'f');
}

/** Names of other languages, which Tamil transcribes with its own sounds. */
const borrowed = new Map(
  (
    'முகமது=mohamed,mohammed முகம்மது=mohammed,mohamed அகமது=ahmed,ahamed அப்துல்லா=abdullah ரகுமான்=rahman ரஹ்மான்=rahman பாத்திமா=fathima,fatima இப்ராகிம்=ibrahim இஸ்மாயில்=ismail உசேன்=hussain,hussein ஹுசைன்=hussain ஹமீது=hameed,hamid சாகுல்=shahul ' +
    'ஜான்=john ஜோசப்=joseph ஜேம்ஸ்=james டேவிட்=david பீட்டர்=peter பால்=paul மேரி=mary ஜார்ஜ்=george தாமஸ்=thomas சார்லஸ்=charles சேவியர்=xavier பிரான்சிஸ்=francis ஸ்டீபன்=stephen ராபர்ட்=robert டேனியல்=daniel சாமுவேல்=samuel ஐயர்=iyer ஐயங்கார்=iyengar'
  )
    .split(' ')
    .map((entry) => {
      const [name = '', spellings = ''] = entry.split('=');
      return [name.normalize('NFC'), spellings.split(',')] as const;
    }),
);

/**
 * Sanskrit clusters that Tamil spelling splits: `ksh` is written tch, a vowel is inserted between two consonants, and an i before r and l
 * at the start of a word. Each rule has an example.
 */
const sanskrit: readonly (readonly [written: RegExp, spoken: string])[] = [
  [/^i(?=r[aAE]|laTc|lakkum|lOk)/, ''], // Raman, Lokesh
  [/^cInivAc/, 'srInivAc'], // Srinivasan
  [/lakkum/g, 'laTcum'], // Lakshmanan
  [/Tcu(?=m)/g, 'x'], // Lakshmi
  [/Tc|kS/g, 'x'], // Meenakshi
  [/^pir(?=[aAEiIO])/, 'pr'], // Prakash
  [/kiru(?=S)/g, 'kri'], // Krishnan
  [/^tiri(?=S)/, 'tri'], // Trisha
  [/ntir(?=[aA])/g, 'ntr'], // Chandran
  [/ppir/g, 'br'], // Subramaniam
  [/([tk])\1ir(?=[aA])/g, '$1$1r'], // Chitra
  [/([tk])\1iy(?=[aA])/g, '$1$1y'], // Sathya
];

interface SpellingStyle {
  /** Spelling of a single dental t inside a word after a vowel or n, and at the start. */
  readonly dental: 'th' | 'd';
  readonly isVoicedInFront: boolean;
  readonly isLong: boolean;
  readonly softC: 's' | 'ch';
  /** Spelling of p between vowels: Deepa, Gopal; Abirami. */
  readonly innerP: 'p' | 'b';
}

const voiced: Readonly<Record<string, string>> = { k: 'g', c: 's', T: 'd', p: 'b' };
const plain: Readonly<Record<string, string>> = { k: 'k', c: 'ch', T: 't', p: 'p' };
const doubled: Readonly<Record<string, string>> = { k: 'kk', c: 'ch', T: 'tt', t: 'tth', p: 'pp' };
const others: Readonly<Record<string, string>> = {
  A: 'a', I: 'i', U: 'u', E: 'e', O: 'o', W: 'ai', Q: 'ou', N: 'n', Y: 'n', S: 'sh', z: 'zh', L: 'l', R: 'r', x: 'ksh', X: 'tr', D: 'ndr',
}; // prettier-ignore
const longVowels: Readonly<Record<string, string>> = { I: 'ee', U: 'oo' };
const isVowelSound = /[aeiouAEIOUWQ]/;
const isNasal = /[nmNY]/;
const isSonorant = /[nmyrlv]/;

function spell(sounds: string, { dental, isVoicedInFront, isLong, softC, innerP }: SpellingStyle): string {
  let latin = '';
  for (let position = 0; position < sounds.length; position++) {
    const sound = sounds[position] as string;
    const before = sounds[position - 1] ?? '';
    const after = sounds[position + 1] ?? '';
    if (!'kcTtp'.includes(sound)) {
      latin += (isLong && after !== '' ? longVowels[sound] : undefined) ?? others[sound] ?? sound;
      continue;
    }
    if (sound === after) {
      latin += doubled[sound];
      position++;
    } else if (position === 0) {
      if (sound === 'c') latin += softC;
      else if (sound === 't') latin += dental;
      else latin += isVoicedInFront ? voiced[sound] : plain[sound];
    } else {
      const isBetween = isVowelSound.test(before) && isVowelSound.test(after);
      const isSoft = isBetween || isNasal.test(before) || before === 'r' || isSonorant.test(after);
      // A p before t is the b of Abdul or the p of Gupta.
      const isVoicedPair = isVoicedInFront && dental === 'd' && (before === 'p' || after === 't');
      if (isVoicedPair && (sound === 'p' || before === 'p')) latin += sound === 'p' ? 'b' : 'd';
      else if (sound === 't') latin += isSoft ? dental : 'th';
      else if (sound === 'c' && isNasal.test(before)) latin += 'j';
      else if (sound === 'p' && isBetween) latin += innerP;
      else latin += isSoft ? voiced[sound] : plain[sound];
    }
  }
  return latin.replaceAll('sv', 'sw').replace(/iya(?=[nm]$)/, 'ia');
}

// RR is tr, nR is ndr: Vetri, Mandram. The nasal of c is gn at the start of a word, or alone: Gnanavel.
function clusters(sounds: string): string {
  return sounds
    .replaceAll('RR', 'X')
    .replaceAll('nR', 'D')
    .replace(/Y(?![cY])/g, 'gn')
    .replaceAll('YY', 'Yc');
}

/** A k that is pronounced h. Matches that of Mohan, Mahesh, Mahalakshmi; not that of Murugan. */
const hInside = /^(m[aAO])k(?=[aAEi])/;
/** Words that more often begin with ch than with s: Chandran, Chidambaram, Chitra, Chinnasamy, Chellappa, Chozhan. */
const chInFront = /^c(?:antr|itam|itt?r|inn|ell|eTT|Oz|akk)/;

/**
 * Latin spellings of a Tamil word. One letter is k and g (kh, gh), t and d, p and b, s and ch. It is voiced between vowels and after
 * nasals, voiceless if doubled, and may be either at the start of a word, so there are readings with both.
 */
export function romanizeTamil(word: string): readonly string[] {
  const known = borrowed.get(word.normalize('NFC'));
  const written = clusters(soundsOf(word).replace(/Tcu(?=m)|Tc|kS/g, 'x'));
  let spoken = soundsOf(word);
  for (const [from, to] of sanskrit) spoken = spoken.replace(from, to);
  spoken = clusters(spoken).replace(hInside, '$1h');
  const style: SpellingStyle = {
    dental: 'th',
    isVoicedInFront: false,
    isLong: false,
    softC: chInFront.test(spoken) ? 'ch' : 's',
    innerP: 'p',
  };
  const soft: SpellingStyle = { ...style, dental: 'd', isVoicedInFront: true, innerP: 'b' };
  const readings = [
    spell(spoken, style),
    spell(spoken, soft),
    spell(spoken, { ...style, isVoicedInFront: true }),
    spell(spoken, { ...style, isLong: true }),
    spell(spoken, { ...soft, isLong: true }),
    spell(written, style),
    spell(spoken, { ...style, softC: style.softC === 'ch' ? 's' : 'ch' }),
  ];
  // Most people spell zh as l.
  const withL = readings[0]?.includes('zh') === true ? [readings[0].replaceAll('zh', 'l')] : [];
  return [...(known ?? []), ...readings.slice(0, 1), ...withL, ...readings.slice(1)];
}
