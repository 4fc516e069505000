import { english } from './nicknames/english.ts';
import { french } from './nicknames/french.ts';
import { spanish } from './nicknames/spanish.ts';
import { italian } from './nicknames/italian.ts';
import { portuguese } from './nicknames/portuguese.ts';
import { german } from './nicknames/german.ts';
import { dutch } from './nicknames/dutch.ts';
import { polish } from './nicknames/polish.ts';
import { russian } from './nicknames/russian.ts';
import { russianCyrillic } from './nicknames/russian-cyrillic.ts';
import { ukrainian } from './nicknames/ukrainian.ts';
import { czechSlovak } from './nicknames/czech-slovak.ts';
import { hungarian } from './nicknames/hungarian.ts';
import { romanian } from './nicknames/romanian.ts';
import { nordic } from './nicknames/nordic.ts';
import { greek } from './nicknames/greek.ts';
import { turkish } from './nicknames/turkish.ts';
import { arabic } from './nicknames/arabic.ts';
import { hebrew } from './nicknames/hebrew.ts';
import { southSlavic } from './nicknames/south-slavic.ts';
import { southAsian } from './nicknames/south-asian.ts';
import { spellings } from './nicknames/spellings.ts';
import { variants } from './nicknames/variants.ts';

/**
 * A name that a table sets beside another. `nickname-of`: the name asked for is a nickname of this one; `formal-of`: it
 * is the formal name of this one; `variant-of`: both are forms of one name in two languages (`Giuseppe`, `Joseph`) or
 * spellings of it that no rule explains (`Siobhan`, `Chevonne`), a weaker tie than a nickname. Spellings of family
 * names are among them.
 */
export interface RelatedName {
  readonly name: string;
  readonly relation: 'nickname-of' | 'formal-of' | 'variant-of';
  /** ISO 639 code of the language whose table holds the pair; `mul` for forms across languages. */
  readonly language: string;
  /** Whether a `variant-of` is another spelling of the same name, rather than its form in another language. */
  readonly isSpelling?: boolean;
}

const tables: readonly (readonly [language: string, table: string])[] = [
  ['en', english],
  ['fr', french],
  ['es', spanish],
  ['it', italian],
  ['pt', portuguese],
  ['de', german],
  ['nl', dutch],
  ['pl', polish],
  ['ru', russian],
  ['ru', russianCyrillic],
  ['uk', ukrainian],
  ['cs', czechSlovak],
  ['hu', hungarian],
  ['ro', romanian],
  ['sv', nordic],
  ['el', greek],
  ['tr', turkish],
  ['ar', arabic],
  ['he', hebrew],
  ['sr', southSlavic],
  ['hi', southAsian],
];

function readTables(): Map<string, RelatedName[]> {
  const found = new Map<string, RelatedName[]>();
  const add = (from: string, to: RelatedName): void => {
    const known = found.get(from);
    if (from === to.name) return;
    if (known === undefined) found.set(from, [to]);
    else if (!known.some((other) => other.name === to.name)) known.push(to);
  };
  const read = (table: string, relate: (first: string, other: string) => void): void => {
    for (const line of table.split('\n')) {
      const colon = line.indexOf(': ');
      if (colon < 0) continue;
      for (const other of line.slice(colon + 2).split(' ')) relate(line.slice(0, colon), other);
    }
  };
  for (const [language, table] of tables) {
    read(table, (formal, nickname) => {
      add(nickname, { name: formal, relation: 'nickname-of', language });
      add(formal, { name: nickname, relation: 'formal-of', language });
    });
  }
  for (const [table, isSpelling] of [
    [variants, false],
    [spellings, true],
  ] as const) {
    read(table, (name, form) => {
      add(name, { name: form, relation: 'variant-of', language: 'mul', isSpelling });
      add(form, { name, relation: 'variant-of', language: 'mul', isSpelling });
    });
  }
  return found;
}

/** Read when the module is loaded, so that no query waits for it. */
const related = readTables();
const nobody: readonly RelatedName[] = [];

/**
 * The names that stand in a table beside a folded first name, in both directions: nicknames first, then forms of the
 * name in other languages and spellings of their own. A pair relates its two names only: what `bob` and `rob` share is
 * never followed on. A name of two words (`jean pierre`) is asked for, and answered, with a space. Empty for a name
 * that no table holds.
 */
export function nicknamesOf(name: string): readonly RelatedName[] {
  return related.get(name) ?? nobody;
}

/** Every name of the tables with its related names, for checks and for building query sets. */
export function everyRelatedName(): Iterable<readonly [name: string, related: readonly RelatedName[]]> {
  return related;
}
