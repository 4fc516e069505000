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
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何罗羅郑鄭梁谢謝宋唐许許邓鄧韩韓冯馮曹彭曾肖蕭萧董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金廖贾賈夏韦韋付傅方白邹鄒孟熊邱侯江尹薛闫阎閻段雷龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃戴莫孔向汤湯温溫康施牛樊葛邢齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左甘祝包宁寧尚符舒阮柯纪紀梅童凌毕畢单單裴霍涂苗盛曲翁冉骆駱蓝藍路游辛靳管柴蒙鲍鮑华華喻祁蒲房滕屈饶饒解牟艾尤阳陽时時穆农農司卓古吉缪繆简簡车車项項连連芦麦麥褚娄婁窦竇戚岑景党黨宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔苟邬鄔边邊卞姬师師仇栾欒隋商刁沙荣榮巫寇桑郎甄丛叢仲虞敖巩鞏明佘池查麻苑迟遲邝鄺赖賴朴',
);

/** Whether a character is a common Chinese or Korean surname, and rare as a Japanese one. */
export function isChineseSurname(character: string): boolean {
  return surnames.has(character);
}
