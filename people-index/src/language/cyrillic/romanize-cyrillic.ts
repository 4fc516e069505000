import { readPalladius } from './palladius.ts';
import { transcriber } from '../romanization/transliterator.ts';

/** Letters that all styles spell alike, with the extra letters of Turkic, Iranian and Mongolic Cyrillic. */
const shared = `
  а=a б=b в=v г=g ґ=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya
  і=i ї=i є=ye ў=u ј=j љ=lj њ=nj ћ=c ђ=dj џ=dz ѓ=gj ќ=kj ѕ=dz ә=a ғ=g қ=k ң=n ө=o ұ=u ү=u һ=h ҳ=h ҷ=j ӣ=i ӯ=u ҡ=k ҙ=z ҫ=s ҕ=g ѣ=e ѳ=f ѵ=i ӑ=a ӗ=e
`;
const english = transcriber(shared, 'ьё=yo ье=ye ьи=yi ья=ya ью=yu ъе=ye ъя=ya кс=ks');
const passport = transcriber(shared, 'й=i ю=iu я=ia ъ=ie ы=y');
const scholarly = transcriber(shared, 'ж=z х=h ц=c ч=c ш=s щ=sc ю=ju я=ja й=j є=je ї=ji џ=dz дж=dz');
const ukrainian = transcriber(shared, 'г=h зг=zgh и=y й=i ю=iu я=ia є=ie ї=i х=kh щ=shch ґ=g ьо=io йо=yo');
const bulgarian = transcriber(shared, 'щ=sht ъ=a х=h ц=ts ж=zh ь=y ьо=yo й=y');
const serbianPlain = transcriber(shared, 'ж=z х=h ц=c ч=c ш=s щ=sc ю=ju я=ja й=j є=je ї=ji џ=dz дж=dz', 'ђ=d љ=l њ=n');
const serbianEnglish = transcriber(shared, 'ј=y ћ=ch ч=ch ш=sh ж=zh х=h');
const ukrainianRussian = transcriber(
  shared,
  'г=h зг=zgh и=y й=i ю=iu я=ia є=ie ї=i х=kh щ=shch ґ=g ьо=io йо=yo',
  'и=i',
);
const french = transcriber(shared, 'ж=j ч=tch ш=ch щ=chtch у=ou ю=iou я=ia х=kh й=i г=g ї=i є=ie');
const german = transcriber(shared, 'в=w ж=sch з=s х=ch ц=z ч=tsch ш=sch щ=schtsch ю=ju я=ja й=j є=je');

/** Syllables of Japanese in Russian letters. Matches `икэда`, `нодзима`; not `лариса`, `настя`. */
const japaneseSyllables = /^(?:(?:дз|к+|с+|т+|п+|[гхмрбдзцфв])?[аиуэоеяюй]|нъ?)+$/;
/** What the system of Polivanov spells otherwise than English does. */
const polivanovOnly = /дз|т[иеяю]|с[иеяю]|цу|х/;
const polivanov =
  'дз=z дзи=ji дзя=ja дзю=ju ти=chi тя=cha тю=chu си=shi ся=sha сю=shu цу=tsu х=h в=w й=i уу=u оу=o оо=o';
const japanese = transcriber(shared, polivanov);
/** With the points that folding leaves out: `тесиро` is Choshiro, since an e would be `э`. */
const japaneseYo = transcriber(shared, polivanov, 'дзе=jo те=cho се=sho е=yo');

const hasUkrainian = /[іїєґ]/;
const hasSerbian = /[јљњћђџ]/;
/** ъ that is a vowel: between consonants or before one at the end (`ъгъл`, `Димитър`). Failing: `объект`. */
const hasBulgarian = /ъ(?![еёюя])/;
const hasTurkic = /[әғқңөұүһҳҷӣӯҡҙҫ]/;

/** Endings that languages with Latin passports write shorter; applied to Latin text. */
function easyEndings(latin: string): string {
  return latin
    .replace(/(?:iy|yy|ii|ij|yi|yj)$/, 'y')
    .replace(/(?:iya|iia|ija)$/, 'ia')
    .replace(/(?:yaya|aia)$/, 'aya');
}

const initialE = /^е/;
/** A w of other languages: `Уильямс`. Failing: `Ульянов`. */
const initialU = /^у[аеиоэ]/;

/**
 * Latin spellings of a folded Cyrillic word: English, passport, scholarly, French and German styles, and the letters'
 * own language first.
 */
export function romanizeCyrillic(word: string): readonly string[] {
  const spelled: string[] = [];
  const russian = english(word);
  const isSerbian = hasSerbian.test(word);
  const isUkrainian = hasUkrainian.test(word) && !hasTurkic.test(word);
  if (isSerbian) spelled.push(scholarly(word), serbianPlain(word), serbianEnglish(word));
  if (isUkrainian) {
    const local = ukrainian(word);
    spelled.push(local.replace(/^i(?=[aeu])/, 'y'), easyEndings(local), local);
  }
  if (hasBulgarian.test(word)) spelled.push(bulgarian(word));
  spelled.push(easyEndings(russian), ...readPalladius(word));
  if (japaneseSyllables.test(word) && (polivanovOnly.test(word) || word.includes('е'))) {
    spelled.push(japanese(word));
    if (word.includes('е')) spelled.push(japaneseYo(word));
  }
  if (initialU.test(word)) spelled.push(`w${easyEndings(russian).slice(1)}`);
  if (initialE.test(word)) spelled.push(`y${easyEndings(russian)}`);
  if (russian.includes('ks')) spelled.push(easyEndings(russian).replaceAll('ks', 'x'));
  spelled.push(passport(word), russian);
  const plain = scholarly(word);
  if (!isSerbian && /[жхцчшщ]/.test(word)) spelled.push(plain);
  if (!isSerbian && !isUkrainian && /[гй]/.test(word)) spelled.push(ukrainianRussian(word));
  if (/[щх]/.test(word)) spelled.push(bulgarian(word));
  if (/[жчшу]/.test(word)) spelled.push(french(word));
  if (/[вжчшц]/.test(word)) spelled.push(german(word));
  return spelled;
}
