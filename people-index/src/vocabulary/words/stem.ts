/**
 * Endings by language, each with its replacement: `trice:teur`. The longest matching ending of each list is replaced,
 * one list after the other. Feminine and masculine forms, and singular and plural, get the same stem, which need not be
 * a word. All folded.
 */
const endings = {
  en: [
    'women:man woman:man men:man persons:man person:man ladies:lady esses:ess sses:ss ches:ch shes:sh xes:x ies:y ss:ss us:us is:is s:',
    'actress:actor waitress:waiter hostess:host stewardess:steward seamstress:seamster',
  ],
  fr: [
    'eaux:eau aux:al eux:eux s: x:',
    'trice:teur euse:eur iere:ier ienne:ien ive:if elle:el onne:on enne:en effe:ef esse:ess ere:er gue:gue que:que ee:e e:',
    'e:',
  ],
  de: [
    'frauen:mann frau:mann leute:mann maenner:mann manner:mann innen: erin:er orin:or istin:ist antin:ant entin:ent eurin:eur arin:ar turin:tur atin:at ologin:olog ogin:og ikerin:iker in:in',
    'ischen:isch ischer:isch isches:isch ische:isch lichen:lich licher:lich liches:lich liche:lich igen:ig iger:ig iges:ig ige:ig ungen:ung ionen:ion ern:er eren:er nen:n ten:t en: es: e: n: s:',
  ],
  it: [
    'trici:tor trice:tor essa: esse: ista:ist isti:ist iste:ist che:c chi:c ghe:g ghi:g ia: ie: ii: io: a: e: i: o:',
  ],
  es: ['trices:tor triz:tor iones:ion s: ', 'ora:or ore:or ista:ist ces:z a: e: o:'],
  pt: [
    'trizes:tor triz:tor oes:ao aes:ao ais:al eis:el ores:or oras:or s: ',
    'ora:or ista:ist eira:eir eiro:eir a: e: o:',
  ],
  nl: [
    'trices:teur trice:teur euses:eur euse:eur sters:er ster:er vrouwen:man vrouw:man lieden:man lui:man ieen:ie ers:er s: ',
    'ische:isch ige:ig lijke:lijk en: e:',
  ],
  pl: [
    'niczka:nik niczki:nik istka:ist istki:ist ista:ist isci:ist orka:or orki:or orzy:or arka:ar arki:ar arze:ar arz:ar erka:er erki:er iczka:ik ego: emu: ych: ymi: ami: ach: owie: ow: owa:ow owy:ow owi:ow ie: ia: ii: a: y: i: e: o: u:',
  ],
  ro: [
    'toarelor:tor torilor:tor toare:tor toarea:tor tori:tor oare:or ista:ist iste:ist isti:ist ilor: ului: elor: ul: ele: ea: ei: ii: ia: ie: iei: a: e: i: u:',
  ],
  sv: [
    'arens:ar arna:ar aren:ar are:ar erna: orna: arna: skan:sk ska:sk erska:ar inna: or: er: ar: en: et: a: e: n: s:',
  ],
  cs: [
    'nice:nik nici:nik nik:nik istka:ist ista:ist iste:ist orka:or ory:or arka:ar ari:ar ar:ar telka:tel telky:tel tele:tel yne: kyne: ova:ov ovy:ov eho: emu: ych: ymi: ami: ach: ich: ka:k ky:k a: e: i: o: u: y:',
  ],
  hu: ['noje: noi: no: jei: ek: ok: ak: je: ja: ei: ai: i: k: e: a:'],
} as const satisfies Record<string, readonly string[]>;

/** Minimum number of letters in front of a replaced ending. */
const shortestStem = 3;

interface Ending {
  readonly end: string;
  readonly instead: string;
}

const byLength = (one: Ending, other: Ending) => other.end.length - one.end.length;

/** Endings by their last letter, the longest first: for most words only few are compared. */
type EndingsByLetter = ReadonlyMap<string, readonly Ending[]>;

const rules: ReadonlyMap<string, readonly EndingsByLetter[]> = new Map(
  Object.entries(endings).map(([language, lists]) => [
    language,
    lists.map((list) => {
      const all = list.trim().split(' ').map(endingOf).toSorted(byLength);
      return Map.groupBy(all, ({ end }) => end.at(-1)!);
    }),
  ]),
);

/** Parses a rule such as `trice:teur`. */
function endingOf(rule: string): Ending {
  const [end = '', instead = ''] = rule.split(':');
  return { end, instead };
}

/** The stem of a word; unchanged for unknown languages. @param word folded */
export function stem(word: string, language: string): string {
  let left = word;
  for (const list of rules.get(language) ?? []) {
    const ending = list
      .get(left.at(-1) ?? '')
      ?.find(({ end }) => left.length - end.length >= shortestStem && left.endsWith(end));
    if (ending !== undefined) left = left.slice(0, left.length - ending.end.length) + ending.instead;
  }
  return left;
}
