import { readPalladius } from './palladius.ts';
import { transliterator } from '../romanization/transliterator.ts';

/** Letters with the same spelling in all styles, including those of Turkic, Iranian and Mongolic Cyrillic. */
const shared = `
  а=a б=b в=v г=g ґ=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya
  і=i ї=i є=ye ў=u ј=j љ=lj њ=nj ћ=c ђ=dj џ=dz ѓ=gj ќ=kj ѕ=dz ә=a ғ=g қ=k ң=n ө=o ұ=u ү=u һ=h ҳ=h ҷ=j ӣ=i ӯ=u ҡ=k ҙ=z ҫ=s ҕ=g ѣ=e ѳ=f ѵ=i ӑ=a ӗ=e
`;
const english = transliterator(shared, 'ьё=yo ье=ye ьи=yi ья=ya ью=yu ъе=ye ъя=ya кс=ks');
const passport = transliterator(shared, 'й=i ю=iu я=ia ъ=ie ы=y');
const scholarlyLetters = 'ж=z х=h ц=c ч=c ш=s щ=sc ю=ju я=ja й=j є=je ї=ji џ=dz дж=dz';
const scholarly = transliterator(shared, scholarlyLetters);
const ukrainianLetters = 'г=h зг=zgh и=y й=i ю=iu я=ia є=ie ї=i х=kh щ=shch ґ=g ьо=io йо=yo';
const ukrainian = transliterator(shared, ukrainianLetters);
const bulgarian = transliterator(shared, 'щ=sht ъ=a х=h ц=ts ж=zh ь=y ьо=yo й=y');
const serbianPlain = transliterator(shared, scholarlyLetters, 'ђ=d љ=l њ=n');
const serbianEnglish = transliterator(shared, 'ј=y ћ=ch ч=ch ш=sh ж=zh х=h');
/** Russian names in Ukrainian style. */
const ukrainianRussian = transliterator(shared, ukrainianLetters, 'и=i');
const french = transliterator(shared, 'ж=j ч=tch ш=ch щ=chtch у=ou ю=iou я=ia х=kh й=i г=g ї=i є=ie');
const german = transliterator(shared, 'в=w ж=sch з=s х=ch ц=z ч=tsch ш=sch щ=schtsch ю=ju я=ja й=j є=je');

/** Japanese names in Russian letters. Matches `икэда`, `нодзима`; not `лариса`, `настя`. */
const japaneseSyllables = /^(?:(?:дз|к+|с+|т+|п+|[гхмрбдзцфв])?[аиуэоеяюй]|нъ?)+$/;
/** Letters that the Polivanov system uses differently from English. */
const polivanovOnly = /дз|т[иеяю]|с[иеяю]|цу|х/;
const polivanov =
  'дз=z дзи=ji дзя=ja дзю=ju ти=chi тя=cha тю=chu си=shi ся=sha сю=shu цу=tsu х=h в=w й=i уу=u оу=o оо=o';
const japanese = transliterator(shared, polivanov);
/** The same for е that was ё before folding: `тесиро` is Choshiro, since an e would be `э`. */
const japaneseYo = transliterator(shared, polivanov, 'дзе=jo те=cho се=sho е=yo');

const hasUkrainian = /[іїєґ]/;
const hasSerbian = /[јљњћђџ]/;
/** A ъ that is a vowel, since it is not before е, ё, ю or я. Matches `ъгъл`, `Димитър`; not `объект`. */
const hasBulgarian = /ъ(?![еёюя])/;
const hasTurkic = /[әғқңөұүһҳҷӣӯҡҙҫ]/;

/** Shortens endings as in Latin passports. Takes and returns Latin text. */
function shortEndings(latin: string): string {
  return latin
    .replace(/(?:iy|yy|ii|ij|yi|yj)$/, 'y')
    .replace(/(?:iya|iia|ija)$/, 'ia')
    .replace(/(?:yaya|aia)$/, 'aya');
}

const initialE = /^е/;
/** A foreign w. Matches `Уильямс`; not `Ульянов`. */
const initialU = /^у[аеиоэ]/;

/**
 * Latin spellings of a folded Cyrillic word: in the style of the language of its letters, then in English, passport, scholarly, French and
 * German style.
 */
export function romanizeCyrillic(word: string): readonly string[] {
  const spellings: string[] = [];
  const russian = english(word);
  const isSerbian = hasSerbian.test(word);
  const isUkrainian = hasUkrainian.test(word) && !hasTurkic.test(word);
  if (isSerbian) spellings.push(scholarly(word), serbianPlain(word), serbianEnglish(word));
  if (isUkrainian) {
    const local = ukrainian(word);
    spellings.push(local.replace(/^i(?=[aeu])/, 'y'), shortEndings(local), local);
  }
  if (hasBulgarian.test(word)) spellings.push(bulgarian(word));
  spellings.push(shortEndings(russian), ...readPalladius(word));
  if (japaneseSyllables.test(word) && (polivanovOnly.test(word) || word.includes('е'))) {
    spellings.push(japanese(word));
    if (word.includes('е')) spellings.push(japaneseYo(word));
  }
  if (initialU.test(word)) spellings.push(`w${shortEndings(russian).slice(1)}`);
  if (initialE.test(word)) spellings.push(`y${shortEndings(russian)}`);
  if (russian.includes('ks')) spellings.push(shortEndings(russian).replaceAll('ks', 'x'));
  spellings.push(passport(word), russian);
  if (!isSerbian && /[жхцчшщ]/.test(word)) spellings.push(scholarly(word));
  if (!isSerbian && !isUkrainian && /[гй]/.test(word)) spellings.push(ukrainianRussian(word));
  if (/[щх]/.test(word)) spellings.push(bulgarian(word));
  if (/[жчшу]/.test(word)) spellings.push(french(word));
  if (/[вжчшц]/.test(word)) spellings.push(german(word));
  return spellings;
}
