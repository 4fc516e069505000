import { capital, type MakeCases, recordedAs, shuffled, type TestCase } from './test-case.ts';
import { frenchLatin, germanLatin, polishLatin } from './cyrillic-spellings.ts';
import { peopleOf, rowsOf, scriptRowsOf } from './data.ts';
import { wadeGilesOf } from './wade-giles.ts';
import type { TestClass } from './test-classes.ts';

export const latinVariant: MakeCases = (wanted, random) =>
  shuffled(rowsOf('variants.tsv'), random)
    .slice(0, wanted)
    .map(([kind = '', spelling = '', other = ''], place): TestCase => {
      const [recorded, text] = place % 2 === 0 ? [spelling, other] : [other, spelling];
      return {
        class: 'latinVariant',
        recorded: recordedAs(recorded, kind === 'korean'),
        text,
        alsoRight: [spelling, other],
      };
    });

export const asPronounced: MakeCases = (wanted, random) =>
  shuffled(rowsOf('respelled.tsv'), random)
    .slice(0, wanted)
    .map(([, name = '', respelled = '']) => ({
      class: 'asPronounced',
      recorded: recordedAs(name),
      text: respelled,
      alsoRight: [],
    }));

/** Russian names as another language writes them; recorded in English spelling or in Cyrillic letters. */
export function russianIn(name: TestClass, spell: (native: string) => string): MakeCases {
  return (wanted, random) =>
    shuffled(scriptRowsOf('patronymic'), random)
      .slice(0, wanted)
      .map(({ native, latin }, place): TestCase => {
        const [first = '', , last = ''] = native.split(' ');
        const text = spell(`${first} ${last}`);
        const alsoRight = [
          latin,
          `${first} ${last}`,
          ...[frenchLatin, germanLatin, polishLatin].map((other) => other(`${first} ${last}`)),
        ];
        return { class: name, recorded: place % 2 === 0 ? recordedAs(latin) : { first, last }, text, alsoRight };
      });
}

export const wadeGiles: MakeCases = (wanted, random) =>
  shuffled(
    scriptRowsOf('chinese').filter(({ native }) => !native.includes('·') && native.length <= 3),
    random,
  )
    .flatMap(({ native, latin }): TestCase[] => {
      const text = wadeGilesOf(latin);
      return text === undefined || text === latin
        ? []
        : [{ class: 'wadeGiles', recorded: recordedAs(latin, true), text, alsoRight: [native, latin] }];
    })
    .slice(0, wanted);

/** Names of two Arabic words that many countries write as one: in Latin letters the first word, its ending and the second word. */
const servants: readonly (readonly [string, string])[] = [
  ['Rahman', 'الرحمن'], ['Aziz', 'العزيز'], ['Karim', 'الكريم'], ['Majid', 'المجيد'], ['Latif', 'اللطيف'], ['Wahid', 'الواحد'], ['Hamid', 'الحميد'], ['Halim', 'الحليم'], ['Ghani', 'الغني'], ['Salam', 'السلام'], ['Qadir', 'القادر'], ['Nasir', 'الناصر'], ['Malik', 'الملك'], ['Rashid', 'الرشيد'], ['Hakim', 'الحكيم'], ['Jalil', 'الجليل'], ['Fattah', 'الفتاح'], ['Basit', 'الباسط'], ['Hadi', 'الهادي'], ['Wahab', 'الوهاب'], ['Razzaq', 'الرزاق'], ['Rahim', 'الرحيم'],
]; // prettier-ignore
const faiths: readonly (readonly [string, string])[] = [
  ['Nur', 'نور'], ['Salah', 'صلاح'], ['Saif', 'سيف'], ['Jamal', 'جمال'], ['Kamal', 'كمال'], ['Shams', 'شمس'], ['Badr', 'بدر'], ['Izz', 'عز'], ['Alaa', 'علاء'], ['Fakhr', 'فخر'], ['Nasr', 'نصر'], ['Zain', 'زين'], ['Taj', 'تاج'], ['Sharaf', 'شرف'],
]; // prettier-ignore
const servantForms = ['Abdul', 'Abdel', 'Abd al-', 'Abd el-', 'Abdur'] as const;
const faithForms = ['uddin', 'eddin', ' al-Din', ' el-Din', ' ud-Din', 'eddine'] as const;

/** A compound first name apart and together, in Latin letters or in Arabic script. */
function compoundPairs(random: {
  pick<Item>(items: readonly Item[]): Item;
}): { apart: string; together: string; isArabic: boolean }[] {
  const latin = [
    ...servants.flatMap(([name]) =>
      servantForms.slice(0, name.startsWith('R') ? 5 : 4).map((form) => {
        const bare = form.replace(/ |-/g, '').toLowerCase();
        const apart = form.endsWith('-') ? `${form}${name}` : `${form} ${name}`;
        return { apart, together: capital(bare) + name.toLowerCase(), isArabic: false };
      }),
    ),
    ...faiths.flatMap(([name]) =>
      faithForms.map((form) => {
        const together = name + form.replace(/[ -]/g, '').toLowerCase();
        const apart = form.startsWith(' ') ? name + form : `${name} ${capital(form)}`;
        return { apart, together, isArabic: false };
      }),
    ),
  ];
  const arabic = [
    ...servants.map(([, name]) => ({ apart: `عبد ${name}`, together: `عبد${name}`, isArabic: true })),
    ...faiths.map(([, name]) => ({ apart: `${name} الدين`, together: `${name}الدين`, isArabic: true })),
  ];
  return [...Array.from({ length: 90 }, () => random.pick(latin)), ...arabic];
}

function compounds(name: TestClass, isTypedApart: boolean): MakeCases {
  return (wanted, random) => {
    const arabicLast = scriptRowsOf('arabic')
      .slice(0, 116)
      .map(({ native }) => native.split(' ').at(-1) ?? '');
    const latinLast = peopleOf('Lebanon', 'Kuwait', 'Jordan', 'Afghanistan', 'Malaysia').map(({ last }) => last);
    return shuffled(compoundPairs(random), random)
      .slice(0, wanted)
      .map(({ apart, together, isArabic }): TestCase => {
        const last = random.pick(isArabic ? arabicLast : latinLast);
        const [first, typed] = isTypedApart ? [together, apart] : [apart, together];
        return { class: name, recorded: { first, last }, text: `${typed} ${last}`, alsoRight: [`${typed} ${last}`] };
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
