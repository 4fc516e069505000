/*
 * Gwoyeu Romatzyh, in which many names of Taiwan are spelled. It writes tones by letters: `shi` is shi, shyi, shii or shih, and `pyng` is
 * ping in the second tone. The tone of a name is not known, so all four spellings are used.
 */

const initials: Readonly<Record<string, string>> = {
  zh: 'j', ch: 'ch', sh: 'sh', j: 'j', q: 'ch', x: 'sh', z: 'tz', c: 'ts',
}; // prettier-ignore
/** The finals of pinyin in the four tones. */
const finals: Readonly<Record<string, string>> = {
  a: 'a ar aa ah', o: 'o or oo oh', e: 'e er ee eh', ai: 'ai air ae ay', ei: 'ei eir eei ey', ao: 'au aur ao aw', ou: 'ou our oou ow', an: 'an arn aan ann', en: 'en ern een enn', ang: 'ang arng aang anq', eng: 'eng erng eeng enq', ong: 'ong orng oong onq', er: 'el erl eel ell',
  i: 'i yi ii ih', ia: 'ia ya ea iah', ie: 'ie ye iee ieh', iao: 'iau yau eau iaw', iu: 'iou you eou iow', ian: 'ian yan ean iann', in: 'in yn iin inn', iang: 'iang yang eang ianq', ing: 'ing yng iing inq', iong: 'iong yong eong ionq',
  u: 'u wu uu uh', ua: 'ua wa oa uah', uo: 'uo wo uoo uoh', uai: 'uai wai oai uay', ui: 'uei wei oei uey', uan: 'uan wan oan uann', un: 'uen wen oen uenn', uang: 'uang wang oang uanq',
  v: 'iu yu eu iuh', ve: 'iue yue eue iueh', van: 'iuan yuan euan iuann', vn: 'iun yun eun iunn',
}; // prettier-ignore
/** Syllables without an initial, and the syllabic consonant of zhi and si. */
const withoutInitial: Readonly<Record<string, string>> = {
  yi: 'i yi yii yih', ya: 'ia ya yea yah', ye: 'ie ye yee yeh', yao: 'iau yau yeau yaw', you: 'iou you yeou yow', yan: 'ian yan yean yann', yin: 'in yn yiin yinn', yang: 'iang yang yeang yanq', ying: 'ing yng yiing yinq', yong: 'iong yong yeong yonq',
  wu: 'u wu wuu wuh', wa: 'ua wa woa wah', wo: 'uo wo woo woh', wai: 'uai wai woai way', wei: 'uei wei woei wey', wan: 'uan wan woan wann', wen: 'uen wen woen wenn', wang: 'uang wang woang wanq', weng: 'ueng weng woeng wenq',
  yu: 'iu yu yeu yuh', yue: 'iue yue yeue yueh', yuan: 'iuan yuan yeuan yuann', yun: 'iun yun yeun yunn',
  syllabicConsonant: 'y yr yy yh',
}; // prettier-ignore
// Matches "zh" and "ang" in "zhang".
const parts = /^([zcs]h|[bpmfdtnlgkhjqxzcsr])(.+)$/;

/** A pinyin syllable in Gwoyeu Romatzyh, in each tone. After a nasal or liquid initial, the second tone is unmarked. */
export function gwoyeuRomatzyh(syllable: string): readonly string[] {
  const known = withoutInitial[syllable];
  if (known !== undefined) return known.split(' ');
  const [, initial = '', final = syllable] = parts.exec(syllable) ?? [];
  const isSyllabicConsonant = final === 'i' && /^(?:[zcs]h?|r)$/.test(initial);
  const isFront = /^[jqx]$/.test(initial) && final.startsWith('u');
  const key = isSyllabicConsonant ? undefined : isFront ? `v${final.slice(1)}` : final;
  const tones = key === undefined ? withoutInitial.syllabicConsonant : finals[key];
  return tones?.split(' ').map((tone) => (initials[initial] ?? initial) + tone) ?? [];
}
