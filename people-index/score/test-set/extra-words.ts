import { type MakeCases, recordedAs, shuffled, type TestCase } from './test-case.ts';
import { peopleOf, rowsOf, scriptRowsOf } from './data.ts';
import { passportLatin } from './cyrillic-spellings.ts';

const english = [
  'UK',
  'United_States_of_America',
  'Australia',
  'Canada',
  'New_Zealand',
  'Ireland',
  'Scotland',
  'Wales',
];
const withMiddleNames = [
  ...english,
  'Germany',
  'France',
  'Norway',
  'Netherlands',
  'Austria',
  'Poland',
  'Sweden',
  'Italy',
  'Denmark',
];
const withTwoSurnames = ['Spain', 'Mexico', 'Costa_Rica', 'Puerto_Rico'];

/** Middle names of members of the Congress, and first names of the same country as middle names. */
export const extraMiddleName: MakeCases = (wanted, random) => {
  const real = rowsOf('congress.tsv')
    .filter(([, middle]) => middle !== '')
    .map(([first = '', middle = '', , last = '']) => ({ first, middle, last }));
  const byCountry = Map.groupBy(peopleOf(...withMiddleNames), ({ country }) => country);
  const drawn = [...byCountry.values()].flatMap((own) =>
    own.map(({ first, last }) => ({ first, last, middle: random.pick(own).first })),
  );
  const rows = [...shuffled(real, random).slice(0, wanted / 2), ...shuffled(drawn, random)];
  return rows.slice(0, wanted).map(({ first, middle, last }) => ({
    class: 'extraMiddleName',
    recorded: { first, last },
    text: `${first} ${middle} ${last}`,
    alsoRelevant: [],
  }));
};

export const extraSurname: MakeCases = (wanted, random) => {
  const people = shuffled(peopleOf(...withTwoSurnames), random);
  return people.slice(0, wanted).map(({ first, last }) => ({
    class: 'extraSurname',
    recorded: { first, last },
    text: `${first} ${last} ${random.pick(people.filter((other) => other.last !== last)).last}`,
    alsoRelevant: [],
  }));
};

/** The real patronymics of the people; the recorded name is in Latin or Cyrillic letters. */
export const extraPatronymic: MakeCases = (wanted, random) =>
  shuffled(scriptRowsOf('patronymic'), random)
    .slice(0, wanted)
    .map(({ native, latin }, index): TestCase => {
      const [first = '', patronymic = '', last = ''] = native.split(' ');
      const [latinFirst = '', latinLast = ''] = latin.split(' ');
      const recordedLatin = { first: latinFirst, last: latinLast };
      const common = { class: 'extraPatronymic', alsoRelevant: [latin, `${first} ${last}`] } as const;
      switch (index % 3) {
        case 0:
          return {
            ...common,
            recorded: recordedLatin,
            text: `${latinFirst} ${passportLatin(patronymic)} ${latinLast}`,
          };
        case 1:
          return { ...common, recorded: { first, last }, text: `${last} ${first} ${patronymic}` };
        default:
          return { ...common, recorded: recordedLatin, text: native };
      }
    });

const quotes = ['"', "'", '“”', '‘’', '«»', '()'];

export const extraNickname: MakeCases = (wanted, random) => {
  const nicknames = new Map(rowsOf('nicknames.tsv').map(([formal = '', nickname = '']) => [formal, nickname]));
  const real = rowsOf('congress.tsv')
    .filter(([, , nickname = '']) => /^\p{L}+$/u.test(nickname))
    .map(([first = '', , nickname = '', last = '']) => ({ first, nickname, last }));
  const drawn = shuffled(peopleOf(...english), random).map(({ first, last }) => ({
    first,
    last,
    nickname: nicknames.get(first) ?? random.pick([...nicknames.values()]),
  }));
  return [...real, ...drawn].slice(0, wanted).map(({ first, nickname, last }) => {
    const [open = '', close = open] = [...random.pick(quotes)];
    return {
      class: 'extraNickname',
      recorded: { first, last },
      text: `${first} ${open}${nickname}${close} ${last}`,
      alsoRelevant: [],
    };
  });
};

export const longerAlias: MakeCases = (wanted, random) =>
  shuffled(rowsOf('aliases.tsv'), random)
    .slice(0, wanted)
    .map(([name = '', alias = '']) => ({
      class: 'longerAlias',
      recorded: recordedAs(name),
      text: alias,
      alsoRelevant: [],
    }));
