/**
 * Chinese surnames and frequent characters of given names as they are spelled in Hong Kong, Macau and among families
 * from Guangdong, Fujian and south-east Asia: a character and its spellings, the usual first. Facts of general
 * knowledge, put together for this project.
 */
export const southernSpellings = `
王wong,ong,heng 李lee,lei 张cheung,chong,teo 張cheung,chong,teo 刘lau,low 劉lau,low 陈chan,tan,chen 陳chan,tan,chen 杨yeung,yeo,young 楊yeung,yeo,young 黄wong,ng,wee 黃wong,ng,wee 赵chiu,jiu 趙chiu,jiu 吴ng,goh,woo 吳ng,goh,woo 周chow,chau,chew
徐tsui,chee 孙suen,sun,soon 孫suen,sun,soon 马ma,beh 馬ma,beh 朱chu,choo 胡wu,woo,oh 郭kwok,quek,kuok 林lam,lim,ling 何ho,hoe 高ko,kou 罗law,lo,loh 羅law,lo,loh 郑cheng,tay,teh 鄭cheng,tay,teh 梁leung,neo,leong 谢tse,chia,cheah 謝tse,chia,cheah 宋sung,song
唐tong,tang 许hui,koh,khoo 許hui,koh,khoo 邓tang,teng 鄧tang,teng 韩hon,han 韓hon,han 冯fung,foong 馮fung,foong 曹cho,tsao 彭pang,phang 曾tsang,chan,cheng 肖siu,seow 蕭siu,seow 萧siu,seow 田tin 董tung 潘poon,pun,phua 袁yuen 蔡choi,tsoi,chua 蒋cheung,chiang 蔣cheung,chiang
余yu,yue 于yu 杜to,doh 叶yip,ip,yap 葉yip,ip,yap 程ching 魏ngai,wei 苏so,soh 蘇so,soh 吕lui,lu 呂lui,lu 丁ting 任yam 卢lo,loo 盧lo,loo 姚yiu,yeo 沈shum,sim,sum 钟chung 鍾chung 锺chung 姜keung 崔chui 谭tam,ham 譚tam,ham 陆luk,loke 陸luk,loke 范fan 汪wong 石shek 廖liu,liew 贾ka 賈ka 方fong,png
韦wai 韋wai 夏ha 付foo 傅fu,foo 邹chow 鄒chow 白pak,pek 孟mang 熊hung 秦chun 邱yau,khoo,hew 侯hau 江kong,kang 尹wan 薛sit,see 雷lui,looi 黎lai 史sze 龙lung,leong 龍lung,leong 陶to 贺ho 賀ho 毛mo 郝kok 顾koo,ku 顧koo,ku 龚kung 龔kung 邵shiu 万man 萬man 覃tam 钱chin 錢chin 戴tai,tay 严yim 嚴yim 莫mok 孔hung
向heung 汤tong 湯tong 温wan 溫wan 康hong 施sze,see 文man 洪hung,ang 伍ng 关kwan 關kwan 甘kam,gan 岑shum 简kan 簡kan 欧au 歐au 区au 區au 霍fok 卓cheuk,toh 容yung 游yau 凌ling 符foo 翁yung 麦mak 麥mak 冼sin 招chiu 容yung 骆lok 駱lok 司徒szeto,seto 欧阳auyeung 歐陽auyeung
明ming 华wah 華wah 伟wai 偉wai 强keung 強keung 志chi 家ka 德tak 国kwok 國kwok 荣wing 榮wing 永wing 英ying 丽lai 麗lai 美mei 玲ling 珍chun 玉yuk 兰lan 蘭lan 芳fong 霞ha 敏man 慧wai 嘉ka 俊chun 杰kit 傑kit 豪ho 浩ho 文man 武mo 龙lung 成shing 城shing 星sing 学hok 學hok 友yau 润yun 潤yun 发fat 發fat 朝chiu 伟wai 仔chai 富fu 贵kwai 貴kwai
仪yee 儀yee 怡yee 欣yan 思sze 诗sze 詩sze 雅nga 颖wing 穎wing 咏wing 詠wing 琪ki 琳lam 珊shan 佩pui 凤fung 鳳fung 雪suet 梅mui 莲lin 蓮lin 秀sau 淑suk 惠wai 燕yin 晓hiu 曉hiu 小siu 大tai 子tsz 天tin 中chung 正ching 东tung 東tung 南nam 西sai 北pak 山shan 海hoi 江kong 河ho 水shui 光kwong 辉fai 輝fai 耀yiu 煌wong 炳ping 火fo 金kam 银ngan 铭ming 銘ming 锋fung 鋒fung 钧kwan
权kuen 權kuen 栋tung 楝tung 柏pak 树shu 根kan 木muk 林lam 森sum 乐lok 樂lok 恩yan 慈tsz 爱oi 愛oi 心sum 仁yan 义yee 義yee 礼lai 信shun 忠chung 孝hau 康hong 健kin 安on 宁ning 寧ning 平ping 和wo 祥cheung 瑞sui 福fuk 禄luk 祿luk 寿sau 壽sau 喜hei 庆hing 慶hing 少siu 伯pak 仲chung 叔suk 兆siu 启kai 啟kai 宏wang 鸿hung 鴻hung 达tat 達tat 坤kwan 乾kin 振chun 泽chak 澤chak 彦yin 楚chor
`;

/** Surnames of two characters, simplified and traditional. */
export const doubleSurnames: ReadonlySet<string> = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 东方 東方 独孤 南宫 南宮 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 长孙 長孫 宇文 轩辕 軒轅 端木 闻人 聞人 东郭 西门 西門 申屠 钟离 鍾離 澹台 呼延 淳于 单于 太史 赫连 赫連 公冶 宗政 濮阳 濮陽 司空 完颜 完顏 拓跋 张简 張簡 范姜'.split(
    ' ',
  ),
);
