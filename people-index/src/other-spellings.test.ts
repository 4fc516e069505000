import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { type IndexedPerson, PeopleIndex } from './index.ts';

/** `First|Last`. */
function people(...names: string[]): IndexedPerson[] {
  return names.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split('|');
    return { ...emptyPerson, id: index + 1, login: `p${index + 1}@example.com`, firstName, lastName };
  });
}

function firstOf(names: readonly IndexedPerson[], text: string): string | undefined {
  const [hit] = PeopleIndex.build(names).search({ text, limit: 5, after: 0 }).hits;
  return hit && `${hit.person.firstName} ${hit.person.lastName}`.trim();
}

describe('a name that is recorded in another spelling', () => {
  const recorded = people(
    'Xiaoping|Deng', 'Jianguo|Zhang', 'Jianguo|Li', 'Xiuying|Deng', '冠英|林', '秀蓮|呂', 'Guan Eng|Lim', 'Hsiu-lien|Lu', '한길|김', 'Jung-eun|Kim',
    'Τζορτζ|Κλούνεϊ', 'Γουίλ|Σμιθ', 'Robert|Gates', 'James|Baker', 'Hossein|Taslimi', 'محمدباقر|انتظامی', 'Houda|Benaissa', 'کاظم|کدیور', 'Georgy|Zhukov', 'Khaleda|Zia', 'Kylian|Mbappé', 'Karel|Drejer',
  ); // prettier-ignore

  it.each([
    ["Teng Hsiao-p'ing", 'Xiaoping Deng'],
    ['Chang Chien-kuo', 'Jianguo Zhang'],
    ['Lu Hsiu-lien', 'Hsiu-lien Lu'],
    ['呂秀莲', 'Hsiu-lien Lu'],
    ['George Clooney', 'Τζορτζ Κλούνεϊ'],
    ['Will Smith', 'Γουίλ Σμιθ'],
    ['Роберт Гейтс', 'Robert Gates'],
    ['ボブ・ゲイツ', 'Robert Gates'],
    ['エムバペ', 'Kylian Mbappé'],
    ['Karel Dreyer', 'Karel Drejer'],
    ['Джеймс Бейкер', 'James Baker'],
    ['حسین تسلیمی', 'Hossein Taslimi'],
    ['Mohammad-Bagher Entezami', 'محمدباقر انتظامی'],
    ['هدى بن عيسى', 'Houda Benaissa'],
    ['Kadhim Kadivar', 'کاظم کدیور'],
    ['金漢吉', '한길 김'],
    ['Gueorgui Joukov', 'Georgy Zhukov'],
    ['খালেদা জিয়া', 'Khaleda Zia'],
  ])('is found: %s', (text, name) => {
    const own = recorded.filter((person) => `${person.firstName} ${person.lastName}` !== text);
    expect(firstOf(own, text)).toBe(name);
  });

  it.each([
    ['黃麗儀', 'Winnie Lai Yee Wong'],
    ['張學友', 'Jacky Hok-yau Cheung'],
    ['林美珍', 'Bee Tin Janet Lim'],
  ])('is surely found next to an English name: %s', (text, name) => {
    const names = people(
      'Winnie Lai Yee|Wong',
      'Winnie Lai Fong|Wong',
      'Jacky Hok-yau|Cheung',
      'Bee Tin Janet|Lim',
      'Xue|Zhang',
    );
    const { hits } = PeopleIndex.build(names).search({ text });
    expect(
      hits.filter(({ isGuess }) => !isGuess).map(({ person }) => `${person.firstName} ${person.lastName}`),
    ).toEqual([name]);
  });

  it.each([
    ['黃麗儀', 'Winnie Lai Yee|Wong', 'Lai Yee'],
    ['Laiyee', 'Winnie Lai Yee|Wong', 'Lai Yee'],
    ['Laiy', 'Winnie Lai Yee|Wong', 'Lai Y'],
    ['Hokyau', 'Jacky Hok-yau|Cheung', 'Hok-yau'],
    ['Beetin', 'Bee Tin Janet|Lim', 'Bee Tin'],
    ['Derlee', 'Jan|Van Der Lee', 'Der Lee'],
  ])('is highlighted without the English name or particle: %s in %s', (text, name, expected) => {
    const { hits } = PeopleIndex.build(people(name)).search({ text });
    const { person, highlights } = hits[0]!;
    const marked = highlights.flatMap(({ field, ranges }) =>
      ranges.map(([start, end]) => person[field as 'firstName' | 'lastName'].slice(start, end)),
    );
    expect(marked).toContain(expected);
    expect(marked).not.toContain(person.firstName);
  });

  it('is explained without the English name', () => {
    const { hits } = PeopleIndex.build(people('Winnie Lai Yee|Wong')).search({ text: '黃麗儀' });
    expect(hits[0]?.reason).toEqual({ kind: 'script', typed: '黃麗儀', name: 'Lai Yee' });
  });

  it('is hardly the particle of another surname, and two particles are no given name', () => {
    const [wilma] = people('Wilma|Borg');
    const index = PeopleIndex.build([
      ...people('Koen|van den Berg', 'Bart|Van de Velde', 'Koen|Van'),
      ...people('Ji-young|An Smith', 'Kim|van de Velde').map((person) => ({ ...person, id: person.id + 3 })),
      { ...wilma!, id: 6, otherNames: ['Wilma Van de Borman'] },
    ]);
    const found = (text: string) =>
      index
        .search({ text })
        .hits.filter(({ isGuess }) => !isGuess)
        .map(({ person }) => person.lastName);
    expect(found('万小燕')).toEqual(['Van']);
    expect(found('万德')).toEqual([]);
    // 田 is den, and 小燕 Koen, in Japanese.
    for (const text of ['金德', '田小燕']) expect(found(text)).toEqual([]);
    expect(found('안지영')).toEqual(['An Smith']);
  });

  it.each(['オオシマユウコ', 'おおしまゆうこ', 'オオシマ ユウコ'])(
    'is found by its kana, in one word too: %s',
    (text) => {
      const japanese = people('裕子|大島', 'Yūko|Ōshima', '由美子|大野');
      const { hits } = PeopleIndex.build(japanese).search({ text });
      expect(hits.filter(({ isGuess }) => !isGuess).map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2]));
      expect(hits.filter(({ isGuess }) => !isGuess)).toHaveLength(2);
    },
  );

  it('is not found by kana that are the reading of a last name only', () => {
    expect(PeopleIndex.build(people('由美子|大野')).search({ text: 'オオノマサコ' }).hits).toEqual([]);
  });

  it('is found in Chinese characters by southern Chinese and Malaysian spellings', () => {
    const inCharacters = recorded.filter(({ lastName }) => lastName !== 'Lim' && lastName !== 'Lu');
    expect(firstOf(inCharacters, 'Lim Guan Eng')).toBe('冠英 林');
    expect(firstOf(inCharacters, 'Lu Hsiu-lien')).toBe('秀蓮 呂');
    expect(firstOf(recorded.filter(({ lastName }) => lastName !== '林'), '林冠英')).toBe('Guan Eng Lim'); // prettier-ignore
  });

  it.each([
    // 洪 is Ko and 張 is Chou in Japanese only, which has other readings for 永文 and 杰倫.
    ['Ko Wing-man', ['永文|洪', '永文|高'], '永文 高'],
    ['Chou Chieh-lun', ['杰倫|張', '杰倫|周'], '杰倫 周'],
    // 胡 is Ko in Japanese only, and not spelled Koh.
    ['Koh Tsu Koon', ['子根|胡', '子根|許'], '子根 許'],
    // Both surnames are read li, but only one is spelled Lai.
    ['Lai Ka-ying', ['家英|李', '家英|黎'], '家英 黎'],
    ['Tan Hwee Hua', ['惠華|陳'], '惠華 陳'],
    // Macau, with the letters of Portuguese.
    ['Ho Iat Seng', ['一誠|賀', '一帆|賀'], '一誠 賀'],
    ['Lam Iok Fong', ['玉鳳|林', '美鳳|林'], '玉鳳 林'],
    ['岑浩輝', ['Hou Fai|Sam', 'Hou Meng|Sam'], 'Hou Fai Sam'],
    // Hokkien of the Philippines, and in Dutch letters.
    ['Ty Siao Kian', ['少堅|鄭', '志堅|鄭'], '少堅 鄭'],
    ['Oei Wie Gwan', ['維源|黃', '惠源|黃'], '維源 黃'],
    ['Leonardo DiCaprio', ['ليوناردو|دي كابريو'], 'ليوناردو دي كابريو'],
    ['ليوناردو دي كابريو', ['Leonardo|DiCaprio', 'Leonardo|Di Marzio'], 'Leonardo DiCaprio'],
    ['عبد ربه هادي', ['Abdrabbuh|Hadi', 'Abdallah|Hadi'], 'Abdrabbuh Hadi'],
  ] as const)('is read in one language, and as it is customarily spelled: %s', (text, names, name) => {
    expect(firstOf(people(...names), text)).toBe(name);
  });

  it('is a guess if surname and given name are read in two languages', () => {
    const index = PeopleIndex.build(people('杰倫|張'));
    expect(index.search({ text: 'Chou Chieh-lun', limit: 5, after: 0 }).hits.every(({ isGuess }) => isGuess)).toBe(
      true,
    );
    expect(index.search({ text: 'Chang Chieh-lun', limit: 5, after: 0 }).hits[0]?.isGuess).toBe(false);
  });

  it('is not mistaken for one with the same English pronunciation', () => {
    const names = people('Anna|Rice', 'Bert|Rays');
    const { hits } = PeopleIndex.build(names).search({ text: 'Anna Rays', limit: 5, after: 0 });
    expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
  });
});

describe('a name that another program has misread', () => {
  const recorded = people(
    'Çiğdem|Şahinoğlu', 'Jiří|Dvořáček', 'Наталья|Егорова', 'Paweł|Gołąb', 'Björn|Håkansson', 'Bjarni|Håkansson', 'Hélène|Février', 'Søren|Ærø',
  ); // prettier-ignore

  it.each([
    ['Çiðdem Þahinoðlu', 'Çiğdem Şahinoğlu'],
    ['Jiøí Dvoøáèek', 'Jiří Dvořáček'],
    ['Íàòàëüÿ Åãîðîâà', 'Наталья Егорова'],
    ['Pawe³ Go³¹b', 'Paweł Gołąb'],
    ['Bj?rn H?kansson', 'Björn Håkansson'],
    ['Bj\ufffdrn H\ufffd\ufffdkansson', 'Björn Håkansson'],
    ['H\ufffdl\ufffdne F\ufffdvrier', 'Hélène Février'],
  ])('is found in another code page, or with lost letters: %s is %s', (text, name) => {
    expect(firstOf(recorded, text)).toBe(name);
  });

  it('has any letter in the place of a lost one, and needs the other letters', () => {
    const { hits } = PeopleIndex.build(recorded).search({ text: 'Bj?rn H?kansson', limit: 5, after: 0 });
    expect(hits).toMatchObject([{ id: 5, isGuess: false }]);
    expect(firstOf(recorded, 'Bj?rn Q?kansson')).not.toBe('Bjarni Håkansson');
  });

  it.each(['\ufffd', '\ud800', '\ufffd \ufffd', '?\ufffd'])('is nobody if all letters are lost: %j', (text) => {
    expect(PeopleIndex.build(recorded).search({ text, limit: 5, after: 0 }).hits).toEqual([]);
  });

  it.each([
    ['Sørina Khan', 'Surina|Khan'],
    ['Renè Kovács', 'Renc|Kovács'],
  ])('is a guess if one small letter differs, which may be a typo: %s, %s', (text, name) => {
    const { hits } = PeopleIndex.build(people(name)).search({ text, limit: 5, after: 0 });
    expect(hits).toMatchObject([{ id: 1, isGuess: true }]);
  });

  it('is found as recorded if somebody has that name', () => {
    const both = people('Þórdís|Ðovnson', 'Şórdís|Ğovnson');
    expect(firstOf(both, 'Þórdís Ðovnson')).toBe('Þórdís Ðovnson');
  });
});

describe('a name that is spelled as it sounds in both words', () => {
  it.each([
    ['Jengiz Chichek', 'Cengiz|Çiçek'],
    ['Zdenyek Hrzhebeechek', 'Zdeněk|Hřebíček'],
    ['Lubosh Chekh', 'Ľuboš|Čech'],
    ['Etyen Gotyay', 'Étienne|Gauthier'],
    ['Elizabète Smisse', 'Elizabeth|Smith'],
  ])('is a guess: %s finds %s', (text, name) => {
    const { hits } = PeopleIndex.build(people(name, 'Anna|Bergström', 'Karim|Larbi')).search({
      text,
      limit: 5,
      after: 0,
    });
    expect(hits).toMatchObject([{ id: 1, isGuess: true }]);
  });
});
