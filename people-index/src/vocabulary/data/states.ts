/**
 * Regions, states and provinces as directories write them, with their names in other languages: the country, the ISO
 * 3166-2 code or `-`, the name that is shown, other names. A name after `=` occurs in directories but is also another
 * word, so it is not searched for. Regions whose cities are known are in regions.ts. Compiled for this project from
 * common knowledge.
 */
export const stateNames = `
FR BFC Bourgogne-Franche-Comté|Burgundy-Franche-Comté|Borgoña-Franco Condado|Borgogna-Franca Contea
FR - Bourgogne|Burgundy|Burgund|Borgoña|Borgogna|Bourgondië|Borgonha|Burgundia
FR - Franche-Comté|Franco Condado|Franca Contea|Freigrafschaft Burgund
FR CVL Centre-Val de Loire|Centre Val de Loire|Région Centre|Centro-Valle de Loira|Centro-Valle della Loira|Centro-Vale do Loire
FR COR Corse|Corsica|Korsika|Córcega|Córsega|Korsyka
FR - Limousin
FR - Picardie|Picardy|Picardía|Piccardia
FR - Champagne-Ardenne
FR - Languedoc-Roussillon
BE BRU Brussels-Capital Region|Région de Bruxelles-Capitale|Bruxelles-Capitale|Brussels Hoofdstedelijk Gewest|Région bruxelloise|Region Brüssel-Hauptstadt|Región de Bruselas-Capital
BE VBR Flemish Brabant|Vlaams-Brabant|Brabant flamand
BE WBR Walloon Brabant|Brabant wallon|Waals-Brabant
BE VWV West Flanders|West-Vlaanderen|Flandre-Occidentale|Westflandern
BE VOV East Flanders|Oost-Vlaanderen|Flandre-Orientale|Ostflandern
BE WHT Hainaut|Henegouwen|Hennegau
NL NH Noord-Holland|North Holland|Hollande-Septentrionale|Nordholland|Holanda Septentrional|Olanda Settentrionale|Holanda do Norte
NL ZH Zuid-Holland|South Holland|Hollande-Méridionale|Südholland|Holanda Meridional|Olanda Meridionale|Holanda do Sul
NL NB Noord-Brabant|North Brabant|Brabant-Septentrional|Nordbrabant|Brabante Septentrional|Brabante Settentrionale
NL GE Gelderland|Gueldre|Güeldres|Gheldria
NL LI Limburg|Limbourg|Limburgo
NL UT Utrecht
NL OV Overijssel
NL FR Friesland|Fryslân|Frise|Frisia
NL ZE Zeeland|Zélande|Zelanda|Seeland
NL DR Drenthe
NL FL Flevoland
NL GR Groningen|Groningue|Groninga
DE BW Baden-Württemberg|Bade-Wurtemberg|Baden-Wuerttemberg|Baden-Wurttemberg|Badenia-Wirtembergia
DE BB Brandenburg|Brandebourg|Brandeburgo|Brandenburgia
DE HE Hessen|Hesse|Hessia|Assia
DE MV Mecklenburg-Vorpommern|Mecklembourg-Poméranie-Occidentale|Mecklenburg-Western Pomerania
DE NI Niedersachsen|Lower Saxony|Basse-Saxe|Baja Sajonia|Bassa Sassonia|Nedersaksen|Baixa Saxónia|Dolna Saksonia
DE NW Nordrhein-Westfalen|NRW|North Rhine-Westphalia|Rhénanie-du-Nord-Westphalie|Renania del Norte-Westfalia|Renania Settentrionale-Vestfalia|Noordrijn-Westfalen|Renânia do Norte-Vestfália|Nadrenia Północna-Westfalia
DE RP Rheinland-Pfalz|Rhineland-Palatinate|Rhénanie-Palatinat|Renania-Palatinado|Renania-Palatinato|Rijnland-Palts|Renânia-Palatinado
DE SL Saarland|Sarre|Sarra
DE SN Sachsen|Saxony|Saxe|Sajonia|Sassonia|Saksen|Saxónia|Saksonia
DE ST Sachsen-Anhalt|Saxony-Anhalt|Saxe-Anhalt|Sajonia-Anhalt|Sassonia-Anhalt|Saksen-Anhalt
DE SH Schleswig-Holstein|Sleeswijk-Holstein
DE TH Thüringen|Thuringia|Thuringe|Turingia|Thuringen|Turíngia|Turyngia
DE BE Berlin
DE HH Hamburg
DE HB Bremen
AT 2 Kärnten|Carinthia|Carinthie|Carintia|Carinzia
AT 3 Niederösterreich|Lower Austria|Basse-Autriche|Baja Austria|Bassa Austria
AT 4 Oberösterreich|Upper Austria|Haute-Autriche|Alta Austria
AT 6 Steiermark|Styria|Styrie|Estiria|Stiria
AT 7 Tirol|Tyrol|Tirolo
AT 8 Vorarlberg
AT 1 Burgenland
AT 5 Salzburg
AT 9 Wien|Vienna|Vienne
CH ZH Zürich|Zurich
CH VD Vaud|Waadt
CH VS Valais|Wallis|Vallese
CH TI Ticino|Tessin
CH AG Aargau|Argovie|Argovia
CH TG Thurgau|Thurgovie|Turgovia
CH GR Graubünden|Grisons|Grigioni|Grisones
CH SG Sankt Gallen|St. Gallen|Saint-Gall|San Gallo
CH NE Neuchâtel|Neuenburg
CH FR Fribourg|Freiburg|Friburgo
CH JU Jura
CH GE Genève|Geneva|Genf
CH BE Bern|Berne|Berna
IT 65 Abruzzo|Abruzzi|Abruzzes|Abruzzen|Abruzos
IT 77 Basilicata|Basilicate|Lucania
IT 78 Calabria|Calabre|Kalabrien|Calabrië|Calábria|Kalabria
IT 72 Campania|Campanie|Kampanien|Campanië|Campânia|Kampania
IT 45 Emilia-Romagna|Émilie-Romagne|Emilia-Romaña|Emilië-Romagna|Emília-Romanha
IT 36 Friuli-Venezia Giulia|Friuli Venezia Giulia|Frioul-Vénétie julienne|Friaul-Julisch Venetien
IT 62 Lazio|Latium|Lacio|Lácio|Lacjum
IT 42 Liguria|Ligurie|Ligurien|Ligurië|Ligúria
IT 25 Lombardia|Lombardy|Lombardie|Lombardei|Lombardía|Lombardije
IT 57 Le Marche|Marches|Las Marcas|=Marche
IT 67 Molise
IT 21 Piemonte|Piedmont|Piémont|Piemont|Piamonte
IT 75 Puglia|Apulia|Pouilles|Apulien|Apulië
IT 88 Sardegna|Sardinia|Sardaigne|Sardinien|Cerdeña|Sardinië|Sardenha|Sardynia
IT 82 Sicilia|Sicily|Sicile|Sizilien|Sicilië|Sicília|Sycylia
IT 52 Toscana|Tuscany|Toscane|Toskana
IT 32 Trentino-Alto Adige|Trentino-Südtirol|Trentin-Haut-Adige|Alto Adige|Südtirol|South Tyrol
IT 55 Umbria|Ombrie|Umbrien|Umbrië
IT 23 Valle d’Aosta|Vallée d’Aoste|Aosta Valley|Aostatal
IT 34 Veneto|Vénétie|Venetien|Véneto|Wenecja Euganejska
ES AN Andalucía|Andalusia|Andalousie|Andalusien|Andalusië|Andaluzia|Andaluzja
ES AR Aragón|Aragon|Aragonien|Aragona|Aragão
ES AS Asturias|Principado de Asturias|Asturies|Asturien|Asturie|Astúrias
ES IB Islas Baleares|Illes Balears|Baleares|Balearic Islands|Îles Baléares|Baléares|Balearen|Isole Baleari|Baleari|Ilhas Baleares
ES CN Canarias|Islas Canarias|Canary Islands|Îles Canaries|Canaries|Kanarische Inseln|Isole Canarie|Canarische Eilanden|Canárias
ES CB Cantabria|Cantabrie|Kantabrien|Cantábria
ES CL Castilla y León|Castile and León|Castille-et-León|Kastilien und León|Castiglia e León|Castela e Leão
ES CM Castilla-La Mancha|Castile-La Mancha|Castille-La Manche|Kastilien-La Mancha|Castiglia-La Mancha
ES CT Cataluña|Catalunya|Catalonia|Catalogne|Katalonien|Catalogna|Catalonië|Catalunha|Katalonia
ES EX Extremadura|Estrémadure|Estremadura
ES GA Galicia|Galice|Galicien|Galizia|Galicië|Galiza
ES RI La Rioja
ES MD Comunidad de Madrid|Community of Madrid|Communauté de Madrid
ES MC Región de Murcia|Murcia|Murcie
ES NC Navarra|Comunidad Foral de Navarra|Navarre|Nafarroa
ES PV País Vasco|Euskadi|Basque Country|Pays basque|Baskenland|Paesi Baschi|País Basco
ES VC Comunidad Valenciana|Comunitat Valenciana|Valencian Community|Communauté valencienne|Comunità Valenciana|Comunidade Valenciana
PT 11 Lisboa
PT 13 Porto
PT - Algarve
PT - Alentejo
PT 20 Açores|Azores
PT 30 Madeira|Madère
IE L Leinster
IE M Munster
IE U Ulster
PL MZ Mazowieckie|Mazovia|Mazovie|Masowien|województwo mazowieckie
PL MA Małopolskie|Lesser Poland|Petite-Pologne|Kleinpolen
PL WP Wielkopolskie|Greater Poland|Grande-Pologne|Großpolen
PL SL Śląskie|Silesia|Silésie|Schlesien|Slesia
PL DS Dolnośląskie|Lower Silesia|Basse-Silésie|Niederschlesien
PL PM Pomorskie|Pomerania|Poméranie|Pommern
RO - Transilvania|Transylvania|Transylvanie|Siebenbürgen
CZ - Morava|Moravia|Moravie|Mähren
US AL Alabama
US AK Alaska
US AZ Arizona
US AR Arkansas
US CA California|Californie|Kalifornien|Califórnia|Californië|Kalifornia
US CO Colorado
US CT Connecticut
US DE Delaware
US DC District of Columbia|Washington DC|Washington D.C.
US FL Florida|Floride|Flórida
US GA Georgia|Géorgie
US HI Hawaii|Hawaï|Hawái
US ID Idaho
US IL Illinois
US IN Indiana
US IA Iowa
US KS Kansas
US KY Kentucky
US LA Louisiana|Louisiane|Luisiana
US ME Maine
US MD Maryland
US MA Massachusetts
US MI Michigan
US MN Minnesota
US MS Mississippi
US MO Missouri
US MT Montana
US NE Nebraska
US NV Nevada
US NH New Hampshire
US NJ New Jersey|Nueva Jersey|Nova Jérsia
US NM New Mexico|Nouveau-Mexique|Nuevo México|Novo México
US NY New York State|État de New York|Estado de Nueva York
US NC North Carolina|Caroline du Nord|Carolina del Norte|Carolina del Nord|Noord-Carolina|Carolina do Norte
US ND North Dakota|Dakota du Nord|Dakota del Norte|Dakota del Nord
US OH Ohio
US OK Oklahoma
US OR Oregon
US PA Pennsylvania|Pennsylvanie|Pennsylvanien|Pensilvania|Pensilvânia
US RI Rhode Island
US SC South Carolina|Caroline du Sud|Carolina del Sur|Carolina del Sud|Zuid-Carolina|Carolina do Sul
US SD South Dakota|Dakota du Sud|Dakota del Sur|Dakota del Sud
US TN Tennessee
US TX Texas|Tejas
US UT Utah
US VT Vermont
US VA Virginia|Virginie
US WA Washington State|État de Washington|Estado de Washington
US WV West Virginia|Virginie-Occidentale|Virginia Occidental
US WI Wisconsin
US WY Wyoming
CA AB Alberta
CA BC British Columbia|Colombie-Britannique|Columbia Británica|Columbia Britannica|Colúmbia Britânica
CA MB Manitoba
CA NB New Brunswick|Nouveau-Brunswick|Nuevo Brunswick
CA NL Newfoundland and Labrador|Newfoundland|Terre-Neuve-et-Labrador|Terre-Neuve
CA NS Nova Scotia|Nouvelle-Écosse|Nueva Escocia
CA ON Ontario
CA PE Prince Edward Island|Île-du-Prince-Édouard
CA QC Québec|Quebec|Province de Québec
CA SK Saskatchewan
AU NSW New South Wales|Nouvelle-Galles du Sud|Nueva Gales del Sur|Nuovo Galles del Sud|Nova Gales do Sul
AU QLD Queensland
AU SA South Australia|Australie-Méridionale|Australia Meridional|Südaustralien
AU TAS Tasmania|Tasmanie|Tasmanien
AU VIC Victoria
AU WA Western Australia|Australie-Occidentale|Australia Occidental|Westaustralien
AU NT Northern Territory|Territoire du Nord
AU ACT Australian Capital Territory
BR SP São Paulo
BR RJ Rio de Janeiro
BR MG Minas Gerais
BR RS Rio Grande do Sul
BR SC Santa Catarina
BR PR Paraná
BR BA Bahia
BR CE Ceará
BR PE Pernambuco
BR DF Distrito Federal
BR GO Goiás
BR ES Espírito Santo
BR RN Rio Grande do Norte
MX NLE Nuevo León
MX JAL Jalisco
MX CMX Ciudad de México
MX QUE Querétaro
IN MH Maharashtra
IN TN Tamil Nadu
IN KA Karnataka
IN HR Haryana
IN DL Delhi
IN GJ Gujarat
IN TG Telangana
IN UP Uttar Pradesh
IN WB West Bengal|Bengale-Occidental|Westbengalen|Bengala Occidental|Bengala Ocidentale
IN KL Kerala
IN RJ Rajasthan
CN GD Guangdong
CN SC Sichuan
CN JS Jiangsu
CN ZJ Zhejiang
CN SD Shandong
TR 34 Istanbul
MA - Casablanca-Settat
ZA GT Gauteng
ZA WC Western Cape|Cap-Occidental|Westkap
`;
