import { pinyin } from 'pinyin-pro';
import { toRomaji } from 'wanakana';
import { isChineseSurname } from '../chinese/chinese-surnames.ts';
import { characterReadings } from '../han/character-readings.ts';
import { isKoreanSurname } from '../korean/romanize-korean.ts';
import type { Script } from '../script.ts';
import { phoneticForm } from './phonetic-form.ts';

/*
 * Foreign names in hangul, kana or Chinese characters, which transcribe them by sound, syllable by syllable, and insert a vowel between
 * consonants. Their sounds are given in the signs of `phoneticForm`; `*` is a vowel that may have been inserted, or that stands for any
 * vowel.
 */

const hangulInitials = 'g k n d t r m b p s s  J C C k t p h'.split(' ');
const hangulMedials = 'A E yA yE E E yO yE O wA wE wE yO U wO wE wI yU * I I'.split(' ');
const hangulFinals = ' k k k n n n t l k m l l l p l m p p t t N t t k t p t'.split(' ');
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

function soundsOfHangul(word: string): string {
  let form = '';
  for (let position = 0; position < word.length; position++) {
    const code = word.charCodeAt(position);
    if (code < firstSyllable || code > lastSyllable) return '';
    const syllable = code - firstSyllable;
    const initial = hangulInitials[Math.floor(syllable / 588)] as string;
    // ㄹㄹ between vowels is one l.
    const isSecondL = initial === 'r' && form.endsWith('l');
    form += (isSecondL ? '' : initial) + hangulMedials[Math.floor((syllable % 588) / 28)] + hangulFinals[syllable % 28];
  }
  // Hangul spells shu, ju and chu as syu, jyu and chyu.
  return form.replaceAll('sy', 'S').replace(/(?<=[JC])y/g, '');
}

/**
 * Whether a word is a full Korean name rather than a foreign one: a surname, and one or two syllables that are readings of Chinese
 * characters. Matches `홍길동`; not `마틴`, whose second syllable is not such a reading.
 */
function isKoreanName(word: string): boolean {
  const { koreanSyllables } = characterReadings();
  const isGiven = (syllables: string) => [...syllables].every((syllable) => koreanSyllables.has(syllable));
  if (word.length === 4) return isKoreanSurname(word.slice(0, 2)) && isGiven(word.slice(2));
  return (word.length === 2 || word.length === 3) && isKoreanSurname(word[0]!) && isGiven(word.slice(1));
}

/** Vowels that kana usually insert after a consonant: `u`, the `o` of to and do, the `i` of shi, chi and ji. */
const weakVowels = /(?<=[bgkmprszfvdt]|sh|ch)u(?![aeiou])|(?<=j)u$|(?<=[td])o(?![aeiou])|(?<=sh|ch|j)i(?![aeiou])/g;
/** Katakana combinations for foreign sounds, which wanakana romanizes character by character: `ヴァ`, `ウィ`, `フィ`, `イェ`. */
const foreignSyllables: readonly (readonly [parts: RegExp, sound: string])[] = [
  [/(?<=f|v|ts)u(?=[aeio])|(?<=[fv])y(?=[eio])/g, ''],
  [/(?<![abcdfghjkmnprstvyz])u(?=[aeio])/g, 'w'],
  [/(?<![a-z])ie/g, 'ye'],
  // German ch, which repeats the vowel before it: `バッハ`, `ミュンヒ`.
  [/hh[aeiou]|(?<=n)hi$/g, 'ch'],
  // Doubled consonants.
  [/([a-z])(?=\1)/g, ''],
];

/** A final long a may be er, or, ar. Matches the end of `パーカー`; not that of `ジョー`. */
const finalEr = /[アァカガサザタダナハバパマヤャラワ]ー$/;

/**
 * The name of the letter M before b and p, as names of Africa begin: エムバペ is Mbappé. An em of other names is written エン: エンブリー is Embley.
 */
const letterM = /^エム(?=[バビブベボパピプペポ])/;

/** An English wh: ホワイト is White, ホイットニー Whitney. */
const englishWh = /^ホ(?=ワ)|^ホ(?=イ[ッー])/;

function soundsOfKana(word: string): string {
  const spoken = word
    .replace(letterM, 'ム')
    .replace(englishWh, (_, at: number) => (word[at + 1] === 'イ' ? 'ウ' : ''))
    .replace(finalEr, '$&r')
    .replaceAll('ー', '');
  let romaji = toRomaji(spoken).toLowerCase().replaceAll("'", '');
  if (!/^[a-z]+$/.test(romaji)) return '';
  for (const [parts, sound] of foreignSyllables) romaji = romaji.replace(parts, sound);
  return phoneticForm(romaji.replace(weakVowels, '*'));
}

/** Characters that are common in transcriptions and rare in Chinese names. */
const foreignCharacters = new Set(
  '阿埃艾奥奧巴贝貝伯勃布查茨茲兹达達戴黛丹德登迪蒂狄丁顿頓多厄恩尔爾法菲费費芬弗夫佛戈格葛哈赫霍基加贾賈杰傑卡凯凱坎考柯科可克肯库庫拉莱萊赖賴兰蘭劳勞勒雷蕾里理利丽麗莉琳卢盧鲁魯路伦倫罗羅洛马馬玛瑪迈邁麦麥曼梅门門蒙米密摩莫默姆穆纳納娜尼妮纽紐诺諾努欧歐帕派潘佩皮珀普奇乔喬琼瓊切热熱萨薩塞赛賽桑瑟森沙莎珊舍什史施斯丝絲苏蘇索塔泰坦汤湯特提托图圖瓦威韦韋维維薇魏温溫沃乌烏西希锡錫休修逊遜雅亚亞娅婭扬揚耶伊依尤约約泼潑卜缪繆列烈昂聂聶迦珈菈妲鲍鮑贡貢泽澤扎紮詹芝治朱茱佐茜芙芭露廷敦钦欽古怀懷翁嫩瑙让讓辛舒茹范範班本宾賓彭庞龐代陶通根林吉金京齐齊朗宁寧隆亨万萬伍丘叶葉英谢謝汉漢珍福森堡裘洛休简簡儒凡爱愛肖采內内仑侖契诃果彼恰弥彌奈夸盖蓋豪惠讷訥若易',
);
/** Characters that no Chinese given name contains. */
const onlyForeign = /[斯尔爾克特茨兹茲弗姆勒格普夫布]/;
/** Minimum number and share of `foreignCharacters` in a transcription. Many Chinese names contain one of them. */
const minForeign = 2;
const minForeignShare = 1 / 2;

const pinyinInitials: Readonly<Record<string, string>> = {
  j: 'J', q: 'C', x: 'H', zh: 'J', ch: 'C', sh: 'S', c: 'T', y: 'y',
}; // prettier-ignore
const pinyinFinals: Readonly<Record<string, string>> = {
  a: 'A', ai: 'Y', an: 'An', ang: 'AN', ao: 'O', e: '*', ei: 'E', en: 'En', eng: 'EN', er: '*l', ia: 'IA', ian: 'IAn', iang: 'IAN', iao: 'IO', ie: 'E', in: 'In', ing: 'IN', iong: 'ION', iu: 'IU', o: 'O', ong: 'ON', ou: 'O',
  u: '*', ua: 'wA', uai: 'wY', uan: 'wAn', uang: 'wAN', ue: 'UE', ui: 'wI', un: 'Un', uo: 'O', v: 'IU', ve: 'UE',
}; // prettier-ignore
// Matches "zh" and "ang" in "zhang", "er" alone.
const pinyinParts = /^([bpmfdtnlgkrwy]|[zcs]h?|[hjqx])?([aeiouv]+(?:ng|n|r)?)$/;

/** Syllables that transcribe other sounds than those of their initial and final: 加 is ga or ca, 乔 is jo, 强 is john. */
// prettier-ignore
const syllableSounds: Readonly<Record<string, string>> = { wu: 'U', yu: 'IU', jia: 'JA', qiao: 'JO', qiang: 'JAN', qiong: 'JON', xiao: 'SO' };

function soundsOfSyllable(syllable: string): string {
  const known = syllableSounds[syllable];
  if (known !== undefined) return known;
  const [, initial = '', final = ''] = pinyinParts.exec(syllable) ?? [];
  const sound = pinyinInitials[initial] ?? initial;
  if (final !== 'i') return sound + (pinyinFinals[final] ?? '');
  // The i of si and shi is not a vowel to foreign ears; yi is just a vowel.
  if (/^(?:[zcs]h?|r)$/.test(initial)) return `${sound}*`;
  return initial === 'y' ? 'I' : `${sound}I`;
}

function countForeignCharacters(word: string): number {
  let count = 0;
  for (const character of word) if (foreignCharacters.has(character)) count++;
  return count;
}

function soundsOfHan(word: string): string {
  if (countForeignCharacters(word) < Math.max(minForeign, word.length * minForeignShare)) return '';
  // A Chinese name: 朱立倫; not 賈斯汀 (Justin).
  const isChinese =
    word.length === 3 && isChineseSurname(word[0]!) && countForeignCharacters(word.slice(1)) < minForeign;
  if (isChinese && !onlyForeign.test(word)) return '';
  return pinyin(word.replaceAll('什', '十'), { toneType: 'none', type: 'array', v: true })
    .map(soundsOfSyllable)
    .join('')
    .replace(/n(?=n)/g, '');
}

/** The sounds of a folded word as a transcribed foreign name. Empty for a native name, and for a script that does not transcribe. */
export function transcribedForm(word: string, script: Script): string {
  if (script === 'hangul') return isKoreanName(word) ? '' : soundsOfHangul(word);
  if (script === 'kana') return soundsOfKana(word);
  return script === 'han' ? soundsOfHan(word) : '';
}

/**
 * Whether a word that has a `transcribedForm` is unlikely to be a native name. In Chinese characters, that takes two foreign characters.
 */
export function isSurelyTranscribed(word: string, script: Script): boolean {
  return script !== 'han' || countForeignCharacters(word) >= minForeign;
}
