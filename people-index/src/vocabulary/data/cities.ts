/**
 * Cities with their names in other languages: the country, the most common name, other names. Compiled for this project from common
 * knowledge; compare the exemplar cities of CLDR. Variants of a name that only lack accents are not listed.
 */
export const cityNames = `
BE Brussels|Bruxelles|Brussel|Brüssel|Bruselas|Bruxelas|Bruksela|Brusel|Brüksel|Bryssel|Brüsszel|Bruxelles-Ville|BXL
BE Antwerp|Antwerpen|Anvers|Amberes|Anversa|Antuérpia|Antwerpia|Antverpy
BE Ghent|Gent|Gand|Gante|Gandawa
BE Bruges|Brugge|Brügge|Brujas
BE Liège|Luik|Lüttich|Lieja|Liegi|Leodium
BE Leuven|Louvain|Löwen|Lovaina|Lovanio
BE Mechelen|Malines|Mecheln
BE Kortrijk|Courtrai
BE Mons|Bergen
BE Namur|Namen
BE Tournai|Doornik
BE Ostend|Oostende|Ostende
BE Ypres|Ieper
BE Aalst|Alost
BE Zeebrugge|Zeebruges
BE Louvain-la-Neuve
NL The Hague|Den Haag|'s-Gravenhage|La Haye|La Haya|L'Aia|Haia|Haga
NL Amsterdam
NL Rotterdam
NL Utrecht
NL Nijmegen|Nimègue|Nimwegen|Nimega
NL Eindhoven
NL Maastricht|Maestricht
NL Groningen|Groningue
LU Luxembourg|Luxemburg|Lussemburgo|Luxemburgo|Lëtzebuerg|Luksemburg|Luxembourg City
FR Paris|París|Parigi|Parijs|Paryż|Paříž|Párizs
FR Lyon|Lione|Lión|Lyons
FR Marseille|Marseilles|Marsella|Marsiglia|Marsylia
FR Nice|Nizza|Niza|Nicea
FR Strasbourg|Straßburg|Strassburg|Estrasburgo|Strasburgo|Straatsburg|Strasburg|Štrasburk
FR Toulouse|Tolosa|Tolouse
FR Bordeaux|Burdeos|Bordéus
FR Lille|Rijsel
FR Dunkerque|Dunkirk|Duinkerke|Dünkirchen
FR Nantes
FR Grenoble
FR Rennes
FR Rouen
FR Le Havre
FR Dijon|Digione
FR Mulhouse|Mülhausen
FR Reims|Rheims
FR Nancy|Nanzig
FR Metz
FR Ajaccio|Aiacciu
FR Perpignan|Perpiñán
FR Aix-en-Provence|Aix
FR Saint-Étienne
FR Courbevoie|La Défense
DE Berlin|Berlín|Berlino|Berlijn|Berlim
DE Munich|München|Muenchen|Monaco di Baviera|Múnich|Munique|Monachium|Mnichov
DE Cologne|Köln|Koeln|Colonia|Keulen|Colônia|Kolonia|Kolín nad Rýnem
DE Frankfurt|Frankfurt am Main|Francfort|Fráncfort|Francoforte|Frankfurt a.M.
DE Hamburg|Hambourg|Hamburgo|Amburgo
DE Düsseldorf|Duesseldorf|Dusseldorf
DE Stuttgart|Stoccarda
DE Nuremberg|Nürnberg|Nuernberg|Norimberga|Núremberg|Neurenberg|Norymberga
DE Hanover|Hannover|Hanovre
DE Leipzig|Lipsia|Lipsk
DE Dresden|Dresde|Dresda|Drezno
DE Bremen|Brême|Brema
DE Aachen|Aix-la-Chapelle|Aken|Aquisgrana|Aquisgrán|Akwizgran
DE Mainz|Mayence|Magonza|Maguncia
DE Trier|Trèves|Treviri|Tréveris
DE Essen
DE Dortmund
DE Regensburg|Ratisbonne|Ratisbona
DE Augsburg|Augsbourg|Augusta
DE Freiburg|Fribourg-en-Brisgau|Friburgo
DE Saarbrücken|Sarrebruck
DE Braunschweig|Brunswick
AT Vienna|Wien|Vienne|Viena|Wenen|Wiedeń|Vídeň|Bécs|Viyana
AT Salzburg|Salzbourg|Salisburgo|Salzburgo
AT Graz
AT Linz
AT Innsbruck
CH Zurich|Zürich|Zuerich|Zúrich|Zurigo|Zurique|Zurych|Curych
CH Geneva|Genève|Genf|Ginebra|Ginevra|Genebra|Genewa|Ženeva
CH Basel|Bâle|Basilea|Bazel|Basileia|Bazylea|Basle
CH Bern|Berne|Berna|Berno
CH Lausanne|Losanna|Lausana
CH Lucerne|Luzern|Lucerna
IT Rome|Roma|Rom|Rzym|Řím|Róma
IT Milan|Milano|Mailand|Milán|Milaan|Milão|Mediolan|Milánó
IT Turin|Torino|Turín|Turijn|Turim|Turyn
IT Naples|Napoli|Neapel|Nápoles|Napels|Neapol|Nápoly
IT Florence|Firenze|Florenz|Florencia|Florença|Florencja
IT Venice|Venezia|Venedig|Venise|Venecia|Venetië|Veneza|Wenecja|Benátky
IT Genoa|Genova|Genua|Gênes|Génova
IT Bologna|Bologne|Bolonia|Bolonha
IT Padua|Padova|Padoue
IT Verona|Vérone
IT Palermo|Palerme
IT Trieste|Triest
IT Bolzano|Bozen
IT Pisa|Pise
IT Parma|Parme
ES Madrid|Madryt
ES Barcelona|Barcelone|Barcellona
ES Seville|Sevilla|Séville|Siviglia|Sevilha
ES Valencia|Valence|València
ES Zaragoza|Saragossa|Saragosse|Saragozza
ES Bilbao|Bilbo
ES San Sebastián|Donostia|Saint-Sébastien
ES Málaga|Malaga
ES Córdoba|Cordoue|Cordova
ES Granada|Grenade
ES Alicante|Alacant
ES A Coruña|La Coruña|La Corogne|Corunna
ES Cádiz|Cadix|Cadice
PT Lisbon|Lisboa|Lisbonne|Lissabon|Lisbona|Lizbona|Lisabon|Lisszabon
PT Porto|Oporto
PT Coimbra|Coïmbre
PT Setúbal
PT Sines
GB London|Londres|Londra|Londen|Londyn|Londýn|Lontoo
GB Edinburgh|Édimbourg|Edimburgo|Edinburg
GB Manchester
GB Leeds
GB Birmingham
GB Glasgow
GB Cardiff|Caerdydd
IE Cork|Corcaigh
IE Galway|Gaillimh
IE Limerick
IE Dublin|Dublín|Dublino|Dublim|Baile Átha Cliath
PL Warsaw|Warszawa|Varsovie|Warschau|Varsovia|Varsavia|Varsóvia|Varšava|Varsó|Warsjau|Varşova
PL Krakow|Kraków|Cracow|Cracovie|Krakau|Cracovia|Cracóvia
PL Gdansk|Gdańsk|Danzig|Dantzig|Danzica
PL Wroclaw|Wrocław|Breslau|Breslavia
PL Poznan|Poznań|Posen
PL Lodz|Łódź
PL Szczecin|Stettin
PL Katowice|Kattowitz
CZ Prague|Praha|Prag|Praga|Praag|Prága
CZ Brno|Brünn
CZ Ostrava
CZ Plzeň|Pilsen
SK Bratislava|Pressburg|Presbourg|Pozsony
HU Budapest|Budapeszt|Budapešť|Boedapest|Budapeste
RO Bucharest|București|Bucarest|Bukarest|Boekarest|Bucareste|Bukareszt|Bukurešť
RO Cluj-Napoca|Cluj|Klausenburg|Kolozsvár
RO Timișoara|Temeswar|Temesvár
RO Brașov|Kronstadt|Brassó
RO Iași|Jassy
RO Constanța|Constanta
RO Ploiești
BG Sofia|Sofía|София
BG Plovdiv|Пловдив
BG Varna|Варна
GR Athens|Athènes|Athen|Atenas|Atene|Athene|Ateny|Atény|Αθήνα|Athina
GR Thessaloniki|Salonique|Saloniki|Salónica|Salonicco|Θεσσαλονίκη
SI Ljubljana|Laibach|Lubiana
HR Zagreb|Zágráb
RS Belgrade|Beograd|Belgrad|Belgrado|Београд
RS Novi Sad|Нови Сад
SE Stockholm|Estocolmo|Stoccolma|Sztokholm
SE Gothenburg|Göteborg|Gotemburgo|Goteborg
SE Malmö|Malmo
NO Oslo
NO Bergen
NO Stavanger
DK Copenhagen|København|Copenhague|Kopenhagen|Copenaghen|Kopenhaga|Köpenhamn|Koppenhága|Kodaň
FI Helsinki|Helsingfors|Helsinque
EE Tallinn
LV Riga|Rīga|Ryga
LT Vilnius|Wilno
UA Kyiv|Kiev|Kiew|Kijów|Kijev|Київ|Киев
UA Lviv|Lwów|Lemberg|Leópolis|Lvov|Львів|Львов
UA Kharkiv|Kharkov|Charkiw|Харків|Харьков
UA Odesa|Odessa|Одеса|Одесса
RU Moscow|Moskva|Moscou|Moskau|Moscú|Mosca|Moskou|Moscovo|Moskwa|Москва
RU Saint Petersburg|St Petersburg|Saint-Pétersbourg|Sankt Petersburg|San Petersburgo|San Pietroburgo|Санкт-Петербург|Petersburg
TR Istanbul|İstanbul|Isztambul|Estambul|Stambuł|Istambul|Stambul
TR Ankara
TR Izmir|İzmir|Smyrne
CY Nicosia|Nicosie|Nikosia|Lefkosia
MT Valletta|La Valette
MA Casablanca|Dar el Beida|الدار البيضاء
MA Rabat|الرباط
MA Tangier|Tanger|Tánger|Tangeri|طنجة
MA Marrakesh|Marrakech|Marraquexe|مراكش
MA Fes|Fès|Fez|فاس
MA Agadir|أكادير
TN Tunis|Túnez|Tunisi|Tunes
DZ Algiers|Alger|Argel|Algeri|Algier|الجزائر العاصمة
DZ Oran|وهران
EG Cairo|Le Caire|Kairo|El Cairo|Il Cairo|Caïro|Kair|القاهرة
EG Alexandria|Alexandrie|Alejandría|الإسكندرية
SN Dakar
CI Abidjan
NG Lagos
KE Nairobi
ZA Johannesburg|Joburg
ZA Cape Town|Le Cap|Kapstadt|Ciudad del Cabo|Città del Capo|Kaapstad|Cidade do Cabo|Kapsztad
ET Addis Ababa|Addis-Abeba|Adis Abeba|አዲስ አበባ
AE Dubai|Dubaï|Dubái|دبي
AE Abu Dhabi|Abou Dabi|Abu Dabi|أبوظبي
SA Riyadh|Riyad|Riad|الرياض
SA Jeddah|Djeddah|Yeda|Dschidda|جدة
SA Dammam|الدمام
QA Doha|الدوحة
OM Muscat|Mascate|Maskat|مسقط
OM Sohar|صحار
KW Kuwait City|Koweït|Ciudad de Kuwait
LB Beirut|Beyrouth|Bayrut|بيروت
IL Tel Aviv|Tel-Aviv|Tel Aviv-Yafo|תל אביב|תל אביב-יפו
IL Jerusalem|Jérusalem|Gerusalemme|Jerusalén|ירושלים|القدس
IL Haifa|Haïfa|חיפה
IR Tehran|Téhéran|Teheran|Teherán|تهران
IN Mumbai|Bombay|मुंबई
IN New Delhi|Delhi|Nueva Delhi|Neu-Delhi|Nouvelle-Delhi|नई दिल्ली|दिल्ली
IN Bengaluru|Bangalore|ಬೆಂಗಳೂರು
IN Chennai|Madras|சென்னை
IN Kolkata|Calcutta|কলকাতা
IN Pune|Poona|पुणे
IN Hyderabad|హైదరాబాద్
CN Beijing|Pékin|Peking|Pekín|Pechino|Pequim|Pekin|北京
CN Shanghai|Shanghái|Xangai|Szanghaj|上海
CN Guangzhou|Canton|广州|廣州
CN Hong Kong|香港
CN Chongqing|重庆|重慶
CN Shenzhen|深圳
CN Chengdu|成都
CN Wuhan|武汉|武漢
CN Tianjin|Tientsin|天津
CN Nanjing|Nankin|Nanking|南京
CN Hangzhou|杭州
CN Suzhou|苏州|蘇州
CN Qingdao|Tsingtao|青岛|青島
CN Dalian|大连|大連
CN Xi’an|西安
JP Tokyo|Tokio|Tóquio|東京|东京
JP Osaka|大阪
JP Yokohama|横浜
JP Nagoya|名古屋
JP Kobe|神戸
JP Kyoto|Kioto|Quioto|京都
JP Fukuoka|福岡
JP Sapporo|札幌
KR Seoul|Séoul|Seúl|Seul|Soul|서울
KR Busan|Pusan|부산
KR Incheon|인천
KR Daejeon|대전
KR Ulsan|울산
KR Daegu|대구
TH Bangkok|Krung Thep|กรุงเทพ|กรุงเทพฯ|กรุงเทพมหานคร
SG Singapore|Singapour|Singapur|Singapura|Cingapura
ID Jakarta|Djakarta|Yakarta|Giacarta|Jacarta
MY Kuala Lumpur
VN Hanoi|Hanoï|Hà Nội
VN Ho Chi Minh City|Saigon|Hô Chi Minh-Ville|HCMC|Sài Gòn|Thành phố Hồ Chí Minh|TP HCM
PH Manila|Manille
TW Taipei|Taïpei|台北|臺北
TW Kaohsiung|高雄
TW Taichung|台中|臺中
PK Karachi|کراچی
PK Lahore|لاہور
PK Islamabad|اسلام آباد
KZ Almaty|Alma-Ata|Алматы
KZ Astana|Астана
UZ Tashkent|Tachkent|Taschkent|Toshkent|Ташкент
GE Tbilisi|Tiflis|Tbilissi|თბილისი
AM Yerevan|Erevan|Jerewan|Ereván|Երևան
AU Sydney
AU Melbourne
AU Brisbane
AU Perth
NZ Auckland
US New York|New York City|Nueva York|Nova York|Nova Iorque|NYC|Nowy Jork
US Houston
US Boston
US Chicago
US San Francisco
US Los Angeles
US Philadelphia|Philadelphie|Filadelfia
US New Orleans|La Nouvelle-Orléans|Nueva Orleans
US Washington|Washington DC
CA Montreal|Montréal
CA Toronto
CA Quebec|Québec
CA Vancouver
MX Mexico City|Ciudad de México|CDMX|Mexico|Mexiko-Stadt|Città del Messico|Cidade do México
MX Monterrey
MX Guadalajara
BR São Paulo|Sao Paulo|San Pablo
BR Rio de Janeiro|Rio|Río de Janeiro
BR Brasília|Brasilia
BR Florianópolis
CL Santiago|Santiago de Chile|Santiago du Chili
CL Valparaíso
PE Lima
AR Buenos Aires
CO Bogotá|Bogota
EC Quito
UY Montevideo
VE Caracas
CU Havana|La Habana|La Havane|L'Avana
AZ Baku|Bakou|Bakú|Bakı|Баку
BH Manama|المنامة
IQ Baghdad|Bagdad|بغداد
IQ Basra|Bassora|البصرة
MM Yangon|Rangoon|Rangun|ရန်ကုန်
KH Phnom Penh|ភ្នំពេញ
LA Vientiane|ວຽງຈັນ
BD Dhaka|Dacca|ঢাকা
LK Colombo|කොළඹ
NP Kathmandu|Katmandou|काठमाडौं
MN Ulaanbaatar|Oulan-Bator|Ulan Bator|Улаанбаатар
MK Skopje|Скопје
BY Minsk|Минск
`;
