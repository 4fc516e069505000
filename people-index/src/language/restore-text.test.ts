import { describe, expect, it } from 'vitest';
import { restoreText } from './restore-text.ts';

const names = [
  'Jürgen Müller',
  'François Lefèvre',
  'Zoë Šimić',
  'Łukasz Żak',
  'André Côté',
  'Søren Ærø',
  'Joël D’Hondt',
  'Ángel Íñiguez',
  'İlham Əliyev',
  'Nguyễn Thị Hạnh',
  'Дмитрий Иванов',
  'Γιώργος Παπαδόπουλος',
  'گل‌بهار کریمی',
  '山本健太',
  'Ștefan Țepeș',
];
/** The characters of the bytes 0x80 to 0x9F; those that Windows-1252 leaves undefined are control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function misread(text: string, high: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte >= 0x80 && byte < 0xa0 && high !== '' ? high[byte - 0x80]! : String.fromCharCode(byte),
  ).join('');
}

describe('a restored text', () => {
  it.each(names)('was UTF-8, read once or twice as Windows-1252 or Latin-1: %s', (name) => {
    const once = misread(name, windows1252);
    expect(restoreText(once)).toBe(name);
    expect(restoreText(misread(once, windows1252))).toBe(name);
    expect(restoreText(misread(name, ''))).toBe(name);
  });

  it.each(names)('was a web address: %s', (name) => {
    expect(restoreText(encodeURIComponent(name))).toBe(name);
    expect(restoreText(encodeURIComponent(name).replaceAll('%20', '+'))).toBe(name);
  });

  it.each(names)('was HTML with numbers: %s', (name) => {
    const characters = Array.from(name, (character) => character.codePointAt(0)!);
    expect(restoreText(characters.map((code) => `&#${code};`).join(''))).toBe(name);
    expect(restoreText(characters.map((code) => `&#x${code.toString(16)};`).join(''))).toBe(name);
  });

  it.each([
    ['J&uuml;rgen M&uuml;ller', 'Jürgen Müller'],
    ['Se&aacute;n O&#39;Brien', "Seán O'Brien"],
    ['&Lstrok;ukasz W&oacute;jcik', 'Łukasz Wójcik'],
    ['&Zcaron;eljko &Scedil;ahin', 'Željko Şahin'],
    ['Gro&szlig;mann,&nbsp;S&oslash;ren', 'Großmann, Søren'],
    ['J&amp;uuml;rgen', 'Jürgen'],
    ['R&amp;D', 'R&D'],
    ['ann.lee%40example.com', 'ann.lee@example.com'],
    ['ann.lee+list%40example.com', 'ann.lee+list@example.com'],
    ['+33%206%2012%2034%2056%2078', '+33 6 12 34 56 78'],
    ['tel:+33%206%2012%2034%2056%2078', 'tel:+33 6 12 34 56 78'],
    ['Ren%C3%A9e+C%C3%B4t%C3%A9', 'Renée Côté'],
    ['zażółć ImiÄ™', 'zażółć ImiÄ™'],
    ['Å imiÄ‡', 'Šimić'],
    ['=?UTF-8?Q?J=C3=BCrgen_M=C3=BCller?=', 'Jürgen Müller'],
    ['=?utf-8?B?SsO8cmdlbg==?= =?utf-8?B?IE3DvGxsZXI=?=', 'Jürgen Müller'],
    ['=?ISO-8859-1?Q?J=F6rg?= <joerg@example.com>', 'Jörg <joerg@example.com>'],
    ['Zo=C3=A9 C=C3=B4t=C3=A9', 'Zoé Côté'],
    ['Р®СЂРёР№ Р“СЂРѕРјРѕРІ', 'Юрий Громов'],
    ['РРІР°РЅ РџРµС‚СЂРѕРІ', 'Иван Петров'],
    ['P<UTOERIKSSON<<ANNA<MARIA<<<<<', 'ERIKSSON<<ANNA<MARIA<<<<<'],
    ['P<D<<MUSTERMANN<<ERIKA<<<<', 'MUSTERMANN<<ERIKA<<<<'],
  ])('%s is %s', (text, restored) => {
    expect(restoreText(text)).toBe(restored);
  });

  it.each([
    ...names,
    '',
    'Ann Lee',
    'Å Berg',
    'Рё',
    'СЁ',
    'Рё Р.',
    '“JOSÉ”',
    '«ANDRÉ»',
    '»ANDRÉ«',
    '‘RENÉ’',
    'JOSÉ’S',
    'Ã',
    'Jürgen MÃ¼ller',
    '100 %',
    '50%2x',
    'R&D',
    'R&D; B2B',
    'M&A &co;',
    '&#99999999;',
    'a%ff%20b',
    'C++',
    'c++ %41',
    'PEREZ<<JUAN',
    '<marie@example.com>',
    'a=b',
    'x=F6y',
    '=?none?Q?a?=',
    '=?utf-8?Q?=FF?=',
    'Рівненко',
    'Сергій Рєпін',
  ])('is unchanged if nothing has encoded it: %j', (text) => {
    expect(restoreText(text)).toBe(text);
  });
});
