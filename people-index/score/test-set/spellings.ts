import { capital, type MakeCases, recordedAs, shuffled, type TestCase } from './test-case.ts';
import { frenchLatin, germanLatin, polishLatin } from './cyrillic-spellings.ts';
import { rowsOf, scriptRowsOf } from './data.ts';
import { wadeGilesOf } from './wade-giles.ts';
import type { TestClass } from './test-classes.ts';

export const latinVariant: MakeCases = (wanted, random) =>
  shuffled(rowsOf('variants.tsv'), random)
    .slice(0, wanted)
    .map(([kind = '', spelling = '', other = ''], index): TestCase => {
      const [recorded, text] = index % 2 === 0 ? [spelling, other] : [other, spelling];
      return {
        class: 'latinVariant',
        recorded: recordedAs(recorded, kind === 'korean'),
        text,
        alsoRelevant: [spelling, other],
      };
    });

export const asPronounced: MakeCases = (wanted, random) =>
  shuffled(rowsOf('respelled.tsv'), random)
    .slice(0, wanted)
    .map(([, name = '', respelled = '']) => ({
      class: 'asPronounced',
      recorded: recordedAs(name),
      text: respelled,
      alsoRelevant: [],
    }));

/** Russian names typed in the spelling of another language, recorded in English spelling or in Cyrillic letters. */
export function russianIn(name: TestClass, spell: (native: string) => string): MakeCases {
  return (wanted, random) =>
    shuffled(scriptRowsOf('patronymic'), random)
      .slice(0, wanted)
      .map(({ native, latin }, index): TestCase => {
        const [first = '', , last = ''] = native.split(' ');
        const text = spell(`${first} ${last}`);
        const alsoRelevant = [
          latin,
          `${first} ${last}`,
          ...[frenchLatin, germanLatin, polishLatin].map((other) => other(`${first} ${last}`)),
        ];
        return {
          class: name,
          recorded: index % 2 === 0 ? recordedAs(latin) : { first, last },
          text,
          alsoRelevant: alsoRelevant,
        };
      });
}

export const wadeGiles: MakeCases = (wanted, random) =>
  shuffled(scriptRowsOf('pinyin'), random)
    .flatMap(({ native, latin }): TestCase[] => {
      const text = wadeGilesOf(latin);
      return text === undefined || text === latin
        ? []
        : [{ class: 'wadeGiles', recorded: recordedAs(latin, true), text, alsoRelevant: [native, latin] }];
    })
    .slice(0, wanted);

/** Names of two Arabic words that many countries write as one: the parts of their Latin spellings, and the Arabic spelling. */
const servants: readonly (readonly [string, string])[] = [
  ['Rahman', 'الرحمن'], ['Aziz', 'العزيز'], ['Karim', 'الكريم'], ['Majid', 'المجيد'], ['Latif', 'اللطيف'], ['Wahid', 'الواحد'], ['Hamid', 'الحميد'], ['Halim', 'الحليم'], ['Ghani', 'الغني'], ['Salam', 'السلام'], ['Qadir', 'القادر'], ['Nasir', 'الناصر'], ['Malik', 'الملك'], ['Rashid', 'الرشيد'], ['Hakim', 'الحكيم'], ['Jalil', 'الجليل'], ['Fattah', 'الفتاح'], ['Basit', 'الباسط'], ['Hadi', 'الهادي'], ['Wahab', 'الوهاب'], ['Razzaq', 'الرزاق'], ['Rahim', 'الرحيم'],
]; // prettier-ignore
const faiths: readonly (readonly [string, string])[] = [
  ['Nur', 'نور'], ['Salah', 'صلاح'], ['Saif', 'سيف'], ['Jamal', 'جمال'], ['Kamal', 'كمال'], ['Shams', 'شمس'], ['Badr', 'بدر'], ['Izz', 'عز'], ['Alaa', 'علاء'], ['Fakhr', 'فخر'], ['Nasr', 'نصر'], ['Zain', 'زين'], ['Taj', 'تاج'], ['Sharaf', 'شرف'],
]; // prettier-ignore
const servantForms = ['Abdul', 'Abdel', 'Abd al-', 'Abd el-', 'Abdur'] as const;
const faithForms = ['uddin', 'eddin', ' al-Din', ' el-Din', ' ud-Din', 'eddine'] as const;

/** A compound first name in two words and joined, in Latin letters and in Arabic script. */
interface Compound {
  readonly latin: readonly [apart: string, together: string];
  readonly arabic: readonly [apart: string, together: string];
}

const compoundNames: readonly Compound[] = [
  ...servants.flatMap(([name, arabic]) =>
    servantForms.slice(0, name.startsWith('R') ? 5 : 4).map((form): Compound => {
      const bare = form.replace(/ |-/g, '').toLowerCase();
      const apart = form.endsWith('-') ? `${form}${name}` : `${form} ${name}`;
      return { latin: [apart, capital(bare) + name.toLowerCase()], arabic: [`عبد ${arabic}`, `عبد${arabic}`] };
    }),
  ),
  ...faiths.flatMap(([name, arabic]) =>
    faithForms.map((form): Compound => {
      const together = name + form.replace(/[ -]/g, '').toLowerCase();
      const apart = form.startsWith(' ') ? name + form : `${name} ${capital(form)}`;
      return { latin: [apart, together], arabic: [`${arabic} الدين`, `${arabic}الدين`] };
    }),
  ),
];

/** Typed in two words and recorded joined, or the other way round; both in Latin letters, both in Arabic script, or one in each. */
function compounds(name: TestClass, isTypedApart: boolean): MakeCases {
  return (wanted, random) => {
    const lasts = scriptRowsOf('arabic')
      .filter(({ native, latin }) => native.split(' ').length === 2 && latin.split(' ').length === 2)
      .map(({ native, latin }) => [latin.split(' ')[1] ?? '', native.split(' ')[1] ?? ''] as const);
    const [typed, kept] = isTypedApart ? ([0, 1] as const) : ([1, 0] as const);
    return shuffled(compoundNames, random)
      .slice(0, wanted)
      .map(({ latin, arabic }, index): TestCase => {
        const [last, arabicLast] = random.pick(lasts);
        const [isTypedArabic, isKeptArabic] = [index % 4 === 1 || index % 4 === 2, index % 4 === 1 || index % 4 === 3];
        const text = isTypedArabic ? `${arabic[typed]} ${arabicLast}` : `${latin[typed]} ${last}`;
        const recorded = isKeptArabic ? { first: arabic[kept], last: arabicLast } : { first: latin[kept], last };
        return { class: name, recorded, text, alsoRelevant: [] };
      });
  };
}

export const spellings: Partial<Record<TestClass, MakeCases>> = {
  latinVariant,
  asPronounced,
  wadeGiles,
  russianInFrench: russianIn('russianInFrench', frenchLatin),
  russianInGerman: russianIn('russianInGerman', germanLatin),
  russianInPolish: russianIn('russianInPolish', polishLatin),
  compoundApart: compounds('compoundApart', true),
  compoundTogether: compounds('compoundTogether', false),
};
