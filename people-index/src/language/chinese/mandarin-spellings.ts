import { gwoyeuRomatzyh } from './gwoyeu-romatzyh.ts';
import { readSpellingPairs } from './spelling-pairs.ts';
import { wadeGiles } from './wade-giles.ts';

/** Initials and finals of pinyin with their spellings in other systems and in mixtures of them. Others are spelled as in pinyin. */
const initials = readSpellingPairs(
  'b:b,p d:d,t g:g,k j:j,ch q:q,ch,c x:x,hs,sh,s zh:zh,ch,j,ts ch:ch sh:sh r:r,j z:z,ts,tz,ch c:c,ts,tz s:s y:y w:w',
);
const finals = readSpellingPairs(
  'ian:ian,ien,en ie:ie,ieh iong:iong,iung,ung ong:ong,ung,oong uo:uo,o e:e,eh,er,o ue:ue,ueh ui:ui,uei,uey un:un,uen,iun iu:iu,eou,iou,iew ou:ou,ow i:i,ee,ih ao:ao,au uan:uan,uen ai:ai,ay ei:ei,ay ing:ing,yng in:in,yn ia:ia,ya ua:ua,wa uai:uai,wai uang:uang,wang',
);
/** Further spellings of whole syllables. */
const syllableSpellings = readSpellingPairs(
  'zhi:chih,jr,jyh,chi chi:chih,chr shi:shih,shr ri:jih,zih zi:tzu,tze,zih,tsu ci:tzu,tze,tsu si:szu,ssu,sze,su,shih yi:i,ih,ee,yee,yih you:yu,yo,yow,yiu yan:yen ye:yeh yuan:yuen yong:yung ying:ing yin:in,yinn yu:yue,yuh wen:wenn ju:chu,jiu qu:chu xu:hsu,shu,hsiu,su xi:shyi,hsi qi:chyi xue:hsueh,shueh jue:chueh jun:chun,jiun qun:chun xun:hsun,shun juan:chuan quan:chuan,chyuan xuan:hsuan,shuan lv:lu nv:nu er:erh zhe:che,jer,cher,tseh,jhe ze:tse,tseh,tzer zeng:tseng wei:way hui:huei,hway jia:chia,jea xia:hsia,shia gui:kwei,guei kui:kwei jie:jye,je xin:sin,shin shu:su zheng:jeng,tzeng xing:shing,hsing lun:luen zhen:jen',
);
// Matches "zh" and "ang" in "zhang", and "an".
const parts = /^([zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(.*)$/;

/** All spellings of a pinyin syllable: in pinyin, Wade-Giles, Gwoyeu Romatzyh, and in mixtures of these. */
export function mandarinSpellings(syllable: string): readonly string[] {
  const [, initial = '', final = ''] = parts.exec(syllable) ?? [];
  const found = new Set([
    syllable,
    wadeGiles(syllable),
    ...(syllableSpellings.get(syllable) ?? []),
    ...gwoyeuRomatzyh(syllable),
  ]);
  for (const first of initials.get(initial) ?? [initial])
    for (const rest of finals.get(final) ?? [final]) found.add(first + rest);
  return [...found];
}
