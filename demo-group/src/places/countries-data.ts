import type { StreetZone } from './streets.ts';

/**
 * One country of the group. `languages` and `cultures` are `name weight` pairs. `mobile` and each city's line are E.164
 * patterns in which `#` is any digit and `+` any digit from 2 to 8. A city is `name|state|zip codes|line|number of sites`.
 */
export interface CountryData {
  id: string;
  streets: StreetZone;
  languages: string;
  cultures: string;
  mobile: string;
  cities: string;
}

function country(
  id: string,
  streets: StreetZone,
  languages: string,
  cultures: string,
  mobile: string,
  cities: string,
): CountryData {
  return { id, streets, languages, cultures, mobile, cities };
}

/** Data only, hence the length of this file. */
export const countriesData: readonly CountryData[] = [
  country(
    'FR',
    'french',
    'fr-FR 93 en-GB 7',
    'french 76 maghrebi 8 portuguese 3 italian 2.5 spanish 2.5 westAfrican 2 polish 1 breton 1 armenian 0.5 vietnamese 0.7 chinese 0.6 turkish 0.7 german 0.7 english 0.5 levantine 0.5 romanian 0.4',
    '336[1245678]####### 337[678]#######',
    `Courbevoie|Île-de-France|92400|3314#######|9
Paris|Île-de-France|75002,75008,75009,75012,75013,75015,75017|3314#######|8
Nanterre|Île-de-France|92000|33141######|4
Saint-Denis|Île-de-France|93200,93210|33149######|4
Bois-Colombes|Île-de-France|92270|33146######|2
Villeneuve-la-Garenne|Île-de-France|92390|33147######|1
Versailles|Île-de-France|78000|33139######|2
Lyon|Auvergne-Rhône-Alpes|69002,69003,69007,69009|3347#######|6
Grenoble|Auvergne-Rhône-Alpes|38000,38100|33476######|2
Saint-Étienne|Auvergne-Rhône-Alpes|42000,42100|33477######|2
Clermont-Ferrand|Auvergne-Rhône-Alpes|63000,63100|33473######|2
Annecy|Auvergne-Rhône-Alpes|74000|33450######|1
Valence|Auvergne-Rhône-Alpes|26000|33475######|1
Marseille|Provence-Alpes-Côte d'Azur|13001,13002,13008,13010|33491######|4
Nice|Provence-Alpes-Côte d'Azur|06000,06200|33493######|2
Aix-en-Provence|Provence-Alpes-Côte d'Azur|13090,13100|33442######|2
Fos-sur-Mer|Provence-Alpes-Côte d'Azur|13270|33442######|2
Toulon|Provence-Alpes-Côte d'Azur|83000|33494######|1
Toulouse|Occitanie|31000,31100,31300|33561######|4
Montpellier|Occitanie|34000,34070|33467######|4
Nîmes|Occitanie|30000|33466######|1
Perpignan|Occitanie|66000|33468######|1
Pau|Nouvelle-Aquitaine|64000|33559######|1
Bordeaux|Nouvelle-Aquitaine|33000,33300|33556######|4
Limoges|Nouvelle-Aquitaine|87000|33555######|1
Poitiers|Nouvelle-Aquitaine|86000|33549######|1
La Rochelle|Nouvelle-Aquitaine|17000|33546######|1
Nantes|Pays de la Loire|44000,44200,44300|33240######|4
Montoir-de-Bretagne|Pays de la Loire|44550|33240######|1
Angers|Pays de la Loire|49000|33241######|2
Le Mans|Pays de la Loire|72000|33243######|1
Rennes|Bretagne|35000,35200|33299######|3
Brest|Bretagne|29200|33298######|1
Quimper|Bretagne|29000|33298######|1
Lorient|Bretagne|56100|33297######|1
Rouen|Normandie|76000,76100|33235######|2
Le Havre|Normandie|76600|33235######|1
Caen|Normandie|14000|33231######|1
Lille|Hauts-de-France|59000,59800|33320######|4
Dunkerque|Hauts-de-France|59140|33328######|2
Amiens|Hauts-de-France|80000|33322######|1
Saint-Quentin|Hauts-de-France|02100|33323######|1
Reims|Grand Est|51100|33326######|2
Strasbourg|Grand Est|67000,67100|33388######|3
Metz|Grand Est|57000|33387######|2
Nancy|Grand Est|54000|33383######|2
Mulhouse|Grand Est|68100|33389######|1
Dijon|Bourgogne-Franche-Comté|21000|33380######|2
Besançon|Bourgogne-Franche-Comté|25000|33381######|1
Orléans|Centre-Val de Loire|45000|33238######|2
Tours|Centre-Val de Loire|37000,37200|33247######|2
Ajaccio|Corse|20000|33495######|1`,
  ),
  country(
    'BE',
    'dutch',
    'nl-NL 52 fr-BE 44 en-GB 4',
    'dutch 50 french 30 italian 5 maghrebi 5 turkish 3 spanish 2 polish 2 westAfrican 2 german 1',
    '3247+###### 3249+######',
    `Brussels|Brussels-Capital Region|1000,1030,1040,1070|322+######|6
Antwerp|Flanders|2000,2018,2060|323+######|3
Ghent|Flanders|9000,9050|329[234]######|3
Liège|Wallonia|4000,4020|324[23]######|2
Charleroi|Wallonia|6000|3271+#####|1
Namur|Wallonia|5000|3281+#####|1
Leuven|Flanders|3000|3216+#####|1
Doel|Flanders|9130|323+######|1
Tihange|Wallonia|4500|3285+#####|1
Zeebrugge|Flanders|8380|3250+#####|1`,
  ),
  country(
    'NL',
    'dutch',
    'nl-NL 88 en-GB 12',
    'dutch 78 turkish 5 maghrebi 5 indonesian 3 german 3 polish 3 english 3',
    '316[12345]#######',
    `Amsterdam|Noord-Holland|1012 AB,1043 DW,1097 JR|3120+######|2
Rotterdam|Zuid-Holland|3011 AA,3072 AP|3110+######|2
Utrecht|Utrecht|3511 LX|3130+######|1
Zwolle|Overijssel|8011 AB|3138+######|2
Eindhoven|Noord-Brabant|5611 AZ|3140+######|1`,
  ),
  country(
    'LU',
    'french',
    'fr-FR 60 de-DE 20 en-GB 20',
    'french 45 german 25 portuguese 18 italian 7 dutch 5',
    '352621######',
    `Luxembourg|Luxembourg|L-1855,L-2449|35226######|1
Esch-sur-Alzette|Luxembourg|L-4361|35226######|1`,
  ),
  country(
    'DE',
    'german',
    'de-DE 90 en-GB 10',
    'german 80 turkish 8 polish 4 russian 3 italian 2 greek 1.5 iranian 1.5',
    '49151######## 49171####### 49160#######',
    `Berlin|Berlin|10115,10623,12435|4930########|2
Hamburg|Hamburg|20095,20457|4940########|1
Cologne|Nordrhein-Westfalen|50667,50825|49221#######|2
Essen|Nordrhein-Westfalen|45127|49201#######|1
Munich|Bayern|80331|4989########|1
Frankfurt am Main|Hessen|60311|4969########|1
Leipzig|Sachsen|04109|49341#######|1
Wilhelmshaven|Niedersachsen|26382|494421######|1`,
  ),
  country(
    'GB',
    'british',
    'en-GB 100',
    'english 68 irish 7 indian 7 pakistani 4 nigerian 3 polish 3 westAfrican 1 chinese 2 cantonese 1 italian 1.5 tamil 1.5',
    '4474[0123]####### 44771#######',
    `London|England|EC2M 4AA,SE1 9SG,W6 8DA|44207+######|3
Leeds|England|LS1 4AP,LS11 9AT|441132+#####|3
Manchester|England|M1 3HU|441612+#####|1
Birmingham|England|B3 2DX|441212+#####|1
Bristol|England|BS1 6QF|441172+#####|1
Aberdeen|Scotland|AB10 1YL|441224+#####|1
Glasgow|Scotland|G2 8LU|441412+#####|1
Cardiff|Wales|CF10 3AF|442920+#####|1
Llanberis|Wales|LL55 4UR|441286+#####|1
Newcastle upon Tyne|England|NE1 4LP|441912+#####|1`,
  ),
  country(
    'IT',
    'italian',
    'it-IT 96 en-GB 4',
    'italian 92 romanian 3 albanian 2 maghrebi 2 chinese 1',
    '39347+###### 39333+###### 39328+######',
    `Milan|Lombardia|20121,20154|3902+#######|3
Rome|Lazio|00144,00187|3906[245]#######|3
Turin|Piemonte|10121|39011+######|1
Naples|Campania|80133|39081+######|1
Bologna|Emilia-Romagna|40121|39051+######|1
Bari|Puglia|70121|39080+######|1
Palermo|Sicilia|90133|39091+######|1`,
  ),
  country(
    'ES',
    'spanish',
    'es-ES 97 en-GB 3',
    'spanish 84 catalanBasque 7 hispanic 6 romanian 2 maghrebi 1',
    '346######## 3471#######',
    `Madrid|Comunidad de Madrid|28006,28020,28046|3491+######|3
Barcelona|Cataluña|08007,08018|3493+######|2
Sevilla|Andalucía|41001|3495+######|1
Cartagena|Región de Murcia|30201|34968+#####|1
Valencia|Comunidad Valenciana|46001|3496+######|1
Zaragoza|Aragón|50001|34976+#####|1`,
  ),
  country(
    'PT',
    'portuguese',
    'pt-PT 96 en-GB 4',
    'portuguese 96 brazilian 3 westAfrican 1',
    '3519[1236]#######',
    `Lisbon|Lisboa|1050-115,1900-264|35121+######|3
Porto|Porto|4000-322,4150-180|35122+######|1
Sines|Setúbal|7520-203|351269+#####|1`,
  ),
  country(
    'IE',
    'british',
    'en-GB 100',
    'irish 85 english 8 polish 5 indian 2',
    '35385+###### 35387+######',
    `Dublin|Leinster|D02 X285,D04 V2N9|3531+######|1`,
  ),
  country(
    'CH',
    'german',
    'de-DE 55 fr-FR 35 it-IT 10',
    'german 55 french 25 italian 12 portuguese 4 albanian 4',
    '4179+###### 4178+######',
    `Zürich|Zürich|8001|4143+######|1
Genève|Genève|1204|4122+######|1`,
  ),
  country(
    'PL',
    'polish',
    'pl-PL 96 en-GB 4',
    'polish 95 ukrainian 5',
    '4860+###### 4850+###### 4879+######',
    `Warsaw|Mazowieckie|00-026,02-675|4822+######|2
Kraków|Małopolskie|30-003|4812+######|1
Katowice|Śląskie|40-065|4832+######|1
Gdańsk|Pomorskie|80-831|4858+######|1`,
  ),
  country(
    'RO',
    'romanian',
    'ro-RO 97 en-GB 3',
    'romanian 92 hungarian 8',
    '4072+###### 4074+######',
    `Bucharest|București|010065,040215,050044|4021+######|5
Cluj-Napoca|Cluj|400001|40264+#####|1
Timișoara|Timiș|300006|40256+#####|1
Constanța|Constanța|900001|40241+#####|1
Brăila|Brăila|810003|40239+#####|1`,
  ),
  country(
    'CZ',
    'czech',
    'cs-CS 97 en-GB 3',
    'czech 95 ukrainian 3 vietnamese 2',
    '42060+###### 42077+######',
    `Prague|Praha|110 00,186 00|4202+#######|1
Brno|Jihomoravský kraj|602 00|4205[345678]#######|1`,
  ),
  country(
    'HU',
    'hungarian',
    'hu-HU 97 en-GB 3',
    'hungarian 98 german 2',
    '3620+###### 3630+###### 3670+######',
    `Budapest|Budapest|1051,1138|361+######|1
Győr|Győr-Moson-Sopron|9021|3696+#####|1`,
  ),
  country(
    'SE',
    'swedish',
    'sv-SE 92 en-GB 8',
    'swedish 86 finnish 5 iranian 3 levantine 4 polish 2',
    '4670+###### 4673+######',
    `Stockholm|Stockholms län|111 20|468+#######|1
Göteborg|Västra Götaland|411 04|4631+######|1`,
  ),
  country(
    'NO',
    'norwegian',
    'en-GB 100',
    'norwegian 92 polish 5 swedish 3',
    '474[0678]###### 479+######',
    `Oslo|Oslo|0150|4722######|1
Stavanger|Rogaland|4006|4751######|1
Florø|Vestland|6900|4757######|1`,
  ),
  country(
    'FI',
    'finnish',
    'en-GB 100',
    'finnish 93 swedish 7',
    '35840####### 35850#######',
    `Helsinki|Uusimaa|00100|3589+#######|1`,
  ),
  country(
    'GR',
    'greek',
    'en-GB 100',
    'greek 98 albanian 2',
    '3069+#######',
    `Athens|Attica|105 57,151 25|3021########|1
Thessaloniki|Central Macedonia|546 24|30231#######|1`,
  ),
  country(
    'TR',
    'turkish',
    'tr-TR 98 en-GB 2',
    'turkish 97 armenian 1 greek 1 levantine 1',
    '9053+####### 9054+#######',
    `Istanbul|İstanbul|34330,34394|90212+######|2
Ankara|Ankara|06420|90312+######|2
İzmit|Kocaeli|41040|90262+######|1
Uşak|Uşak|64100|90276+######|1`,
  ),
  country(
    'RU',
    'russian',
    'ru-RU 98 en-GB 2',
    'russian 93 ukrainian 3 armenian 2 georgian 1 kazakh 1',
    '7916####### 7903####### 7921#######',
    `Moscow|Москва|101000,123112|749[59]#######|1
Saint Petersburg|Санкт-Петербург|190000|7812#######|1`,
  ),
  country(
    'UA',
    'russian',
    'en-GB 100',
    'ukrainian 96 russian 4',
    '38067####### 38050#######',
    `Kyiv|Київ|01001|38044#######|1`,
  ),
  country(
    'GE',
    'caucasus',
    'en-GB 100',
    'georgian 94 armenian 6',
    '995599######',
    `Tbilisi|Tbilisi|0105|995322######|1`,
  ),
  country(
    'AM',
    'caucasus',
    'en-GB 100',
    'armenian 100',
    '37491###### 37477######',
    `Yerevan|Yerevan|0010|37410######|1`,
  ),
  country(
    'KZ',
    'caucasus',
    'ru-RU 80 en-GB 20',
    'kazakh 72 russian 25 ukrainian 3',
    '7701####### 7777#######',
    `Almaty|Алматы|050000|7727[23]######|1
Astana|Астана|010000|77172######|1`,
  ),
  country(
    'UZ',
    'caucasus',
    'ru-RU 80 en-GB 20',
    'uzbek 92 russian 8',
    '99890####### 99893#######',
    `Tashkent|Tashkent|100000|99871#######|1`,
  ),
  country(
    'US',
    'american',
    'en-US 98 es-MX 2',
    'american 66 hispanic 15 irish 4 italian 3 german 3 indian 3 chinese 2 korean 1 vietnamese 1 polish 1 filipino 1',
    'line',
    `Houston|Texas|77002,77056|1713+######|6
Boston|Massachusetts|02110|1617+######|1
Chicago|Illinois|60606|1312+######|1
New York|New York|10017|1212+######|1
San Francisco|California|94105|1415+######|1
Santa Barbara|California|93101|1805+######|1
Oakland|California|94612|1510+######|1
Philadelphia|Pennsylvania|19103|1215+######|1
Columbus|Ohio|43215|1614+######|1
Denver|Colorado|80202|1303+######|1`,
  ),
  country(
    'CA',
    'quebec',
    'en-US 65 fr-FR 35',
    'american 50 french 30 chinese 5 indian 5 irish 4 italian 3 ukrainian 3',
    'line',
    `Montréal|Québec|H2Y 1N9,H3B 4W8|1514+######|2
Toronto|Ontario|M5H 2N2|1416+######|1
Calgary|Alberta|T2P 1J9|1403+######|1
Markham|Ontario|L3R 9S3|1905+######|1`,
  ),
  country(
    'MX',
    'spanish',
    'es-MX 98 en-US 2',
    'hispanic 98 spanish 2',
    'line',
    `Mexico City|Ciudad de México|06600,11560|5255########|3
Monterrey|Nuevo León|64000|5281########|2
Querétaro|Querétaro|76000|52442#######|1`,
  ),
  country(
    'BR',
    'brazilian',
    'pt-BR 98 en-US 2',
    'brazilian 88 italian 5 japanese 3 german 3 levantine 1',
    '55119######## 55219######## 55489########',
    `Florianópolis|Santa Catarina|88015-200,88025-255|55483+######|5
Rio de Janeiro|Rio de Janeiro|20031-000,20040-002|55213+######|4
São Paulo|São Paulo|01310-100,04538-133|55113+######|3
Uberlândia|Minas Gerais|38400-100|55343+######|1
Recife|Pernambuco|50030-230|55813+######|1
Capivari de Baixo|Santa Catarina|88745-000|55483+######|1
Umburanas|Bahia|44798-000|55743+######|1`,
  ),
  country(
    'CL',
    'spanish',
    'es-CL 98 en-US 2',
    'hispanic 95 german 3 italian 2',
    '569[245]#######',
    `Santiago|Región Metropolitana|7500000,8320000|5622#######|4
Antofagasta|Antofagasta|1240000|5655+######|2
Mejillones|Antofagasta|1310000|5655+######|2
Concepción|Biobío|4030000|5641+######|1`,
  ),
  country(
    'PE',
    'spanish',
    'es-MX 60 es-ES 40',
    'hispanic 95 japanese 3 chinese 2',
    '519+#######',
    `Lima|Lima|15046,15073|511+######|3
Ilo|Moquegua|18601|5153######|1
Arequipa|Arequipa|04001|5154+#####|1`,
  ),
  country(
    'CO',
    'spanish',
    'es-MX 60 es-ES 40',
    'hispanic 100',
    '57310####### 57320#######',
    `Bogotá|Bogotá D.C.|110221|57601+######|1`,
  ),
  country(
    'AR',
    'spanish',
    'es-ES 100',
    'hispanic 70 italian 28 german 2',
    '54911+#######',
    `Buenos Aires|Buenos Aires|C1001,C1107|5411+#######|2
Rosario|Santa Fe|S2000|54341+######|1`,
  ),
  country(
    'MA',
    'maghreb',
    'fr-FR 90 en-GB 10',
    'maghrebi 97 french 3',
    '21266+###### 21261+######',
    `Casablanca|Casablanca-Settat|20000,20250|212522######|3
Rabat|Rabat-Salé-Kénitra|10000|212537######|1
Safi|Marrakech-Safi|46000|212524[2346]#####|1`,
  ),
  country(
    'DZ',
    'maghreb',
    'fr-FR 100',
    'maghrebi 100',
    '21355+###### 21366+######',
    `Algiers|Alger|16000|21321######|1`,
  ),
  country('TN', 'maghreb', 'fr-FR 100', 'maghrebi 100', '21698###### 21622######', `Tunis|Tunis|1002|21671######|1`),
  country(
    'EG',
    'gulf',
    'en-GB 90 fr-FR 10',
    'levantine 98 greek 1 armenian 1',
    '2010######## 2012########',
    `Cairo|Cairo|11511,11835|2022#######|1
Suez|Suez|43511|2062#######|1`,
  ),
  country(
    'SN',
    'westAfrica',
    'fr-FR 100',
    'westAfrican 95 levantine 3 french 2',
    '22177+######',
    `Dakar|Dakar|11500,12500|221338######|1`,
  ),
  country(
    'CI',
    'westAfrica',
    'fr-FR 100',
    'westAfrican 95 levantine 3 french 2',
    '22507######## 22505########',
    `Abidjan|Abidjan|01 BP 1274|2252720[23]#####|1`,
  ),
  country(
    'NG',
    'african',
    'en-GB 100',
    'nigerian 97 westAfrican 3',
    '234803+###### 234806+######',
    `Lagos|Lagos|101233|234201+######|1`,
  ),
  country(
    'KE',
    'african',
    'en-GB 100',
    'kenyan 90 indian 8 english 2',
    '25471+###### 25472+######',
    `Nairobi|Nairobi|00100|25420+######|1`,
  ),
  country(
    'ZA',
    'african',
    'en-GB 100',
    'southAfrican 75 english 15 indian 6 dutch 4',
    '2782+###### 2783+######',
    `Johannesburg|Gauteng|2196,2001|2711+######|2
Cape Town|Western Cape|8001|2721+######|1
Upington|Northern Cape|8801|2754+######|1`,
  ),
  country(
    'AE',
    'gulf',
    'en-GB 100',
    'gulf 30 levantine 20 indian 22 pakistani 10 tamil 6 filipino 6 english 4 french 2',
    '97150####### 97155#######',
    `Abu Dhabi|Abu Dhabi|00000|9712+######|3
Dubai|Dubai|00000|9714+######|3`,
  ),
  country(
    'SA',
    'gulf',
    'en-GB 100',
    'gulf 68 levantine 14 pakistani 8 indian 8 filipino 2',
    '9665[0345]#######',
    `Riyadh|Riyadh|11564,12213|966112######|2
Jubail|Eastern Province|31961|966133######|1`,
  ),
  country(
    'QA',
    'gulf',
    'en-GB 100',
    'gulf 35 levantine 25 indian 25 filipino 8 pakistani 7',
    '97433###### 97455######',
    `Doha|Doha|00000|97444######|1
Ras Laffan|Al Khor|00000|97444######|1`,
  ),
  country(
    'OM',
    'gulf',
    'en-GB 100',
    'gulf 65 indian 25 pakistani 10',
    '96892###### 96899######',
    `Muscat|Muscat|112|96824######|1
Sohar|Al Batinah|311|96826######|1`,
  ),
  country(
    'KW',
    'gulf',
    'en-GB 100',
    'gulf 55 levantine 25 indian 20',
    '96566######',
    `Kuwait City|Al Asimah|13001|96522######|1`,
  ),
  country(
    'LB',
    'gulf',
    'fr-FR 60 en-GB 40',
    'levantine 88 armenian 12',
    '9613+##### 96171######',
    `Beirut|Beirut|1107 2180|9611+#####|1`,
  ),
  country(
    'IL',
    'levant',
    'en-GB 100',
    'hebrew 80 levantine 10 russian 10',
    '97252+###### 97254+######',
    `Tel Aviv|Tel Aviv|6688312|97236######|1`,
  ),
  country(
    'IN',
    'indian',
    'en-GB 100',
    'indian 60 tamil 28 bengali 12',
    '9198######## 9199########',
    `Chennai|Tamil Nadu|600002,600113|9144[234567]#######|2
Pune|Maharashtra|411001|9120[234567]#######|2
Gurugram|Haryana|122002|91124[234567]######|1
Mumbai|Maharashtra|400051|9122[234567]#######|1
Kolkata|West Bengal|700016|9133[234567]#######|1`,
  ),
  country(
    'PK',
    'indian',
    'en-GB 100',
    'pakistani 100',
    '92300####### 92321#######',
    `Islamabad|Islamabad|44000|9251+######|1
Karachi|Sindh|75600|92213#######|1`,
  ),
  country(
    'CN',
    'chinese',
    'zh-CN 92 en-GB 8',
    'chinese 97 cantonese 2 french 1',
    '86138######## 86159######## 86186########',
    `Shanghai|Shanghai|200040,200120|8621[234567]#######|3
Beijing|Beijing|100004,100022|8610[234567]#######|2
Shenzhen|Guangdong|518026|86755+#######|1
Chongqing|Chongqing|400010|8623+#######|1
Chengdu|Sichuan|610041|8628+#######|1`,
  ),
  country(
    'SG',
    'british',
    'en-GB 100',
    'cantonese 45 chinese 20 malay 14 tamil 12 english 5 indian 4',
    '659+######',
    `Singapore|Singapore|018981,049909,138632|656[2345]######|3`,
  ),
  country(
    'JP',
    'japanese',
    'en-GB 100',
    'japanese 97 korean 2 french 1',
    '8190+####### 8180+#######',
    `Tokyo|Tōkyō|100-0005,105-0001|813[345678]#######|1
Yokohama|Kanagawa|220-0012|8145+######|1`,
  ),
  country(
    'KR',
    'korean',
    'ko-KR 97 en-GB 3',
    'korean 99 chinese 1',
    '8210[234]#######',
    `Seoul|Seoul|03154,06164|822+#######|1
Busan|Busan|48058|8251+######|1`,
  ),
  country(
    'TH',
    'thai',
    'th-TH 92 en-GB 8',
    'thai 96 chinese 4',
    '668+####### 669+#######',
    `Bangkok|Bangkok|10110,10310|662+######|3
Rayong|Rayong|21000,21150|6638+#####|2`,
  ),
  country(
    'ID',
    'indonesian',
    'id-ID 96 en-GB 4',
    'indonesian 96 chinese 4',
    '62812######## 62813########',
    `Jakarta|DKI Jakarta|10220,12190|6221########|2
Padang|Sumatera Barat|25112|62751######|1`,
  ),
  country(
    'MY',
    'british',
    'en-GB 100',
    'malay 58 cantonese 25 tamil 17',
    '6012+###### 6019+######',
    `Kuala Lumpur|Kuala Lumpur|50450|6038#######|1`,
  ),
  country(
    'VN',
    'vietnamese',
    'en-GB 100',
    'vietnamese 100',
    '8490+###### 8491+######',
    `Hanoi|Hà Nội|100000|8424+#######|1
Ho Chi Minh City|Hồ Chí Minh|700000|8428+#######|1`,
  ),
  country(
    'PH',
    'american',
    'en-US 100',
    'filipino 96 cantonese 4',
    '639170###### 639180######',
    `Makati|Metro Manila|1226|6328#######|1`,
  ),
  country(
    'AU',
    'british',
    'en-GB 100',
    'english 68 irish 12 chinese 6 italian 4 greek 3 vietnamese 3 indian 4',
    '6141#######',
    `Melbourne|Victoria|3000,3008|6138#######|3
Adelaide|South Australia|5000|6188#######|2
Perth|Western Australia|6000|61893######|1
Sydney|New South Wales|2000|6128#######|1`,
  ),
];
