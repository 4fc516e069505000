/**
 * Common readings of single characters in names, the most common first, for names that are not listed. Derived by aligning each name of the
 * Japanese Personal Name Dataset (Copyright (c) 2022 shuheilocale, MIT License) with its reading, character by character.
 */
export const usualKanjiReadings = `
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
