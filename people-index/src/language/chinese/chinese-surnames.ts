/**
 * Chinese surnames and frequent characters of given names with their spellings in Hong Kong, Macau and among families from Guangdong,
 * Fujian and South-East Asia, the most common first. Facts of general knowledge, compiled for this project.
 */
export const southernSpellingTable = `
王wong,ong,heng 李lee,lei 张cheung,chong,teo 張cheung,chong,teo 刘lau,low 劉lau,low 陈chan,tan,chen 陳chan,tan,chen 杨yeung,yeo,young 楊yeung,yeo,young 黄wong,ng,wee 黃wong,ng,wee 赵chiu,jiu 趙chiu,jiu 吴ng,goh,woo 吳ng,goh,woo 周chow,chau,chew
徐tsui,chee 孙suen,sun,soon 孫suen,sun,soon 马ma,beh 馬ma,beh 朱chu,choo 胡wu,woo,oh 郭kwok,quek,kuok 林lam,lim,ling 何ho,hoe 高ko,kou 罗law,lo,loh 羅law,lo,loh 郑cheng,tay,teh 鄭cheng,tay,teh 梁leung,neo,leong 谢tse,chia,cheah 謝tse,chia,cheah 宋sung,song
唐tong,tang 许hui,koh,khoo 許hui,koh,khoo 邓tang,teng 鄧tang,teng 韩hon,han 韓hon,han 冯fung,foong 馮fung,foong 曹cho,tsao 彭pang,phang 曾tsang,chan,cheng 肖siu,seow 蕭siu,seow 萧siu,seow 田tin 董tung 潘poon,pun,phua 袁yuen 蔡choi,tsoi,chua 蒋cheung,chiang 蔣cheung,chiang
余yu,yue 于yu 杜to,doh 叶yip,ip,yap 葉yip,ip,yap 程ching 魏ngai,wei 苏so,soh 蘇so,soh 吕lui,lu 呂lui,lu 丁ting 任yam 卢lo,loo 盧lo,loo 姚yiu,yeo 沈shum,sim,sum 钟chung 鍾chung 锺chung 姜keung 崔chui 谭tam,ham 譚tam,ham 陆luk,loke 陸luk,loke 范fan 汪wong 石shek 廖liu,liew 贾ka 賈ka 方fong,png
韦wai 韋wai 夏ha 付foo 傅fu,foo 邹chow 鄒chow 白pak,pek 孟mang 熊hung 秦chun 邱yau,khoo,hew 侯hau 江kong,kang 尹wan 薛sit,see 雷lui,looi 黎lai 史sze 龙lung,leong 龍lung,leong 陶to 贺ho 賀ho 毛mo 郝kok 顾koo,ku 顧koo,ku 龚kung 龔kung 邵shiu 万man 萬man 覃tam 钱chin 錢chin 戴tai,tay 严yim 嚴yim 莫mok 孔hung
向heung 汤tong 湯tong 温wan 溫wan 康hong 施sze,see 文man 洪hung,ang 伍ng 关kwan 關kwan 甘kam,gan 岑shum 简kan 簡kan 欧au 歐au 区au 區au 霍fok 卓cheuk,toh 容yung 游yau 凌ling 符foo 翁yung 麦mak 麥mak 冼sin 招chiu 容yung 骆lok 駱lok 司徒szeto,seto 欧阳auyeung 歐陽auyeung
明ming 华wah 華wah 伟wai 偉wai 强keung 強keung 志chi 家ka 德tak 国kwok 國kwok 荣wing 榮wing 永wing 英ying 丽lai 麗lai 美mei 玲ling 珍chun 玉yuk 兰lan 蘭lan 芳fong 霞ha 敏man 慧wai 嘉ka 俊chun 杰kit 傑kit 豪ho 浩ho 文man 武mo 龙lung 成shing 城shing 星sing 学hok 學hok 友yau 润yun 潤yun 发fat 發fat 朝chiu 伟wai 仔chai 富fu 贵kwai 貴kwai
仪yee 儀yee 怡yee 欣yan 思sze 诗sze 詩sze 雅nga 颖wing 穎wing 咏wing 詠wing 琪ki 琳lam 珊shan 佩pui 凤fung 鳳fung 雪suet 梅mui 莲lin 蓮lin 秀sau 淑suk 惠wai 燕yin 晓hiu 曉hiu 小siu 大tai 子tsz 天tin 中chung 正ching 东tung 東tung 南nam 西sai 北pak 山shan 海hoi 江kong 河ho 水shui 光kwong 辉fai 輝fai 耀yiu 煌wong 炳ping 火fo 金kam 银ngan 铭ming 銘ming 锋fung 鋒fung 钧kwan
权kuen 權kuen 栋tung 楝tung 柏pak 树shu 根kan 木muk 林lam 森sum 乐lok 樂lok 恩yan 慈tsz 爱oi 愛oi 心sum 仁yan 义yee 義yee 礼lai 信shun 忠chung 孝hau 康hong 健kin 安on 宁ning 寧ning 平ping 和wo 祥cheung 瑞sui 福fuk 禄luk 祿luk 寿sau 壽sau 喜hei 庆hing 慶hing 少siu 伯pak 仲chung 叔suk 兆siu 启kai 啟kai 宏wang 鸿hung 鴻hung 达tat 達tat 坤kwan 乾kin 振chun 泽chak 澤chak 彦yin 楚chor
誠shing 诚shing 月yuet 娥ngo 添tim 錦kam 锦kam 潔kit 洁kit 瑩ying 莹ying 芬fun 芝chi 珮pui 嫻han 娴han 嬋sim 卿hing 雲wan 云wan 霖lam 霆ting 軒hin 轩hin 晴ching 朗long 熙hei 曦hei 皓ho 梓tsz 銳yui 锐yui 鎮chun 镇chun 震chun 邦pong 超chiu 進chun 进chun 賢yin
贤yin 貞ching 贞ching 豐fung 丰fung 謙him 谦him 言yin 覺kok 衛wai 卫wai 藝ngai 艺ngai 萍ping 茵yan 若yeuk 舜shun 聰chung 聪chung 肇siu 翠chui 群kwan 維wai 维wai 綺yee 绮yee 紹siu 绍siu 素so 純shun 纯shun 秋chau 笑siu 筠kwan 竹chuk 章cheung 祖cho 碧pik 球kau 珠chu
燦chan 灿chan 煒wai 炜wai 烈lit 潮chiu 漢hon 汉hon 清ching 淳shun 滿mun 满mun 源yuen 標piu 标piu 楓fung 枫fung 松chung 桂kwai 柱chue 景king 普po 昌cheung 旭yuk 旋suen 敬king 承shing 意yee 恒hang 彩choi 廣kwong 广kwong 幼yau 崇sung 岳ngok 寶po 宝po 官koon 婷ting 婉yuen
娟kuen 媚mei 姿chi 善sin 可ho 君kwan 千chin 勤kan 力lik 佳kai 作chok 偲sze 倩sin 兒yee 儿yee 冰bing 凱hoi 凯hoi 利lei 勝sing 胜sing 卉wai 叡yui 品pan 因yan 堅kin 坚kin 夢mung 梦mung 奕yik 好ho 妍yin 妙miu 妮nei 姍shan 宇yu 宛yuen 宜yee 宸san 展chin
峰fung 嵐lam 巧hau 帆fan 希hei 庭ting 弘wang 彤tung 彬pan 影ying 悅yuet 悦yuet 愷hoi 懿yee 才choi 政ching 斌pan 新san 昊ho 昕yan 映ying 昭chiu 晉chun 智chi 書shu 书shu 朋pang 柔yau 栢pak 桓wun 楠nam 欽yam 殷yan 毅ngai 民man 沛pui 泓wang 泰tai 洋yeung 津chun
淇ki 深sum 渝yue 湘seung 溢yat 澄ching 炎yim 焯cheuk 然yin 熹hei 瑋wai 玮wai 瑜yue 璇suen 甄yan 生sang 盈ying 盛shing 睿yui 研yin 禧hei 立lap 竣chun 紅hung 红hung 紋man 綠luk 緯wai 縈ying 羽yu 聖shing 良leung 芯sum 芷tsz 苑yuen 莉lei 莎sha 菲fei 葆po 蔚wai
薇mei 蘊wan 虹hung 行hang 裕yue 誼yee 諾lok 诺lok 譽yu 賜chi 軍kwan 军kwan 載choi 辰san 逸yat 道to 遠yuen 鈴ling 鉅kui 鑫kam 長cheung 開hoi 阿ah 隆lung 雄hung 靖ching 靜ching 静ching 韻wan 順shun 顺shun 頌chung 顏ngan 顯hin 飛fei 飞fei 馨hing 駿chun 骏chun 麟lun
蒲po 阮yuen 鄺kwong 邝kwong 鄔wu 邬wu 樊fan 談tam 谈tam 鮑pau 鲍pau 賴lai,loi 赖lai,loi 饒yiu 饶yiu 葛kot 古koo,ku 布po 練lin 练lin 尤yau 巫mo 連lin 连lin 湛cham 倫lun 伦lun 裴pui 屈wat 盤poon 盘poon 農nung 农nung 卜puk 車che 车che 常sheung 植chik 佘sheh 勞lo 劳lo 祝chuk 左cho 辛san 房fong 柳lau 畢pat 毕pat 莊chong 庄chong
曼man 晞hei 祺ki 麒kei 棋kei 瑤yiu 瑶yiu 璐lo 琛sum 琴kam 蓉yung 荷ho 菊kuk 葵kwai 蕙wai 蕊yui 薰fan 藍lam 蓝lam 貝pui 贝pui 遜shun 逊shun 郎long 鋼kong 钢kong 鐘chung 鑑kam 鍵kin 鵬pang 鹏pang 黛doi 齊chai 齐chai 濤to 涛to 浚chun 浪long 涵ham 灝ho 灏ho 焱yim 燊san 爵cheuk 玟man 珏kok 珩hang 理lei 琨kwan 瑛ying 瑾kan 璋cheung 璧pik
甜tim 男nam 真chun 眉mei 碩shek 硕shek 祐yau 秉ping 穗sui 笙sang 筱siu 精ching 紫tsz 絲sze 丝sze 翎ling 翰hon 翹kiu 聯luen 联luen 育yuk 胤yan 能nang 致chi 舒shu 航hong 芊chin 芙fu 芹kan 苗miu 茜sin 茹yu 菁ching 萱huen 蓓pui 蔓man 衍hin 誌chi 賓pan 宾pan 贊tsan 赞tsan 躍yeuk 跃yeuk 郁yuk 釗chiu 钊chiu 銓chuen 铨chuen 鋆kwan 鏗hang 铿hang
閔man 闵man 隽chun 雋chun 雁ngan 雨yu 霄siu 韜to 韬to 頤yee 颐yee 馥fuk 驊wah 骅wah 鶴hok 鹤hok 鳴ming 鸣ming 嫦sheung 妹mui 俞yu 佑yau 兵ping 列lit 創chong 创chong 剛kong 刚kong 博pok 士see 奇kei 奎fui 夫fu 季kwai 崑kwan 峻chun 川chuen 巍ngai 征ching 得tak 惟wai 戈gwo 斐fei 斯sze 春chun 杏hang
槐wai 樺wah 桦wah 歡foon 欢foon 毓yuk 沁sum 汶man 沅yuen 沙sha 法fat 波po 浣wun 湖wu 牧muk 獻hin 献hin 瓊king 琼king 留lau 畅cheung 暢cheung 皇wong 盼pan 省sang 積chik 积chik 竟king 第dai 給kap 綿min 绵min 耿kang 蕾lui 融yung 觀kwun 观kwun 誉yu 謹kan 谨kan 讓yeung 让yeung 趣tsui 路lo 迪tik 郡kwan 酉yau 閏yun 陽yeung 阳yeung 雯man 露lo 青ching 音yam 風fung 风fung
基kei,kee 馳chi 驰chi 蔭yam 荫yam 問man 问man 彥yin 嬅wah 駒kui 驹kui 騰tang 腾tang 化fa 九kau 迅shun 度to 倪ngai 業yip 业yip 威wai 亮leung 全chuen 泉chuen 悠yau 桐tung 語yu 语yu 綽cheuk 绰cheuk 倬cheuk 建kin 來loi 来loi 有yau 日yat 世sai 三sam 元yuen 公kung 其kei 冠kwun 冬tung 初cho 加ka 功kung 同tung 吉kat 名ming 唯wai 喬kiu 乔kiu 壯chong 壮chong 多to 太tai 如yu 妃fei 嬌kiu 娇kiu 存chuen 宗chung 定ting 宣suen 寅yan 尚sheung 岩ngam 州chau 年nin 庚kang 廷ting 必pit 恆hang 悟ng 揚yeung 扬yeung 捷chit 揮fai 挥fai 效hau
昆kwan 易yik 昇sing 升sing 晶ching 暉fai 晖fai 暖nuen 曜yiu 望mong 材choi 枝chi 桃to 橋kiu 桥kiu 求kau 治chi 泳wing 洛lok 淵yuen 渊yuen 滔to 燁yip 烨yip 爾yi 尔yi 玫mui 珈ka 琬yuen 琰yim 瑀yu 環wan 环wan 登tang 百pak 相seung 知chi 磊lui 禎ching 祯ching 穆muk 紗sha 纱sha 經king 经king 綾ling 绫ling 綸lun 纶lun 繼kai 继kai 翊yik 臣san 臻chun 艷yim 艳yim 花fa 茂mau 茗ming 蒂tai 虎fu 記kei 记kei 谷kuk 起hei 越yuet 輔fu 辅fu 迎ying 通tung 遙yiu 遥yiu 靈ling 灵ling 韶siu 香heung 魁fui 鵑kuen 鹃kuen 鼎ting 齡ling 龄ling 之chi 兆siu,shau
`;

/** Surnames of two characters, simplified and traditional. */
export const doubleSurnames: ReadonlySet<string> = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 东方 東方 独孤 南宫 南宮 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 长孙 長孫 宇文 轩辕 軒轅 端木 闻人 聞人 东郭 西门 西門 申屠 钟离 鍾離 澹台 呼延 淳于 单于 太史 赫连 赫連 公冶 宗政 濮阳 濮陽 司空 完颜 完顏 拓跋 张简 張簡 范姜'.split(
    ' ',
  ),
);

/**
 * Frequent characters of names that have a simplified form. A name with one of them is not in the simplified characters of the mainland.
 */
export const traditionalOnly: ReadonlySet<string> = new Set(
  '張劉陳楊黃趙吳孫馬羅鄭謝許鄧韓馮蕭葉蘇呂盧鍾譚陸賈韋鄒龍賀顧龔萬錢嚴湯溫關簡歐區麥駱陽華偉強國榮麗蘭傑學潤發貴儀詩穎詠鳳蓮曉東輝銘鋒鈞權棟樹樂愛義禮寧祿壽慶啟鴻達澤誠嫻錦潔瑩嬋雲軒銳鎮進賢貞豐謙覺衛藝聰維綺紹純燦煒漢滿標楓廣寶兒凱勝堅夢嵐悅書愷紅紋綠緯縈聖莊誼諾譽軍載遠鈴鉅長開靜韻順頌顏顯飛駿鄺鄔談鮑賴饒練連倫盤農車勞畢瑤藍貝遜鋼鐘鑑鍵鵬齊濤灝碩絲聯賓贊躍釗銓鏗閔韜頤驊鶴鳴創剛樺歡獻瓊暢積綿觀謹讓風鄰閻費霽黨齡龐衝續繼縱繪綱緒緣總績網線結給統絢絹綜綵緻習聲職肅膽臨舉興舊莖莢葦蔣蘊虛號蟬補裝見規視親覽記訓訪設訴評詞試該詳認語說調請論諒謀謂證識議護讚負財責貨販貫貯資賞賦質趕趨輕輪輯輸轉遊運過違遙適遲遷選遺邁還邊郵鄉釋鉛銀銅銜鋪錄錫鍊鐵鑄閃閒間閣閱闊闖陣陰際隨險隱隸難霧靈頂項須預領頭題願類飄養館駕駒驗驚鬥魯鮮鯉鳥鴨鷹齒馳蔭問騰業綽來喬壯嬌揚揮橋淵燁爾環禎紗經綾綸艷輔鵑',
);

/** Frequent surnames of one character, simplified and traditional, except those that are also common in Japan. */
const surnames = new Set(
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何罗羅郑鄭梁谢謝宋唐许許邓鄧韩韓冯馮曹彭曾肖蕭萧田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付傅方白邹鄒孟熊邱侯江尹薛闫阎閻段雷龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯温溫康施牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳甘祝包宁寧尚符舒阮柯纪紀梅童凌毕畢单單裴霍涂成苗谷盛曲翁冉骆駱蓝藍路游辛靳欧管柴蒙鲍鮑华華喻祁蒲房滕屈饶饒解牟艾尤阳陽时時穆农農司卓古吉缪繆简簡车車项項连連芦盧麦麥褚娄婁窦竇戚岑景党黨宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔苟邬鄔边邊卞姬师師和仇栾欒隋商刁沙荣榮巫寇桑郎甄丛叢仲虞敖巩鞏明佘池查麻苑迟遲邝鄺赖賴朴'
    .replaceAll(/[田石武安和成谷柳関原森東西南北平岡堀辻菅秦]/g, '')
    .split(''),
);

/** Whether a character is a common Chinese or Korean surname, and rare as a Japanese one. */
export function isChineseSurname(character: string): boolean {
  return surnames.has(character);
}
