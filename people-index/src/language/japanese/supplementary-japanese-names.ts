/**
 * Given names of recent decades, and common readings of others, that the dictionary `readings/japanese-names.json` lacks, in the same
 * format: kana by kana (`souta`). Facts of general knowledge, compiled for this project.
 */
export const supplementaryJapaneseNames = `
陽斗haruto 晴斗haruto 陽翔haruto 大翔hiroto,haruto 悠斗yuuto 優斗yuuto 勇斗yuuto 結翔yuito 颯太souta 奏太souta 蒼太souta 海斗kaito 海翔kaito 凌太ryouta 凛太郎rintarou 佑都yuuto 結弦yuzuru 昌磨shouma
里見satomi 美桜mio 結菜yuina,yuna 陽菜hina,haruna さくらsakura 凪nagi 陽葵himari 颯真souma,fuuma 結愛yua,yuna 咲茉ema 暖haru,dan 詩uta,shi 陽向hinata 湊斗minato 颯sou,hayate 紬tsumugi 芽生mei
心春koharu 莉愛ria 彩葉iroha 心結miyu,mayu 一花ichika 花音kanon 愛莉airi 結月yuzuki 陽莉hiyori 日葵himari 柚葉yuzuha 柚希yuzuki 心愛kokoa 美空misora 紗菜sana 希空noa 瑛太eita 颯斗hayato 悠生yuusei,haruki
蒼空sora 晴翔haruto 律希ritsuki 蒼真souma 琉生rui 碧斗aoto 蒼士aoshi 健斗kento 拓斗takuto 拓人takuto 和真kazuma 涼太郎ryoutarou 航太郎koutarou 美菜mina 友也tomoya 航wataru 尚nao 友樹tomoki 美月mizuki
碧aoi 裕香yuuka 美羽miu 和輝kazuki 優奈yuuna 幸恵sachie
`;
