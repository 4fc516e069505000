const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const medials = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
/** Customary spellings, from before the present official system. */
const customaryInitials = 'k kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const customaryMedials = 'a ae ya yae u e you ye o wa wae oe yo oo wo we wi yoo eu eui i'.split(' ');

/** Surnames in hangul with their spellings, the most common in passports first. */
const surnames = new Map<string, readonly string[]>(
  (
    '김kim,gim 이lee,yi,rhee,i,rhie 리lee,ri,rhee 박park,bak,pak 최choi,choe,chey 정jung,jeong,chung,chong,joung,jeung 강kang,gang,khang 조cho,jo 윤yoon,yun,youn 장jang,chang,jahng 임lim,im,rim,yim,rhim 림lim,rim,rhim 한han 오oh,o 서seo,suh 신shin,sin 권kwon,gwon,kweon 황hwang,whang,hoang 안ahn,an 송song ' +
    '류ryu,yoo,yu,rhyu,ryoo 유yoo,yu,you 전jeon,jun,chun,chon 홍hong 고ko,go,koh,goh 문moon,mun 양yang 량yang,ryang 손son,sohn 배bae,pae 백baek,paik,paek,baik,paig 허heo,hur,huh 남nam 심shim,sim,sheem 노noh,no,roh,nho,rho 로ro,noh 하ha 곽kwak,gwak,kwag,gwag 성sung,seong 차cha 주joo,ju 우woo,u 구koo,gu,ku,goo ' +
    '민min 나na,ra 진jin,chin 지ji,chi 엄eom,um,uhm,eum 채chae 원won 천cheon,chun 방bang,pang 공kong,gong 현hyun,hyeon,hyon,hyeun,hyoun 함ham,hahm 변byun,byeon,pyon,byon,byoun 염yeom,yum,youm,yeum 여yeo,yuh 추choo,chu 도do,to,doh,toh 소so 석seok,suk,sok,suhk,seuk 선sun,seon 설seol,sul 마ma 길gil,kil 연yeon,yun,youn,yeun 위wi,wee 표pyo 명myung,myeong,myoung,myong ' +
    '기ki,gi 반ban,pan 왕wang 금keum,geum,kum 옥ok,ock,ohk 육yuk,yook,youk,yuck 인in 맹maeng,maing 제je 모mo 탁tak 국kook,guk,gook,kuk 어eo,uh,eoh,euh 은eun 예ye,yeh 봉bong 태tae 형hyung,hyeong 목mok 사sa 빈bin 부boo,bu,pu 감gam,kam 음eum,um 승seung 좌jwa,choa 팽paeng,paing 동dong,tong 경kyung,gyeong 편pyun,pyeon,pyoun,pyon 용yong 남궁namgung,namgoong 황보hwangbo 선우sunwoo,seonu 제갈jegal 독고dokgo,dokko 사공sagong 서문seomun'
  )
    .split(' ')
    .map((entry) => {
      const letters = entry.search(/[a-z]/);
      return [entry.slice(0, letters), entry.slice(letters).split(',')];
    }),
);

/** Syllables of given names whose customary spelling differs from both tables. */
const customarySyllables = new Map(
  '우woo 수soo 희hee 영young 현hyun 준jun 은eun 유yoo 주joo 경kyung 성sung 정jung 병byung 철chul 훈hoon 건kun 국kook 선sun 연yeon 승seung 규kyu 호ho 진jin 민min 서seo 지ji 혜hye 숙sook 순soon 용yong 원won 근keun 기ki 광kwang 구koo 문moon 명myung 형hyung 율yul 린lyn 림lim 일il 열yul 석seok 학hak 권kwon 두doo 태tae 재jae 대dae 해hae 상sang 동dong 종jong 창chang 환hwan 미mi 옥ok 자ja 화hwa 란ran 애ae 리ri 아ah 나na 라ra 하ha 한han 빈bin 윤yoon 혁hyuk 덕duk 중joong 춘choon 운woon 홍hong 효hyo 만man 필pil 남nam 달dal 복bok 식sik 배bae 백baek 봉bong 범bum 찬chan 삼sam 택taek 표pyo 후hoo 흥heung 휘hwi 강kang 걸gul 길gil 갑kap 곤kon 관kwan 교kyo 군kun 단dan 도do 래rae 련ryun 례rye 목mok 무moo 보bo 부boo 분boon 산san 섭sup 세se 솔sol 슬seul 시si 심shim 안an 양yang 언un 여yeo 예ye 욱wook 웅woong 의eui 익ik 인in 임im 장jang 전jun 제je 조jo 채chae 천chun 충choong 치chi 탁tak 평pyung 헌hun 협hyup'
    .split(' ')
    .map((entry) => [entry[0] as string, entry.slice(1)] as const),
);

/** The official (Revised) spelling of a syllable; empty for other characters. */
export function officialSyllable(character: string): string {
  return syllable(character, false);
}

function syllable(character: string, customary: boolean): string {
  const code = character.charCodeAt(0) - 0xac00;
  if (code < 0 || code > 11171) return '';
  const initial = Math.floor(code / 588);
  const medial = Math.floor((code % 588) / 28);
  const final = code % 28;
  if (!customary) return (initials[initial] ?? '') + (medials[medial] ?? '') + (finals[final] ?? '');
  const spellings = customarySyllables.get(character);
  return spellings ?? (customaryInitials[initial] ?? '') + (customaryMedials[medial] ?? '') + (finals[final] ?? '');
}

/** The spellings of each surname of one syllable. */
export const koreanSurnames: readonly (readonly string[])[] = [...surnames]
  .filter(([name]) => name.length === 1)
  .map(([, spellings]) => spellings);

/** A syllable in McCune-Reischauer without its marks: initials are voiced only inside a word, eo is o and eu is u. */
function mccuneReischauer(character: string, position: 0 | 1): string {
  const code = character.charCodeAt(0) - 0xac00;
  const initial = mccuneInitials[position]![Math.floor(code / 588)] ?? '';
  return initial + (mccuneMedials[Math.floor((code % 588) / 28)] ?? '') + (finals[code % 28] ?? '');
}
const mccuneInitials = [
  'k kk n t tt r m p pp s ss  ch tch ch k t p h'.split(' '),
  'g kk n d tt r m b pp s ss  j tch ch k t p h'.split(' '),
];
const mccuneMedials = 'a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i'.split(' ');

/** Whether one or two syllables of hangul are a surname. */
export function isKoreanSurname(syllables: string): boolean {
  return surnames.has(syllables);
}

/**
 * Latin spellings of a word in hangul. Two to four syllables that begin with a surname are a full name: `김대중` is `kim daejung`. Otherwise
 * the official and the customary spellings of the syllables, joined and separated.
 *
 * @param surnameSize number of syllables of the surname, if it is known
 */
export function romanizeKorean(word: string, surnameSize?: number): readonly string[] {
  const characters = [...word].filter((character) => syllable(character, false) !== '');
  if (characters.length === 0) return [];
  const revised = characters.map((character) => syllable(character, false));
  const customary = characters.map((character) => syllable(character, true));
  const surnameOnly = surnameSize === undefined ? surnames.get(characters.join('')) : undefined;
  if (surnameOnly !== undefined && characters.length === 1) return [...surnameOnly, revised.join('')];
  const spelled: string[] = [];
  if (surnameOnly !== undefined) spelled.push(...surnameOnly);
  const given = [revised.join(''), customary.join(''), customary.join(' '), revised.join(' ')];
  if (characters.length <= 2 && (surnameSize ?? 0) === 0) spelled.push(...given.slice(0, 3));
  const surnameLength = surnameSize ?? (characters.length > 2 && surnames.has(word.slice(0, 2)) ? 2 : 1);
  const surname = surnames.get(characters.slice(0, surnameLength).join(''));
  if (surname !== undefined && characters.length > surnameLength) {
    const rest = revised.slice(surnameLength);
    const customaryRest = customary.slice(surnameLength);
    const [first, second] = surname;
    spelled.push(`${first} ${rest.join('')}`, `${first} ${customaryRest.join('')}`);
    if (second !== undefined) spelled.push(`${second} ${rest.join('')}`, `${second} ${customaryRest.join('')}`);
    if (rest.length > 1) spelled.push(`${first} ${customaryRest.join(' ')}`);
  }
  return [...spelled, ...given];
}

type Spellings = ReadonlyMap<string, ReadonlySet<readonly string[]>>;

/** Maps each spelling to the lists of spellings that contain it. */
function listsBySpelling(all: readonly (readonly string[])[]): Spellings {
  const found = new Map<string, Set<readonly string[]>>();
  for (const spellings of all) {
    for (const spelling of spellings) found.set(spelling, (found.get(spelling) ?? new Set()).add(spellings));
  }
  return found;
}
const surnameSpellings = listsBySpelling(
  [...surnames].filter(([name]) => name.length === 1).map(([, spellings]) => spellings),
);
/** Spellings of each syllable of given names: official, customary, and McCune-Reischauer at the start and inside of a word. */
const givenSpellings = listsBySpelling(
  [...customarySyllables.keys()].map((character) => [
    syllable(character, false),
    syllable(character, true),
    mccuneReischauer(character, 0),
    mccuneReischauer(character, 1),
  ]),
);

/** Initials in the other romanization system: the `g` of Geun is the `k` of Keun. */
const otherInitials: Readonly<Record<string, string>> = { g: 'k', k: 'g', d: 't', t: 'd', b: 'p', p: 'b' };

/** The spellings of a syllable of a given name, whose initial may be in another system than the rest. */
function spellingsOfSyllable(text: string): Iterable<readonly string[]> | undefined {
  const initial = otherInitials[text[0] ?? ''];
  return givenSpellings.get(text) ?? (initial === undefined ? undefined : givenSpellings.get(initial + text.slice(1)));
}

const maxSyllableLength = 6;
const maxSpellings = 12;

/**
 * Other spellings of a Latin word that may be a Korean surname or a given name of two syllables: `jeong` and `chung` for `jung`, `hyeonu`
 * for `hyunwoo`. The official and customary spellings have few letters in common, so phonetic matching does not find all of them.
 */
export function koreanSpellings(word: string): readonly string[] {
  const found = new Set<string>();
  for (const known of [surnameSpellings.get(word), givenSpellings.get(word)]) {
    for (const spellings of known ?? []) for (const spelling of spellings) found.add(spelling);
  }
  // Syllables of one letter would match names of all languages.
  for (
    let cut = Math.max(2, word.length - maxSyllableLength);
    cut <= Math.min(word.length - 2, maxSyllableLength);
    cut++
  ) {
    const second = spellingsOfSyllable(word.slice(cut));
    const first = second === undefined ? undefined : spellingsOfSyllable(word.slice(0, cut));
    if (first === undefined || second === undefined) continue;
    for (const [oneRevised, oneCustomary, oneAtBeginning] of first) {
      for (const [otherRevised, otherCustomary, , otherInside] of second) {
        found.add(`${oneRevised}${otherRevised}`);
        found.add(`${oneCustomary}${otherCustomary}`);
        found.add(`${oneAtBeginning}${otherInside}`);
      }
    }
  }
  found.delete(word);
  return [...found].filter((spelling) => spelling.length > 1).slice(0, maxSpellings);
}
