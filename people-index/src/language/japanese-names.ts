/**
 * Japanese surnames and common given names with their usual readings, kana by kana (`satou`); an apostrophe keeps two
 * vowels apart. Facts of general knowledge, put together for this project; the rarer surnames are from the Japanese
 * Personal Name Dataset, Copyright (c) 2022 shuheilocale, MIT License.
 */
export const japaneseSurnames = `
佐藤satou 鈴木suzuki 高橋takahashi 髙橋takahashi 田中tanaka 渡辺watanabe 渡邊watanabe 渡邉watanabe 渡部watanabe,watabe 伊藤itou 伊東itou 山本yamamoto 中村nakamura 小林kobayashi 加藤katou 吉田yoshida 山田yamada 佐々木sasaki 山口yamaguchi 松本matsumoto 井上ino'ue 木村kimura
斎藤saitou 齋藤saitou 斉藤saitou 齊藤saitou 清水shimizu 山崎yamazaki,yamasaki 阿部abe 安部abe 安倍abe 森mori 池田ikeda 橋本hashimoto 山下yamashita 石川ishikawa 中島nakajima,nakashima 前田maeda 藤田fujita 小川ogawa 後藤gotou 岡田okada 長谷川hasegawa 村上murakami 近藤kondou
石井ishii 坂本sakamoto 遠藤endou 青木aoki 藤井fujii 西村nishimura 福田fukuda 太田oota 三浦miura 岡本okamoto 松田matsuda 中川nakagawa 中野nakano 原田harada 小野ono 田村tamura 竹内takeuchi 金子kaneko 和田wada 中山nakayama 石田ishida 上田ueda 森田morita 原hara 柴田shibata 酒井sakai
工藤kudou 横山yokoyama 宮崎miyazaki 宮本miyamoto 内田uchida 高木takagi 安藤andou 谷口taniguchi 大野oono 丸山maruyama 今井imai 高田takada 藤本fujimoto 武田takeda 村田murata 上野ueno 杉山sugiyama 増田masuda 菅原sugawara 平野hirano 大塚ootsuka 久保kubo 千葉chiba 岩崎iwasaki 桜井sakurai
木下kinoshita 松井matsui 野口noguchi 野村nomura 菊地kikuchi 菊池kikuchi 佐野sano 渡会watarai 新井arai 小島kojima 松尾matsuo 杉本sugimoto 市川ichikawa 古川furukawa 水野mizuno 島田shimada 高野takano 山内yamauchi 吉川yoshikawa 西田nishida 五十嵐igarashi 北村kitamura 安田yasuda 本田honda 本多honda
川口kawaguchi 関seki 東higashi,azuma 平田hirata 中田nakata,nakada 飯田iida 樋口higuchi 浅野asano 大橋oohashi 辻tsuji 久保田kubota 川崎kawasaki 吉村yoshimura 松下matsushita 土屋tsuchiya 岩田iwata 鎌田kamata 馬場baba 川上kawakami 服部hattori 荒木araki 永井nagai 早川hayakawa 望月mochizuki
大西oonishi 大坂oosaka 大阪oosaka 小坂kosaka 松坂matsuzaka 神崎kanzaki 柿沼kakinuma 柳沢yanagisawa 柳澤yanagisawa 相沢aizawa 相澤aizawa 芦田ashida 綾瀬ayase 新垣aragaki 石崎ishizaki 板垣itagaki 市原ichihara 稲田inada 岩下iwashita 植木ueki 宇田川udagawa 江藤etou 衛藤etou 及川oikawa 大倉ookura 大場ooba 大平oohira 岡山okayama 奥山okuyama 奥野okuno 織田oda 柏木kashiwagi 梶原kajiwara 春日kasuga 川端kawabata 河内kawachi 川原kawahara 河原kawahara 北野kitano 久野kuno 黒川kurokawa 桑田kuwata 郡司gunji 古賀koga 児島kojima 駒井komai 小森komori 小柳koyanagi 斉木saiki 堺sakai 坂巻sakamaki 桜庭sakuraba 佐川sagawa 佐山sayama 沢村sawamura 澤村sawamura 重松shigematsu 柴崎shibasaki 島崎shimazaki 島村shimamura 庄司shouji 白木shiraki 杉野sugino 鈴村suzumura 砂川sunagawa 瀬川segawa 関根sekine 園田sonoda 高岡takaoka 高畑takahata 高柳takayanagi 田川tagawa 竹本takemoto 田崎tasaki 立川tachikawa 田畑tabata 玉木tamaki 玉置tamaki 丹羽niwa 塚越tsukagoshi 寺島terashima 土居doi 徳永tokunaga 冨永tominaga 豊島toyoshima 直井naoi 長岡nagaoka 長沢nagasawa 中園nakazono 中塚nakatsuka 西井nishii 西原nishihara 西脇nishiwaki 野沢nozawa 野澤nozawa 羽鳥hatori 浜野hamano 早田hayata 東野higashino 引間hikima 日野hino 平林hirabayashi 深沢fukazawa 深田fukada 藤崎fujisaki 藤森fujimori 船越funakoshi 保坂hosaka 星hoshi 堀川horikawa 本郷hongou 前野maeno 槙野makino 正木masaki 松島matsushima 松林matsubayashi 真鍋manabe 丸尾maruo 水上mizukami 水口minakuchi 三井mitsui 光山mitsuyama 三原mihara 宮原miyahara 宮脇miyawaki 三好miyoshi 村岡muraoka 村瀬murase 室田murota 森岡morioka 森永morinaga 諸星moroboshi 八代yashiro 山形yamagata 山川yamakawa 山口yamaguchi 山城yamashiro 山脇yamawaki 湯川yukawa 由良yura 横尾yokoo 吉井yoshii 吉永yoshinaga 吉山yoshiyama 四方shikata 渡部watanabe 和久waku 熊谷kumagai 田口taguchi 星野hoshino 野田noda 福島fukushima 黒田kuroda 尾崎ozaki 秋山akiyama 松岡matsuoka 大久保ookubo 小松komatsu 矢野yano 山中yamanaka 須藤sudou 川村kawamura 河村kawamura 石原ishihara 広瀬hirose 大島ooshima 岡村okamura 堀hori 児玉kodama 内藤naitou 松原matsubara
浜田hamada 濱田hamada 富田tomita 荒井arai 片山katayama 大川ookawa 川田kawata 今村imamura 松村matsumura 藤原fujiwara 三宅miyake 小西konishi 本間honma 成田narita 関口sekiguchi 八木yagi 吉岡yoshioka 牧野makino 福井fukui 上原uehara 松永matsunaga 白石shiraishi 須田suda 中西nakanishi 岩本iwamoto 小山koyama,oyama
河野kouno,kawano 平井hirai 内山uchiyama 北川kitagawa 大谷ootani 奥村okumura 奥田okuda 桑原kuwahara 西川nishikawa 坂口sakaguchi 小池koike 宮下miyashita 土井doi 滝沢takizawa 高山takayama 中井nakai 村井murai 堀内horiuchi 大石ooishi 大森oomori 吉野yoshino 田辺tanabe 岩井iwai 沢田sawada 澤田sawada 小沢ozawa 小澤ozawa
菅suga,kan 岸田kishida 石破ishiba 麻生asou 鳩山hatoyama 小泉koizumi 野中nonaka 羽生hanyuu,habu 羽田haneda,hata 浅田asada 錦織nishikori 黒澤kurosawa 黒沢kurosawa 北野kitano 宮沢miyazawa 宮澤miyazawa 三島mishima 川端kawabata 大江ooe 夏目natsume 芥川akutagawa 太宰dazai 谷崎tanizaki 手塚tezuka 鳥山toriyama 尾田oda 織田oda 徳川tokugawa 豊臣toyotomi
豊田toyoda,toyota 本庄honjou 松山matsuyama 西山nishiyama 西野nishino 西岡nishioka 南minami 北kita 林hayashi 岡oka 谷tani 森本morimoto 森山moriyama 森下morishita 杉浦sugiura 青山aoyama 赤松akamatsu 秋田akita 浅井asai 天野amano 荒川arakawa 有馬arima 飯塚iizuka 石橋ishibashi 石塚ishizuka 石黒ishiguro 泉izumi 稲垣inagaki 稲葉inaba 今野konno 入江irie 岩瀬iwase
上村uemura,kamimura 植田ueda 植村uemura 宇野uno 梅田umeda 梅原umehara 江口eguchi 榎本enomoto 大山ooyama 大木ooki 大田oota 大沢oosawa 大澤oosawa 大竹ootake 岡崎okazaki 岡部okabe 岡野okano 小倉ogura 落合ochiai 小田oda 小野寺onodera 小原ohara,obara 甲斐kai 角田tsunoda,kakuta 笠原kasahara 片岡kataoka 金井kanai 金田kaneda 上山ueyama 神谷kamiya 亀井kamei 川島kawashima 河合kawai 川合kawai 川井kawai
岸kishi 岸本kishimoto 北原kitahara 木田kida 倉田kurata 栗原kurihara 栗田kurita 黒木kuroki 小谷kotani 小宮komiya 近野konno 西尾nishio 西本nishimoto 榊原sakakibara 坂井sakai 坂田sakata 佐伯saeki 佐久間sakuma 桜田sakurada 笹川sasagawa 佐竹satake 塩田shiota 志村shimura 篠原shinohara 渋谷shibuya 島津shimazu 下田shimoda 白井shirai 白川shirakawa 新田nitta 神田kanda 菅野kanno,sugano 杉田sugita 杉原sugihara 瀬戸seto 曽我soga
高井takai 高島takashima 高松takamatsu 高見takami 高瀬takase 竹田takeda 竹中takenaka 竹下takeshita 武藤mutou 田島tajima 田代tashiro 多田tada 立花tachibana 橘tachibana 田原tahara 田上tagami,tanoue 玉井tamai 千田chida 塚本tsukamoto 塚田tsukada 津田tsuda 土田tsuchida 堤tsutsumi 寺田terada 戸田toda 冨田tomita 富永tominaga 友田tomoda 内海utsumi 中尾nakao 長尾nagao 永田nagata 長田nagata,osada 中本nakamoto 永野nagano 長野nagano 中原nakahara 中谷nakatani,nakaya 中沢nakazawa 中澤nakazawa
西沢nishizawa 野崎nozaki 野上nogami 根本nemoto 橋口hashiguchi 畑hata 花田hanada 浜崎hamasaki,hamazaki 浜口hamaguchi 林田hayashida 早坂hayasaka 原口haraguchi 日高hidaka 平山hirayama 平川hirakawa 平岡hiraoka 平松hiramatsu 広田hirota 福岡fukuoka 福本fukumoto 福原fukuhara 福永fukunaga 藤岡fujioka 藤川fujikawa 藤村fujimura 藤沢fujisawa 藤野fujino 二宮ninomiya 古田furuta 古谷furuya 細川hosokawa 細田hosoda 堀江horie 堀田hotta 本橋motohashi 前川maekawa 前原maehara 牧maki 町田machida
松浦matsuura 松崎matsuzaki 松野matsuno 松川matsukawa 丸田maruta 三上mikami 三木miki 三谷mitani 水谷mizutani 水口mizuguchi 溝口mizoguchi 宮川miyagawa 宮田miyata 宮地miyaji 宮内miyauchi 向井mukai 村山murayama 村松muramatsu 室井muroi 毛利mouri 森川morikawa 安井yasui 柳yanagi 柳田yanagida 矢部yabe 山岸yamagishi 山根yamane 山野yamano 山村yamamura 山岡yamaoka 湯浅yuasa 横田yokota 横井yokoi 吉原yoshihara 吉沢yoshizawa 米田yoneda 若林wakabayashi 若松wakamatsu 渡瀬watase 王ou
萩原hagiwara 足立adachi 西nishi 小笠原ogasawara 飯島iijima 中嶋nakajima 安達adachi 畠山hatakeyama 大城ooshiro 大村oomura 金城kinjou 井口iguchi 宮城miyagi 金沢kanazawa 長島nagashima
大内oouchi 比嘉higa 茂木mogi 荻野ogino 嶋田shimada 谷川tanigawa 吉本yoshimoto 青柳aoyagi 緒方ogata 三輪miwa 窪田kubota 篠崎shinozaki 下村shimomura 根岸negishi 川本kawamoto
出口deguchi 武井takei 竹村takemura 臼井usui 筒井tsutsui 大原oohara 篠田shinoda 鶴田tsuruta 小出koide 沼田numata 矢島yajima 堀口horiguchi 大槻ootsuki 石山ishiyama 池上ikegami 相馬souma
川野kawano 加納kanou 片桐katagiri 越智ochi 笠井kasai 秋元akimoto 谷本tanimoto 北島kitajima 徳田tokuda 新谷shintani 米山yoneyama 細谷hosoya 今泉imaizumi 畑中hatanaka 芳賀haga
小嶋kojima 磯部isobe 大井ooi 大崎oosaki 坪井tsuboi 皆川minagawa 浅見asami 相原aihara 荻原ogiwara 福山fukuyama 辻本tsujimoto 大友ootomo 木原kihara 川瀬kawase 遠山tooyama 古屋furuya
大坪ootsubo 神山kamiyama 難波nanba 中里nakazato 三村sanson 三橋mitsuhashi 栗山kuriyama 井手ide 川畑kawahata 長井nagai 井出ide 河田kawada 亀山kameyama 朝倉asakura 草野kusano 堀井horii
尾形ogata 志賀shiga 半田handa 高村koumura 狩野karino 大津ootsu 中根nakane 亀田kameda 立石tateishi 市村ichimura 奈良nara 武内takeuchi 清野seino 内野naiya 平hira 木内kiuchi 植松uematsu
進藤shindou 大沼oonuma 玉城tamaki 深谷fukaya 寺本teramoto 守屋moriya 河本koumoto 菅谷sugaya 並木namiki 宮島miyajima 下山gezan 有田arida 那須nasu 高原kougen 石渡ishiwata 飯野ino
鳥居torii 北山kitayama 関谷sekiya 坂下sakashita 松沢matsuzawa 坂上sakagami 葛西kasai 岩佐iwasa 松木matsuki 平尾hirao 外山toyama 高尾takao 長谷hase 成瀬naruse 染谷someya 小室komuro
三田mita 阪本sakamoto 滝本takimoto 長瀬nagase 宇佐美usami 野本nomoto 小寺kodera 板倉itakura 秋葉akiba 塚原tsukahara 高崎takasaki 門脇kadowaki 石垣ishigaki 滝口takiguchi 海野umino
井田ida 長谷部hasebe 秦shin 江崎ezaki 和泉izumi 仲村nakamura 高梨takanashi 今田imada 椎名shiina 相川aikawa 平塚hiratsuka 奥oku 小関koseki 宍戸shishido 島shima 都築tsuzuki 岩永iwanaga
藤木fujiki 西谷nishitani 細井hosoi 堀越horikoshi 江川egawa 小杉kosugi 金谷kanaya 石丸ishimaru 金山kinzan 永山nagayama 諏訪suwa 乾inui 森谷moriya 金森kanamori 下川shimokawa
黒岩kuroiwa 富樫togashi 細野hosono 小畑obata 布施fuse 杉村sugimura 北田kitada 山上sanjou 大貫oonuki 大熊ookuma 野原nohara 石本ishimoto 米沢yonezawa 小野田onoda 末永suenaga 阿久津akutsu
大矢ooya 宮野miyano 古沢furusawa 島袋shimabukuro 今西imanishi 塩谷shioya 倉持kuramochi 水田suiden 風間kazama 仲田nakada 香川kagawa 菅沼suganuma 坂元sakamoto 生田ikuta 喜多kita
門田kadota 小幡obata 井川igawa 西口nishiguchi 大庭ooba 大和田oowada 平良taira 中林nakabayashi 小久保kokubo 梅本umemoto 須賀suga 浦田urata 富岡tomioka 岩渕iwabuchi 浜本hamamoto 岩間iwama
大滝ootaki 海老原ebihara 土橋dobashi 木本mokuhon 日下kusaka 川辺kawabe 矢口yaguchi 木戸kido 永島nagashima 波多野hatano 金丸kanemaru 長崎nagasaki 目黒meguro 小沼konuma 小椋ogura
平沢hirasawa 森脇moriwaki 依田yoda 白鳥hakuchou 真田sanada 浅川asakawa 雨宮amamiya 板橋itabashi 影山kageyama 石坂ishizaka 大畑oohata 寺尾terao 曽根sone 矢田yada 松元matsumoto
山元yamamoto 三枝mieda 高倉takakura 北沢kitazawa 橋爪hashizume 勝又katsumata 赤木akagi 清田kiyota 梅津umetsu 丹野tanno 宇都宮utsunomiya 柳川yanagawa 尾上onoe 瀬尾seo 櫻井sakurai
岩城iwaki 神野jinno 江原ehara 鶴岡tsuruoka 池内ikeuchi 柳原yanagihara 坂野sakano 栗林kuribayashi 吉澤yoshizawa 久米kume 角kado 結城yuuki 川西kawanishi 日比野hibino 森口moriguchi
西島nishijima 小堀kobori 大嶋ooshima 梅村umemura 上杉uesugi 飛田tobita 浦野urano 手島teshima 井原ihara 首藤shudou 小菅kosuge 赤坂akasaka 田端tabata 青野aono 横川yogawa 柏原kashiwara
小玉kodama 小高odaka 大林oobayashi 水島mizushima 合田gouda 浅沼asanuma 梅沢umezawa 竹原takehara 角谷tsunotani 宮坂miyasaka 脇田wakita 有賀ariga 志田shida 本村motomura 池本ikemoto
三沢misawa 柴山shibayama 明石akashi 妹尾seo 池谷ikeya 宮里miyazato 大下ooshita 大和yamato 勝田katsuta 滝川takigawa 加瀬kase 富山toyama 楠kusunoki 前島maejima 会田aida 阪口sakaguchi
戸塚totsuka 恩田onda 益田masuda 谷村tanimura 川越kawagoshi 国分kokubu 石野ishino 古山furuyama 楠本kusumoto 吉崎yoshizaki 磯野isono 小栗sasaguri 菅井sugai 野島nojima 坂東bandou
日下部kusakabe 内村uchimura 井本imoto 熊田kumada 花岡hanaoka 石倉ishikura 沖oki 中naka 田渕tabuchi 滝taki 金澤kanazawa 持田mochida 城戸kido 倉本kuramoto 末吉suekichi 神戸koube
福地fukuchi 東海林shouji 浜hama 田所tadokoro 鬼頭kitou 沖田okita 塩見shiomi 若山wakayama 森井morii 黒崎kurosaki 八田hatta 寺沢terasawa 沢井sawai 廣瀬hirose 大浦ooura 高嶋takashima
本山honzan 高谷takaya 寺西teranishi 村木muraki 大高ootaka 井村imura 重田shigeta 田尻tashiri 今ima 深井shinsei 粕谷kasuya 長坂nagasaka 南部nanbu 平賀hiraga 菊田kikuta 玉田tamada
鵜飼ukai 米倉yonekura 川嶋kawashima 秋本akimoto 寺岡teraoka 岡島okajima 磯崎isozaki 岩谷iwatani 猪股inomata 熊倉kumakura 笹原sasawara 増井masui 畠中hatanaka 野呂noro 知念chinen
氏家ujiie 古橋furuhashi 紺野konno 大関oozeki 長浜nagahama 富沢tomisawa 小俣omata 小口koguchi 小平kodaira 五味gomi 小暮kogure 川添kawazoe 牧田makita 新村niimura 土谷tsuchiya 梶田kajita
西浦nishiura 下地shitaji 安永yasunaga 平本hiramoto 岩村iwamura 柳瀬yanase 境sakai 相田aida 河西kasai 鹿野kano 倉橋kurahashi 花井hanai 大越ookoshi 長沼naganuma 今川imagawa 鹿島kashima
杉崎sugisaki 辻村tsujimura 小峰komine 寺崎terasaki 松谷matsuya 藤島fujishima 百瀬momose 我妻agatsuma 二瓶futabin 安川yasukawa 寺井terai 寺内jinai 湊minato 新保shinbo 神原kanbara
赤羽akabane 伴tomo 川名kawana 伊達date 古市furuichi 益子masuko 滝田takita 浦ura 品川shinagawa 篠塚shinozuka 石沢ishizawa 土肥toi 熊沢kumasawa 真野mano 野間noma 仲野nakano 大前oosaki
金kane 平原heigen 的場matoba 中岡nakaoka 須永sunaga 片野katano 江田eda 村越murakoshi 江頭egashira 新川shinkawa 村中murajuu 大宮oomiya 河上kawakami 神保jinbo 藤山fujiyama 照井terui
南雲nagumo 渥美atsumi 安西anzai 長友nagatomo 坂saka 保田yasuda 野尻nojiri 大岩ooiwa 金原kinbara 長澤nagasawa 久田hisada 住田sumita 安原yasuhara 赤井akai 広川hirokawa 森島morishima
栗本kurimoto 高須takasu 矢吹yabuki 増山masuyama 大河原ookawara 河口kakou 松橋matsuhashi 河崎kawasaki 伏見fushimi 小山田oyamada 有村arimura 石岡ishioka 塩崎shiozaki 梶kaji 津村tsumura
北岡kitaoka 増子mashiko 坪田tsubota 相良sagara 長嶋nagashima 金野kaneno 薄井usui 上岡kamioka 石村ishimura 高津takatsu 吉見yoshimi 関本sekimoto 中森nakamori 西森nishimori
藤谷fujitani 矢崎yazaki 磯貝isogai 緑川midorigawa 八巻hakkan 安東andou 谷田tanida 藤巻fujimaki 河井kawai 桑野kuwano 稲村inamura 梶山kajiyama 福士fukushi 高坂takasaka 垣内kakiuchi
高沢takasawa 仲宗根nakasone 関野sekino 森崎morisaki 浜中hamanaka 尾関ozeki 水本mizumoto 長山nagayama 小村komura 中道chuudou 棚橋tanahashi 牛島ushijima 住吉sumiyoshi 湯本yumoto
谷内taniuchi 二村nison 迫田sakoda 照屋teruya 榊sakaki 小宮山komiyama 小竹kotake 船木funaki 玉川tamakawa 東山higashiyama 柿崎kakizaki 見mi 田嶋tajima 加賀kaga 柿本kakimoto 塩野shiono
椿tsubaki 飯村iimura 塩沢shiozawa 新美niimi 丸岡maruoka 芝田shibata 梅木umeki 赤塚akatsuka 鶴見tsurumi 深澤fukazawa 吉武yoshitake 永瀬nagase 越川etsukawa 田沢tazawa 矢沢yazawa
高森takamori 下野geya 仲naka 清原kiyohara 唐沢karasawa 小橋kobashi 向山kouyama 井沢izawa 沢sawa 三瓶sanbin 平間hirama 西澤nishizawa 鮫島samejima 木島kijima 宇田uda 辻井tsujii
高杉takasugi 藤澤fujisawa 植野ueno 原島harashima 竹林chikurin 川内kawauchi 高林takabayashi 畑山hatakeyama 疋田hikita 西崎nishizaki 名倉nakura 福元fukumoto 磯田isoda 岩沢iwasawa
笹本sasamoto 八幡hachiman 塙hanawa 犬飼inukai 福沢fukuzawa 加茂kamo 米谷yoneya 平石hiraishi 袴田hakamada 勝山katsuyama 鳴海narumi 島本shimamoto 西垣nishigaki 対馬tsushima
森野morino 金本kanamoto 長屋nagaya 上地jouchi 廣田hirota 安斎anzai 村尾murao 船橋funabashi 志水shimizu 岩橋iwahashi 村本muramoto 浦川urakawa 山浦yamaura 大屋ooya 城shiro 木谷kidani
伊沢izawa 新里niisato 若杉wakasugi 小熊koguma 桂katsura 神kami 小田島odajima 大杉oosugi 長chou 赤堀akahori 早瀬hayase 小崎ozaki 庄子shouji 横溝yokomizo 芝shiba 伊勢ise 小山内osanai
添田soeda 川又kawamata 時田tokita 石毛ishige 城間shiroma 高塚takatsuka 長嶺nagamine 宮村miyamura 板谷itaya 深川fukagawa 芹沢serizawa 高久takaku 高本koumoto 柴shiba 竹山takeyama
保科hoshina 柳井yanai 鳥海toriumi 新藤shindou 大迫oosako 松葉matsuba 飯沼iinuma 平岩hiraiwa 永松nagamatsu 米村yonemura 谷山taniyama 徳山tokuyama 猪俣inomata 塩川shiokawa 国井kunii
大上oogami 竹島takeshima 安岡yasuoka 井戸ido 桐山kiriyama 水越mizukoshi 新城shinjou 別府beppu 黒瀬kurose 山路yamaji 上林kanbayashi 佃tsukuda 小浜obama 柘植tsuge 大須賀oosuga 猪狩ikari
赤間akama 幸田kouda 日向hinata 岩野iwano 安江yasue 竹之内takenouchi 熊野kumano 福嶋fukushima 福留fukudome 生駒ikoma 大泉ooizumi 柳沼yaginuma 大河内ookouchi 橋詰hashizume 竹井takei
平島hirashima 岩見iwami 脇waki 青島aoshima 須崎suzaki 岩元iwamoto 村川murakawa 須貝sugai 藤fuji 新山shinyama 藤江fujie 鳥越torigoe 猿渡saruwatari 熊本kumamoto 石上ishigami
上西uenishi 山西yamanishi 神尾kamio 中平nakahira 名取natori 深見fukami 赤嶺akamine 五島gotou 上島uejima 崎山sakiyama 矢作yahagi 鎌倉kamakura 兵頭hyoudou 小松崎komatsuzaki 小塚kozuka
宗像shuuzou 松澤matsuzawa 綿貫watanuki 砂田sunada 岩切iwakiri 春田haruta 長江nagae 鷲見sumi 秋吉akiyoshi 安本yasumoto 塩原shiohara 新倉niikura 竹谷takeya 萩野hagino 鬼塚onizuka
古澤furusawa 荒谷araya 石津ishitsu 関川sekikawa 平木hiraki 梶谷kajitani 園部sonobe 市橋ichihashi 舟橋funahashi 真下mashita 蛭田hiruta 広岡hirooka 藤枝fujieda 竹川takegawa 間瀬mase
岡林okabayashi 二階堂nikaidou 土岐toki 大岡oooka 池野ikeno 加賀谷kagaya 竹沢takezawa 磯iso 佐原sahara 磯村isomura 一ノ瀬ichinose 黒須kurosu 東田higashida 鳥羽toba 川尻kawajiri
岸野kishino 辰巳tatsumi 清家seike 近江oomi 副島soejima 大賀taiga 元木motoki 村野murano 武山takeyama 脇坂wakizaka 守田morita 大堀oohori 高石takaishi 馬渕mabuchi 犬塚inuzuka 船津funatsu
戸村tomura 菊川kikugawa 堀尾horio 米川yonekawa 井坂isaka 嶋崎shimazaki 星川hoshikawa 吉松yoshimatsu 須山suyama 宮嶋miyajima 奥谷okutani 多賀taga 大里oosato 吉成yoshinari
有吉ariyoshi 谷岡tanioka 若月wakatsuki 田丸tamaru 高城takagi 梶川kajikawa 坪内tsubouchi 小田切odagiri 亀谷kameya 辻野tsujino 片倉katakura 北条houjou 北口kitaguchi 日置hioki
杉谷sugitani 川北kawakita 宮武miyatake 大本oomoto 長内osanai 新shin 山地sanchi 江本emoto 海老沢ebisawa 赤沢akazawa 土方dokata 伊波inami 春山haruyama 柴原shibahara 大門daimon
大脇oowaki 巽tatsumi 広沢hirosawa 堀部horibe 兼子kaneko 戸谷toya 岡安okayasu 佐田sata 有本arimoto 藤倉fujikura 箕輪minowa 武石takeishi 河辺kawabe 片平katahira 安里ari 設楽shidara
宮尾miyao 八島yashima 姫野himeno 細見saiken 田山tayama 末広suehiro 田坂tasaka 赤尾akao 曽我部sogabe 小木曽ogiso 伊原ihara 赤石akaishi 寺山terayama 間宮mamiya 北浦kitaura 中込nakagomi
辻田tsujida 深津fukatsu 瀬戸口setoguchi 糸井itoi 牟田muta 真壁makabe 江上koujou 小松原komatsubara 井関iseki 若井wakai 作田sakuta 田淵tabuchi 横内yokouchi 中江nakae 高垣takagaki
杉江sugie 古野furuno 国吉kuniyoshi 末松suematsu 半沢hanzawa 末次suetsugu 吉良kira 高宮takamiya 金川kanekawa 露木tsuyuki 藤間fujima 河津kawatsu 草間kusama 新居shinkyo 日比hibi
永尾nagao 二見futami 朝日asahi 奥原okuhara 峯mine 角野sumino 上条kamijou 高良takara 梅野umeno 橋田hashida 岩上iwagami 藤平fujihira 下平shimodaira 有川arikawa 深山shinzan 石神ishigami
白田shirota 高畠takahata 永吉nagayoshi 坂根sakane 山室yamamuro 香取katori 鷲尾washio 田井tai 野坂nosaka 江尻ejiri 稲川inagawa 早野hayano 速水hayami 久松hisamatsu 小田原odawara
折原orihara 古家furuya 前山sakiyama 白土shiratsuchi 里見satomi 沖野okino 西出nishide 佐瀬sase 上坂kamisaka 桐生kiryuu 石森ishimori 池永ikenaga 品田shinada 永岡nagaoka 沢口sawaguchi
八重樫yaegashi 猪野ino 池原ikehara 鍋島nabeshima 正田shouda 菱沼hishinuma 岩倉iwakura 井野ino 中崎nakazaki 香月katsuki 矢内yanai 宮前miyamae 逸見hemi 湯田yuda 嶋shima 宮部miyabe
笹田sasada 泉谷izumiya 今岡imaoka 熊崎kumazaki 白岩shiroiwa 藤代fujishiro 小柴koshiba 江島ejima 渕上fuchigami 宮永miyanaga 君島kimijima 湯沢yuzawa 島野shimano 仁科nishina 立野tateno
大道daidou 門馬monma 木山kiyama 小野塚onozuka 山際yamagiwa 笹岡sasaoka 成沢narisawa 飯尾iio 高桑takakuwa 中瀬nakase 松藤matsufuji 宮岡miyaoka 川久保kawakubo 田野denya 三角sankaku
景山kageyama 寺嶋terashima 木崎kizaki 野瀬nose 石島ishijima 野々村nonomura 柳本yanagimoto 中垣nakagaki 青田aota 梅崎umezaki 赤池akaike 木暮kogure 又吉matayoshi 嶋村shimamura
北林kitabayashi 大月ootsuki 福村fukumura 羽賀haga 一瀬ichinose 小黒koguro 菅田sugeta 隅田sumida 手嶋teshima 浅岡asaoka 関戸sekido 木元kimoto 諸岡morooka 柏崎kashiwazaki 米澤yonezawa
船山funayama 浅利asari 碓井usui 仙波sennami 松丸matsumaru 兵藤hyoudou 楠田kusuda 津久井tsukui 伊佐isa 浦上uragami 伊丹itami 古瀬kose 阪田sakata 遊佐yusa 一戸ikko 広野kouya 溝上mizokami
笹井sasai 北尾kitao 河島kawashima 小河ogawa 鳥井torii 桝田masuda 永谷nagatani 若狭wakasa 新妻niizuma 具志堅gushikata 梅澤umezawa 丹治tanji 中元chuugen 山木yamaki 中橋nakahashi
大浜oohama 戸川togawa 山添yamazoe 水戸mito 猪瀬inose 大垣oogaki 松倉matsukura 深瀬fukase 所tokoro 桑山kuwayama 浜島hamashima 綾部ayabe 杉岡sugioka 檜山hiyama 別所bessho 一色isshoku
春名haruna 常盤tokiwa 勝野katsuno 穂積hozumi 根津nezu 岸川kishikawa 能登noto 笠松kasamatsu 笹木sasaki 大串oogushi 久我kuga 岩淵iwabuchi 阿南anan 立山tateyama 伊賀iga 奥井okui
内川uchikawa 竹野takeno 能勢nose 彦坂hikosaka 北條houjou 引地hikichi 田沼tanuma 西嶋nishijima 上川kamikawa 田仲tanaka 奥平okudaira 峯岸minegishi 北本kitamoto 小牧komaki 向後kougo
田部tabe 曾根sone 荒巻aramaki 押田oshida 神林kanbayashi 柚木yugi 榎enoki 平澤hirasawa 津島tsushima 朝比奈asahina 杉森sugimori 小早川kobayakawa 赤川akagawa 瓜生uriu 椎葉shiiba
山名yamana 岩尾iwao 浦山urayama 迫hasama 芦沢ashizawa 諸橋morohashi 石谷ishitani 駒田komada 安保anpo 牛田ushida 三澤misawa 北井kitai 吉住yoshizumi 金光kanemitsu 守谷moriya 飯山iiyama
信田shinoda 日吉hiyoshi 国本kokuhon 柏kashiwa 谷中yanaka 前沢maezawa 寺門jimon 宮井miyai 栗栖kurusu 新野niino 桜木sakuragi 櫛田kushida 宇井ui 梶本kajimoto 真島majima 田部井tabei
津川tsugawa 助川sukegawa 木場kiba 李ri 原野genya 向mukai 柳谷yanagiya 漆原urushibara 桑名kuwana 仲川nakagawa 城田shirota 菱田hishida 中条nakajou 新海shinkai 門間monma 仲本nakamoto
仲間nakama 宇佐見usami 宇津木utsugi 樋渡hiwatari 熊木kumaki 清川kiyokawa 杉sugi 阪上sakagami 内堀uchibori 田宮tamiya 中辻nakatsuji 谷野tanino 陶山suyama 橋場hashiba 安野yasuno
亀岡kameoka 横沢yokozawa 堀之内horinouchi 白浜shirahama 冨岡tomioka 青井aoi 山之内yamanouchi 中上nakagami 今枝imaeda 米本yonemoto 峰mine 今津imatsu 二木niki 坂内sakauchi 綿引watabiki
木野kino 勝俣katsumata 平出hiraide 高安takayasu 荒田arata 植竹uetake 沢野sawano 蓮見hasumi 小谷野koyano 川俣kawamata 澤sawa 藤永fujinaga 大町oomachi 泉田izumida 深野fukano 山越yamagoe
堀本horimoto 仁平nihira 中津nakatsu 布川fukawa 中畑nakahata 山辺yamabe 中居nakai 粟野awano 大隅oosumi 勝部katsube 権田gonda 森内morinai 広井hiroi 船田funada 大出ooide 北澤kitazawa
木幡kihata 喜田kida 東谷higashidani 宮口miyaguchi 涌井wakui 東郷tougou 松平matsudaira 東条toujou 市野ichino 水落mizuochi 高浜takahama 奥本okumoto 千原chihara 水村mizumura
比留間hiruma 加地kachi 田頭tagashira 武本takemoto 津野tsuno 中條chuujou 柳下yanagishita 坂部sakabe 向田mukouda 小貫onuki 茅野chino 稲見inami 川岸kawagishi 肥後higo 千野chino 大東daitou
澤井sawai 仁木niki 宮miya 竹森takemori 牛山ushiyama 肥田hita 羽田野hatano 真木maki 岡元okamoto 笹山sasayama 佐々sasa 井内iuchi 大窪ookubo 増本masumoto 古本furuhon 古木koboku
新堀shinbori 兼田kaneda 松宮matsumiya 三田村mitamura 斎木saiki 臼田usuda 市田ichida 道下douka 魚住uozumi 南野minamino 大藤oofuji 蜂谷hachitani 舘yakata 荒are 牛尾ushio 柿原kakihara
白水shiromizu 赤星akaboshi 折田orita 峰岸minegishi 甲田kouta 三野mino 丸谷maruya 森元morimoto 大畠oohata 倉島kurashima 永原nagahara 前mae 浜村hamamura 仲谷nakaya 本木motoki 仲井nakai
柳生yagyuu 谷沢yazawa 藤城fujishiro 加来kaku 野地noji 花房hanabusa 荒牧aramaki 桐原kirihara 深町fukamachi 金崎kanasaki 鵜沢uzawa 沖本okimoto 中屋nakaya 坂倉sakakura 豊岡toyooka
木口kiguchi 井藤ifuji 大黒daikoku 岩川iwakawa 大池ooike 山森yamamori 寺村teramura 平沼hiranuma 武村takemura 高kou 丹下tange 権藤gondou 吉富yoshitomi 宮木miyaki 与那嶺yonamine
今関imazeki 新開shinkai 藤尾fujio 徳丸tokumaru 三森mitsumori 寺川terakawa 河端kawabata 小野沢onozawa 小滝kotaki 白崎shirasaki 和気waki 水沢suitaku 吉元yoshimoto 板東bandou
冨山tomiyama 武市takechi 清宮kiyomiya 新家shinke 安武yasutake 仲里nakazato 谷津yatsu 江村kouson 西内nishiuchi 茨木ibaraki 春木haruki 大家taika 三嶋mishima 福崎fukusaki 安村yasumura
嵯峨saga 佐古sako 脇本wakimoto
`;
export const japaneseGivenNames = `
翔太shouta 大輔daisuke 健太kenta 拓也takuya 達也tatsuya 直樹naoki 健一ken'ichi 健二kenji 賢治kenji 賢二kenji 浩hiroshi 博hiroshi 寛hiroshi 弘hiroshi 誠makoto 隆takashi 孝takashi 崇takashi 貴takashi 聡satoshi 智satoshi 哲tetsu,satoshi 剛tsuyoshi,gou 豊yutaka 茂shigeru 実minoru 進susumu 勇isamu,yuu 清kiyoshi 正tadashi,masashi 修osamu 治osamu 明akira 晃akira 彰akira 亮ryou 涼ryou 淳jun,atsushi 潤jun 純jun 篤atsushi 敦atsushi 学manabu 徹tooru 透tooru 亨tooru 勝masaru 優yuu,masaru 悟satoru 薫kaoru 武takeshi 猛takeshi 健ken,takeshi 毅takeshi,tsuyoshi
太郎tarou 次郎jirou 二郎jirou 三郎saburou 一郎ichirou 五郎gorou 健太郎kentarou 慎太郎shintarou 純一郎jun'ichirou 晋三shinzou 文雄fumio 由紀夫yukio 義偉yoshihide 太一taichi 拓哉takuya 慎吾shingo 剛志tsuyoshi 翔平shouhei 大地daichi 大樹daiki 大貴daiki 大介daisuke 祐介yuusuke 裕介yuusuke 雄介yuusuke 悠介yuusuke 洋介yousuke 陽介yousuke 俊介shunsuke 圭介keisuke 啓介keisuke 恵介keisuke 康介kousuke 浩介kousuke 真一shin'ichi 伸一shin'ichi 慎一shin'ichi 信一shin'ichi 新一shin'ichi 晋一shin'ichi 浩一kouichi 幸一kouichi 光一kouichi 公一kouichi 洋一youichi 陽一youichi 雄一yuuichi 裕一yuuichi 祐一yuuichi 純一jun'ichi 淳一jun'ichi 順一jun'ichi 賢一ken'ichi 謙一ken'ichi 研一ken'ichi 栄一eiichi 英一eiichi 良一ryouichi 亮一ryouichi 隆一ryuuichi 龍一ryuuichi 竜一ryuuichi 正一shouichi,masakazu 誠一seiichi 清一seiichi 精一seiichi 喜一kiichi 秀一shuuichi 修一shuuichi 周一shuuichi
浩二kouji 幸二kouji 孝二kouji 浩司kouji 康二kouji 幸司kouji 耕司kouji 真司shinji 慎二shinji 伸二shinji 真二shinji 信二shinji 誠二seiji 清二seiji 誠司seiji 雄二yuuji 裕二yuuji 祐二yuuji 勇二yuuji 裕司yuuji 隆二ryuuji 竜二ryuuji 龍二ryuuji 純二junji 淳二junji 順二junji 譲二jouji 英二eiji 栄二eiji 英治eiji 秀樹hideki 英樹hideki 正樹masaki 雅樹masaki 直人naoto 勇人hayato 隼人hayato 隼hayato,shun 正人masato 雅人masato 真人masato 和人kazuto 雅之masayuki 正之masayuki 孝之takayuki 隆之takayuki 貴之takayuki 裕之hiroyuki 博之hiroyuki 浩之hiroyuki 弘之hiroyuki 智之tomoyuki 知之tomoyuki 康之yasuyuki 秀之hideyuki 英之hideyuki 和之kazuyuki 伸之nobuyuki 信之nobuyuki 義之yoshiyuki 良之yoshiyuki 直之naoyuki 俊之toshiyuki 敏之toshiyuki
和也kazuya 一也kazuya 哲也tetsuya 徹也tetsuya 竜也tatsuya 雅也masaya 真也shinya 信也shinya 慎也shinya 伸也shinya 智也tomoya 知也tomoya 友也tomoya 直也naoya 拓真takuma 琢磨takuma 琢也takuya 裕也yuuya 祐也yuuya 優也yuuya 正彦masahiko 雅彦masahiko 和彦kazuhiko 克彦katsuhiko 勝彦katsuhiko 俊彦toshihiko 敏彦toshihiko 邦彦kunihiko 秀彦hidehiko 明彦akihiko 昭彦akihiko 晴彦haruhiko 春彦haruhiko 信彦nobuhiko 和夫kazuo 一夫kazuo 和男kazuo 和雄kazuo 正夫masao 正男masao 正雄masao 義男yoshio 義雄yoshio 幸雄yukio 幸男yukio 行雄yukio 秀雄hideo 英雄hideo 秀夫hideo 英夫hideo 敏夫toshio 俊夫toshio 利夫toshio 敏雄toshio 隆夫takao 孝夫takao 隆雄takao 昭夫akio 明夫akio 昭雄akio 明雄akio 哲夫tetsuo 哲雄tetsuo 哲郎tetsurou 達郎tatsurou 達夫tatsuo 辰夫tatsuo 辰雄tatsuo 邦夫kunio 邦雄kunio 春樹haruki 晴樹haruki 陽斗haruto 晴斗haruto 陽翔haruto 大翔hiroto,haruto 悠斗yuuto 悠人yuuto 優斗yuuto 勇斗yuuto 結翔yuito 湊minato 蓮ren 樹itsuki 大和yamato 颯太souta 奏太souta 蒼太souta 雄太yuuta 悠太yuuta 裕太yuuta 優太yuuta 翼tsubasa 駿shun 俊shun 瞬shun 匠takumi 巧takumi 拓海takumi 海斗kaito 海翔kaito 陸riku 空sora 光hikaru 輝hikaru 歩ayumu,ayumi 渉wataru 航wataru,kou 司tsukasa 昇noboru 登noboru 暁akira 旭asahi 朝陽asahi
孝雄takao 義夫yoshio 良夫yoshio 芳夫yoshio 忠tadashi 肇hajime 一hajime 元hajime,gen 仁jin,hitoshi 均hitoshi 等hitoshi 稔minoru 満mitsuru 守mamoru 衛mamoru 護mamoru 覚satoru 悠yuu,haruka 翔shou,kakeru 護mamoru 尚nao,hisashi 久hisashi 宏hiroshi 洋hiroshi,you 裕hiroshi,yutaka 賢ken,satoshi 信shin,makoto 真makoto,shin 慎shin,makoto 隆史takashi,takafumi 孝史takashi,takafumi 貴史takashi,takafumi 敦史atsushi 篤史atsushi 淳史atsushi 武史takeshi 剛史tsuyoshi,takeshi 健司kenji 賢司kenji 謙二kenji 憲二kenji 憲一ken'ichi 圭一keiichi 恵一keiichi 啓一keiichi 敬一keiichi 圭太keita 啓太keita 恵太keita 亮太ryouta 良太ryouta 涼太ryouta 凌太ryouta 亮介ryousuke 良介ryousuke 涼介ryousuke 龍之介ryuunosuke 龍馬ryouma 竜馬ryouma 紀之noriyuki 則之noriyuki 憲之noriyuki 典之noriyuki 弘樹hiroki 浩樹hiroki 大樹daiki,hiroki 宏樹hiroki 裕樹yuuki,hiroki 祐樹yuuki 勇気yuuki 友樹tomoki,yuuki 智樹tomoki 知樹tomoki 朋樹tomoki 和樹kazuki 一樹kazuki 一輝kazuki 元気genki 光太郎koutarou 幸太郎koutarou 倫太郎rintarou 凛太郎rintarou 慎也shinya 幸四郎koushirou 圭佑keisuke 真司shinji 佑都yuuto 永嗣eiji 誠makoto 結弦yuzuru 昌磨shouma 朔太郎sakutarou 龍之介ryuunosuke 漱石souseki 康成yasunari 由紀夫yukio 治osamu 潤一郎jun'ichirou 英樹hideki 尚之naoyuki 駿hayao,shun 勲isao 功isao 高志takashi 高史takashi 宗一郎souichirou 総一郎souichirou 聡一郎souichirou
花子hanako 洋子youko 陽子youko 葉子youko 容子youko 幸子sachiko,yukiko 和子kazuko 恵子keiko 敬子keiko 景子keiko 圭子keiko 京子kyouko 恭子kyouko 今日子kyouko 裕子yuuko,hiroko 優子yuuko 祐子yuuko 由子yuuko 夕子yuuko 弘子hiroko 浩子hiroko 博子hiroko 寛子hiroko 久美子kumiko 由美子yumiko 由美yumi 裕美hiromi,yumi 智子tomoko 知子tomoko 朋子tomoko 友子tomoko 直子naoko 尚子naoko 美智子michiko 道子michiko 美千代michiyo 順子junko 純子junko 淳子junko,atsuko 明子akiko 昭子akiko 章子akiko 晶子akiko 秋子akiko 節子setsuko 典子noriko 紀子noriko,kiko 則子noriko 法子noriko 礼子reiko 玲子reiko 麗子reiko 令子reiko 美穂miho 美保miho 真由美mayumi 真弓mayumi 真理子mariko 麻里子mariko 真里子mariko 万里子mariko 麻里mari 真理mari 真里mari 麻衣mai 舞mai 真衣mai 愛ai 藍ai 愛子aiko 雅子masako 正子masako 昌子masako 政子masako 理恵rie 梨絵rie 理絵rie 里恵rie 里美satomi 聡美satomi 里見satomi 千恵chie 智恵chie 知恵chie 千恵子chieko 恵美emi,megumi 絵美emi 恵megumi 恵美子emiko 笑美子emiko 絵里eri 恵理eri 絵理eri 恵里eri 英里eri 由紀yuki 有紀yuki 由希yuki 雪yuki 由貴yuki 幸yuki 友紀yuki 由紀子yukiko 雪子yukiko 有希子yukiko 優希yuuki 美紀miki 美樹miki 美希miki 未来miku,mirai 美来miku 美香mika 美佳mika 美加mika 美咲misaki 沙織saori 佐織saori 早織saori 詩織shiori 香織kaori 佳織kaori 加織kaori 香kaori 彩aya 綾aya 文aya,fumi 彩香ayaka 綾香ayaka 彩花ayaka 彩夏ayaka 綾子ayako 文子fumiko,ayako 彩子ayako 亜矢子ayako 綾乃ayano 彩乃ayano 亜美ami 亜希子akiko 亜紀aki 秋aki 千秋chiaki 千晶chiaki 明美akemi 朱美akemi 悦子etsuko 逸子itsuko 郁子ikuko 育子ikuko 伊都子itsuko 加奈子kanako 可奈子kanako 佳奈子kanako 香奈kana 佳奈kana 加奈kana 果歩kaho 佳代子kayoko 加代子kayoko 桂子keiko 貴子takako 孝子takako 隆子takako 多香子takako 公子kimiko 君子kimiko 喜美子kimiko 貴美子kimiko 喜代子kiyoko 清子kiyoko 光子mitsuko 美津子mitsuko 勝子katsuko 克子katsuko 良子yoshiko,ryouko 芳子yoshiko 佳子yoshiko,keiko 美子yoshiko 好子yoshiko 淑子yoshiko,toshiko 涼子ryouko 亮子ryouko 敏子toshiko 俊子toshiko 利子toshiko 年子toshiko 富美子fumiko 冨美子fumiko 史子fumiko 富子tomiko 民子tamiko 珠子tamako 環tamaki 千代chiyo 千代子chiyoko 静香shizuka 静shizuka 静子shizuko 澄子sumiko 純恵sumie 寿美sumi 鈴子suzuko 鈴suzu 澪mio 美緒mio 美桜mio 莉子riko 理子riko,michiko 凛rin 結衣yui 唯yui 結yui 結菜yuina,yuna 優奈yuuna 優花yuuka 陽菜hina,haruna 春菜haruna 遥haruka 遥香haruka 春香haruka 晴香haruka 桜sakura さくらsakura 咲良sakura 咲saki 早紀saki 沙紀saki 紗希saki 葵aoi 蒼aoi 碧aoi 楓kaede 椿tsubaki 百合yuri 由里yuri 友里yuri 百合子yuriko 有里子yuriko 瞳hitomi 仁美hitomi 眸hitomi 瑞穂mizuho 瑞希mizuki 美月mizuki 瑞樹mizuki 渚nagisa 凪nagi 夏美natsumi 菜摘natsumi 夏希natsuki 奈津子natsuko 夏子natsuko 奈々nana 七海nanami 菜々子nanako 奈々子nanako 奈緒nao 奈緒美naomi 直美naomi 尚美naomi 希nozomi 望nozomi 希美nozomi 紀香norika 玲奈rena,reina 麗奈reina 怜奈reina 里奈rina 梨奈rina 莉奈rina 理奈rina 瑠璃ruri 佐和子sawako 佐知子sachiko 祥子shouko,sachiko 翔子shouko 昭子shouko,akiko 晶子shouko,akiko 静枝shizue 志保shiho 志乃shino 忍shinobu 静江shizue 珠美tamami 珠緒tamao 千尋chihiro 千紘chihiro 千夏chinatsu 千鶴chizuru 月子tsukiko 弥生yayoi 泰子yasuko 康子yasuko 安子yasuko 靖子yasuko 保子yasuko 八重子yaeko 依子yoriko 頼子yoriko 陽葵himari 緑midori 翠midori 美鈴misuzu 美和miwa 美和子miwako 美也子miyako 都miyako 美代子miyoko 三代子miyoko 美雪miyuki 深雪miyuki 美幸miyuki 萌moe 桃子momoko 桃momo 百恵momoe 晴美harumi 春美harumi 春子haruko 晴子haruko 治子haruko 初音hatsune 初美hatsumi 早苗sanae 佐知sachi 秀子hideko 英子eiko,hideko 栄子eiko 永子eiko 久子hisako 寿子hisako,toshiko 広子hiroko 裕香yuuka 有香yuka 由香yuka 由佳yuka 由香里yukari 紫yukari 縁yukari
凪nagisa 陽翔hinato 颯真souma,fuuma 杏an,anzu 結愛yua,yuna 芽依mei 咲茉ema 碧ao 暖haru,dan 詩uta,shi 陽葵hina,hinata 樹tatsuki 蒼ao,sou 澪rei 陽向hinata 湊斗minato 律ritsu 朔saku 颯sou,hayate 伊織iori 新arata,shin 慧kei,satoshi 晴haru,hareru 紬tsumugi 芽生mei 心春koharu 莉愛ria 美結miyu 彩葉iroha 琴音kotone 心結miyu,mayu 一花ichika 花音kanon 美羽miu,miwa 愛莉airi 結月yuzuki 陽莉hiyori 日葵himari 柚葉yuzuha 柚希yuzuki 心愛kokoa 莉央rio 美空misora 紗菜sana 希空noa 瑛太eita 颯斗hayato 悠生yuusei,haruki 蒼空sora 晴翔haruto 奏kanade,sou 悠馬yuuma 律希ritsuki 蒼真souma 大雅taiga 大我taiga 琉生rui 碧斗aoto 蒼士aoshi 健人kento 健斗kento 賢人kento 拓斗takuto 拓人takuto 直輝naoki 直紀naoki 尚樹naoki 和輝kazuki 和希kazuki 和真kazuma 一馬kazuma 隆太郎ryuutarou 遼太郎ryoutarou 涼太郎ryoutarou 祥太shouta 将太shouta 正太郎shoutarou 章太郎shoutarou 孝太郎koutarou 航太郎koutarou 航平kouhei 康平kouhei 浩平kouhei 公平kouhei 洋平youhei 陽平youhei 純平junpei 順平junpei 淳平junpei 恭平kyouhei 京平kyouhei 修平shuuhei 周平shuuhei 秀平shuuhei 龍平ryuuhei 竜平ryuuhei 良平ryouhei 亮平ryouhei 哲平teppei 鉄平teppei 真人masato,makoto 雅裕masahiro 正博masahiro 昌弘masahiro 政宏masahiro 将大masahiro 雅弘masahiro 正弘masahiro 和弘kazuhiro 和博kazuhiro 和宏kazuhiro 一博kazuhiro 康弘yasuhiro 泰弘yasuhiro 靖弘yasuhiro 康博yasuhiro 隆弘takahiro 貴弘takahiro 孝弘takahiro 貴大takahiro 崇弘takahiro 智弘tomohiro 智宏tomohiro 智大tomohiro 朋宏tomohiro 知宏tomohiro 義弘yoshihiro 義博yoshihiro 芳弘yoshihiro 良弘yoshihiro 信弘nobuhiro 信宏nobuhiro 伸弘nobuhiro 敏弘toshihiro 俊弘toshihiro 利博toshihiro 明弘akihiro 昭博akihiro 章弘akihiro 晃弘akihiro 秀明hideaki 英明hideaki 秀昭hideaki 正明masaaki 雅明masaaki 昌明masaaki 高明takaaki 隆明takaaki 孝明takaaki 和明kazuaki 俊明toshiaki 敏明toshiaki 利明toshiaki 弘明hiroaki 博明hiroaki 浩明hiroaki 宏明hiroaki 裕明hiroaki 義明yoshiaki 芳明yoshiaki 勝利katsutoshi 和俊kazutoshi 正俊masatoshi 雅俊masatoshi 孝俊takatoshi 隆俊takatoshi 秀俊hidetoshi 英俊hidetoshi 勝也katsuya 克也katsuya 直美naomi 奈央nao 奈々子nanako 美由紀miyuki 由美江yumie 久美kumi 玖美kumi 加代kayo 佳代kayo 和代kazuyo 千代美chiyomi 文代fumiyo 正代masayo 美奈mina 美奈子minako 美菜mina 亜由美ayumi 歩美ayumi 愛美manami,ami 真奈美manami 真美mami 麻美asami,mami 朝美asami 友美tomomi 智美tomomi 知美tomomi 朋美tomomi 典子noriko 幸恵yukie,sachie 由起子yukiko 光江mitsue 君江kimie 芳江yoshie 良江yoshie 春江harue 静代shizuyo 孝代takayo 貴代takayo 信代nobuyo
`;
/**
 * How single characters are read in names, the most usual reading first, for names that the tables lack: found by setting each name of
 * the Japanese Personal Name Dataset beside its reading, character by character.
 */
export const japaneseCharacters = `
子ko 美mi 一ichi,kazu 郎rou,o 香ka 恵e 奈na 里ri,sato 佳ka,yoshi 大hiro,oo,dai,ta,tai 史shi,fumi,ji,hito 智chi,tomo,toshi,nori 代yo 和kazu,wa 江e 真ma,masa,shin 田da,ta
紀ki,nori 貴ki,taka 志shi,ji 久hisa,ku 太ta 理ri,masa 知chi,tomo 亜a 英hide,e,ei 千chi 人to,hito 寿toshi,hisa,zu,su,kazu 明aki,a 生o,ki,sei 之yuki,no,shi 利ri,toshi
朗rou,aki,o 加ka 枝e 仁hito,ni,masa,to,ji 也ya,nari 三mi,zou,zabu,sa 正masa,sei,tada,shou 乃no 裕hiro,yu,yuu 成nari,shige,sei,masa 菜na 幸yuki,kou,sachi,sa 絵e
由yu,yoshi 希ki 野no,ya 佐sa 治ji,haru 津tsu,zu 沙sa 友tomo,yu,yuu 実mi 雄o,yuu,take 樹ki,ju 世yo,se,sei 弘hiro,kou 司ji,shi 二ji,fu 喜ki,yoshi,nobu 宏hiro,kou
尚nao,hisa,taka 文fumi,aya 央o,hisa,hiro 有yu,ari,a,yuu 紗sa 孝taka,kou 愛a,e,ai 秀hide,shuu 花ka,hana 祐suke,yu,hiro,yuu,masa 浩hiro,kou 公kimi,kou,masa,ku,hiro
輝ki,teru,aki 光mitsu,kou,teru,aki 小ko,sa,o 麻ma,asa,a 彦hiko 栄e,hide,ei 衣i,e 啓hiro,kei,taka,aki 弥ya,mi 雅masa,ka 士shi,ji,hito 夫o 晃aki,teru,kou
昌masa,aki,shou 華ka 洋hiro,you 章aki,shou,fumi 博hiro 広hiro,kou 泰yasu,hiro,tai 山yama 高taka,kou 穂ho,o 直nao,tada,na 典nori,suke,fumi 良yoshi,ra,ryou 次ji,tsugu
勝katsu,masa 梨ri 永naga,e,hisa,ei 都to,tsu,zu 俊toshi,shun 吉yoshi,kichi 敬taka,kei,hiro,nori 信nobu,shin 川kawa,gawa 寛hiro,kan 隆taka,ryuu 安a,yasu,an
平hei,hira,pei 将masa,shou,nobu 徳nori,toku 保ho,yasu,o,bo 康yasu,kou 介suke,yuki 清kiyo,sei 早sa,haya 陽haru,aki,you,hi,yo 伸nobu,shin 井i 夏ka,natsu,na 彩sa,aya,a
規nori,ki 哉ya 男o 昭aki,shou 季ki,toshi 聖kiyo,sei,masa,sato 嘉yoshi,ka 憲nori,ken,kazu 義yoshi 剛take,taka,gou 嗣tsugu,shi,ji 克katsu 行yuki,kou 重shige,e
哲tetsu,aki,nori 優yu,masa,yuu 多ta 登to 未mi 健take,ken 晴haru,sei 崇taka 依i,e,yo 敏toshi 宣nobu,nori 亮aki,suke,ryou 武take,mu 誠sei,masa,nobu,tomo 那na 本moto,hon
宗mune,sou,hiro,nori,shuu 祥yoshi,shou,sachi,aki,hiro 村mura 芳yoshi,ka,ho 矢ya 充mitsu,michi,atsu,mi 聡toshi,aki,sato,sou 政masa,sei 賢ken,masa,taka
恭yasu,kyou,taka 基ki,moto,nori 原hara,wara,bara 木ki,gi 記ki,nori 海mi,umi,kai 彰aki,shou 己mi,ki 純sumi,zumi,jun 谷ya,tani 莉ri 邦kuni 匡masa,tada 緒o 伊i
春haru,shun 慶yoshi,kei,nori 忠tada 佑suke,yu,yuu 映e,aki,teru,ei 元moto,gen,yuki 藤fuji,tou,dou 富tomi,fu,to 朋tomo 倫tomo,nori,michi,ri 圭kei,ka,yoshi,tama,ke
帆ho,o 咲sa,saki 則nori 征masa,yuki,sei 日hi,su,ka 賀ka,ga,nori 靖yasu,nobu,sei 葉ha,yo,ba 可ka 茂shige,mo 沢zawa,sawa 万ma,kazu 見mi 功nori,kou,katsu,isa
悠yu,yuu,haru,hiro,hisa 島shima,jima 善yoshi,zen 松matsu 眞ma,masa,shin 道michi,dou 音ne,on,oto 長naga,osa,take 臣omi,tomi,taka,shin 郁iku,fumi,ka 巳mi,shi
晶aki,masa,shou 中naka 果ka 拓taku,hiro 朝tomo,asa 範nori 好yoshi,kou 秋aki 輔suke 達tatsu 暁aki 照teru,aki,shou 満mitsu,ma,mi,michi 毅ki,take,taka
丈take,tomo,jou,hiro 珠tama,zu,su,mi 教nori,taka 修nobu,shuu,nao 岡oka 宜nori,taka,yoshi,nobu,ki 紘hiro,kou 織ori,o 起ki,tatsu 惠e,kei 淳atsu,jun,aki
至shi,ji,yuki,nori 敦atsu,nobu 名na 崎zaki,saki 順jun,nobu,yori,masa,nori 比hi,i 豊toyo,to 斗to 卓taku,taka 顕aki,ken 礼aya,re,nori,rei,hiro 歩ho,ayu 砂sa,suna
岳take,taka,gaku 誉taka,yo,shige 水mi,mizu,sui 歌ka 暢nobu,masa 恒tsune,kou,hisa 稔toshi 妃ki,hi 篤atsu,toku 宮miya 展nobu,hiro,nori 吾go,a 市ichi,shi
城ki,shiro,jou,kuni 瑛e,aki,ei 龍tatsu,ryuu,ryou 上gami,kami,ue,jou 澄sumi,zumi,su,kiyo 西nishi 廣hiro,kou 法nori 南na,nan 朱a,ake,su,aka,zu 新shin,nii,ara
幹miki,kan,ki,masa,moto 悟go,sato,nori 左sa 石ishi 竜tatsu,ryuu,ryou 訓nori,kuni 助suke 延nobu 路ji,michi,ro 周shuu,chika,nori,kane,hiro 内uchi,nai 瀬se
勇yuu,o,take,isa 綾aya,ya,a 耶ya 吏ri,shi,sato 八ya,hachi 竹take 壮take,sou,masa 留ru 古ko,furu 辰tatsu,shin 玲re,rei,aki,tama 作saku,sa 峰mine,taka,ho,mi 繁shige
森mori 滋shige,ji 禎sada,yoshi,tada,tei,tomo 与yo 羽ha,wa,u 坂saka,zaka 月tsuki,zuki,tsu 尾o 庸nobu,tsune,you,yasu 盛mori,sei,shige 阿a 貞sada,tei 年toshi 口guchi
岩iwa 通michi,tsu 馬ma 児ji,ko 星sei,hoshi,se,boshi 国kuni,koku 資shi,suke,ji 磨ma 宇u,taka,hiro 豪take,hide,gou 須su,zu 建ken,take,tatsu,tate 詩shi,uta
謙ken,nori,aki 厚atsu,kou,hiro 桂kei,ka,katsu 慧e,kei,sato 考taka,kou,nori 以i 七na,nana,shichi 茉ma 兼kane,ken,tomo 侑yu,yuu,yuki 翔shou,to,ka 容yo,hiro,you 守mori
睦mutsu,chika,tomo,yoshi,nobu 瑠ru 唯tada,yu,i,yui 夕yu,yuu 允masa,nobu,mitsu 興oki,kou 福fuku 壽toshi,hisa,su,zu 育iku,yasu 五go,i,itsu,sa 造zou 静shizu,sei 予yo
享taka,kyou,yuki 景kei,kage,hiro 親chika,shin 悦etsu,yoshi,e 金kane,kin,kana 東tou,haru,to,higashi,dou 晋shin,kuni,nobu,yuki 薫shige,ka,masa,nobu 摩ma
杏a,an,kyou 姫ki,hime,hi 威take,i,taka 慎shin,nori,chika 尊taka 李ri 常tsune,toki,nobu 河kawa,ka,kou,ga 橋hashi,bashi 蔵zou,kura 青ao,sei,haru,o 立tatsu,tate,tachi
夢mu,yume,yu 結yu,yuu,yui 斉nari,masa,sei,nao,sai 律nori,ritsu,ri,tsu 玄gen,haru,hiro 能yoshi,no,taka,nori 澤zawa,sawa 京kyou,kei,atsu,ke,taka 麗rei,re,ri,kazu
淑toshi,yoshi,sumi 徹tetsu 下shita,shimo,ka,ge 尋hiro 倉kura 進shin,nobu 波nami,ha,na,ba 昇nori,shou,nobu 望mi,nozo,mochi,mo 十to,juu,so 維i,masa,tada,kore
百yu,momo,o,mo 布fu,nobu,ho 杉sugi 林bayashi,rin,hayashi 耕kou 弓yumi,mi,yu 土to,do,tsuchi 稚chi,nori 定sada 萌mo,moe,tomo 北kita,hou 苗nae,na,e 益masu 時toki,ji
深fuka,mi,shin 瑞mizu,zu,tama,mi 慈ji,shige,shi 鶴zu,tsuru,zuru 継tsugu,kei 視mi,shi 地chi,ji 合ri,i,ai 昂taka,kou 部be 天taka,ten,ama,a,te 温atsu,haru 紫shi 笑e,emi
泉izumi,mi,izu 雪yuki,setsu 玉tama,dama 風fuu,fu,kaza,kaze 璃ri 將masa,shou 塚tsuka,zuka 統nori,tou,to 詠e,ei 詞shi,ji,nori 頼yori,rai 桜o,sakura,sa
隼haya,jun,shun,toshi,taka 彬aki 亘nobu,kou 計kazu,kei 堀hori,bori,ho 房fusa 来ki,ku,rai,ra,kuru 丸maru 浦ura,ho 鈴suzu,rin,rei 数kazu 舞ma,mai,bu
方masa,kata,nori,o,hou 怜rei,re,sato,ryou 亨yuki,aki,kyou,kou,ryou 寺tera,dera,ji 柳yanagi,yana,yagi 全masa 州kuni,shuu,su,zu 初hatsu,ha,ui 嶋shima,jima
逸itsu,i,ichi,haya 令nori,re,rei,haru,ri 喬taka,kyou 民tami,mi 皓kou,hiro,teru,aki 夜ya,yo 紅ku,kure,kou,aka,beni 伯nori,tomo,hiro,eki 経tsune,nori,kei 出de,ide
根ne 赤aka 絢aya,ken,jun 芙fu 戸to,do,ko 呂ro,tomo 乙o,oto,itsu,to 宙hiro,chuu,michi,oki 学taka,gaku,nori,hisa,sato 仲naka 右suke,u,yuu,aki 爾ji 今ima,kon,kyo
伴tomo,suke 衛e,ei,mori 琢taku 冬fuyu,to,tou 間ma 神kan,kami,jin,gami,ka 冴sa,sae 峻taka,shun,toshi 幾ki,iku,i 嵩taka 妙ta,sa,tae,mi,tayu 梅ume
越koshi,etsu,goe,o,goshi 会e,ai,a 浜hama,bama 示ji,shi 門mon,to,kado 池ike,chi 巨nao,o,mi,masa,hiro 研ken 郷sato,gou,kyou 王o,kimi,ou 兵hei,hyou,pei 旭aki,asa
素moto,su,so 米yone,me 偉i,take,hide 綱tsuna,kou 相ai,sou,suke,saga,a 関seki,zeki 飛hi,taka,tobi,asu,to 量kazu,ryou 貢kou,tsugu,ku,mitsu 四shi 黒kuro,guro,koku
白shira,shiro,haku 航kou,kazu 心shin,mi,ko,koko,shi 奏kana,sou,so 涼ryou,suzu 余yo 岐ki 琴koto 才sa,sai,toshi 抄sa 末sue,ma 菊kiku 了nori,ryou,aki,sato 扶fu,o,bu
鉄tetsu 拡hiro,kaku,kou 洸kou,hiro 湖ko,hiro 駿shun,toshi,taka 架ka 猛take 勢se,sei 君kimi,ki 督masa,toku,suke,tada 壱ichi,kazu,i,itsu 味mi 家ie,ka,ke,ya 沼numa
渡wata,to,watari 冨fu,tomi 浅asa 芽me,ka,ga 潤jun,hiro,uru 堅ken,kata 具tomo,gu,ku 任hide,taka,tada,to,nori 若waka 格nori,kaku,tada,masa 住sumi,zumi,su,zu
総fusa,sou,nobu 稀ki 國kuni 完kan,hiro,sada 且katsu 女me 奥oku 滝taki 甲kou,ka,ki 岸kishi,gishi 葵ki,a,ao 揮ki 麿maro,ma 前mae,saki 熊kuma,guma 巧kou,taku,yoshi
馨ka,kei 得toku,e,nori 丹ni,tan,tami 桐kiri,hisa,giri,kiryu 稲ina,ine 彌ya,mi 主kazu,su,zu,yuki 納na,nori,nou,no 草sou,kusa,sa,gusa 貫kan,nuki,tsura
空ku,sora,taka,kuu 思shi 汰ta 磯iso,ki 脇waki 共tomo,ku,kyou 就nari,shuu 精sei,kiyo,aki 識nori,sato,shi 伍go 惟i,kore,tada 園sono,zono,e 鳥tori,chou,to 糸shi,ito
普hiro,shin,fu 胤tsugu,tane 伽ka 荒ara,are 員kazu 庄shou,jou 近chika,kon,oo 遥haru,you 覚kaku,aki,sato 羅ra 匠taku,shou 欣kin,yoshi,ki 仙nori,sen,hisa
畑hata,hatake,bata 紹tsugu,aki,shou 矩nori,ku 諭sato,tsugu,yu 省shou,sei,mi,aki 委i,tomo 紋aya,mon,a,aki 垣gaki,kaki 諒ryou,aki,masa 要you,kana,yo,toshi
孔kou,ku,yoshi,hiro 鋭ei,toshi 牧maki 菅suga,suge 藍ai,a,ao,ran 向kou,hisa,muka,nata,mukai 策saku 源gen,moto 潔kiyo 鷹taka,you 寧ne,nei,yasu,shizu 飯ii,i
氏shi,uji,ji 塩shio 横yoko,yo 暉ki,aki,teru 惇atsu,jun 意i,oki 角kaku,tsuno,sumi,kado 尭taka,aki 桃momo,to,tou 増masu,mashi 笹sasa 楠kusu,na,kusunoki,nan
陸riku,michi,atsu,mu,taka 是kore,yuki,yoshi,shi 活katsu,iku 師shi,nori,kazu,ji 栗kuri,saguri,kuru 甫ho,suke,toshi,o 曜teru,you,aki,yo 肇toshi,kei,hatsu,tada 亞a
植ue,ge 僚tomo,ryou 皇kou,kimi 位i,nori,taka 蘭ran,ra,ka 力riki,katsu,chika 紳shin,nobu 虎tora,ko 荘sou,shou 巴ha,tomo,e 創sou 屋ya 気ki 辻tsuji 桑kuwa,sou
勲isa,nori,hiro,kun 梓shi,azu 脩shuu,nao 歳toshi 流ru 憂yu,yuu 開kai,haru 梶kaji 祈ki 円mado,kazu,e,en,nobu 身mi 準jun,nori 外to 嶺mine,rei,ryou 細hoso,sai 騎ki,nori
儀nori,yoshi 始shi,ji,tomo,haru 榮e,ei 遼ryou,haru 斎sai,zai,itsu 柴shiba 聰aki,sato,toshi,sou 丞suke,jou,shou 支shi,e,sa 誓sei,chika 自ji 絹kinu,ki,masa 亀kame,ki
片kata 曉aki,sato 欧ou,o,oo 如yuki,suke 冶ji,haru,ya 剣ken 奉tomo 居i,kyo,ori,oru 宰tada,sai,sa,suzu 浄kiyo,jou,shizu 渚na,nagi,o 錦kin,nishi,kane,kinu,ku
碧ao,a,tama,heki 揚aki,you,yo,age 申nobu,shin 応masa,o,ou 環tama,wa,kan 権gon,ken,nori 船funa 猪i,ino 辺be,nabe 暖haru,atsu 弦gen,ito,o,zuru
承tsugu,shou,yoshi,suke 鐘shou,kane 節setsu,taka,toki 柚yu,yuzu 滉kou,hiro,aki 誌shi,ji,fumi 鮎ayu 更sa,nobu,kou 九ku,hisa,kazu 孟take,taka 宝taka,ho,tomo,o 鹿ka
祝nori,toki,shuu 伶rei,re,sato 詔nori,shou,aki,tsugu 在ari 楓fuu,ka,kaede 丘taka,ku,ki,kyuu 愼shin,nori 霞ka 遊yuu,yu 我ga,aga 沖oki 凛rin 湯yu 場ba
爽aki,sou,saya,sa,sawa 快kai,yoshi,haya,yasu,ka 綺ki,aya 渉shou,taka 厳yoshi,itsu,gen,taka,izu 護go,mori 玖ku 透tou,yuki,too,shuu 旬jun,shun,masa,hito,toki
緋hi,aka 汐shio,shi,shiho 蓮ren,hasu 輪wa,rin 板ita,ban 科shina,ka 軌ki,nori 惣sou,nobu,fusa 強kyou,tsuyo 靜shizu,sei 槙shin,maki,ma 恋ren,koi,re 峯mine,taka,ne
条jou,e 手te,de 芸ki,nori 迪michi,yu 廉ren,kiyo,yuki 颯sou,satsu,haya,fuu 陵ryou,taka 笠kasa,gasa 芝shiba,shi,shige,ji 端bata,tada 速haya,sumi 蒼sou,ao,a
式nori,tsune 肖shou,aya,ayu,nori,taka 穣jou,aki,shige 卯u,shige 鎮shizu,shige,yasu,shin,tsune 謹nori,kin,chika 譲jou,nori 穗ho,o 工ku,kou,nori,e 堂taka,dou
頌nobu,shou 等hito,ra,to,tomo 耀you,aki,teru 為tame,i 尉yasu,i 勘kan,sada 奨shou,masa,suke 苑sono,on 柏kashiwa 町machi 篠shino 坪tsubo 巻maki,kan 詳shou,yoshi,aki
后mi,kimi 巌iwa,gan,gen,mine,michi 収shuu,kazu 機ki 銀gin,kane 似i,ni 積zumi 曽so 阪saka 頭gashira,u,dou 遠too,en,on,wa 畠hata,hatake 象shou,zou 旺o,ou,aki
凡hiro,ho,chika,tsune 伺shi,ji 采aya,sai,sa 往yuki,o 虹niji,kou,ko 想sou,so 操aya,sou,misa 企ki 渕buchi,fuchi 持mochi,ji 室muro 尻jiri,shiri 柿kaki 椎shii
添zoe,soe,zo 俣mata 楽ra,ta 摘tsumi,zumi,tsu 敢kan,katsu 勉katsu,itsu 琉ru,ryuu 捷katsu,shou,haya 來ki,ku,kuru 渓kei 言koto,gen 瑶you,haru,yo,tama 悌tei,dai,tomo
捺na,natsu 牛ushi 折ori 斐aya,i,hi 駒koma,ku 緑midori,nori,tsuna,ri 器ki 証masa,shou,aki,aka 径kei,michi 衿eri 領ryou,eri 論nori,ron 緩hiro,kan,nobu,aya,fusa
甚jin,shige 姿shi,su 魅mi 茜a,aka 又mata 乾ken,inui,kan 吹buki,fuku 鑑nori,aki,kan 議nori 壯sou,take,masa 存ari 挙taka,ken,kyou 勤nori,iso,kin 衡hira,hiro,hide,kou
乗nori 欽kin 響kyou,hibi 均hito,kin 呼ko 稜ryou,aya 茶sa,cha 茅chi,ka,kaya 影kage,e,ei 鎌kama,ken 舟shuu,funa,nori,fune 露tsuyu,ro 整sei 魁kai 拳ken 侍ji,shi
済nari,sumi,masa,sei,zumi 旨shi 歓kan,yoshi,mu 叶kana,to 句ku 球tama,kyuu,ku 求ku,ki,hide 衆shuu,tomo,hiro 柊shuu,tou 梢kozu,shou,taka 准jun,nori 浪nami,na 諸moro,o
後go 芹seri 肥hi,i 旦aki,katsu,asa 瞳hito 導michi 與tomo,yo 献ken,nobu 繭mayu 黄ki,gi 椰ya 瑳sa 栞kan,shio,ori 榎eno,enoki,ka 溝mizo 幡bata,man,hata 迫sako,hasama
所dokoro,tokoro,sho 萩hagi 杜mori,to 賜shi,tama 於o 鴻kou,hiro 潮shio 藏zou 寅tomo,tora,fusa 已mi,i 翼suke,yoku,sa 鋼kou 朔saku 凌ryou 婦fu,bu 綿wata 徒to 應masa,o
顯aki,ken 現gen,aki,mi 晟aki,sei 途to,michi 差sa 致chi,yuki,nori 協kyou,tomo,kana 観kan,mi 契kei,hisa 倖kou,yuki,sachi 鉱kou 洪kou,hiro 称na,shou 赳take 何ka 樺ka
澪rei,mio 櫻sakura,o,sa 荻ogi 貝gai,kai 郡gun,kuni 嵐shi,ran 宅taku,yake 聴aki 然nori,zen 補suke,ho 供tomo,ku 不fu 實mi 形gata 及oi,taka 庭ba 樫gashi,kashi 犬inu,ken
渥atsu 鏡kyou,aki 叡ei,e 烈take,retsu 六roku,mu 務mu,chika 堯taka 蓉yo,you 粧sa 舜shun 瞬shun 唱shou,masa,uta 扇mi,sen 勅toki,nori 柾masa 湧yuu 少sa 霧kiri,mu,giri 條jou
毛mou,ge 窪kubo 半han 並nami 老bi 施se,shi 置oki 瓶bin,tabin 椋gura,muku,ryou 品shina 妻zuma,tsuma 切kiri,giri 樋hi 招aki 到yuki,to 集shuu,zu 茄ka 種tane,gusa 兒ji 画e,ga
彗sui,kei 蒔maki 交tomo,kou 愉yu,sato 升masu,shou 遵jun,nobu 叔toshi,yoshi 羊you,yo 凜rin,ri 榊sakaki 菱hishi 嵯sa 落ochi 目me 狩kari 槻tsuki 臼usu 皆mina,mi
橘tachibana,ki 鍋nabe 飼kai 鬼kito,onizu 芦ashi 境sakai,kei,kyou 暮gure 鵜u 取tori 鷲su,washi 別be 淵buchi 灯to,hi 翠su,aki,midori 監aki 績nori,isa 盟aki,chika 濃no,atsu
農atsu,no 亥i 効kazu,kou 刀to,tou 演nobu,en,hiro 梧go 萬ma,kazu 弐ji 互go 熙hiro,ki 昴kou 洵jun 傑hide 毬mari 厘ri 色shoku,iro 隅sumi 魚uo,na,yu 引hiki,biki 訪wa 雨ama,u
妹se 雲gumo,kumo 鳴naru 倍be,masu 設shida 仰taka,kou 翁o 瞭ryou 度nori 審shin,aki 当masa 使shi 錬ren 旗ki 超chou 收shuu,kazu 兎to,u 迅haya,toshi,jin 倭wa,i 載nori,toshi
火ka,hi 彼ka,hi 連ren 莞kan 運kazu,yuki,michi 碩hiro 亙nobu,kou 憧shou,dou 零rei 柄e 耐tai,tae 穏yasu,on,shizu 養yo,you 汀tei,nagi 雷rai 娜na 襟eri 栖su 齊sai 庫go,ku 恩on
念nen,toshi 紺kon 湊minato,sou 的mato 唐kara 像zou 童dou 告tsugu,kou 融yuu,michi 翌asu 黎rei 曙ake 寸su,zu 祉shi,sachi 泳e,ei 凱gai,kai 粋kiyo 包kane 冠kan 閑shizu,kan
兆chou,yoshi 群tomo,gun 賞shou,taka 窓mado 鼓ko 偲shi 洲su,shuu,kuni 錠jou 択taku 鐵tetsu 張haru 備tomo,nobu 忍nobu,shino,o 妥ta,ya 練ren 鞠mari 秩chi 足ada,taru 陶su
堤tsutsumi 入iri,iru 技e,ki 染some 分bu 府pu 階kai 巽tatsumi 陛nori,hei 講kou 熱atsu 晏an,a 衞e 摂setsu 郭hiro 勧kan,yuki 帝tada,tei 吟gin,uta,oto 系kei 午go 双fu,tomo 璽ji
陳nobu 攻kou 郊hiro,sato 絋hiro,kou 胡ko 愁shuu 緯i 振shin 讓jou 廷taka 図to,zu 棋ki 譜tsugu,fu 伝den,tsuta 粛toshi 蕗ro 用yo,chika 叙nobu 謡you,uta 採tsumi,sa 繪e 際giwa
査sa 笛fue 葛ka 秦shin 築zuki 諏su 濱hama 酒saka 薄usu 椿tsubaki 服ha 副soe 箕mino 煕hiro,ki 奎kei 敞shou 晨shin 只tada 努tsuto 索saku 税etsu 習shuu 界kai 期ki 絃ito,gen 珂ka
漢kan 究kyuu 茎kei 圀kuni 蛍kei 皐kou 昊kou,hiro 無mu,na 竣shun 呉kure,go 榛haru 彪hyou 逹tatsu 麦mugi 宥yuu 札re,satsu 媛hime 邑sato,yu 殊koto 唆sa 畝ho,se 渋shibu 盤wa 齋sai
筒tsutsu 邊nabe 難nan 邉nabe 宍shishi 袋bukuro 爪zume 首shu 粕kasu 股mata 伏fushi 棚tana 堺sakai 鮫same 疋hiki 塙hanawa 袴hakama 対tsushi 佃tsukuda 柘tsu 詰zume
猿saruwa,saru 蛭hiru 込gomi 牟mu 壁kabe 弼suke 商aki,shou 確kaku 命nori 諄jun 軍gun 氣ki 燕en 業nari 耿kou 候kou,toki 磁ji 酉yu 財taka 燦san 鍾shou 禮nori,aya 盾jun,tate 漱sou
綜sou 鯛tai 託taku 旅tabi 躍you 倶ku,tomo 凪nagi 模nori 易yasu 曄you 崚ryou 両ryou 類rui,tomo 曖a 椛ka 繰aya,kuru 微mi 豆zu 甘kan 袈ka 預yo 裟sa 碓usu 桝masu 狭sa 檜hi 串gushi
曾so 押oshi 瓜uri 櫛kushi 漆urushi 粟awa 涌waku 蜂hachi 舘yakata 茨ibara 峨ga 璋aki 卿kyou 葦ashi 弾dan 唄uta 営e 走sou 爵taka 弌kazu 語go 赴take 侯kimi 救kyuu 勁kei 螢kei 庚kou
硬kou 煌kou 稿kou 他ta 解toki 笙shou 菖shou 序jo,nobu 壌jou 陣jin 退tai 塁taka,rui 社taka 啄taku 闘tou 束taba 述nobu 遙haru 麟rin 琳rin 鯉ri 案an 宴uta,e 芭ha 御mi 縫nui 雛hina
魔ma 化ka 赫kaku 銘na 齢toshi 晁asa 握atsu 勳nori 穀koku 声sei 挑chou 巖iwa 穎ei 億oku 攝setsu 怡i 算kazu 皖kiyo 數kazu 昶nobu 菁sei 鉦kane 仕shi 淨kiyo 憩kei 妍ken 遣ken 幻gen
巡jun 肯kou 晧kou 禄yoshi 笥shi 鎭shizu 而ji 洙shi 掌shou 蕉shou 請sei 震shin 詢jun 襄jou 穰jou 晩ban 祟taka 簡hiro 汎hiro 糾tada 干tate 聞mon 壇dan 恆tsune 独doku 誕nobu 程nori
廸michi 燎ryou 糧ryou 察sa 菓ka 抽yu 庵an 琵hi 苺ichigo 俐ri 嫁ka 掬kiku 枯ko 嬉ki 莎sa 凉suzu 瀧taki 培masu 旻aki 圧atsu 吐to 礒iso 磐iwa 頴ei 閲etsu 矛mu 塊kai 倩sei 括katsu 艦kan
柑kan 休ku 机ki 競kyou 槿kin 組kumi 字ji 瓊kei 鶏kei 陪suke 珪kei 件ken 倹ken 腱ken 虔ken 懸ken 廊rou 構kou 琥ko 魂gon 砕sai 偵sada 薩satsu 殖shige 礁shou 湘shou 循jun 凖jun 殉jun
錫suzu 銑sen 曹sou 莊sou 第dai 提dai 段dan 跳chou 經tsune 撤tetsu 踏tou 著aki 偕tomo 豐toyo 猶nao 薦nobu 敍nobu 釟hatsu 枇hi 乘nori 薪maki 燿you 乱ran 臨rin 漣ren 埼ki 藝ki 咏e
曇zumi 畢ami 編ami 奴nu 壬mi 縁e 懐e 凰ou 墨sumi 仮ka 寒kan 梗kyou 饗kyou 虞ku 稟rin 装sa 浴yu 芯shin 楚so 疏so 娘ko 庶chika 冊fumi 息iki 杖tsue 測hiro 當masa 街machi 番ban 穴ana
`;
