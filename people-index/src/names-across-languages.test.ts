import { describe, expect, it } from 'vitest';
import { emptyPerson } from '../test/empty-person.ts';
import { type Hit, type IndexedPerson, PeopleIndex } from './index.ts';

const bySound: ReadonlySet<string> = new Set(['exact', 'phonetic', 'similar']);
/** Reasons of hits by sound, whatever their tier: a name without a word as typed is in `typo`. */
const soundReasons: ReadonlySet<string | undefined> = new Set(['phonetic', 'script']);
const isBySound = ({ tier, reason }: Hit) => bySound.has(tier) || soundReasons.has(reason?.kind);

/** `First|Last`. */
function named(...names: string[]): IndexedPerson[] {
  return names.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split('|');
    return { ...emptyPerson, id: index + 1, login: `p${index + 1}@example.com`, firstName, lastName };
  });
}

/** Each text finds the person of its row among those of all rows, phonetically rather than by elimination of the others. */
function expectFound(rows: readonly (readonly [text: string, firstName: string, lastName: string])[]): void {
  const people = rows.map(([, firstName, lastName], index) => {
    return { ...emptyPerson, id: index + 1, login: `p${index + 1}@example.com`, firstName, lastName };
  });
  const index = PeopleIndex.build(people);
  const found = rows.map(([text]) => {
    const hit = index.search({ text, limit: 5, after: 0 }).hits.find(isBySound);
    return [text, hit?.person.firstName, hit?.person.lastName];
  });
  expect(found).toEqual(rows);
}

describe('a name in the spelling of another language', () => {
  it('is found if the typed words are one word in Latin letters', () => {
    expectFound([
      ['امیر حسین زاده', 'Amir', 'Hosseinzadeh'],
      ['کریم انصاری فرد', 'Karim', 'Ansarifard'],
      ['نيما خداپرست نژاد', 'Nima', 'Khodaparastnejad'],
      ['נועם בן דוד', 'Noam', 'Bendavid'],
      ['राम चरण तेजा', 'Ramcharan', 'Teja'],
    ]);
  });

  it('is found by its English and French pronunciation', () => {
    expectFound([
      ['Հիզեր Քլարք', 'Heather', 'Clark'],
      ['ساتکلیف پیتر', 'Peter', 'Sutcliffe'],
      ['Джейн Гоф', 'Jane', 'Gough'],
      ['کوئین جولیا', 'Julia', 'Quinn'],
      ['Βιλιέ Ζαν', 'Jean', 'Villiers'],
      ['لوران شوالیه', 'Laurent', 'Chevallier'],
      ['Марсель Дюшан', 'Marcel', 'Duchamp'],
    ]);
  });

  it('is found in katakana by the habits of transcription, and by a dictionary where these do not lead to it', () => {
    const names = [
      ['Pavel Tikhomirov', 'パヴェル', 'チホミロフ'],
      ['Elias Ermatinger', 'エリアス', 'エルマティンガー'],
      ['Max Landauer', 'マックス', 'ランダウアー'],
      ['Henri Grégoire', 'アンリ', 'グレゴワール'],
      ['Debbie Reynolds', 'デビー', 'レーノルズ'],
      ['John Upham', 'ジョン', 'アパム'],
      ['Karl Eberhard', 'カール', 'エーバーハルト'],
    ] as const;
    expectFound(names);
    expectFound(
      names.map(([name, first, last]) => {
        const [firstName = '', lastName = ''] = name.split(' ');
        return [`${first} ${last}`, firstName, lastName];
      }),
    );
  });

  it('is found in Arabic letters before names whose consonants are the same and whose written vowels differ', () => {
    const names = [
      ['سالم حداد', 'Salem', 'Haddad'],
      ['سلام حداد', 'Salam', 'Haddad'],
      ['سامر حداد', 'Samer', 'Haddad'],
      ['سمر حداد', 'Samar', 'Haddad'],
      ['كامل حداد', 'Kamel', 'Haddad'],
      ['ناصر حداد', 'Nasser', 'Haddad'],
      ['نصر حداد', 'Nasr', 'Haddad'],
    ] as const;
    expectFound(names);
  });

  it('is found in Thai letters with the sounds of other languages', () => {
    expectFound([
      ['แกร์ด คาร์ลเซิน', 'Gerd', 'Karlsen'],
      ['จาซินดา อาร์เดิร์น', 'Jacinda', 'Ardern'],
      ['แฟรงก์ โคล', 'Frank', 'Kohl'],
      ['เหงียน ช็อลทซ์', 'Nguyen', 'Scholz'],
    ]);
  });

  it('is found in Thai letters with the endings of Thai names', () => {
    expectFound([
      ['สมชาย แก้วมณี', 'Somchai', 'Kaeomani'],
      ['วิชัย นนทรี', 'Wichai', 'Nonsi'],
    ]);
  });

  it('is found in kana and hangul with the sounds of Slavic and English names', () => {
    expectFound([
      ['ブロニスワフ ノヴァク', 'Bronisław', 'Nowak'],
      ['ボフスラフ ドンブロウスキス', 'Bohuslav', 'Dombrovskis'],
      ['シェルドン ホワイトハウス', 'Sheldon', 'Whitehouse'],
      ['알렉산데르 크바시니에프스키', 'Aleksander', 'Kwaśniewski'],
      ['아만다 휴스', 'Amanda', 'Hughes'],
      ['린지 グエン', 'Lindsey', 'Nguyen'],
    ]);
  });

  it('is found in Indic letters with a nasal before two consonants', () => {
    expectFound([
      ['नेव कैंपबेल', 'Neve', 'Campbell'],
      ['एमा थॉम्पसन', 'Emma', 'Thompson'],
      ['जॉनी वॉकर', 'Johnny', 'Walker'],
    ]);
  });

  it('is found in Hebrew and Persian letters with oy, a final v, a silent ğ and Zol', () => {
    expectFound([
      ['בויקו פטקוב', 'Boyko', 'Petkov'],
      ['מיכל שלו', 'Michal', 'Shalev'],
      ["רג'פ ארדואן", 'Recep', 'Erdoğan'],
      ['فاطمه ذوالقدر', 'Fatemeh', 'Zolghadr'],
    ]);
  });

  it('is found in Arabic letters with a vowel before two consonants, and with waw and ng as in foreign names', () => {
    expectFound([
      ['جنس استولتنبرگ', 'Jens', 'Stoltenberg'],
      ['سارا لنگفورد', 'Sara', 'Langford'],
      ['صموئيل هنتنجتون', 'Samuel', 'Huntington'],
      ['یوگنیا رومانووا', 'Yevgeniya', 'Romanova'],
      ['استیو کلایو', 'Steve', 'Clive'],
      ['جان فیتچ', 'John', 'Fitch'],
    ]);
  });

  it('is found in French and in English spelling if both names are spelled differently', () => {
    expectFound([
      ['Hisham Mashishi', 'Hichem', 'Mechichi'],
      ['Chaker Chafei', 'Shakir', 'Shafi'],
      ['Samir Jaajaa', 'Samir', 'Geagea'],
      ['Kazim Kazimi', 'Kadhim', 'Kadhimi'],
      ['Panayiotis Yannopoulos', 'Panagiotis', 'Giannopoulos'],
    ]);
  });

  it('is found in German spelling, with j for the y of an Arabic name', () => {
    expectFound([
      ['Jussuf Schahin', 'Yousef', 'Chahine'],
      ['Bassim Yassin', 'Bassem', 'Jassin'],
    ]);
  });

  it('is found if it ends with two yehs in Persian or with yod and vav in Hebrew', () => {
    expectFound([
      ['علی دایی', 'Ali', 'Daei'],
      ['محمد علایی', 'Mohammad', 'Alaei'],
      ['Reza Safaee', 'Reza', 'Safaei'],
      ['רחלי סתיו', 'Racheli', 'Stav'],
    ]);
  });

  it('is found in Somali, Hausa, Swahili, West African and Akan forms, and back', () => {
    expectFound([
      ['Mohamed Farah', 'Maxamed', 'Faarax'],
      ['Cabdi Cabdiraxmaan', 'Abdi', 'Abdirahman'],
      ['Maxamed Cabdullaahi Jaamac', 'Mohamed Abdullahi', 'Jama'],
      ['Mohammed Bukhari', 'Muhammadu', 'Bukhari'],
      ['Othman Sembene', 'Ousmane', 'Sembène'],
      ['Hassan Diouf', 'Assane', 'Diouf'],
      ['Ramadan Kikula', 'Ramadhani', 'Kikula'],
      ['Kojo Antwi', 'Kwadwo', 'Antwi'],
    ]);
  });

  it('is found in Georgian letters if it is spelled as in German', () => {
    expectFound([['კახა კალაძე', 'Kacha', 'Kaladse']]);
  });

  it('is found in Western Armenian spelling if it is recorded in Eastern Armenian, and back', () => {
    expectFound([
      ['Hagop Hagopian', 'Hakob', 'Hakobyan'],
      ['Petros Petrosyan', 'Bedros', 'Bedrossian'],
      ['Serge Sarkissian', 'Serzh', 'Sargsyan'],
      ['Garabed Donabedian', 'Karapet', 'Tonapetyan'],
    ]);
  });

  it('is found without the article that an Arabic name has after a compound', () => {
    expectFound([['Abdel Fattah el-Sisi', 'Abdulfattah', 'as-Sisi']]);
  });

  it('is found if it ends with an alef maqsura after waw, and does not end with one after ayn', () => {
    expectFound([
      ['Salwa Marchenbourg', 'سلوى', 'مرشنبورغ'],
      ['نجوى كرم', 'Najwa', 'Karam'],
    ]);
    const { hits } = PeopleIndex.build(named('Mohamed|Berrada', 'Mohamed|ElBaradei')).search({ text: 'محمد البرادعي' });
    expect(hits[0]).toMatchObject({ id: 2 });
  });

  it('is found in Arabic letters with the sounds of French, Spanish, Dutch and Finnish', () => {
    expectFound([
      ['جان كريتيان', 'Jean', 'Chrétien'],
      ['Rafael Correa', 'رافائيل', 'كوريا'],
      ['Geert Wilders', 'خيرت', 'فيلدرز'],
      ['يوركي كاتاينين', 'Jyrki', 'Katainen'],
      ['آرین روبن', 'Arjen', 'Robben'],
      ['آندره‌آ پیرلو', 'Andrea', 'Pirlo'],
    ]);
  });

  it('is not that of a woman if it ends with a consonant in Arabic letters', () => {
    const people = named('Alexandra|Stubb', 'Alexandre|Stubb');
    expect(PeopleIndex.build(people).search({ text: 'ألكسندر ستوب' }).hits[0]).toMatchObject({ id: 2 });
  });

  it('is found in Persian letters with a t before sh, and in Tamil letters with a b before d', () => {
    expectFound([
      ['گوگوش آتشین', 'Googoosh', 'Atashin'],
      ['Abdul Kalam', 'அப்துல்', 'கலாம்'],
    ]);
  });

  it('is found in Thai letters with an l that ends one syllable and begins another', () => {
    expectFound([
      ['กุลวุฒิ วิทิตศานต์', 'Kunlavut', 'Vitidsarn'],
      ['Kunlathida Maneerat', 'กุลธิดา', 'มณีรัตน์'],
    ]);
  });

  it('is found in Bengali letters by the English spelling of its surname', () => {
    expectFound([
      ['প্রসেনজিৎ চট্টোপাধ্যায়', 'Prosenjit', 'Chatterjee'],
      ['Soumitra Mukherjee', 'সৌমিত্র', 'মুখোপাধ্যায়'],
    ]);
  });

  it('is found if a compound of two words is divided between first and last name', () => {
    expectFound([
      ['Saadeddine Othmani', 'سعد', 'الدين العثماني'],
      ['Muhyiddin Yassin', 'محيي', 'الدين ياسين'],
      ['Nordine Naybet', 'نور', 'الدين النيبت'],
      ['سعدالدين العثماني', 'سعد', 'الدين العثماني'],
    ]);
  });

  it('is found in Greek letters with a glide and an nd', () => {
    expectFound([['Γουέντι Τζάρβις', 'Wendy', 'Jarvis']]);
  });

  it('is found in Nordic, Dutch, Indonesian, Hungarian, German and Turkish spelling', () => {
    expectFound([
      ['Viktor Jusjtjenko', 'Viktor', 'Yushchenko'],
      ['Taras Sjevtjenko', 'Taras', 'Shevchenko'],
      ['Haroen Rasjid', 'Harun', 'Rashid'],
      ['Oemar Bakri', 'Umar', 'Bakri'],
      ['Kochish Sandor', 'Sándor', 'Kocsis'],
      ['آنا کناپ', 'Anna', 'Knapp'],
      ['Катя Вебер', 'Katja', 'Weber'],
      ['シュヴァインシュタイガー・バスティアン', 'Bastian', 'Schweinsteiger'],
      ['خليل سيفي', 'Halil', 'Seyfi'],
    ]);
  });
});

describe('a Slavic name in a country with another language', () => {
  it('is found in Latvian and Lithuanian spelling, with an ending, and back', () => {
    const rows = [
      ['Mikhail Baryshnikov', 'Mihails', 'Barišņikovs'],
      ['Evgeny Kuznetsov', 'Jevgeņijs', 'Kuzņecovs'],
      ['Nikolai Gorbachev', 'Nikolajs', 'Gorbačovs'],
      ['Andrei Khodorkovsky', 'Andrejs', 'Hodorkovskis'],
      ['Dmitry Medvedev', 'Dmitrijus', 'Medvedevas'],
      ['Boris Yeltsin', 'Borisas', 'Jelcinas'],
      ['Adam Mickiewicz', 'Adomas', 'Mickevičius'],
      ['Waldemar Pilsudski', 'Valdemaras', 'Pilsudskis'],
    ] as const;
    expectFound(rows);
    expectFound(
      rows.map(([usual, firstName, lastName]) => {
        const [first = '', last = ''] = usual.split(' ');
        return [`${firstName} ${lastName}`, first, last] as const;
      }),
    );
  });

  it('is found in its Belarusian and its Ukrainian form, and back', () => {
    const rows = [
      ['Oleg Smirnov', 'Aleh', 'Smirnou'],
      ['Igor Novikov', 'Ihar', 'Novikau'],
      ['Evgeny Kovalev', 'Yauhen', 'Kavaliou'],
      ['Anna Savchenko', 'Hanna', 'Sauchanka'],
      ['Svetlana Tikhanovskaya', 'Sviatlana', 'Tsikhanouskaya'],
      ['Pavel Lazarenko', 'Pavlo', 'Lazarenko'],
      ['Evgeny Muraev', 'Yevhen', 'Murayev'],
    ] as const;
    expectFound(rows);
    expectFound(
      rows.map(([usual, firstName, lastName]) => {
        const [first = '', last = ''] = usual.split(' ');
        return [`${firstName} ${lastName}`, first, last] as const;
      }),
    );
  });

  it('is a guess in Belarusian spelling: Petrou is Greek, too', () => {
    const index = PeopleIndex.build(named('Andreas|Petrou', 'Ivan|Petrov'));
    const found = (text: string) => index.search({ text }).hits.map(({ id, isGuess }) => [id, isGuess]);
    expect(found('Petrou')).toEqual([[1, false], [2, true]]); // prettier-ignore
    expect(found('Ivan Petrou')).toEqual([[2, true]]);
  });

  it('is not a French name that sounds like the Belarusian spelling of a misspelled one', () => {
    const index = PeopleIndex.build(named('Alexandre|Moreau', 'Aleksandr|Morozov'));
    const { hits } = index.search({ text: 'aleksandr moroov' });
    expect(hits.map(({ id }) => id)).toEqual([2]);
  });

  it('does not make a surname of another country like one without its last letters', () => {
    const names = named('Ana|Martin', 'Ben|Collin', 'Eva|Buy', 'Ivo|Covey');
    for (const text of ['Ana Martins', 'Ben Collins', 'Eva Buijs', 'Ivo Covas']) {
      const { hits } = PeopleIndex.build(names).search({ text });
      expect(hits.filter(({ isGuess }) => !isGuess)).toEqual([]);
    }
  });
});

describe('a Turkish name in Arabic letters', () => {
  it('is found with a surname in -oğlu, which is a word of its own, and with c for j', () => {
    expectFound([
      ['أحمد داود أوغلو', 'Ahmet', 'Davutoğlu'],
      ['مولود جاويش أوغلو', 'Mevlüt', 'Çavuşoğlu'],
      ['كمال كليجدار أوغلو', 'Kemal', 'Kılıçdaroğlu'],
      ['محرم إنجه', 'Muharrem', 'İnce'],
    ]);
  });

  it('is found by its Latin spelling if it is recorded in Arabic letters', () => {
    expectFound([
      ['Ahmet Davutoğlu', 'أحمد', 'داود أوغلو'],
      ['Mevlut Cavusoglu', 'مولود', 'جاويش أوغلو'],
    ]);
  });
});

describe('a name in the spelling of South East Asia', () => {
  it('is found in Indonesian spelling before 1972, and with the consonants of Thai and Burmese', () => {
    expectFound([
      ['Andi Wijaya', 'Andi', 'Widjaja'],
      ['Tjahjo Soejono', 'Cahyo', 'Suyono'],
      ['Siriphon Phongsak', 'Siriporn', 'Pongsak'],
      ['Pyo Min', 'Phyo', 'Min'],
    ]);
  });
});

describe('a first name that has a form in the language of a region', () => {
  it('is found by the other form', () => {
    const rows = [
      ['Jorge Pujol', 'Jordi', 'Pujol'],
      ['Francisco Etxeberria', 'Patxi', 'Etxeberria'],
      ['Kevin Lynch', 'Caoimhín', 'Lynch'],
      ['Joseph Xuereb', 'Ġużeppi', 'Xuereb'],
    ] as const;
    expectFound(rows);
  });
});

describe('a name that only sounds like a Latin reading', () => {
  it.each([
    ['Xabi', '|السبيعي'],
    ['Romano', '|Романов'],
    ['Радев', 'Radu|'],
    ['Arroyo', '|Araújo'],
    ['Lopo', '|刘波'],
    ['Sein', '正燕|'],
    ['Suu', '|徐'],
  ])('is not surely the other one: %s', (text, name) => {
    const { hits } = PeopleIndex.build(named(name)).search({ text });
    expect(hits.filter(({ isGuess, tier }) => !isGuess && tier === 'exact')).toEqual([]);
    expect(hits.filter(({ isGuess, reason }) => !isGuess && reason?.kind === 'phonetic')).toEqual([]);
  });
});
