import type { CultureData } from './culture-data.ts';

export const culturesOfAfricaAndMiddleEast: readonly CultureData[] = [
  {
    id: 'maghrebi',
    style: 'hyphen',
    women:
      'Fatima=فاطمة Khadija=خديجة Aïcha=عائشة Naïma=نعيمة Samira=سميرة Karima=كريمة Nadia=نادية Leïla=ليلى Malika=مليكة Yasmina=ياسمينة Sanaa=سناء Houda=هدى Imane=إيمان Meryem=مريم Salma=سلمى Sofia=صوفيا Nour=نور Amel=أمل Hanane=حنان Fatima-Zahra~Fati=فاطمة_الزهراء Rachida=رشيدة Zineb=زينب Ghizlane=غزلان Inès=إيناس Sabrina=صبرينة Latifa=لطيفة Soraya=ثريا',
    men: 'Mohamed~Momo=محمد Ahmed=أحمد Youssef=يوسف Karim=كريم Rachid=رشيد Hassan=حسن Saïd=سعيد Mehdi=مهدي Omar=عمر Khalid=خالد Abdelkader~Kader=عبد_القادر Mustapha=مصطفى Hicham=هشام Nabil=نبيل Samir=سمير Bilal=بلال Yacine=ياسين Amine=أمين Abderrahmane=عبد_الرحمن Sofiane=سفيان Tarik=طارق Walid=وليد Nordine=نور_الدين Farid=فريد Abdellah=عبد_الله Brahim=إبراهيم Anouar=أنور Zakaria=زكريا',
    surnames:
      'Alaoui=العلوي Benali=بن_علي El_Idrissi=الإدريسي Bennani=بناني Tazi=التازي Berrada=برادة Benjelloun=بنجلون Bouazza=بوعزة Haddad=حداد Mansouri=منصوري Saïdi=سعيدي Belkacem=بلقاسم Cherif=شريف Brahimi=براهيمي Hamdi=حمدي Ben_Salah=بن_صالح Trabelsi=الطرابلسي Bouzid=بوزيد Amrani=عمراني Ziani=زياني Bouchareb=بوشارب Meziane=مزيان Khelifi=خليفي Boumediene=بومدين El_Amrani=العمراني Chaoui=الشاوي Fassi_Fihri=الفاسي_الفهري Benkirane=بنكيران Lahlou=لحلو Ouali=والي Hamidi=حميدي Jaziri=الجزيري Gharbi=الغربي Mebarki=مباركي Slimani=سليماني Rahmani=رحماني Belhadj=بلحاج Tahiri=طاهري Naciri=الناصري Ait_Ouarab=آيت_أوعراب Guessous=كسوس',
  },
  {
    id: 'levantine',
    women:
      'Mariam=مريم Layla=ليلى Rania=رانيا Hala=هالة Nour=نور Yasmine=ياسمين Dina=دينا Rana=رنا Mona=منى Heba=هبة Sara=سارة Maya=مايا Lina=لينا Rima=ريما Salma=سلمى Nadine=نادين Ghada=غادة Aya=آية Reem=ريم Samar=سمر',
    men: 'Mohamed=محمد Ahmed=أحمد Mahmoud=محمود Mostafa=مصطفى Omar=عمر Khaled=خالد Youssef=يوسف Tarek=طارق Amr=عمرو Karim=كريم Ziad=زياد Rami=رامي Hani=هاني Elie=إيلي Georges=جورج Fadi=فادي Sherif=شريف Hossam=حسام Walid=وليد Bassem=باسم Marwan=مروان Tony=طوني',
    surnames:
      'Hassan=حسن Ibrahim=إبراهيم Mansour=منصور Khalil=خليل Haddad=حداد Khoury=خوري Nasser=ناصر Saleh=صالح Mahmoud=محمود Abdelrahman=عبد_الرحمن Farouk=فاروق Ghanem=غانم Saad=سعد Nassar=نصار Aoun=عون Daher=ضاهر Sabbagh=صباغ Fakhoury=فاخوري El_Masry=المصري Shaheen=شاهين Zaki=زكي Salama=سلامة Aziz=عزيز Fahmy=فهمي Hariri=حريري Najjar=نجار Sayegh=صايغ Barakat=بركات Tawfik=توفيق',
  },
  {
    id: 'gulf',
    women:
      'Fatima=فاطمة Maryam=مريم Aisha=عائشة Noura=نورة Sara=سارة Hessa=حصة Latifa=لطيفة Shaikha=شيخة Mouza=موزة Reem=ريم Hind=هند Amal=أمل Maha=مها Abeer=عبير Khawla=خولة Moza=موزا',
    men: 'Mohammed=محمد Abdullah=عبدالله Ahmed=أحمد Khalid=خالد Sultan=سلطان Saeed=سعيد Hamad=حمد Rashid=راشد Faisal=فيصل Salem=سالم Abdulrahman=عبدالرحمن Saud=سعود Turki=تركي Majed=ماجد Nasser=ناصر Yousef=يوسف Bader=بدر Mansour=منصور Talal=طلال Fahad=فهد',
    surnames:
      'Al_Maktoumi=المكتومي Al_Mansoori=المنصوري Al_Shamsi=الشامسي Al_Otaibi=العتيبي Al_Ghamdi=الغامدي Al_Qahtani=القحطاني Al_Harbi=الحربي Al_Zahrani=الزهراني Al_Dosari=الدوسري Al_Shehri=الشهري Al_Mutairi=المطيري Al_Balushi=البلوشي Al_Hinai=الهنائي Al_Kuwari=الكواري Al_Marri=المري Al_Hajri=الهاجري Al_Ketbi=الكتبي Al_Nuaimi=النعيمي Al_Rashidi=الراشدي Al_Enezi=العنزي Al-Subaie=السبيعي Al_Hammadi=الحمادي Al_Busaidi=البوسعيدي Bin_Saleh=بن_صالح',
  },
  {
    id: 'hebrew',
    women:
      'Noa=נועה Tamar~Tami=תמר Rachel=רחל Sarah=שרה Michal=מיכל Yael=יעל Shira=שירה Maya=מאיה Esther~Esti=אסתר Rivka=רבקה Orly=אורלי Hila=הילה Ronit=רונית Avigail=אביגיל',
    men: 'David~Dudi=דוד Yosef~Yossi=יוסף Moshe=משה Daniel=דניאל Avraham~Avi=אברהם Yaakov=יעקב Itai=איתי Noam=נועם Eitan=איתן Amir=אמיר Yonatan~Yoni=יונתן Uri=אורי Shlomo=שלמה Gal=גל Ariel~Arik=אריאל',
    surnames:
      'Cohen=כהן:190 Levi=לוי:110 Mizrahi=מזרחי:34 Peretz=פרץ:33 Biton=ביטון:28 Dahan=דהן:25 Avraham=אברהם:23 Friedman=פרידמן:20 Malka=מלכה:18 Azoulay=אזולאי:18 Katz=כץ:17 Yosef=יוסף:16 Amar=עמר:15 David=דוד:15 Ohayon=אוחיון:14 Hadad=חדד:14 Gabay=גבאי:13 Ben-David=בן-דוד:11 Adler=אדלר:8 Shapira=שפירא:8 Goldberg=גולדברג:8 Segal=סגל:8 Rosenberg=רוזנברג:7 Klein=קליין:6 Bar-On=בר-און:4',
  },
  {
    id: 'iranian',
    women:
      'Fatemeh=فاطمه Zahra=زهرا Maryam=مریم Shirin=شیرین Narges=نرگس Leila=لیلا Parisa=پریسا Nasrin=نسرین Roya=رویا Yasaman=یاسمن Golnaz=گلناز Azadeh=آزاده',
    men: 'Mohammad=محمد Ali=علی Hossein=حسین Reza=رضا Mehdi=مهدی Amir=امیر Hamid=حمید Saeed=سعید Behrouz=بهروز Farhad=فرهاد Kourosh=کوروش Dariush=داریوش Arash=آرش Siavash=سیاوش',
    surnames:
      'Mohammadi=محمدی Hosseini=حسینی Ahmadi=احمدی Karimi=کریمی Moradi=مرادی Rezaei=رضایی Jafari=جعفری Rahimi=رحیمی Hashemi=هاشمی Ebrahimi=ابراهیمی Ghasemi=قاسمی Sadeghi=صادقی Farahani=فراهانی Tehrani=تهرانی Shirazi=شیرازی Kazemi=کاظمی',
  },
  {
    id: 'westAfrican',
    women:
      'Aminata Fatou Aïssatou Mariama Awa Khady Ndèye Adjoua Affoué Akissi Coumba Ramatoulaye Oumou Rokia Bintou Astou Adama Marie-Louise Maïmouna Salimata Djénéba Yaye',
    men: 'Mamadou~Doudou Moussa Ousmane Ibrahima Cheikh Abdoulaye~Abdou Modou Amadou Kouassi Kouadio Yao Koffi Konan Souleymane Boubacar Lamine Seydou Issa Babacar Idrissa Alioune Djibril Assane Jean-Marie',
    surnames:
      'Diallo:60 Traoré:50 Ndiaye:45 Diop:42 Coulibaly:40 Koné:38 Fall:34 Sow:32 Ouattara:30 Touré:30 Kouassi:28 Konaté:26 Cissé:26 Ba:26 Sy:22 Faye:22 Sarr:22 Gueye:22 Kouamé:20 Bamba:20 Camara:20 N’Guessan:18 Keïta:18 Kouadio:18 Sall:16 Mbaye:16 N’Diaye:14 Yao:14 Sissoko:12 Diarra:12 Dembélé:12 Sané:10 Kanté:10 Bakayoko:10 Mbengue:8 Diouf:18 Seck:12',
  },
  {
    id: 'nigerian',
    women:
      'Blessing Ngozi Chioma Folake Yetunde Amaka Funmilayo~Funmi Adaeze Aisha Titilayo~Titi Ifeoma Chinwe Olufunke Nkechi Zainab Bukola Temitope~Temi Oluchi',
    men: 'Chukwuemeka~Emeka Oluwaseun~Seun Ibrahim Chinedu Tunde Babatunde~Tunde Ifeanyi Obinna Adebayo~Bayo Musa Emmanuel~Emma Kelechi Olumide Segun Uche Femi Abubakar Ikechukwu~Ike Kayode',
    surnames:
      'Okafor Adeyemi Ibrahim Okonkwo Eze Balogun Adebayo Nwosu Bello Ogunleye Obi Abubakar Okeke Olawale Chukwu Musa Adeleke Ojo Nwachukwu Okoro Onyekachi Afolabi Danjuma Igwe Oyelaran Ezekwesili',
  },
  {
    id: 'kenyan',
    women: 'Wanjiru Akinyi Mary Grace Faith Atieno Njeri Wambui Mercy Chebet Nyambura Jane Achieng Esther',
    men: 'John Peter James~Jim Kamau Joseph~Joe Otieno David Kipchoge Daniel Mwangi Brian Omondi Kevin Samuel Kiprono',
    surnames:
      'Mwangi Otieno Kamau Ochieng Kariuki Njoroge Maina Odhiambo Wanjiku Kimani Cheruiyot Mutua Omondi Karanja Rotich Wafula Kiplagat Musyoka Onyango Nyongesa',
  },
  {
    id: 'southAfrican',
    women:
      'Thandiwe~Thandi Nomvula Lerato Zanele Nthabiseng Precious Busisiwe~Busi Annelize Charmaine Ayanda Palesa Nokuthula Lindiwe Refilwe Marelize',
    men: 'Sipho Thabo Themba Bongani Mandla Tshepo Johannes~Hannes Pieter Lwazi Kagiso Sibusiso~Sbu Andries Jacobus~Kobus Lungelo Nkosinathi~Nathi Gerhard',
    surnames:
      'Dlamini Nkosi Ndlovu Khumalo Sithole Mokoena Botha Mahlangu Mkhize Naidoo Van_der_Merwe Pretorius Ngcobo Molefe Zulu Mthembu Govender Venter Cele Gumede Radebe Shabangu Nel Mabaso Coetzee Xaba Qwabe',
  },
];
