/**
 * Groups of countries, and regions of a country, by their names. The second element is the countries, or the key of a
 * group in cldr-places.json; the third, for a region of a country, its cities. See states.ts for more regions. Compiled
 * for this project from common knowledge.
 */
export const regionNames: readonly (readonly [names: string, countries: string, cities?: string])[] = [
  [
    'Europe|Europa|Evropa|Európa',
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB NO CH IS LI MC SM AD AL BA ME MK RS XK MD UA BY',
  ],
  [
    'European Union|Union européenne|Europäische Union|Unión Europea|Unione europea|Europese Unie|União Europeia|Unia Europejska|Uniunea Europeană|Europeiska unionen|Evropská unie|Európai Unió',
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  ],
  [
    'EMEA',
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB NO CH IS LI MC SM AD AL BA ME MK RS XK MD UA BY AE SA QA OM KW BH LB JO IQ IL YE SY PS IR TR EG MA DZ TN LY SN CI NG KE ZA GH CM ET TZ UG RW GA CD CG ML BF BJ TG GN MR NE MG MZ AO NA BW ZM ZW MU SD',
  ],
  ['Benelux|Bénélux', 'BE NL LU'],
  ['DACH|D-A-CH|DACH-Region|D A CH', 'DE AT CH'],
  [
    'Nordics|Nordic countries|pays nordiques|nordische Länder|Skandinavien|Scandinavia|Scandinavie|Escandinavia|Norden|Skandynawia|paesi nordici|países nórdicos',
    'SE NO DK FI IS',
  ],
  ['Iberia|Ibérie|Iberien|péninsule ibérique|Península Ibérica', 'ES PT'],
  ['Baltics|Baltic states|pays baltes|Baltikum|paesi baltici|países bálticos', 'EE LV LT'],
  ['Americas|the Americas|Amérique|Amériques', '019'],
  [
    'Southern Europe|South Europe|Europa del Sur|Sur de Europa|Europa del Sud|Sud Europa|Europa do Sul|Sul da Europa|Europa de Sud|Zuidelijk Europa',
    '039',
  ],
  [
    'Northern Europe|North Europe|Europe septentrionale|Europa del Norte|Norte de Europa|Europa del Nord|Nord Europa|Europa do Norte|Norte da Europa|Europa de Nord|Noordelijk Europa',
    '154',
  ],
  [
    'Western Europe|West Europe|Europe occidentale|Europa del Oeste|Oeste de Europa|Europa dell’Ovest|Europa do Oeste|Europa de Vest',
    '155',
  ],
  [
    'North Africa|Afrique du Nord|África del Norte|Norte de África|Africa del Nord|Nord Africa|Norte da África|África do Norte|Africa de Nord',
    '015',
  ],
  ['Central Africa', '017'],
  ['Balkans|Balkan|Balcani|Balcanes', 'AL BA BG HR XK ME MK RO RS SI GR'],
  ['Visegrad|V4', 'PL CZ SK HU'],
  [
    'CEE|Central and Eastern Europe|Europe centrale et orientale|Osteuropa|Mittel- und Osteuropa|Eastern Europe|East Europe|Europe de l’Est|Europe orientale|Europa del Este|Europa oriental|Europa orientale|Europa do Leste|Leste da Europa|Europa de Leste|Europa de Est|Europa Centrală și de Est',
    'PL CZ SK HU RO BG HR SI EE LV LT UA RS',
  ],
  ['Maghreb|Magreb', 'MA DZ TN'],
  [
    'MENA|Middle East and North Africa|Moyen-Orient et Afrique du Nord',
    'MA DZ TN LY EG AE SA QA OM KW BH LB JO IQ IL YE SY PS IR',
  ],
  [
    'Middle East|Near East|Moyen-Orient|Proche-Orient|Nahost|Naher Osten|Mittlerer Osten|Oriente Medio|Oriente Próximo|Próximo Oriente|Medio Oriente|Vicino Oriente|Midden-Oosten|Nabije Oosten|Médio Oriente|Oriente Médio|Bliski Wschód|Orientul Mijlociu|Orientul Apropiat|Mellanöstern|Blízký východ|Střední východ|Közel-Kelet',
    'AE SA QA OM KW BH LB JO IQ IL YE SY PS IR TR EG',
  ],
  ['GCC|Gulf|Golfe|Golf-Staaten', 'AE SA QA OM KW BH'],
  [
    'Africa|Afrique|Afrika|África',
    'MA DZ TN LY EG SN CI NG KE ZA GH CM ET TZ UG RW GA CD CG ML BF BJ TG GN MR NE MG MZ AO NA BW ZM ZW MU SD',
  ],
  ['West Africa|Afrique de l’Ouest|Westafrika', 'SN CI NG GH CM ML BF BJ TG GN MR NE'],
  [
    'LATAM|Latin America|Amérique latine|Lateinamerika|América Latina|Latinoamérica|Latijns-Amerika|Latinoamerica',
    'MX BR CL PE AR CO UY EC BO PY VE CR PA GT',
  ],
  [
    'South America|Amérique du Sud|Südamerika|América del Sur|Sudamérica|América do Sul|Sudamerica|Zuid-Amerika',
    'BR CL PE AR CO UY EC BO PY VE',
  ],
  [
    'North America|Amérique du Nord|Nordamerika|América del Norte|Nord America|Noord-Amerika|América do Norte',
    'US CA MX',
  ],
  ['APAC|Asia Pacific|Asie-Pacifique|Asien-Pazifik|Asia-Pacífico', 'AU NZ JP KR CN SG TH ID MY VN PH IN TW HK'],
  [
    'ASEAN|Southeast Asia|South East Asia|Sudeste de Asia|Asia del Sudest|Zuid-Oost-Azië|Asie du Sud-Est|Südostasien|Sudeste Asiático',
    'SG TH ID MY VN PH KH LA MM BN',
  ],
  ['Asia|Asie|Asien|Azië|Ásia', 'CN JP KR SG TH ID MY VN PH IN PK KZ UZ TW HK'],
  ['Caucasus|Caucase|Kaukasus', 'GE AM AZ'],
  ['British Isles|UKI|UK&I', 'GB IE'],
  [
    'Île-de-France|IDF|région parisienne|Région Ile de France|Paris region|Großraum Paris|Grand Paris',
    'FR',
    'Paris|Courbevoie|Nanterre|Saint-Denis|Bois-Colombes|Villeneuve-la-Garenne|Versailles|Puteaux|La Défense|Boulogne-Billancourt|Issy-les-Moulineaux|Levallois-Perret|Neuilly-sur-Seine|Clichy|Saint-Ouen|Montreuil|Vincennes|Créteil|Cergy|Évry|Massy|Palaiseau|Saclay|Gif-sur-Yvette|Saint-Quentin-en-Yvelines|Guyancourt|Rueil-Malmaison|Suresnes|Colombes|Asnières-sur-Seine|Gennevilliers|Argenteuil|Aubervilliers|Pantin|Bobigny|Noisy-le-Grand|Marne-la-Vallée|Melun|Meaux|Roissy-en-France|Vélizy-Villacoublay|Poissy|Antony|Malakoff|Montrouge|Bagneux|Ivry-sur-Seine|Vitry-sur-Seine|Champigny-sur-Marne',
  ],
  [
    'Auvergne-Rhône-Alpes|AURA|Auvernia-Ródano-Alpes|Alvernia-Rodano-Alpi',
    'FR',
    'Lyon|Grenoble|Saint-Étienne|Clermont-Ferrand|Annecy|Valence|Chambéry|Villeurbanne|Vénissieux',
  ],
  [
    'Rhône-Alpes|Rodano-Alpi|Ródano-Alpes',
    'FR',
    'Lyon|Grenoble|Saint-Étienne|Annecy|Valence|Chambéry|Villeurbanne|Vénissieux|Bourg-en-Bresse|Roanne',
  ],
  ['Auvergne|Auvernia|Alvernia', 'FR', 'Clermont-Ferrand|Vichy|Moulins|Aurillac|Le Puy-en-Velay'],
  [
    'PACA|Provence-Alpes-Côte d’Azur',
    'FR',
    'Marseille|Nice|Aix-en-Provence|Fos-sur-Mer|Toulon|Avignon|Cannes|Sophia Antipolis',
  ],
  ['Provence|Provenza|Provença', 'FR', 'Marseille|Aix-en-Provence|Fos-sur-Mer|Toulon|Avignon|Arles|Salon-de-Provence'],
  ['Côte d’Azur|French Riviera|Costa Azul|Costa Azzurra', 'FR', 'Nice|Cannes|Antibes|Sophia Antipolis|Grasse|Menton'],
  ['Occitanie', 'FR', 'Toulouse|Montpellier|Nîmes|Perpignan|Béziers|Albi|Tarbes'],
  ['Nouvelle-Aquitaine|Nueva Aquitania|Nuova Aquitania', 'FR', 'Bordeaux|Pau|Limoges|Poitiers|La Rochelle|Bayonne'],
  ['Aquitaine|Aquitania|Aquitanien', 'FR', 'Bordeaux|Pau|Bayonne|Agen|Périgueux'],
  ['Bretagne|Brittany|Bretaña|Bretagna', 'FR', 'Rennes|Brest|Quimper|Lorient|Vannes|Saint-Brieuc'],
  ['Normandie|Normandy|Normandía|Normandia', 'FR', 'Rouen|Le Havre|Caen|Cherbourg|Évreux'],
  ['Hauts-de-France', 'FR', 'Lille|Dunkerque|Amiens|Saint-Quentin|Roubaix|Valenciennes|Arras'],
  ['Grand Est', 'FR', 'Reims|Strasbourg|Metz|Nancy|Mulhouse|Colmar|Troyes'],
  ['Alsace|Elsass|Alsazia|Alsacia|Elzas|Alsácia|Alzacja', 'FR', 'Strasbourg|Mulhouse|Colmar|Haguenau|Sélestat'],
  ['Lorraine|Lothringen|Lorena|Lotharingen|Lotaryngia', 'FR', 'Metz|Nancy|Épinal|Thionville|Verdun'],
  ['Pays de la Loire', 'FR', 'Nantes|Montoir-de-Bretagne|Angers|Le Mans|Saint-Nazaire|Laval'],
  [
    'Flanders|Vlaanderen|Flandre|Flandres|Flandern|Fiandre|Flandes',
    'BE',
    'Antwerp|Antwerpen|Ghent|Gent|Leuven|Doel|Zeebrugge|Bruges|Brugge|Mechelen|Kortrijk|Hasselt|Genk|Ostend|Aalst',
  ],
  [
    'Wallonia|Wallonie|Wallonië|Wallonien|Vallonia|Valonia',
    'BE',
    'Liège|Charleroi|Namur|Tihange|Mons|Tournai|Louvain-la-Neuve|Wavre',
  ],
  [
    'England|Angleterre|Inghilterra|Inglaterra|Engeland|Anglie',
    'GB',
    'London|Manchester|Birmingham|Leeds|Liverpool|Sheffield|Bristol|Newcastle upon Tyne|Nottingham|Leicester|Coventry|Reading|Oxford|Cambridge|Southampton|Portsmouth|Plymouth|Brighton|York|Norwich|Milton Keynes|Derby|Hull',
  ],
  [
    'Scotland|Écosse|Schottland|Escocia|Scozia|Schotland|Escócia|Szkocja|Scoția|Skottland|Skotsko|Skócia',
    'GB',
    'Edinburgh|Glasgow|Aberdeen|Dundee|Inverness|Stirling',
  ],
  ['Wales|Cymru|Pays de Galles|Gales|Galles|País de Gales|Walia|Țara Galilor', 'GB', 'Cardiff|Swansea|Newport|Wrexham'],
  [
    'Northern Ireland|Irlande du Nord|Nordirland|Irlanda del Norte|Irlanda del Nord|Noord-Ierland|Irlanda do Norte|Irlandia Północna',
    'GB',
    'Belfast|Derry|Londonderry|Lisburn',
  ],
  ['Rheinland|Rhineland|Rhénanie|Renania|Rijnland', 'DE', 'Cologne|Köln|Düsseldorf|Bonn|Leverkusen|Aachen|Koblenz'],
  ['Bay Area|San Francisco Bay Area', 'US', 'San Francisco|Oakland|San Jose|Berkeley|Palo Alto|Richmond'],
  ['Bavaria|Bayern|Bavière|Baviera|Beieren', 'DE', 'Munich|München|Nuremberg|Nürnberg|Augsburg|Regensburg|Würzburg'],
  ['Randstad', 'NL', 'Amsterdam|Rotterdam|Utrecht|The Hague|Den Haag'],
];

/** Names of countries that CLDR lacks: `code: words`; a hyphen stands for a space. See country-adjectives.ts for adjectives. */
export const countryWords = `
FR: francia
NL: Nederland Holland Hollande Holanda Olanda
GB: UK Anglia Britain Great-Britain Gran-Bretaña Gran-Bretagna Groot-Brittannië Grã-Bretanha Wielka-Brytania Grande-Bretagne Großbritannien
CZ: Tchéquie Czechia
US: USA U.S. U.S.A. United-States-of-America États-Unis-d’Amérique Estados-Unidos-de-América Stati-Uniti-d’America Vereinigte-Staaten-von-Amerika Verenigde-Staten-van-Amerika Estados-Unidos-da-América États-Unis EE.UU. EEUU EUA
KR: Korea Corée Corea Coreia Coreea Koreai
AE: UAE EAU VAE Emirates Émirats Emirate
SA: KSA
`;
