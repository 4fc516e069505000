import type { IndexedPerson } from '../src/index.ts';
import { fold, foldWords } from '../src/language/fold.ts';
import { nicknamesOf } from '../src/language/nicknames/nicknames.ts';
import { isParticle } from '../src/language/particles.ts';
import { scriptOf } from '../src/language/script.ts';
import { hasNickname } from './labelled-queries.ts';
import { beginsNames, type NameBook, nameKey, nameKeys, nameWords } from './name-book.ts';
import type { QueryClass } from './score-query.ts';
import type { Seeded } from './seeded-random.ts';
import { nameWithTypo, nameWithTwoTypos, type TypoKind } from './typos.ts';

/** A query derived from a person. */
export interface DerivedQuery {
  readonly text: string;
  readonly isAnswer: (person: IndexedPerson) => boolean;
}

/** Derives a query from a person, or undefined if the class does not apply to the person. */
export type Rule = (person: IndexedPerson, random: Seeded, book: NameBook) => DerivedQuery | undefined;

/** Matches everyone with this name, as first and last name or as another name. */
function hasFullName(...parts: readonly string[]): (person: IndexedPerson) => boolean {
  const key = nameKey(...parts);
  return (person) => nameKeys(person).includes(key);
}

function hasWords(words: readonly string[]): (person: IndexedPerson) => boolean {
  return (person) => {
    const own = nameWords(person);
    return words.every((word) => own.includes(word));
  };
}

/** Matches people with this name, with all its words, or with its last words and a nickname of its first word. */
function hasOtherName(person: IndexedPerson, name: string): (other: IndexedPerson) => boolean {
  const hasIt = hasFullName(name);
  const words = foldWords(name);
  const hasAll = hasWords(words);
  const [first = ''] = words;
  const isNickname = hasNickname(first, person.firstName, words.slice(1).join(' '));
  return (other) => hasIt(other) || hasAll(other) || isNickname(other);
}

const isLatin = (person: IndexedPerson): boolean =>
  scriptOf(person.firstName) === 'latin' && scriptOf(person.lastName) === 'latin';
const fullName = (person: IndexedPerson): string => `${person.firstName} ${person.lastName}`;
const hasNameOf = (person: IndexedPerson): ((other: IndexedPerson) => boolean) =>
  hasFullName(person.firstName, person.lastName);

function prefixRule(length: number): Rule {
  return (person) => {
    if (!isLatin(person)) return undefined;
    const first = foldWords(person.firstName)[0] ?? '';
    const last = foldWords(person.lastName)[0] ?? '';
    if (first.length < length || last.length < length) return undefined;
    const words = [first.slice(0, length), last.slice(0, length)];
    return {
      text: words.join(' '),
      isAnswer: (other) => beginsNames(other, words) || nameWords(other).includes(words.join('')),
    };
  };
}

function typoRule(kind: TypoKind | 'two'): Rule {
  return (person, random, book) => {
    if (!isLatin(person)) return undefined;
    const name = fullName(person).toLowerCase();
    const text = kind === 'two' ? nameWithTwoTypos(name, random) : nameWithTypo(name, kind, random);
    const isAnswer = hasNameOf(person);
    if (text === undefined || nameKey(text) === nameKey(name) || book.matchesSomeoneElse(text, isAnswer))
      return undefined;
    return { text, isAnswer };
  };
}

const marks: Readonly<Record<string, readonly string[]>> = { a: ['á', 'à', 'â', 'ä', 'ã'], e: ['é', 'è', 'ê', 'ë'], i: ['í', 'î', 'ï'], o: ['ó', 'ô', 'ö', 'õ'], u: ['ú', 'ù', 'û', 'ü'], c: ['ç', 'č'], n: ['ñ', 'ń'], s: ['š', 'ş'], z: ['ž', 'ż'] }; // prettier-ignore
const otherLetters: Readonly<Record<string, readonly string[]>> = { ß: ['ss'], ø: ['o', 'oe'], ł: ['l'], ı: ['i'], æ: ['ae'], œ: ['oe'], þ: ['th'], ð: ['d'], đ: ['d', 'dj'], å: ['a', 'aa'], ä: ['a', 'ae'], ö: ['o', 'oe'], ü: ['u', 'ue'] }; // prettier-ignore
const titles = ['Dr ', 'Mr. ', 'Mme ', 'Prof. ', 'Prof. Dr. ', 'Ing. ', 'Sra. ', 'Herr ', 'M. '];
const wrappings: readonly ((person: IndexedPerson) => string)[] = [
  (person) => `(${fullName(person)})`,
  (person) => `${person.lastName.toUpperCase()} ${person.firstName}`,
  (person) => `"${person.lastName}, ${person.firstName}"`,
  (person) => `  ${person.firstName}   ${person.lastName}; `,
];
const gaps = ['', ' ', '-'];

/** Rules of the classes that search for a person by name. */
export const nameRules: Partial<Record<QueryClass, Rule>> = {
  exact: (person) => ({ text: fullName(person), isAnswer: hasNameOf(person) }),
  swapped: (person) => ({ text: `${person.lastName} ${person.firstName}`, isAnswer: hasNameOf(person) }),
  lastCommaFirst: (person) => ({ text: `${person.lastName}, ${person.firstName}`, isAnswer: hasNameOf(person) }),
  prefix2: prefixRule(2),
  prefix3: prefixRule(3),
  prefix4: prefixRule(4),
  prefix5: prefixRule(5),
  initials: (person, random) => {
    if (!isLatin(person)) return undefined;
    const first = foldWords(person.firstName);
    const last = foldWords(person.lastName);
    const initials = first.map((word) => word[0] as string);
    if (first.length > 1 && last.length === 1 && random.next() < 0.3) {
      const letters = [...initials, last[0]?.[0] ?? ''];
      return {
        text: letters.join('').toUpperCase(),
        isAnswer: (other) =>
          foldWords(fullName(other))
            .map((word) => word[0])
            .join('') === letters.join('') || nameWords(other).includes(letters.join('')),
      };
    }
    const isAnswer = (other: IndexedPerson): boolean =>
      hasWords(last)(other) && beginsNames(other, [...last, ...initials]);
    return {
      text: `${initials.map((letter) => `${letter.toUpperCase()}.`).join(random.pick([' ', '']))} ${person.lastName}`,
      isAnswer,
    };
  },
  middleDropped: (person) => {
    const first = foldWords(person.firstName);
    if (first.length < 2 || !isLatin(person)) return undefined;
    const kept = person.firstName.split(/[ -]/)[0] ?? '';
    return { text: `${kept} ${person.lastName}`, isAnswer: hasWords(foldWords(`${kept} ${person.lastName}`)) };
  },
  compoundPart: (person, random) => {
    const words = person.lastName.split(/[ -]/).filter((word) => !isParticle(fold(word)) && word.length > 2);
    if (foldWords(person.lastName).length < 2 || words.length === 0 || !isLatin(person)) return undefined;
    const part = random.pick(words);
    return { text: `${person.firstName} ${part}`, isAnswer: hasWords(foldWords(`${person.firstName} ${part}`)) };
  },
  punctuation: (person, random) => {
    const name = fullName(person);
    if (!/[-'’]/.test(name) && !/ /.test(person.firstName) && !/ /.test(person.lastName)) return undefined;
    if (!isLatin(person)) return undefined;
    const change = (part: string): string => part.replace(/[-'’ ]/g, () => random.pick(gaps));
    const text = `${change(person.firstName)} ${change(person.lastName)}`;
    return text === name ? undefined : { text, isAnswer: hasNameOf(person) };
  },
  accentsMissing: (person) => {
    const name = fullName(person);
    const text = name.normalize('NFD').replace(/\p{M}/gu, '');
    return text === name || !isLatin(person) ? undefined : { text, isAnswer: hasNameOf(person) };
  },
  accentsAdded: (person, random) => {
    const name = fullName(person).toLowerCase();
    if (!/^[a-z ]+$/.test(name)) return undefined;
    const index = random.below(name.length);
    const marked = marks[name[index] as string];
    return marked === undefined
      ? undefined
      : { text: name.slice(0, index) + random.pick(marked) + name.slice(index + 1), isAnswer: hasNameOf(person) };
  },
  specialLetters: (person, random) => {
    const name = fullName(person).toLowerCase();
    const way = random.below(2);
    const text = name.replace(
      /[ßøłıæœþðđåäöü]/g,
      (letter) => otherLetters[letter]?.[way] ?? otherLetters[letter]?.[0] ?? letter,
    );
    return text === name ? undefined : { text, isAnswer: hasNameOf(person) };
  },
  titled: (person, random) => {
    const isAnswer = hasNameOf(person);
    return {
      text: random.next() < 0.5 ? random.pick(titles) + fullName(person) : random.pick(wrappings)(person),
      isAnswer,
    };
  },
  glued: (person, random) => {
    if (!isLatin(person) || foldWords(fullName(person)).length !== 2) return undefined;
    const text = random.next() < 0.5 ? person.lastName + person.firstName : person.firstName + person.lastName;
    return { text: text.toLowerCase(), isAnswer: hasNameOf(person) };
  },
  typoDeletion: typoRule('deletion'),
  typoInsertion: typoRule('insertion'),
  typoSubstitution: typoRule('substitution'),
  typoNeighbour: typoRule('neighbour'),
  typoTransposition: typoRule('transposition'),
  twoTypos: typoRule('two'),
  nickname: (person, random, book) => {
    const related = nicknamesOf(fold(person.firstName)).filter(
      (name) => name.relation !== 'variant-of' && !name.name.includes(' ') && name.name.length > 2,
    );
    if (related.length === 0) return undefined;
    const nickname = random.pick(related).name;
    const text = `${nickname} ${person.lastName}`;
    const isAnswer = hasNickname(nickname, person.firstName, person.lastName);
    return book.matchesSomeoneElse(text, isAnswer) ? undefined : { text, isAnswer };
  },
  otherName: (person, random) => {
    const names = person.otherNames.filter((name) => scriptOf(name) === 'latin');
    if (names.length === 0) return undefined;
    const text = random.pick(names);
    return { text, isAnswer: hasOtherName(person, text) };
  },
  formerName: (person) => {
    const first = nameKey(person.firstName);
    const former = person.otherNames.find(
      (name) => nameKey(name).startsWith(first) && !nameKey(name).includes(nameKey(person.lastName)),
    );
    return former === undefined ? undefined : { text: former, isAnswer: hasOtherName(person, former) };
  },
  nativeAsWritten: (person, random) => {
    const names = [fullName(person), ...person.otherNames].filter((name) => scriptOf(name) !== 'latin');
    if (names.length === 0) return undefined;
    const text = random.pick(names);
    const isAnswer = hasFullName(text);
    // In East Asia, the surname comes first, without a space.
    return { text, isAnswer: (other) => isAnswer(other) || nameKey(other.lastName, other.firstName) === nameKey(text) };
  },
  nameAndCity: (person) => {
    const hasName = hasNameOf(person);
    const city = fold(person.city);
    return city === ''
      ? undefined
      : {
          text: `${fullName(person)} ${person.city}`,
          isAnswer: (other) => hasName(other) && fold(other.city) === city,
        };
  },
  nameAndTitle: (person, random) => {
    const hasName = hasNameOf(person);
    const words = foldWords(person.title).filter((word) => word.length > 3);
    if (words.length === 0) return undefined;
    const word = random.pick(words);
    return {
      text: `${person.lastName} ${person.firstName} ${word}`,
      isAnswer: (other) => hasName(other) && foldWords(other.title).includes(word),
    };
  },
};
