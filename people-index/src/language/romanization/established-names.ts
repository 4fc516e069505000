import { fold } from '../fold.ts';
import { establishedGivenNames } from './established-given-names.ts';
import { katakanaNames } from '../japanese/katakana-names.ts';
import { plainKana } from '../japanese/plain-kana.ts';

/**
 * Names whose spelling in another script is customary rather than phonetic, or too irregular for rules, with their Latin spellings:
 * Russian, Hebrew, Arabic, hangul, kana, and Chinese characters of the mainland and of Taiwan, some in Thai and Hindi. Facts of general
 * knowledge, compiled for this project.
 */
const table = `
ahmed,ahmad Ахмед אחמד أحمد 아흐메드 アフマド アハメド 艾哈迈德
aleksandr,alexandr 알렉산드르
alexander Александер 알렉산더 アレクサンダー アレキサンダー
alexander,alexandre,aleksandr Александр אלכסנדר ألكسندر 亚历山大 亞歷山大
alexandre 알렉상드르
alexandre,aleksandr アレクサンドル
andre Андре אנדרה أندريه 앙드레 アンドレ 安德烈
andrew Эндрю אנדרו أندرو 앤드루 앤드류 アンドリュー アンドリュウ 安德鲁 安德魯
anna Анна אנה آنا 안나 アンナ 安娜
anne,ann Энн אן آن 앤 アン 安妮
anthony Энтони אנתוני أنتوني 앤서니 アンソニー 安东尼 安東尼
antoine Антуан אנטואן أنطوان 앙투안 アントワーヌ 安托万
bernard Бернар ברנאר برنار 베르나르 ベルナール 贝尔纳
brown Браун בראון براون 브라운 ブラウン 布朗
carlos,karlos Карлос קרלוס كارلوس 카를로스 カルロス 卡洛斯
catherine,katherine Кэтрин קתרין كاثرين 캐서린 キャサリン 凯瑟琳 凱瑟琳
catherine,katrin Катрин كاترين 카트린 カトリーヌ カトリン
charles Чарльз Шарль צ'ארלס שארל تشارلز شارل 찰스 샤를 チャールズ シャルル 查尔斯 查爾斯 夏尔
charlotte Шарлотта Шарлотт שרלוט شارلوت 샬럿 샤를로트 シャーロット シャルロット 夏洛特 夏綠蒂
christian Кристиан כריסטיאן كريستيان 크리스티안 크리스티앙 クリスチャン クリスティアン 克里斯蒂安 克里斯汀
christophe,christoph Кристоф כריסטוף كريستوف 크리스토프 クリストフ 克里斯托夫
christopher Кристофер כריסטופר كريستوفر 크리스토퍼 クリストファー 克里斯托弗 克里斯多福
david Дэвид Давид דייוויד דוד ديفيد دافيد 데이비드 다비드 デイヴィッド デビッド デイビッド ダヴィド 大卫 大衛 戴维
dmitry,dmitri,dimitri Дмитрий דמיטרי ديمتري 드미트리 ドミトリー 德米特里
edward Эдвард אדוארד إدوارد 에드워드 エドワード 爱德华 愛德華
elizabeth,elisabeth Элизабет אליזבת إليزابيث 엘리자베스 エリザベス エリーザベト 伊丽莎白 伊莉莎白
francis Фрэнсис פרנסיס فرانسيس 프랜시스 フランシス 弗朗西斯 法蘭西斯
francisco Франсиско פרנסיסקו فرانسيسكو 프란시스코 フランシスコ 弗朗西斯科
francois Франсуа פרנסואה فرانسوا 프랑수아 フランソワ 弗朗索瓦 法蘭索瓦
frederick,frederic Фредерик פרדריק فريدريك 프레더릭 프레데리크 フレデリック 弗雷德里克
friedrich Фридрих פרידריך 프리드리히 フリードリヒ 弗里德里希
garcia Гарсия גרסיה غارسيا 가르시아 ガルシア 加西亚
georg Георг 게오르크 ゲオルク
george Джордж 조지 ジョージ
george,georges ג'ורג' جورج 乔治 喬治
georges Жорж 조르주 ジョルジュ
giovanni Джованни ג'ובאני جيوفاني 조반니 ジョヴァンニ 乔瓦尼
giuseppe Джузеппе ג'וזפה جوزيبي 주세페 ジュゼッペ 朱塞佩
guillaume Гийом גיום غيوم 기욤 ギヨーム 纪尧姆
hans Ханс Ганс הנס هانس 한스 ハンス 汉斯 漢斯
henri Анри אנרי 앙리 アンリ
henry Генри הנרי هنري 헨리 ヘンリー
henry,henri 亨利
ivan Иван איוון إيفان 이반 イワン イヴァン 伊万 伊凡
jackson Джексон ג'קסון جاكسون 잭슨 ジャクソン 杰克逊 傑克森
james Джеймс ג'יימס جيمس 제임스 ジェームズ ジェームス 詹姆斯 詹姆士
jean Жан ז'אן جان 장 ジャン 让 讓
jennifer Дженнифер ג'ניפר جينيفر 제니퍼 ジェニファー 珍妮弗 珍妮佛
jessica Джессика ג'סיקה جيسيكا 제시카 ジェシカ 杰西卡 潔西卡
joao Жуан ז'ואאו جواو 주앙 ジョアン 若昂
john Джон ג'ון جون 존 ジョン 约翰 約翰
johnson Джонсон ג'ונסון جونسون 존슨 ジョンソン 约翰逊 強森 詹森
jones Джонс ג'ונס جونز 존스 ジョーンズ 琼斯 瓊斯
jorge Хорхе חורחה خورخي 호르헤 ホルヘ 豪尔赫
jose Хосе חוסה خوسيه 호세 ホセ 何塞
josef,joseph Йозеф יוזף 요제프 ヨーゼフ 约瑟夫 約瑟夫
joseph Джозеф ג'וזף جوزيف 조지프 조셉 ジョセフ
juan Хуан חואן خوان 후안 フアン 胡安
julia Джулия Юлия ג'וליה يوليا جوليا 줄리아 율리아 ジュリア ユリア 朱莉娅 茱莉亞
julie Жюли ג'ולי جولي 쥘리 줄리 ジュリー 朱莉 茱莉
louis Луи לואי لويس 루이 ルイ 路易 लुई
luca,luka Лука לוקה لوكا 루카 ルカ 卢卡
luis,louis,lewis Луис לואיס 루이스 ルイス 路易斯
margaret,marguerite Маргарет מרגרט مارغريت 마거릿 マーガレット 玛格丽特 瑪格麗特
maria Мария מריה ماريا 마리아 マリア 玛丽亚 瑪麗亞
marie Мари 마리 マリー
mark,marc Марк מארק مارك 마크 マーク マルク 马克 馬克
martin Мартин Мартен מרטין مارتن مارتين 마틴 마르탱 マーティン マルタン 马丁 馬丁
mary Мэри 메리 メアリー
mary,marie מרי ماري 玛丽 瑪麗
matthew Мэтью מתיו ماثيو 매슈 매튜 マシュー 马修 馬修
matthieu,mathieu Матье ماتيو 마티외 マチュー マテュー 马蒂厄
michael,mikael Майкл Михаэль מייקל מיכאל مايكل 마이클 미하엘 マイケル ミヒャエル 迈克尔 麥可 米夏埃尔
michel,michelle Мишель מישל ميشيل ميشال 미셸 ミシェル 米歇尔 蜜雪兒
miller Миллер מילר ميلر 밀러 ミラー 米勒
moore,moor Мур מור مور 무어 ムーア 穆尔 摩爾
muhammad,mohamed,mohammed Мухаммед Мохаммед מוחמד محمد 무함마드 모하메드 ムハンマド モハメド 穆罕默德
muller,mueller Мюллер מולר مولر 뮐러 ミュラー 穆勒
nguyen 응우옌 グエン เหงียน गुयेन נגוין نغوين
nicholas Николас ניקולס نيكولاس 니컬러스 ニコラス
nicholas,nicolas 尼古拉斯 尼古拉
nicolas Николя ניקולא نيكولا 니콜라 ニコラ
patrick Патрик פטריק باتريك 패트릭 파트릭 パトリック 帕特里克
paul Пол Пауль Поль פול פאול بول 폴 파울 ポール パウル 保罗 保羅
peter Петер 페터 ペーター
peter,pieter Питер פיטר بيتر 피터 ピーター 彼得
philip,philippe,philipp Филип Филипп פיליפ فيليب 필립 필리프 フィリップ 菲利普 菲力普
pierre Пьер פייר بيير 피에르 ピエール 皮埃尔
richard Ричард Рихард ריצ'רד ريتشارد ريشار 리처드 リチャード リヒャルト 理查德 理查
robert Роберт רוברט روبرت 로버트 로베르트 ロバート ロベルト 罗伯特 羅伯特
rodriguez Родригес רודריגס رودريغيز 로드리게스 ロドリゲス 罗德里格斯
sarah,sara Сара שרה سارة سارا 세라 사라 サラ 萨拉 莎拉
schmidt,schmitt Шмидт שמידט شميت 슈미트 シュミット 施密特
schneider Шнайдер שניידר شنايدر 슈나이더 シュナイダー 施耐德
sergey,sergei Сергей סרגיי سيرغي 세르게이 セルゲイ 谢尔盖
smith Смит סמית' سميث 스미스 スミス 史密斯 史密特
stephan,stefan,stephen Штефан שטפן 슈테판 스테판 シュテファン ステファン 斯蒂芬
stephen,steven Стивен סטיבן ستيفن 스티븐 スティーブン スティーヴン 史蒂文 史蒂芬
susan Сьюзан סוזן 수전 スーザン 苏珊 蘇珊
suzanne,susan סוזאן سوزان 수잔 シュザンヌ
taylor Тейлор טיילור تايلور 테일러 テイラー 泰勒
thomas,tomas Томас Тома תומאס טום توماس 토머스 토마스 トーマス トマス 托马斯 湯瑪斯
vladimir Владимир ולדימיר فلاديمير 블라디미르 ウラジーミル ウラジミール 弗拉基米尔
walker Уокер ווקר ووكر 워커 ウォーカー 沃克
william Уильям ויליאם ويليام وليام 윌리엄 ウィリアム 威廉
williams Уильямс ויליאמס ويليامز 윌리엄스 ウィリアムズ 威廉姆斯 威廉斯
wilson Уилсон וילסון ويلسون 윌슨 ウィルソン 威尔逊 威爾遜
wolfgang Вольфганг וולפגנג فولفغانغ 볼프강 ヴォルフガング 沃尔夫冈
`;

// Matches `アンナ`; not `あんな`, in which no foreign name is written.
const katakana = /^\p{Script=Katakana}/u;

const spellings = new Map<string, readonly string[]>();
for (const line of `${table}${establishedGivenNames}`.trim().split('\n')) {
  const [latin = '', ...others] = line.split(' ');
  for (const other of others) {
    const name = fold(plainKana(other));
    spellings.set(name, [...new Set([...(spellings.get(name) ?? []), ...latin.split(',')])]);
  }
}

/** The Latin spellings of a folded name in another script, the most common first. Empty for a name without a customary spelling. */
export function establishedSpellings(name: string): readonly string[] {
  if (!katakana.test(name)) return spellings.get(name) ?? [];
  const plain = plainKana(name);
  return [...new Set([...(spellings.get(plain) ?? []), ...(katakanaNames().get(plain) ?? [])])];
}
