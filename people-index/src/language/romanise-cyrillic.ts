import { pairs, transcribe } from './transcribe.ts';

/** Letters that all styles spell alike, with the extra letters of Turkic, Iranian and Mongolic Cyrillic. */
const shared = pairs(`
  а=a б=b в=v г=g ґ=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya
  і=i ї=i є=ye ў=u ј=j љ=lj њ=nj ћ=c ђ=dj џ=dz ѓ=gj ќ=kj ѕ=dz ә=a ғ=g қ=k ң=n ө=o ұ=u ү=u һ=h ҳ=h ҷ=j ӣ=i ӯ=u ҡ=k ҙ=z ҫ=s ҕ=g ѣ=e ѳ=f ѵ=i ӑ=a ӗ=e
`);
const english = pairs('ьё=yo ье=ye ьи=yi ья=ya ью=yu ъе=ye ъя=ya кс=ks');
const passport = pairs('й=i ю=iu я=ia ъ=ie ы=y');
const scholarly = pairs('ж=z х=h ц=c ч=c ш=s щ=sc ю=ju я=ja й=j є=je ї=ji џ=dz дж=dz');
const ukrainian = pairs('г=h зг=zgh и=y й=i ю=iu я=ia є=ie ї=i х=kh щ=shch ґ=g ьо=io йо=yo');
const bulgarian = pairs('щ=sht ъ=a х=h ц=ts ж=zh ь=y ьо=yo й=y');
const french = pairs('ж=j ч=tch ш=ch щ=chtch у=ou ю=iou я=ia х=kh й=i г=g ї=i є=ie');
const german = pairs('в=w ж=sch з=s х=ch ц=z ч=tsch ш=sch щ=schtsch ю=ju я=ja й=j є=je');

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

/** Latin spellings of a folded Cyrillic word: English, passport, scholarly, French and German styles, and the letters' own language first. */
export function romaniseCyrillic(word: string): readonly string[] {
  const spelled: string[] = [];
  const russian = transcribe(word, shared, english);
  const isSerbian = hasSerbian.test(word);
  const isUkrainian = hasUkrainian.test(word) && !hasTurkic.test(word);
  if (isSerbian)
    spelled.push(
      transcribe(word, shared, scholarly),
      transcribe(word, shared, scholarly, pairs('ђ=d љ=l њ=n')),
      transcribe(word, shared, pairs('ј=y ћ=ch ч=ch ш=sh ж=zh х=h')),
    );
  if (isUkrainian) {
    const local = transcribe(word, shared, ukrainian);
    spelled.push(local.replace(/^i(?=[aeu])/, 'y'), easyEndings(local), local);
  }
  if (hasBulgarian.test(word)) spelled.push(transcribe(word, shared, bulgarian));
  spelled.push(easyEndings(russian));
  if (initialE.test(word)) spelled.push(`y${easyEndings(russian)}`);
  if (russian.includes('ks')) spelled.push(easyEndings(russian).replaceAll('ks', 'x'));
  spelled.push(transcribe(word, shared, passport), russian);
  const plain = transcribe(word, shared, scholarly);
  if (!isSerbian && /[жхцчшщ]/.test(word)) spelled.push(plain);
  if (!isSerbian && !isUkrainian && /[гй]/.test(word)) spelled.push(transcribe(word, shared, ukrainian, pairs('и=i')));
  if (/[щх]/.test(word)) spelled.push(transcribe(word, shared, bulgarian));
  if (/[жчшу]/.test(word)) spelled.push(transcribe(word, shared, french));
  if (/[вжчшц]/.test(word)) spelled.push(transcribe(word, shared, german));
  return spelled;
}
