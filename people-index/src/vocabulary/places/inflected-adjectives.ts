import { fold } from '../../language/fold.ts';
import { countryAdjectives } from '../data/country-adjectives.ts';

/**
 * Inflection of country adjectives, by language: the ending of the base form, and the endings that replace it for
 * gender, number and case: `ais:aise,aises`. The first matching rule applies. All folded.
 */
const endings: Readonly<Record<string, string>> = {
  en: 'an:ans i:is ek:eks k:ks',
  fr: 'e:es ec:ecque,ecs,ecques rc:rque,rcs,rques en:enne,ens,ennes on:onne,ons,onnes s:se,ses :e,s,es',
  de: 'sch:sche,scher,sches,schen,schem',
  es: 'es:esa,eses,esas an:ana,anes,anas on:ona,ones,onas ol:ola,oles,olas o:a,os,as a:as e:es i:ies,is',
  it: 'co:ca,ci,chi,che o:a,i,e e:i ga:gi,ghi,ghe a:i,e',
  nl: 'ees:ese isch:ische s:se g:ge',
  pt: 'es:esa,eses,esas ao:a,aes,oes,as ol:ola,ois,olas o:a,os,as a:as e:es',
  pl: 'ki:ka,kie,cy,kiego,kiemu,kiej,kim,kich,kimi',
  ro: 'ez:eza,ezi,eze ean:eana,eeni,eene ian:iana,ieni,iene an:ana,ani,ane esc:easca,esti ol:ola,oli,ole :a,i,e',
  sv: 'sk:skt,ska',
  cs: 'sky:ska,ske,sti,skeho,skemu,skem,skou,skych,skym,skymi cky:cka,cke,cti,ckeho,ckemu,ckem,ckou,ckych,ckym,ckymi',
  hu: 'a:ak i:iak :ok,ek,ak',
};

/** Marks adjectives that are also common names of people. */
const nameSign = '?';

export interface CountryAdjective {
  /** Folded. */
  readonly form: string;
  /** ISO 3166-1 alpha-2, or the name of a region. */
  readonly place: string;
  /** Whether it is the base form and not a common name of people. */
  readonly isPlain: boolean;
}

/**
 * All forms of country adjectives: `belge`, `belges`, `spanische`. Base forms come first, so that they take precedence
 * over equal inflected forms of other languages.
 */
export function countryAdjectiveForms(): CountryAdjective[] {
  const all = Object.entries(countryAdjectives).flatMap(([language, list]) => {
    const rules = rulesOf(language);
    const words = list.split(' ');
    return words.flatMap((place, at) => {
      const word = words[at + 1] ?? '';
      if (at % 2 === 1) return [];
      const base = fold(word.replace(nameSign, '').replaceAll('-', ' '));
      return { place, base, isPlain: !word.startsWith(nameSign), others: inflected(base, rules) };
    });
  });
  return [
    ...all.map(({ place, base, isPlain }) => ({ form: base, place, isPlain })),
    ...all.flatMap(({ place, others }) => others.map((form) => ({ form, place, isPlain: false }))),
  ];
}

interface Rule {
  readonly ending: string;
  readonly others: readonly string[];
}

function rulesOf(language: string): readonly Rule[] {
  return endings[language]!.split(' ').map((rule) => {
    const [ending = '', others = ''] = rule.split(':');
    return { ending, others: others.split(',') };
  });
}

function inflected(base: string, rules: readonly Rule[]): readonly string[] {
  const rule = rules.find(({ ending }) => base.endsWith(ending));
  return rule?.others.map((other) => base.slice(0, base.length - rule.ending.length) + other) ?? [];
}
