import readings from '../readings/hokkien-readings.json' with { type: 'json' };
import { readSpellingPairs } from './spelling-pairs.ts';

/*
 * Most families of Singapore, Malaysia, Indonesia and the Philippines come from where Hokkien and Teochew are spoken. They spell their names by
 * sound, in English or in Dutch letters: 少 is Siao and Siauw, 維 Wee and Wie. A syllable of Pe̍h-ōe-jī is spelled in all combinations of the spellings of
 * its initial and final in one of these orthographies. The readings of characters are data with a source; the spellings are facts of general
 * knowledge, compiled for this project.
 */

/** Initials and finals in Pe̍h-ōe-jī with their spellings. Others are spelled as in Pe̍h-ōe-jī. */
const initials = {
  english: readSpellingPairs('chh:ch ch:ch kh:kh,k ph:ph,p th:th,t'),
  dutch: readSpellingPairs('chh:tjh,tj ch:tj kh:kh,k ph:ph,p th:th,t j:dj'),
} as const;
const finals = {
  english: readSpellingPairs(
    'ai:ai,ay au:au,ow e:e,eh,ay i:i,ee o:o,oh,or oo:oo,o,oh u:u,oo ia:ia,eah iau:iau,iow,eow,iao io:io,eo,eoh iu:iu,iew,ew oa:ua,wa oe:ue,oe,uay oeh:ueh,weh ui:ui,wee,ooi iam:iam,eam ian:ian,ean,ien oan:uan,wan un:un,oon iang:iang,eang iong:iong,eong eng:eng,ing iap:iap,eap iat:iat,iet,eat oat:uat,wat ek:ek,eck,eik,ik ok:ok,ock iok:iok,eok,iock',
  ),
  dutch: readSpellingPairs(
    'au:auw,au i:ie o:o,oo oo:ouw,o u:oe iau:iauw iu:ioe oa:oa,wa oe:oe,oei ui:oei,wie im:im,iem in:in,ien oan:oan,wan un:oen eng:eng,ing oat:oat,wat ek:ek,ik',
  ),
} as const;

// Matches "chh" and "iong" in "chhiong", and "iu".
const parts = /^(chh?|ph?|th?|kh?|[bmnlgjsh])?(.+)$/;

function spellingsIn(orthography: 'english' | 'dutch', initial: string, final: string): readonly string[] {
  const onsets = initials[orthography].get(initial) ?? [initial];
  const rimes = finals[orthography].get(final) ?? [final];
  const spelled = onsets.flatMap((onset) => rimes.map((rime) => onset + rime));
  if (initial !== '') return spelled;
  // A syllable that begins with a vowel: iong is Yong, in Dutch letters Jong; oan is Wan, ui Wee and Wooi.
  const glide = orthography === 'english' ? 'y' : 'j';
  return spelled.map((text) =>
    text
      .replace(/^[ie](?=[aou])/, glide)
      .replace(/^[ou](?=[ai])/, 'w')
      .replace(/^oo(?=[in])/, 'woo'),
  );
}

/** The spellings of a syllable in Pe̍h-ōe-jī without a tone; `nn` at its end is a nasal vowel, `oo` is o͘. */
export function hokkienSyllableSpellings(syllable: string): readonly string[] {
  // A nasal iu is spelled like io: 張 is Teo and Teoh.
  const [, initial = '', final = ''] = parts.exec(syllable.replace(/iunn$/, 'io').replace(/nn$/, '')) ?? [];
  return [...new Set([...spellingsIn('english', initial, final), ...spellingsIn('dutch', initial, final)])];
}

/** The readings of each character, from groups of a reading and its characters: `bu巫武 bun問文`. */
const table = new Map<string, readonly string[]>();
for (const group of readings.hokkien.split(' ')) {
  const [reading = ''] = /^[a-z]+/.exec(group) ?? [];
  for (const character of group.slice(reading.length)) table.set(character, [...(table.get(character) ?? []), reading]);
}

/** The spellings of a character of names by its Hokkien readings; empty if none is known. */
export function hokkienSpellings(character: string): readonly string[] {
  return [...new Set((table.get(character) ?? []).flatMap(hokkienSyllableSpellings))];
}

/** All characters with a Hokkien reading. */
export function hokkienCharacters(): Iterable<string> {
  return table.keys();
}
