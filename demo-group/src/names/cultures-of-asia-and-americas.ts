import type { CultureData } from './culture-data.ts';

const chineseSurnames =
  'Wang=王:1015 Li=李:1009 Zhang=张:954 Liu=刘:721 Chen=陈:630 Yang=杨:462 Huang=黄:337 Zhao=赵:286 Wu=吴:278 Zhou=周:268 Xu=徐:202 Sun=孙:194 Ma=马:191 Zhu=朱:181 Hu=胡:165 Guo=郭:158 He=何:148 Lin=林:142 Gao=高:141 Luo=罗:140 Zheng=郑:124 Liang=梁:115 Xie=谢:112 Song=宋:110 Tang=唐:105 Xu=许:104 Han=韩:100 Deng=邓:97 Feng=冯:96 Cao=曹:95 Peng=彭:92 Zeng=曾:90 Xiao=肖:88 Tian=田:87 Dong=董:84 Pan=潘:82 Yuan=袁:80 Cai=蔡:79 Jiang=蒋:78 Yu=余:77 Du=杜:74 Ye=叶:73 Cheng=程:72 Wei=魏:71 Su=苏:70 Lü=吕:68 Ding=丁:66 Ren=任:64 Lu=卢:60 Yao=姚:58 Shen=沈:57 Zhong=钟:56 Jiang=姜:55 Cui=崔:54 Tan=谭:52 Lu=陆:51 Fan=范:50 Wang=汪:49 Liao=廖:48 Shi=石:47 Jin=金:46 Ouyang=欧阳:11 Sima=司马:1';

export const culturesOfAsiaAndAmericas: readonly CultureData[] = [
  {
    id: 'chinese',
    women:
      'Min=敏 Jing=静 Li=丽 Yan=艳 Fang=芳 Na=娜 Xiuying=秀英 Juan=娟 Xia=霞 Ping=平 Ting=婷 Xue=雪 Lin=琳 Yun=云 Hui=慧 Qian=倩 Ying=颖',
    men: 'Wei=伟 Lei=磊 Jun=军 Yong=勇 Qiang=强 Jie=杰 Tao=涛 Chao=超 Ming=明 Gang=刚 Peng=鹏 Bin=斌 Hao=浩 Kai=凯 Bo=波 Jianhua=建华 Zhiqiang=志强',
    madeGiven: {
      share: 0.65,
      women:
        'Xiao=晓 Yu=雨 Mei=美 Xin=欣 Si=思 Jia=佳 Ya=雅 Chun=春 Yue=月 Shu=淑 Wen=文 Hai=海 Hong=红 Li=丽 Qiu=秋 Yi=怡',
      men: 'Jian=建 Zhi=志 Guo=国 Wen=文 Zi=子 Hao=浩 Yu=宇 Jun=俊 Hai=海 Xiao=晓 Tian=天 Ming=明 Shao=少 Yong=永 Zheng=正 Guang=光',
      seconds:
        'ling=玲 hua=华 ping=平 jie=洁 ming=明 yan=燕 feng=峰 ying=莹 xin=鑫 lin=林 yu=宇 jun=军 hui=辉 na=娜 tao=涛 wei=薇 yang=洋 ran=然 qin=琴 jing=静',
    },
    surnames: chineseSurnames,
  },
  {
    id: 'cantonese',
    women:
      'Mei_Ling=美玲 Siew_Ling=秀玲 Wai_Yee=慧儀 Hui_Min=慧敏 Pui_Shan=佩珊 Ka_Yan=嘉欣 Li_Ling=麗玲 Jia_Hui=嘉慧 Yuen_Ting=婉婷 Grace=恩慈 Shu_Fen=淑芬 Sau_Fong=秀芳 Pei_Shan=佩珊',
    men: 'Wai_Ming=偉明 Chi_Keung=志強 Kok_Wai=國偉 Jun_Jie=俊傑 Wei_Jie=偉傑 Ka_Ho=家豪 Boon_Huat=文發 Chee_Meng=志明 Tan_Huat=丹發 Kwok_Keung=國強 Zhi_Hao=志豪 Eng_Hock=榮福 Weng_Keong=永強 Huat_Meng=發明',
    surnames:
      'Tan=陳:95 Lim=林:66 Lee=李:60 Ng=吳:50 Wong=黃:48 Chan=陳:45 Cheung=張:30 Ong=王:32 Goh=吳:28 Chua=蔡:26 Koh=許:25 Teo=張:24 Ang=洪:22 Yeo=楊:21 Tay=鄭:20 Ho=何:20 Low=劉:19 Sim=沈:15 Toh=卓:14 Chong=張:14 Lau=劉:14 Leung=梁:13 Cheng=鄭:12 Chow=周:12 Kwok=郭:11 Lam=林:20 Yip=葉:10 Fung=馮:9 Tsang=曾:9 Au-Yeung=歐陽:3 Quek=郭:8',
  },
  {
    id: 'japanese',
    women:
      'Yumiko=由美子 Keiko=恵子 Yoko=陽子 Akiko=明子 Tomoko=智子 Mayumi=真由美 Naomi=直美 Kaori=香織 Misaki=美咲 Sakura=さくら Ai=愛 Haruka=遥 Yuka=由香 Megumi=恵 Emi=絵美 Mai=舞 Aya=彩 Rie=理恵 Chiharu=千春 Shiori=詩織',
    men: 'Hiroshi=浩 Takashi=隆 Kenji=健二 Daisuke=大輔 Makoto=誠 Satoshi=聡 Tetsuya=哲也 Naoki=直樹 Kazuya=和也 Takuya=拓也 Kenta=健太 Shota=翔太 Yuta=雄太 Ryo=亮 Masahiro=正弘 Yoichi=陽一 Shin’ichi=真一 Tomohiro=智宏 Jun=淳 Ken=健 Kotaro=光太郎',
    surnames:
      'Satō=佐藤:199 Suzuki=鈴木:190 Takahashi=高橋:147 Tanaka=田中:134 Watanabe=渡辺:113 Itō=伊藤:108 Nakamura=中村:106 Kobayashi=小林:102 Yamamoto=山本:108 Katō=加藤:89 Yoshida=吉田:84 Yamada=山田:82 Sasaki=佐々木:71 Yamaguchi=山口:65 Matsumoto=松本:63 Inoue=井上:62 Kimura=木村:58 Shimizu=清水:53 Hayashi=林:55 Saitō=斎藤:54 Yamazaki=山崎:49 Nakajima=中島:40 Mori=森:47 Abe=阿部:45 Ikeda=池田:45 Hashimoto=橋本:45 Ishikawa=石川:43 Yamashita=山下:42 Ogawa=小川:41 Ishii=石井:40 Hasegawa=長谷川:39 Gotō=後藤:38 Okada=岡田:38 Kondō=近藤:38 Maeda=前田:38 Fujita=藤田:37 Endō=遠藤:33 Aoki=青木:33 Sakamoto=坂本:32 Ōta=太田:24 Ōno=大野:22',
    rare: {
      share: 0.3,
      stems:
        'Naga=永 Matsu=松 Taka=高 Kita=北 Nishi=西 Mura=村 Naka=中 Fuji=藤 Ishi=石 Uchi=内 Yama=山 Shima=島 Oka=岡 Kuro=黒 Ao=青',
      endings: 'ta=田 yama=山 moto=本 kawa=川 mura=村 no=野 shima=島 saki=崎 hara=原 ki=木 mori=森 ike=池',
    },
  },
  {
    id: 'korean',
    women:
      'Ji-eun=지은 Min-ji=민지 Yu-jin=유진 Su-jin=수진 Hye-jin=혜진 Ji-young=지영 Eun-jung=은정 Mi-kyung=미경 So-yeon=소연 Ha-eun=하은',
    men: 'Min-jun=민준 Ji-hoon=지훈 Sung-min=성민 Hyun-woo=현우 Dong-hyun=동현 Jun-ho=준호 Sang-hoon=상훈 Jin-woo=진우 Young-ho=영호 Seung-hyun=승현',
    madeGiven: {
      share: 0.5,
      women: 'Ji-=지 Su-=수 Min-=민 Hye-=혜 Yu-=유 So-=소 Eun-=은 Mi-=미 Seo-=서 Ye-=예',
      men: 'Min-=민 Ji-=지 Sung-=성 Hyun-=현 Dong-=동 Jun-=준 Sang-=상 Jae-=재 Seung-=승 Young-=영',
      seconds: 'jin=진 hee=희 yeon=연 young=영 won=원 woo=우 hyun=현 ah=아 kyung=경 min=민 seok=석 ho=호 ki=기',
    },
    surnames:
      'Kim=김:1069 Lee=이:731 Park=박:419 Choi=최:233 Jeong=정:215 Kang=강:118 Cho=조:106 Yoon=윤:102 Jang=장:99 Lim=임:82 Han=한:77 Oh=오:76 Seo=서:75 Shin=신:74 Kwon=권:71 Hwang=황:70 Ahn=안:69 Song=송:68 Ryu=류:64 Jeon=전:56 Hong=홍:56 Ko=고:47 Moon=문:46 Yang=양:46 Son=손:46 Bae=배:40 Baek=백:38 Heo=허:33 Yoo=유:30 Nam=남:28 Shim=심:27 Noh=노:26 Ha=하:23 Kwak=곽:21 Namgung=남궁:2',
  },
  {
    id: 'vietnamese',
    style: 'middle',
    women: 'Hương Lan Mai Hoa Linh Trang Thảo Hạnh Thu Phương Nga Hằng Ngọc Yến Anh Dung Hà Quỳnh Vân Nhung Oanh Tuyết',
    men: 'Hùng Dũng Anh Minh Tuấn Nam Long Sơn Hải Quang Đức Thắng Hoàng Bình Cường Khoa Phúc Trung Việt Thành Kiên Tùng',
    surnames:
      'Nguyễn:380 Trần:110 Lê:95 Phạm:71 Huỳnh:51 Phan:45 Vũ:39 Võ:30 Hoàng:30 Đặng:21 Bùi:20 Đỗ:14 Hồ:13 Ngô:13 Dương:10 Lý:5 Đào:5 Đoàn:5 Vương:4 Trịnh:4 Trương:4 Đinh:4 Lâm:4 Phùng:3 Mai:3 Tô:3 Hà:3 Tạ:2',
  },
  {
    id: 'thai',
    women:
      'Siriporn=ศิริพร Malee=มาลี Nittaya=นิตยา Wanida=วนิดา Kanya=กัญญา Supaporn=สุภาพร Pornthip~Pook=พรทิพย์ Ratana=รัตนา Somsri=สมศรี Araya=อารยา Chutima=ชุติมา Natthaya=ณัฐญา',
    men: 'Somchai~Chai=สมชาย Somsak=สมศักดิ์ Prasert=ประเสริฐ Anan=อนันต์ Wichai=วิชัย Surachai=สุรชัย Thanawat=ธนวัฒน์ Kittisak=กิตติศักดิ์ Nattapong=ณัฐพงษ์ Chaiwat=ชัยวัฒน์ Sombat=สมบัติ Preecha=ปรีชา',
    surnames:
      'Saetang=แซ่ตั้ง Srisuk=ศรีสุข Chaiyasit=ไชยสิทธิ์ Wongsakul=วงศ์สกุล Thongdee=ทองดี Boonmee=บุญมี Rattanakul=รัตนกุล Suwannarat=สุวรรณรัตน์ Phromma=พรหมมา Kaewmanee=แก้วมณี Jaidee=ใจดี Charoensuk=เจริญสุข Intharaprasit=อินทรประสิทธิ์ Panyarachun=ปัญญารชุน Sukhothai=สุโขทัย',
    rare: {
      share: 0.55,
      stems: 'Chai=ชัย Boon=บุญ Thong=ทอง Sri=ศรี Wong=วงศ์ Suwan=สุวรรณ Rattana=รัตน Kaew=แก้ว Phol=พล',
      endings: 'rat=รัตน์ wong=วงศ์ charoen=เจริญ porn=พร suk=สุข kul=กุล manee=มณี yothin=โยธิน',
    },
  },
  {
    id: 'indonesian',
    style: 'single',
    women:
      'Siti Dewi Sri Nur Ayu Putri Wulandari Rina Lestari Indah Ratna Fitri Yuni Kartika Ni_Luh Maya Dian Endang Retno Wahyuni',
    men: 'Agus Budi Joko Muhammad Andi Bambang Eko Hendra Rizky I_Made I_Wayan Dedi Adi Slamet Yusuf Arief Wahyu Teguh Fajar Iwan Suharto',
    surnames:
      'Santoso Wijaya Setiawan Saputra Hidayat Susanto Kurniawan Nugroho Siregar Nasution Simanjuntak Hartono Gunawan Pratama Lestari Rahman Utomo Purnomo Kusuma Wibowo Suryadi Tanjung Harahap Ginting Panjaitan Maulana Permana Suwarno Widodo Halim Salim',
  },
  {
    id: 'malay',
    women: 'Nur_Aisyah Siti_Nurhaliza Noraini Farah Aminah Nurul Zainab Hasnah Rosmah Azizah Fauziah',
    men: 'Mohd_Faizal Ahmad Muhammad Azman Ismail Hafiz Khairul Zulkifli Rosli Amirul Syafiq',
    surnames:
      'bin_Abdullah/binti_Abdullah bin_Ismail/binti_Ismail Abdul_Rahman Ibrahim Hassan Othman Yusof Mohamed_Ali Ahmad Zakaria Osman Sulaiman Hashim Razak Jaafar',
  },
  {
    id: 'indian',
    women:
      'Priya=प्रिया Anjali=अंजलि Pooja=पूजा Neha=नेहा Sunita=सुनीता Kavita=कविता Anita=अनीता Deepika=दीपिका Shreya=श्रेया Sneha=स्नेहा Rekha=रेखा Meena=मीना Swati=स्वाति Ritu=ऋतु Nisha=निशा Divya=दिव्या Aditi=अदिति Jyoti=ज्योति Pallavi=पल्लवी Manisha=मनीषा',
    men: 'Rahul=राहुल Amit=अमित Rajesh~Raj=राजेश Sanjay=संजय Vijay=विजय Rohit=रोहित Vikram~Vicky=विक्रम Suresh=सुरेश Anil=अनिल Sunil=सुनील Manoj=मनोज Deepak=दीपक Ashok=अशोक Nitin=नितिन Arjun=अर्जुन Ravi=रवि Pradeep=प्रदीप Gaurav=गौरव Abhishek~Abhi=अभिषेक Sandeep=संदीप Vivek=विवेक Harpreet=हरप्रीत',
    surnames:
      'Kumar=कुमार:180 Singh=सिंह:160 Sharma=शर्मा:90 Gupta=गुप्ता:60 Patel=पटेल:70 Verma=वर्मा:40 Yadav=यादव:45 Mishra=मिश्रा:35 Joshi=जोशी:30 Shah=शाह:35 Mehta=मेहता:25 Agarwal=अग्रवाल:25 Jain=जैन:28 Kaur=कौर:40 Chauhan=चौहान:22 Deshmukh=देशमुख:16 Kulkarni=कुलकर्णी:16 Patil=पाटील:30 Pandey=पांडे:28 Tiwari=तिवारी:22 Malhotra=मल्होत्रा:14 Kapoor=कपूर:14 Chopra=चोपड़ा:12 Bhatt=भट्ट:12 Desai=देसाई:14 Saxena=सक्सेना:12 Rathore=राठौड़:10 Khanna=खन्ना:9 Srivastava=श्रीवास्तव:14',
  },
  {
    id: 'tamil',
    women:
      'Lakshmi=லட்சுமி Meenakshi=மீனாட்சி Kavitha=கவிதா Priya=பிரியா Saraswathi=சரஸ்வதி Revathi=ரேவதி Vijayalakshmi~Viji=விஜயலட்சுமி Gayathri=காயத்ரி Padma=பத்மா Anitha=அனிதா Deepa=தீபா Geetha=கீதா',
    men: 'Karthik=கார்த்திக் Senthil=செந்தில் Murugan=முருகன் Rajesh=ராஜேஷ் Venkatesh~Venkat=வெங்கடேஷ் Suresh=சுரேஷ் Ganesh=கணேஷ் Prakash=பிரகாஷ் Arun=அருண் Vignesh=விக்னேஷ் Balasubramanian~Bala=பாலசுப்பிரமணியன் Dinesh=தினேஷ்',
    surnames:
      'Subramanian=சுப்பிரமணியன் Krishnan=கிருஷ்ணன் Natarajan=நடராஜன் Raman=ராமன் Iyer=ஐயர் Srinivasan=சீனிவாசன் Murugan=முருகன் Venkataraman=வெங்கடராமன் Ramanathan=இராமநாதன் Chandrasekaran=சந்திரசேகரன் Sundaram=சுந்தரம் Rajagopal=ராஜகோபால் Palaniappan=பழனியப்பன் Annamalai=அண்ணாமலை Pillai=பிள்ளை Thiruvengadam=திருவேங்கடம்',
  },
  {
    id: 'bengali',
    women:
      'Ananya=অনন্যা Sharmila=শর্মিলা Moushumi=মৌসুমী Ruma=রুমা Nasrin=নাসরিন Farhana=ফারহানা Sultana=সুলতানা Rupa=রূপা Tania=তানিয়া Debjani=দেবযানী',
    men: 'Arijit=অরিজিৎ Subrata=সুব্রত Sourav=সৌরভ Rafiqul=রফিকুল Anirban=অনির্বাণ Mahbub=মাহবুব Tanvir=তানভীর Partha=পার্থ Debashis=দেবাশিস Kamal=কামাল',
    surnames:
      'Das=দাস Chatterjee=চ্যাটার্জী Banerjee=ব্যানার্জী Mukherjee=মুখার্জী Ghosh=ঘোষ Rahman=রহমান Hossain=হোসেন Islam=ইসলাম Roy=রায় Sen=সেন Bose=বসু Ahmed=আহমেদ Chowdhury=চৌধুরী Sarkar=সরকার Bhattacharya=ভট্টাচার্য Akter=আক্তার',
  },
  {
    id: 'pakistani',
    women:
      'Ayesha=عائشہ Fatima=فاطمہ Sana=ثنا Hina=حنا Maria=ماریہ Zainab=زینب Saima=صائمہ Nadia=نادیہ Rabia=رابعہ Amna=آمنہ Bushra=بشریٰ',
    men: 'Muhammad=محمد Ali=علی Usman=عثمان Imran=عمران Bilal=بلال Hamza=حمزہ Asad=اسد Faisal=فیصل Kamran=کامران Tariq=طارق Shahid=شاہد Zeeshan=ذیشان',
    surnames:
      'Khan=خان:120 Ahmed=احمد:70 Hussain=حسین:60 Ali=علی:60 Malik=ملک:40 Iqbal=اقبال:30 Butt=بٹ:25 Chaudhry=چودھری:25 Sheikh=شیخ:25 Qureshi=قریشی:24 Mahmood=محمود:20 Akhtar=اختر:20 Raza=رضا:18 Mirza=مرزا:15 Siddiqui=صدیقی:18 Awan=اعوان:15 Baig=بیگ:12',
  },
  {
    id: 'filipino',
    women:
      'Maria_Cristina Maricel Jocelyn~Joy Rosalie Michelle Jennifer~Jen Angelica Grace Marites Lourdes~Lou Kristine Cherry_Ann Imelda',
    men: 'Jose~Joey Juan_Miguel Ramon Mark_Anthony Christian John_Paul~JP Rodel Antonio~Tonyo Jericho Reynaldo~Rey Emmanuel~Manny Ferdinand~Ferdie',
    surnames:
      'Dela_Cruz:60 Garcia:50 Reyes:48 Ramos:42 Mendoza:40 Santos:40 Flores:35 Gonzales:33 Bautista:32 Villanueva:30 Fernandez:28 Cruz:28 De_Guzman:20 Lopez:20 Perez:20 Castillo:18 Francisco:16 Rivera:16 Aquino:14 Castro:14 Magsaysay:3 Dimaculangan:3 Macaraeg:3 Batungbakal:2',
  },
  {
    id: 'american',
    women:
      'Jennifer~Jenny~Jen Jessica~Jess Amanda Ashley Sarah Elizabeth~Liz~Betsy Michelle Melissa Kimberly~Kim Amy Stephanie~Steph Nicole Rebecca~Becca Heather Lisa Mary Angela~Angie Christina~Tina Laura Megan Emily Rachel Lauren Katherine~Kathy~Kate Samantha~Sam Patricia~Patty Linda Barbara~Barb Susan~Sue Deborah~Debbie Karen Brittany Danielle Tiffany Courtney Latoya Keisha Kayla Madison Abigail~Abby',
    men: 'Michael~Mike Christopher~Chris Matthew~Matt Joshua~Josh David~Dave James~Jim Daniel~Dan Robert~Bob~Rob John~Jack Joseph~Joe Jason Andrew~Andy Ryan Brandon William~Bill~Will Jonathan~Jon Brian Justin Anthony~Tony Eric Kevin Thomas~Tom Steven~Steve Timothy~Tim Richard~Rick~Dick Jeffrey~Jeff Scott Nicholas~Nick Tyler Kyle Zachary~Zach Gregory~Greg Patrick~Pat Kenneth~Ken Benjamin~Ben Samuel~Sam Lawrence~Larry Donald~Don Jamal DeShawn Charles~Chuck Edward~Ed~Ted Alexander~Alex Douglas~Doug Ronald~Ron',
    surnames:
      'Smith:2443 Johnson:1933 Williams:1625 Brown:1437 Jones:1425 Miller:1161 Davis:1116 Wilson:801 Anderson:784 Thomas:756 Taylor:751 Moore:724 Jackson:708 Martin:702 Lee:693 Thompson:664 White:660 Harris:624 Clark:562 Lewis:531 Robinson:529 Walker:523 Young:484 Allen:483 King:465 Wright:459 Scott:440 Hill:434 Green:430 Adams:428 Baker:420 Nelson:425 Hall:407 Campbell:386 Mitchell:385 Carter:376 Roberts:377 Phillips:360 Evans:355 Turner:348 Parker:336 Edwards:332 Collins:329 Stewart:324 Morris:319 Murphy:309 Cook:303 Rogers:302 Morgan:287 Cooper:281 Peterson:279 Reed:277 Bailey:277 Kelly:267 Howard:265 Ward:260 Cox:261 Richardson:260 Watson:253 Wood:251 Bennett:248 Gray:247 James:250 Hughes:237 Price:236 Myers:230 Long:229 Foster:228 Sanders:221 Ross:220 Powell:214 Sullivan:220 Russell:218 Jenkins:214 Perry:213 Butler:212 Barnes:211 Fisher:210 Henderson:205 Coleman:206 Patterson:195 Jordan:196 Reynolds:190 Hamilton:190 Graham:190 Wallace:188 Woods:185 Washington:177 Jefferson:55 Vanderbilt:2 Kowalski:34',
    rare: {
      share: 0.25,
      stems:
        'Ash Wood Brad Hart Stan Win Black Thorn Hazel Long Old Shel Whit Lang Hamp Cald Elling Had Hollo Lind Nor Rutt',
      endings: 'ton ley ford field worth well wood man berg son land way er',
    },
  },
];
