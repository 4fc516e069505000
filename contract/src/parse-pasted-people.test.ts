import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxEntryTextLength, maxEntries, maxIdentifiers, maxNames, findSeveralPeople } from './find-several.ts';
import { parsePastedPeople } from './parse-pasted-people.ts';

/** The entries as short texts: identifiers, then names. */
const read = (text: string) =>
  parsePastedPeople(text).entries.map(({ identifiers, names }) =>
    [...identifiers, ...names.map((name) => `“${name}”`)].join(' '),
  );

describe('a line of addresses', () => {
  test.each([
    [
      'Outlook',
      'Dupont, Marie <marie.dupont@x.example>; Smith, John (EXT) <john@x.example>;',
      ['marie.dupont@x.example “Dupont Marie”', 'john@x.example “Smith John”'],
    ],
    [
      'Outlook with apostrophes',
      "'Dupont, Marie' <marie@x.example>; 'bob@x.example'",
      ['marie@x.example “Dupont Marie”', 'bob@x.example'],
    ],
    [
      'Gmail',
      'Marie Dupont <marie@x.example>, "Smith, John" <john@x.example>, bob@x.example',
      ['marie@x.example “Marie Dupont”', 'john@x.example “Smith John”', 'bob@x.example'],
    ],
    [
      'Apple Mail',
      '“Marie Dupont” <marie@x.example>, Zoë O’Neill <zoe@x.example>',
      ['marie@x.example “Marie Dupont”', 'zoe@x.example “Zoë O’Neill”'],
    ],
    [
      'a header',
      'To: Marie Dupont <marie@x.example>,\r\n\t"Smith, John"\r\n <john@x.example>\r\nCc: bob@x.example',
      ['marie@x.example “Marie Dupont”', 'john@x.example “Smith John”', 'bob@x.example'],
    ],
    [
      'a group',
      'Team: marie@x.example, john@x.example;, Bob Li <bob@x.example>',
      ['marie@x.example', 'john@x.example', 'bob@x.example “Bob Li”'],
    ],
    ['an empty group', 'To: undisclosed-recipients:;', ['“undisclosed-recipients”']],
    [
      'comments',
      'marie@x.example (Marie Dupont), john@x.example(note; with, separators)',
      ['marie@x.example', 'john@x.example'],
    ],
    ['quotes in quotes', '"Marie \\"Mimi\\" Dupont" <marie@x.example>', ['marie@x.example “Marie "Mimi" Dupont”']],
    ['the address as name', '"marie@x.example" <marie@x.example>', ['marie@x.example']],
    [
      'a link',
      'Marie Dupont [mailto:marie@x.example]; mailto:bob@x.example',
      ['marie@x.example “Marie Dupont”', 'bob@x.example'],
    ],
    ['an address of Exchange', 'Marie Dupont </o=Group/cn=Recipients/cn=mdupont>', ['“Marie Dupont”']],
    ['Chinese signs', '王小明 ＜wang＠x.example＞；李雷，韩梅梅', ['wang@x.example “王小明”', '“李雷”', '“韩梅梅”']],
    ['Arabic signs', 'محمد علي؛ فاطمة حسن', ['“محمد علي”', '“فاطمة حسن”']],
    ['an unclosed quote', 'John "Jack Smith; Ana Li', ['“John "Jack Smith”', '“Ana Li”']],
    ['several names', 'Marie Dupont, John Smith, Ana Li', ['“Marie Dupont”', '“John Smith”', '“Ana Li”']],
    ['last names', 'Martin, Durand, Petit', ['“Martin”', '“Durand”', '“Petit”']],
    ['one person', 'Dupont, Marie', ['“Dupont Marie”']],
    ['a last name of several words', 'de la Cruz, Maria Jose <mj@x.example>', ['mj@x.example “de la Cruz Maria Jose”']],
    [
      'a name without an address before one',
      'Marie Dupont, John Smith <john@x.example>',
      ['“Marie Dupont”', 'john@x.example “John Smith”'],
    ],
    ['a name and its address', 'Marie Dupont, marie.dupont@x.example', ['marie.dupont@x.example “Marie Dupont”']],
    ['a name and another person’s address', 'Marie Dupont, bob@x.example', ['“Marie Dupont”', 'bob@x.example']],
    ['last, first and address', 'Dupont, Marie, marie.dupont@x.example', ['marie.dupont@x.example “Dupont Marie”']],
    ['group IDs', 'AB1234, cd5678; EF-9012', ['AB1234', 'cd5678', 'EF-9012']],
    [
      'a labelled number',
      'Tel. +33 6 12 34 56 78; Mobile 06 12 34 56 79; Tél. : 01 23 45 67 89 poste 12',
      ['+33 6 12 34 56 78', '06 12 34 56 79', '01 23 45 67 89'],
    ],
  ])('%s', (_, text, entries) => {
    expect(read(text)).toEqual(entries);
  });
});

describe('a sentence', () => {
  test.each([
    ['Marie Dupont, John Smith and Ana Li', ['“Marie Dupont”', '“John Smith”', '“Ana Li”']],
    ['Marie Dupont, John Smith, and Ana Li', ['“Marie Dupont”', '“John Smith”', '“Ana Li”']],
    ['Marie Dupont et John Smith', ['“Marie Dupont”', '“John Smith”']],
    ['Ana Ruiz, Juan López y Eva Gil', ['“Ana Ruiz”', '“Juan López”', '“Eva Gil”']],
    ['Ana Costa e Rui Silva', ['“Ana Costa”', '“Rui Silva”']],
    ['Jan de Wit en Els Bos', ['“Jan de Wit”', '“Els Bos”']],
    ['Dr. Anna Meier und Prof. Uwe Kurz', ['“Dr. Anna Meier”', '“Prof. Uwe Kurz”']],
    ['Marie Dupont & John Smith', ['“Marie Dupont”', '“John Smith”']],
    ['Marie Dupont and John Smith and Ana Li', ['“Marie Dupont”', '“John Smith”', '“Ana Li”']],
    ['Martin, Anna Meier and Bob Ray', ['“Martin”', '“Anna Meier”', '“Bob Ray”']],
    ['van Dam Griet, Bob Ray and Ana Li', ['“van Dam Griet”', '“Bob Ray”', '“Ana Li”']],
    ['van Dam Griet and Bob Ray', ['“van Dam Griet”', '“Bob Ray”']],
    [
      'Marie Dupont <md@x.example> and John Smith <js@x.example>',
      ['md@x.example “Marie Dupont”', 'js@x.example “John Smith”'],
    ],
    ['Marie Dupont and John Smith <js@x.example>', ['“Marie Dupont”', 'js@x.example “John Smith”']],
    ['md@x.example and js@x.example', ['md@x.example', 'js@x.example']],
    ['Marie Dupont and js@x.example', ['“Marie Dupont”', 'js@x.example']],
    ['js@x.example and Marie Dupont', ['js@x.example', '“Marie Dupont”']],
    ['Marie <md@x.example> and John <js@x.example>', ['md@x.example “Marie”', 'js@x.example “John”']],
    ['AB1234, CD5678 and EF9012', ['AB1234', 'CD5678', 'EF9012']],
    ['Tel. 01 23 45 67 89 and Tel. 01 23 45 67 80', ['01 23 45 67 89', '01 23 45 67 80']],
    ['“Marie Dupont and John Smith”', ['“Marie Dupont”', '“John Smith”']],
    ['Ana Costa e Rui Manuel Pereira da Silva Santos', ['“Ana Costa”', '“Rui Manuel Pereira da Silva Santos”']],
    ['MARIE DUPONT E ANA COSTA', ['“MARIE DUPONT”', '“ANA COSTA”']],
    ['Marie Dupont, John Smith and\nAna Li', ['“Marie Dupont”', '“John Smith”', '“Ana Li”']],
    ['Marie Dupont, John Smith\nand Ana Li', ['“Marie Dupont”', '“John Smith”', '“Ana Li”']],
  ])('%s', (text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  test.each([
    ['a last name', 'Santiago Ramón y Cajal', ['“Santiago Ramón y Cajal”']],
    ['a last name before the first name', 'Costa e Silva, Ana', ['“Costa e Silva Ana”']],
    ['a name that begins with such a word', 'E Chen, Y Lan', ['“E Chen”', '“Y Lan”']],
    ['a first name after a comma', 'Ana Tran, E Ping Li', ['“Ana Tran”', '“E Ping Li”']],
    ['an initial', 'Mary Ann E Smith Jones', ['“Mary Ann E Smith Jones”']],
    ['a couple', 'Anna und Peter Meier', ['“Anna und Peter Meier”']],
    ['a company', 'Marks and Spencer', ['“Marks and Spencer”']],
    ['a mailbox of a team', 'Sales and Marketing <sales@x.example>', ['sales@x.example “Sales and Marketing”']],
    ['a comment', 'Ana Li (Human Resources and Legal Affairs)', ['“Ana Li”']],
    ['a phone number', 'Ana Li, + 1 555 0100', ['“Ana Li”', '+ 1 555 0100']],
    [
      'a column of last and first names',
      'Costa e Silva Reis, Ana\nDias, Rui',
      ['“Costa e Silva Reis, Ana”', '“Dias, Rui”'],
    ],
    ['cells of a row', 'Ana Li\tHead of Legal and Human Resources', ['“Ana Li”']],
  ])('%s is not split', (_, text, entries) => {
    expect(read(text)).toEqual(entries);
  });
});

test.each([
  ['Sent: Monday, 30 November 2026 10:12', 'To', 'Subject: Dupont, Smith'],
  ['Envoyé : lundi 30 novembre 2026 10:12', 'À', 'Objet : Dupont, Smith'],
  ['Enviado el: lunes, 30 de noviembre de 2026', 'Para', 'Asunto: Dupont, Smith'],
  ['Inviato: lunedì 30 novembre 2026', 'A', 'Oggetto: Dupont, Smith'],
  ['Verzonden: maandag 30 november 2026', 'Aan', 'Onderwerp: Dupont, Smith'],
  ['Enviada em: 30 de novembro de 2026', 'Para', 'Assunto: Dupont, Smith'],
  ['Gesendet: Montag, 30. November 2026', 'An', 'Betreff: Dupont, Smith'],
])('the headers of a copied mail that name nobody are left out: %s', (sent, to, subject) => {
  expect(read(`${sent}\n${to}: Marie Dupont; Ana Li\n${subject}`)).toEqual(['“Marie Dupont”', '“Ana Li”']);
});

test.each([
  ['Gmail', '*From:* Ana Li\n*Date:* Mon, Nov 30, 2026\n*Subject:* Dupont, Smith\n*To:* Bob Ray'],
  ['a reply', '> From: Ana Li\n> Sent: Monday\n> To: Bob Ray\n> Subject: Dupont, Smith'],
  ['German', 'Von: Ana Li\nDatum: 30.11.2026\nAn: Bob Ray\nAnlagen: plan.pdf\nPriorität: Hoch'],
])('headers as in %s are left out, too', (_, text) => {
  expect(read(text)).toEqual(['“Ana Li”', '“Bob Ray”']);
});

test('a team that is called as the header with a date keeps its people', () => {
  expect(read('Data: Ana Li, Bob Ray\nLegal: Eva Gil')).toEqual(['“Ana Li”', '“Bob Ray”', '“Eva Gil”']);
});

describe('a column', () => {
  test.each([
    ['names', 'Marie Dupont\n\n  John Smith \r\nO’Neill Zoë', ['“Marie Dupont”', '“John Smith”', '“O’Neill Zoë”']],
    ['last, first', 'Garcia Lopez, Maria Jose\nSmith, John', ['“Garcia Lopez, Maria Jose”', '“Smith, John”']],
    ['logins', 'ak4729@group.example\nBC1234\nmdupont', ['ak4729@group.example', 'BC1234', '“mdupont”']],
    [
      'phone numbers',
      '+33 (0)6 12 34 56 78\n(06) 12.34.56.78\n00336-1234-5678',
      ['+33 (0)6 12 34 56 78', '06 12.34.56.78', '00336-1234-5678'],
    ],
    ['employee numbers', '0012345\nE-004711', ['0012345', 'E-004711']],
    [
      'a list',
      '1. Marie Dupont\n2) John Smith\n• Ana Li\n- Bob Ray',
      ['“Marie Dupont”', '“John Smith”', '“Ana Li”', '“Bob Ray”'],
    ],
    [
      'names with a group ID',
      'Marie Dupont (AB1234)\nSmith John CD5678',
      ['AB1234 “Marie Dupont”', 'CD5678 “Smith John”'],
    ],
    [
      'invisible characters',
      '\uFEFF\u202AMarie\u00A0Dupont\u202C\u200B\n\u200Fمحمد علي\u200F\nعلی\u200Cرضا',
      ['“Marie Dupont”', '“محمد علي”', '“علی\u200Cرضا”'],
    ],
    ['other line breaks', 'Marie Dupont\u2028John Smith\vAna Li', ['“Marie Dupont”', '“John Smith”', '“Ana Li”']],
  ])('%s', (_, text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  test('the scheme of a copied phone link is not part of the number', () => {
    const { entries } = parsePastedPeople('tel:+33472000111\nTEL:0472 00 01 12; Marie Dupont tel:+33 4 72 00 01 13');
    expect(entries.map(({ text }) => text).join(' ')).not.toMatch(/tel:/i);
    expect(entries[0]?.identifiers).toEqual(['+33472000111']);
  });

  test('repeated entries are counted and left out', () => {
    expect(parsePastedPeople('AB1234\nab1234\nMarie Dupont\nmarie dupont')).toMatchObject({
      repeated: 2,
      hasMore: false,
    });
  });
});

describe('rows of a spreadsheet', () => {
  test.each([
    [
      'name and address',
      'Marie Dupont\tmarie@x.example\nJohn Smith\tjohn@x.example',
      ['marie@x.example “Marie Dupont”', 'john@x.example “John Smith”'],
    ],
    ['last and first name', 'Dupont\tMarie\nSmith\tJohn', ['“Dupont Marie” “Dupont”', '“Smith John” “Smith”']],
    ['group ID, name, city', 'AB1234\tMarie Dupont\tNantes', ['AB1234 “Marie Dupont”']],
    [
      'quoted cells',
      '"Dupont, Marie"\t"AB1234"\n"Marie ""Mimi"" Li"\t0612345678',
      ['AB1234 “Dupont, Marie”', '0612345678 “Marie Mimi Li”'],
    ],
    ['empty cells', '\t\tMarie Dupont\t\n\t\t\t', ['“Marie Dupont”']],
    ['a row of addresses', 'a@x.example\tb@x.example\tc@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
    ['a row of names', 'Marie Dupont\tJohn Smith\tAna Li', ['“Marie Dupont”', '“John Smith”', '“Ana Li”']],
  ])('%s', (_, text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  test('the cells next to the name are stored, and distinguish rows with the same name', () => {
    const { entries, repeated } = parsePastedPeople(
      'Ana Martin\tEngineer\tLyon\nAna Martin\tEngineer\tNantes\nLi\tMei\tBonn\nLi\tMei\tbonn',
    );
    expect(entries.map(({ otherWords }) => otherWords)).toEqual([
      ['Engineer', 'Lyon'],
      ['Engineer', 'Nantes'],
      ['Bonn'],
    ]);
    expect(repeated).toBe(1);
  });
});

describe('any text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          'Marie',
          'Dupont',
          ' ',
          ',',
          ';',
          '"',
          '<',
          '>',
          '(',
          ')',
          '\\',
          ':',
          '\t',
          '\n',
          '\r\n',
          'a@b',
          '@',
          'AB1234',
          '\u200E',
          '\0',
          '\uD800',
          '王',
          '-',
          '1.',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join('')),
  );

  test('gives entries that the endpoint accepts', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { entries } = parsePastedPeople(text);
        for (const { text: shown, identifiers, names } of entries) {
          expect(identifiers.length + names.length).toBeGreaterThan(0);
          expect(identifiers.length).toBeLessThanOrEqual(maxIdentifiers);
          expect(names.length).toBeLessThanOrEqual(maxNames);
          expect(shown).not.toMatch(/[\r\n\0]/);
        }
        const body = { entries: entries.map(({ identifiers, names }) => ({ identifiers, names })) };
        if (entries.length > 0) expect(findSeveralPeople.body.safeParse(body).error).toBeUndefined();
      }),
    );
  });

  test('returns every address of a well-formed line in order', () => {
    const name = fc.constantFrom('', 'Marie Dupont', '"Dupont, Marie"', 'Zoë (Zo)', '王小明', "'Smith, J'");
    const line = fc.array(fc.tuple(name, fc.constantFrom(',', ';', ', ', ';\r\n')), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(line, (parts) => {
        const text = parts.map(([own, separator], index) => `${own} <p${index}@x.example>${separator}`).join('');
        const addresses = parsePastedPeople(text).entries.flatMap(({ identifiers }) => identifiers);
        expect(addresses).toEqual(parts.map((_, index) => `p${index}@x.example`));
      }),
    );
  });

  test('is read up to the maximum number of entries, however long it is', () => {
    const { entries, hasMore } = parsePastedPeople(
      Array.from({ length: 600 }, (_, index) => `Person ${index}x`).join('\n'),
    );
    expect(entries).toHaveLength(maxEntries);
    expect(hasMore).toBe(true);
    for (const unit of ['"', '<', '(', 'a ', '@', ',', '\t', '((', '[mailto:', '<"(', 'a@b ', '1 ', ':']) {
      const huge = parsePastedPeople(unit.repeat(Math.ceil(10_000_000 / unit.length)));
      expect(huge.hasMore || huge.entries.length === 0).toBe(true);
      for (const { identifiers, names } of huge.entries) {
        for (const text of [...identifiers, ...names]) expect(text.length).toBeLessThanOrEqual(maxEntryTextLength);
      }
    }
  });
});
