import type { IndexedPerson } from '../src/index.ts';
import { foldWords } from '../src/language/fold.ts';
import { nameWords } from './name-book.ts';
import type { Rule } from './name-queries.ts';
import type { QueryClass } from './score-query.ts';

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Whether the digits are a prefix of the number, with or without its country code. */
function beginsNational(phone: string, digits: string): boolean {
  const number = digits.startsWith('0') ? digits.slice(1) : digits;
  return [0, 1, 2, 3].some((code) => phone.startsWith(number, code) || phone.startsWith(digits, code));
}

/** Calling codes of countries with the trunk prefix 0. */
const trunkZero = new Set(['33', '44', '49', '32', '31']);

function grouped(digits: string, size: number, gap: string): string {
  return digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(gap) ?? digits;
}

/** Formats of an international number. */
const formats: readonly ((digits: string) => string | undefined)[] = [
  (digits) => `+${digits}`,
  (digits) => `00${digits}`,
  (digits) => `+${grouped(digits, 3, ' ')}`,
  (digits) => `+${digits.slice(0, 2)} (${digits.slice(2, 5)}) ${grouped(digits.slice(5), 3, '-')}`,
  (digits) => `+${grouped(digits, 2, '.')}`,
  (digits) => (trunkZero.has(digits.slice(0, 2)) ? grouped(`0${digits.slice(2)}`, 2, ' ') : undefined),
  (digits) => (trunkZero.has(digits.slice(0, 2)) ? `0${digits.slice(2)}` : undefined),
];

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Rules of the classes that search for a person by email address, login, group ID or phone number. */
export const identifierRules: Partial<Record<QueryClass, Rule>> = {
  email: (person, random) => {
    if (person.email === '') return undefined;
    const text = random.next() < 0.5 ? person.email : person.email.toUpperCase();
    return { text, isAnswer: (other) => same(other.email, person.email) };
  },
  emailName: (person) => {
    const name = person.email.split('@')[0] ?? '';
    const words = foldWords(name);
    const isAnswer = (other: IndexedPerson): boolean =>
      same(other.email.split('@')[0] ?? '', name) || words.every((word) => nameWords(other).includes(word));
    return name.length < 4 ? undefined : { text: name, isAnswer };
  },
  login: (person) => ({ text: person.login, isAnswer: (other) => same(other.login, person.login) }),
  groupId: (person, random) => {
    if (person.groupIdentifier === '') return undefined;
    const text = random.next() < 0.5 ? person.groupIdentifier : person.groupIdentifier.toLowerCase();
    return { text, isAnswer: (other) => same(other.groupIdentifier, person.groupIdentifier) };
  },
  phone: (person, random) => {
    if (person.phones.length === 0) return undefined;
    const digits = digitsOf(random.pick(person.phones));
    const text = random.pick(formats)(digits);
    return digits.length < 9 || text === undefined
      ? undefined
      : { text, isAnswer: hasPhone((phone) => phone === digits) };
  },
  phoneEnd: (person, random) => {
    if (person.phones.length === 0) return undefined;
    const text = digitsOf(random.pick(person.phones)).slice(-random.pick([4, 5, 6]));
    return text.length < 4
      ? undefined
      : { text, isAnswer: hasPhone((phone) => phone.endsWith(text) || beginsNational(phone, text)) };
  },
};

function hasPhone(isRight: (digits: string) => boolean): (person: IndexedPerson) => boolean {
  return (person) => person.phones.some((phone) => isRight(digitsOf(phone)));
}
