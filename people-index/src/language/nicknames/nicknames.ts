import { african } from './tables/african.ts';
import { arabicFormsInAfrica } from './tables/arabic-forms-in-africa.ts';
import { britishIrish } from './tables/british-irish.ts';
import { english } from './tables/english.ts';
import { french } from './tables/french.ts';
import { spanish } from './tables/spanish.ts';
import { italian } from './tables/italian.ts';
import { portuguese } from './tables/portuguese.ts';
import { german } from './tables/german.ts';
import { dutch } from './tables/dutch.ts';
import { eastEuropeanForms } from './tables/east-european-forms.ts';
import { polish } from './tables/polish.ts';
import { russian } from './tables/russian.ts';
import { russianCyrillic } from './tables/russian-cyrillic.ts';
import { otherScripts } from './tables/other-scripts.ts';
import { ukrainian } from './tables/ukrainian.ts';
import { czechSlovak } from './tables/czech-slovak.ts';
import { hungarian } from './tables/hungarian.ts';
import { regionalForms } from './tables/regional-forms.ts';
import { romanian } from './tables/romanian.ts';
import { nordic } from './tables/nordic.ts';
import { greek } from './tables/greek.ts';
import { turkish } from './tables/turkish.ts';
import { arabic } from './tables/arabic.ts';
import { hebrew } from './tables/hebrew.ts';
import { southSlavic } from './tables/south-slavic.ts';
import { southAsian } from './tables/south-asian.ts';
import { spellings } from './tables/spellings.ts';
import { variants } from './tables/variants.ts';
import { published } from './tables/published.ts';
import { publishedWiktionary } from './tables/published-wiktionary.ts';
import { asHeard } from './tables/irregular-pronunciations.ts';
import { abjadSpellings } from '../arabic-hebrew/abjad-spellings.ts';
import { isParticle } from '../particles.ts';
import { romanize } from '../romanization/romanize.ts';
import { scriptOf } from '../script.ts';

/**
 * A name that a table relates to the queried name. `nickname-of`: the queried name is a nickname of this one. `formal-of`: the queried name
 * is the formal name of this nickname. `variant-of`: both are forms of one name in two languages (`Giuseppe`, `Joseph`) or spellings that
 * no rule explains (`Siobhan`, `Chevonne`), including those of family names; a weaker relation than a nickname.
 */
export interface RelatedName {
  readonly name: string;
  readonly relation: 'nickname-of' | 'formal-of' | 'variant-of';
  /** For `variant-of`: whether it is a spelling of the same name rather than its form in another language. */
  readonly isSpelling?: boolean;
}

const tables: readonly string[] = [
  english,
  britishIrish,
  french,
  spanish,
  italian,
  portuguese,
  german,
  dutch,
  polish,
  russian,
  russianCyrillic,
  otherScripts,
  ukrainian,
  czechSlovak,
  hungarian,
  romanian,
  nordic,
  greek,
  turkish,
  arabic,
  hebrew,
  southSlavic,
  southAsian,
  african,
  published,
  publishedWiktionary,
];

type Relation = RelatedName['relation'];

function readTables(): Map<string, RelatedName[]> {
  const found = new Map<string, RelatedName[]>();
  const instances = {
    'nickname-of': new Map(),
    'formal-of': new Map(),
    'variant-of': new Map(),
    spelling: new Map(),
  } satisfies Record<Relation | 'spelling', Map<string, RelatedName>> as Record<
    Relation | 'spelling',
    Map<string, RelatedName>
  >;
  const instanceOf = (name: string, relation: Relation, isSpelling: boolean): RelatedName => {
    const names = instances[isSpelling ? 'spelling' : relation];
    let instance = names.get(name);
    if (instance === undefined)
      names.set(name, (instance = isSpelling ? { name, relation, isSpelling } : { name, relation }));
    return instance;
  };
  const add = (from: string, name: string, relation: Relation, isSpelling = false): void => {
    if (from === name) return;
    const known = found.get(from);
    if (known === undefined) found.set(from, [instanceOf(name, relation, isSpelling)]);
    else if (!known.some((other) => other.name === name)) known.push(instanceOf(name, relation, isSpelling));
  };
  const read = (table: string, relate: (first: string, other: string) => void): void => {
    for (const line of table.split('\n')) {
      const colon = line.indexOf(': ');
      if (colon < 0) continue;
      for (const other of line.slice(colon + 2).split(' ')) relate(line.slice(0, colon), other);
    }
  };
  for (const table of tables) {
    read(table, (formal, nickname) => {
      add(nickname, formal, 'nickname-of');
      add(formal, nickname, 'formal-of');
    });
  }
  for (const [table, isSpelling] of [
    [`${variants}\n${eastEuropeanForms}\n${regionalForms}\n${asHeard}`, false],
    [spellings, true],
  ] as const) {
    read(table, (name, form) => {
      add(name, form, 'variant-of', isSpelling);
      add(form, name, 'variant-of', isSpelling);
    });
  }
  read(arabicFormsInAfrica, (name, form) => {
    for (const spelling of [name, ...abjadSpellings(name)]) {
      add(spelling, form, 'variant-of');
      add(form, spelling, 'variant-of');
    }
  });
  return found;
}

/** Built when the module is loaded, so that no query waits for it. */
const related = readTables();
const none: readonly RelatedName[] = [];

/**
 * The names related to a folded first name, in both directions: nicknames first, then forms of the name in other languages and irregular
 * spellings. Relations are not transitive: what `bob` and `rob` share is not followed. Names of two words (`jean pierre`) are looked up,
 * and returned, with a space. Empty for a name that is in no table.
 */
export function nicknamesOf(name: string): readonly RelatedName[] {
  return related.get(name) ?? none;
}

/** All names of the tables with their related names, for checks and for building query sets. */
export function allRelatedNames(): Iterable<readonly [name: string, related: readonly RelatedName[]]> {
  return related;
}

/** Table names in other scripts, by their Latin spellings. */
const namesByReading = new Map<string, string[]>();
for (const name of related.keys()) {
  if (scriptOf(name) === 'latin') continue;
  for (const reading of romanize(name)) {
    const known = namesByReading.get(reading);
    if (known === undefined) namesByReading.set(reading, [name]);
    else known.push(name);
  }
}

/** Another name that a person may go by. */
export interface AlternateName {
  readonly name: string;
  /** Whether it was found through another script. */
  readonly isAcrossScripts: boolean;
}

/**
 * Other names that a person with a folded first name may go by: the formal names of a nickname and the nicknames of a formal name, in the
 * same script, and through Latin spellings in other scripts. An Arabic or Hebrew name has the nicknames of all its Latin spellings: Med is
 * Mohamed, and so Mohammed. Relations are not transitive: Jim is not Jacob.
 */
export function alternateNamesOf(word: string): readonly AlternateName[] {
  const calls = new Map<string, AlternateName>();
  const add = (name: string, isAcrossScripts: boolean): void => {
    if (name !== word && !calls.has(name)) calls.set(name, { name, isAcrossScripts });
  };
  const isCall = ({ relation }: RelatedName) => relation !== 'variant-of';
  for (const { name, relation } of nicknamesOf(word).filter(isCall)) {
    add(name, false);
    if (relation !== 'nickname-of') continue;
    for (const spelling of abjadSpellings(name)) if (!isParticle(spelling)) add(spelling, false);
  }
  for (const spelling of abjadSpellings(word))
    for (const { name, relation } of nicknamesOf(spelling)) if (relation === 'formal-of') add(name, false);
  const readings = [...romanize(word), ...(namesByReading.get(word) ?? [])];
  for (const form of [word, ...readings])
    for (const { name } of nicknamesOf(form).filter(isCall))
      for (const spelling of [name, ...readingsOfCall(name)]) add(spelling, true);
  return [...calls.values()];
}

/** The Latin spellings of a name, without those that another one is a nickname of: Алекс is also read Alexander, but may be an Alexandra. */
function readingsOfCall(name: string): readonly string[] {
  const readings = romanize(name);
  const fullNames = new Set(
    readings
      .flatMap(nicknamesOf)
      .filter(({ relation }) => relation === 'nickname-of')
      .map((full) => full.name),
  );
  return readings.filter((reading) => !fullNames.has(reading));
}

/** The other nicknames of the names of which a word is a nickname: `bob` for `rob`. */
export function siblingNicknamesOf(word: string): readonly string[] {
  const siblings = new Set<string>();
  for (const full of nicknamesOf(word)) {
    if (full.relation !== 'nickname-of') continue;
    for (const { name, relation } of nicknamesOf(full.name)) if (relation === 'formal-of') siblings.add(name);
  }
  siblings.delete(word);
  return [...siblings];
}
