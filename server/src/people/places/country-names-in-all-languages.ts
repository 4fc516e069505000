import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { countrySpelling, umlautSpelling } from './country-spelling.ts';

/** CLDR languages in which the country names of people files are recognised. */
const languages = (
  'af am ar as az be bg bn bs ca cs cy da de el es et eu fa fi fil fo fr ga gd gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ' +
  'ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nn or pa pl ps pt pt-PT ro ru si sk sl sq sr sr-Latn sv sw ta te th tk tr uk ur uz ' +
  'vi yo zh zh-Hant zu'
).split(' ');

/** Names and short forms in common use, in any language, that are missing from CLDR. */
const otherNames: { readonly [code: string]: string } = {
  US: 'Etats-Unis d’Amérique|Estados Unidos de América|Stati Uniti d’America|Vereinigte Staaten von Amerika|Verenigde Staten van Amerika|EE UU|EEUU|EUA|美利坚合众国|アメリカ|アメリカ合衆国|米国|미합중국',
  GB: 'Grande-Bretagne|Großbritannien|Gran Bretaña|Gran Bretagna|Groot-Brittannië|Grã-Bretanha|Angleterre|Inglaterra|Inghilterra|Engeland|Wielka Brytania|Great Britain and Northern Ireland',
  DE: 'Bundesrepublik Deutschland|BR Deutschland|BRD|République fédérale d’Allemagne|Federal Republic of Germany',
  CN: 'PR China|PRC|People’s Republic of China|中华人民共和国|中國大陸|Volksrepublik China|République populaire de Chine',
  JP: '日本国',
  KR: '대한민국|Korea (South)|South Korea (ROK)|Republic of Korea|Korea (Republic of)|Korea, Republic of|Republik Korea|République de Corée',
  KP: 'Korea (North)|Democratic People’s Republic of Korea|DPRK',
  TW: 'Taiwan, Province of China|Chinese Taipei',
  CZ: 'Ceska republika|Tschechische Republik|République tchèque|Repubblica Ceca|República Checa|Tsjechische Republiek',
  SK: 'Slovak Republic|Slowakische Republik|Slovenská republika',
  RU: 'Russian Federation|Russische Föderation|Fédération de Russie|Federación de Rusia|Российская Федерация|РФ',
  NL: 'Hollande|Holanda|Olanda|Pays Bas|Nederland (Koninkrijk der)',
  BY: 'Weißrussland|Bielorussie|Byelorussia',
  MD: 'Republic of Moldova|Moldavie|Moldova, Republic of',
  MK: 'Macedonia|FYROM|Mazedonien|Macédoine',
  AE: 'UAE|VAE|EAU|Emirates|Emirats arabes unis',
  SA: 'KSA|Kingdom of Saudi Arabia',
  VN: 'Viet Nam|Việt Nam',
  IR: 'Islamic Republic of Iran|Iran, Islamic Republic of',
  SY: 'Syrian Arab Republic',
  TZ: 'United Republic of Tanzania|Tanzania, United Republic of',
  VE: 'Bolivarian Republic of Venezuela|Venezuela, Bolivarian Republic of',
  BO: 'Plurinational State of Bolivia|Bolivia, Plurinational State of',
  LA: 'Lao People’s Democratic Republic',
  BN: 'Brunei Darussalam',
  PS: 'Palestine|State of Palestine|Palästina',
  VA: 'Holy See|Vatican City State',
  CD: 'DR Congo|DRC|RDC|Zaire|Democratic Republic of the Congo|Congo, Democratic Republic of the|Demokratische Republik Kongo',
  CG: 'Republic of the Congo|Congo, Republic of the',
  LI: 'Fürstentum Liechtenstein',
  CH: 'Swiss Confederation|Schweizerische Eidgenossenschaft',
  GR: 'Hellas',
  FR: 'République française|French Republic',
  HK: 'Hong Kong SAR|Hong Kong S.A.R.|Hongkong',
  MO: 'Macao SAR|Macau SAR',
  TH: 'ประเทศไทย|Kingdom of Thailand',
};

/** Names of a country in common use that are missing from CLDR. */
export function customaryNames(code: string): readonly string[] {
  return otherNames[code]?.split('|') ?? [];
}

/**
 * Alpha-2 code by alpha-3 code in lower case and by numeric code (ISO 3166-1). Numeric codes have no leading zeros, because spreadsheets
 * strip them.
 */
export const isoCodes: ReadonlyMap<string, string> = new Map(
  codes.flatMap(([alpha2 = '', alpha3 = '', number = '']) => [
    [alpha3.toLowerCase(), alpha2] as const,
    [String(Number(number)), alpha2] as const,
  ]),
);
const alpha2Codes = codes.map(([alpha2 = '']) => alpha2);

/** Alpha-2 code by `countrySpelling`; null for a name that several countries share, such as _Kongo_. */
const index = new Map<string, string | null>();
let nextLanguage = 0;
let isWarming = false;

function add(spelling: string, code: string): void {
  const known = index.get(spelling);
  if (known === undefined) index.set(spelling, code);
  else if (known !== code) index.set(spelling, null);
}

/** Adds the names of the next language, which takes a few milliseconds. */
function addNextLanguage(): void {
  const language = languages[nextLanguage++];
  if (language === undefined) return;
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
    for (const code of alpha2Codes) {
      const name = names.of(code);
      if (name === undefined) continue;
      add(countrySpelling(name), code);
      if (language === 'de') add(umlautSpelling(name), code);
    }
  }
  if (nextLanguage < languages.length) return;
  for (const [code, names] of Object.entries(otherNames)) {
    for (const name of names.split('|'))
      for (const spelled of [countrySpelling(name), umlautSpelling(name)]) add(spelled, code);
  }
}

/** Loads the names of all languages in the background, one language per turn of the event loop, so that the first lookup is fast. */
export function warmCountryNames(): void {
  if (isWarming) return;
  isWarming = true;
  const step = () => {
    addNextLanguage();
    if (nextLanguage < languages.length) setImmediate(step);
  };
  setImmediate(step);
}

/** The alpha-2 code of a country by its `countrySpelling` in any language; undefined if no country, or more than one, has the name. */
export function countryCodeOf(spelling: string): string | undefined {
  while (nextLanguage < languages.length) addNextLanguage();
  return index.get(spelling) ?? undefined;
}
