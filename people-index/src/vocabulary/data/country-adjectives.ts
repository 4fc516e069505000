/**
 * Country adjectives by language, in their base form: the code of the country, or the name of a region, followed by the
 * word. A word after `?` is also a common name of people; a hyphen stands for a space. Compiled for this project from
 * common knowledge.
 */
export const countryAdjectives: Readonly<Record<string, string>> = {
  en:
    'FR French BE Belgian DE German NL Dutch LU Luxembourgish GB British GB English IE Irish IT Italian ES Spanish PT Portuguese CH Swiss AT Austrian PL Polish RO Romanian CZ Czech SK Slovak SK Slovakian ' +
    'SI Slovenian SI Slovene HR Croatian RS Serbian BG Bulgarian HU Hungarian SE Swedish NO Norwegian FI Finnish DK Danish IS Icelandic EE Estonian LV Latvian LT Lithuanian GR Greek TR Turkish ' +
    'RU Russian UA Ukrainian US American CA Canadian BR Brazilian MX Mexican CL Chilean PE Peruvian AR Argentinian CO Colombian VE Venezuelan UY Uruguayan EC Ecuadorian BO Bolivian MA Moroccan ' +
    'TN Tunisian DZ Algerian EG Egyptian SN Senegalese CI Ivorian CM Cameroonian GH Ghanaian NG Nigerian KE Kenyan ZA South-African CN Chinese JP Japanese KR Korean KR South-Korean IN Indian ' +
    'TW Taiwanese TH ?Thai VN Vietnamese ID Indonesian MY Malaysian PK Pakistani KZ Kazakh AU Australian SG Singaporean AE Emirati SA Saudi QA Qatari KW Kuwaiti OM Omani IL Israeli Scotland Scottish Wales ?Welsh',
  fr:
    'FR français BE belge DE allemand NL néerlandais NL hollandais LU luxembourgeois GB anglais GB britannique IE irlandais IT italien ES espagnol PT portugais CH suisse AT autrichien PL polonais ' +
    'RO roumain CZ tchèque SK slovaque SI slovène HR croate RS serbe BG bulgare HU hongrois SE suédois NO norvégien FI finlandais FI finnois DK danois IS islandais EE estonien LV letton LT lituanien ' +
    'GR grec TR turc RU russe UA ukrainien US américain CA canadien BR brésilien MX mexicain CL chilien PE péruvien AR argentin CO colombien VE vénézuélien UY uruguayen EC équatorien BO bolivien ' +
    'MA marocain TN tunisien DZ algérien EG égyptien SN sénégalais CI ivoirien CM camerounais GH ghanéen NG nigérian KE kényan ZA sud-africain CN chinois JP japonais KR coréen KR sud-coréen ' +
    'IN indien TW taïwanais TH thaïlandais VN vietnamien ID indonésien MY malaisien PH ?philippin PK pakistanais KZ kazakh AU australien NZ néo-zélandais SG singapourien AE émirati SA saoudien ' +
    'QA qatarien KW koweïtien OM omanais IL israélien Scotland écossais Wales gallois',
  de:
    'FR französisch BE belgisch DE deutsch NL niederländisch NL holländisch LU luxemburgisch GB britisch GB englisch IE irisch IT italienisch ES spanisch PT portugiesisch CH schweizerisch CH Schweizer ' +
    'AT österreichisch PL polnisch RO rumänisch CZ tschechisch SK slowakisch SI slowenisch HR kroatisch RS serbisch BG bulgarisch HU ungarisch SE schwedisch NO norwegisch FI finnisch DK dänisch ' +
    'IS isländisch EE estnisch LV lettisch LT litauisch GR griechisch TR türkisch RU russisch UA ukrainisch US amerikanisch CA kanadisch BR brasilianisch MX mexikanisch CL chilenisch PE peruanisch ' +
    'AR argentinisch CO kolumbianisch VE venezolanisch MA marokkanisch TN tunesisch DZ algerisch EG ägyptisch SN senegalesisch GH ghanaisch NG nigerianisch KE kenianisch ZA südafrikanisch ' +
    'CN chinesisch JP japanisch KR koreanisch KR südkoreanisch IN indisch TW taiwanisch TH thailändisch VN vietnamesisch ID indonesisch MY malaysisch PH philippinisch PK pakistanisch KZ kasachisch ' +
    'AU australisch NZ neuseeländisch SG singapurisch SA saudisch IL israelisch Scotland schottisch Wales walisisch',
  es:
    'FR francés BE belga DE alemán NL holandés NL neerlandés LU luxemburgués GB inglés GB británico IE irlandés IT italiano ES español PT portugués CH suizo AT austriaco PL polaco RO rumano CZ checo ' +
    'SK eslovaco SI esloveno HR croata RS serbio BG búlgaro HU húngaro SE sueco NO noruego FI finlandés DK danés IS islandés EE estonio LV letón LT lituano GR griego TR turco RU ruso UA ucraniano ' +
    'US americano US estadounidense CA canadiense BR brasileño MX mexicano CL chileno PE peruano AR argentino CO colombiano VE venezolano UY uruguayo EC ecuatoriano BO boliviano MA marroquí ' +
    'TN tunecino DZ argelino EG egipcio SN senegalés CM camerunés GH ghanés NG nigeriano KE keniano ZA sudafricano CN chino JP japonés KR coreano KR surcoreano IN indio TW taiwanés TH tailandés ' +
    'VN vietnamita ID indonesio MY malasio PH filipino PK pakistaní AU australiano NZ neozelandés SG singapurense AE emiratí SA saudí QA catarí KW kuwaití OM omaní IL israelí Scotland escocés Wales galés',
  it:
    'FR francese BE belga DE tedesco NL olandese LU lussemburghese GB inglese GB britannico IE irlandese IT italiano ES spagnolo PT portoghese CH svizzero AT austriaco PL polacco RO rumeno RO romeno ' +
    'CZ ceco SK slovacco SI sloveno HR croato RS serbo BG bulgaro HU ungherese SE svedese NO norvegese FI finlandese DK danese IS islandese EE estone LV lettone LT lituano GR greco TR turco RU russo ' +
    'UA ucraino US americano US statunitense CA canadese BR brasiliano MX messicano CL cileno PE peruviano AR argentino CO colombiano VE venezuelano MA marocchino TN tunisino DZ algerino EG egiziano ' +
    'SN senegalese CI ivoriano CM camerunense GH ghanese NG nigeriano KE keniota ZA sudafricano CN cinese JP giapponese KR coreano KR sudcoreano IN indiano TW taiwanese TH tailandese TH thailandese ' +
    'VN vietnamita ID indonesiano MY malese PH filippino PK pakistano AU australiano NZ neozelandese SG singaporiano SA saudita IL israeliano Scotland scozzese Wales gallese',
  nl:
    'FR ?Frans FR Franstalig BE Belgisch DE Duits NL Nederlands NL Hollands LU Luxemburgs GB Brits GB ?Engels IE Iers IT Italiaans ES Spaans PT Portugees CH Zwitsers AT Oostenrijks PL ?Pools RO Roemeens ' +
    'CZ Tsjechisch SK Slowaaks SK Slovaaks SI Sloveens HR Kroatisch RS Servisch BG Bulgaars HU Hongaars SE Zweeds NO Noors FI Fins DK Deens IS IJslands EE ?Ests LV ?Lets LT Litouws GR Grieks TR Turks ' +
    'RU Russisch UA Oekraïens US Amerikaans CA Canadees BR Braziliaans MX Mexicaans CL Chileens PE Peruaans AR Argentijns CO Colombiaans VE Venezolaans MA Marokkaans TN Tunesisch DZ Algerijns ' +
    'EG Egyptisch SN Senegalees CI Ivoriaans CM Kameroens GH Ghanees NG Nigeriaans KE Keniaans ZA Zuid-Afrikaans CN Chinees JP Japans KR Koreaans KR Zuid-Koreaans IN Indiaas TW Taiwanees TH ?Thais ' +
    'VN Vietnamees ID Indonesisch MY Maleisisch PH Filipijns PK Pakistaans KZ Kazachs AU Australisch NZ Nieuw-Zeelands SG Singaporees SA Saoedisch IL Israëlisch Scotland Schots',
  pt:
    'FR francês BE belga DE alemão NL holandês NL neerlandês LU luxemburguês GB inglês GB britânico IE irlandês IT italiano ES espanhol PT português CH suíço AT austríaco PL polaco PL polonês RO romeno ' +
    'CZ checo CZ tcheco SK eslovaco SI esloveno HR croata RS sérvio BG búlgaro HU húngaro SE sueco NO norueguês FI finlandês DK dinamarquês IS islandês EE estónio LV letão LT lituano GR grego TR turco ' +
    'RU russo UA ucraniano US americano US estadunidense CA canadense CA canadiano BR brasileiro MX mexicano CL chileno PE peruano AR argentino CO colombiano VE venezuelano UY uruguaio MA marroquino ' +
    'TN tunisino DZ argelino EG egípcio SN senegalês CM camaronês GH ganês NG nigeriano KE queniano ZA sul-africano CN chinês JP japonês KR coreano KR sul-coreano IN indiano TW taiwanês TH tailandês ' +
    'VN vietnamita ID indonésio MY malaio PH filipino PK paquistanês AU australiano NZ neozelandês SA saudita IL israelita IL israelense Scotland escocês Wales galês',
  pl:
    'FR francuski BE belgijski DE niemiecki NL holenderski NL niderlandzki LU luksemburski GB brytyjski GB angielski IE irlandzki IT włoski ES hiszpański PT portugalski CH szwajcarski AT austriacki ' +
    'PL polski RO rumuński CZ czeski SK słowacki SI słoweński HR chorwacki RS serbski BG bułgarski HU węgierski SE szwedzki NO norweski FI fiński DK duński IS islandzki EE estoński LV łotewski ' +
    'LT litewski GR grecki TR turecki RU rosyjski UA ukraiński US amerykański CA kanadyjski BR brazylijski MX meksykański CL chilijski PE peruwiański AR argentyński CO kolumbijski MA marokański ' +
    'TN tunezyjski DZ algierski EG egipski SN senegalski ZA południowoafrykański CN chiński JP japoński KR koreański IN indyjski TW tajwański TH tajski VN wietnamski ID indonezyjski MY malezyjski ' +
    'PH filipiński PK pakistański AU australijski NZ nowozelandzki SG singapurski SA saudyjski IL izraelski Scotland szkocki Wales walijski',
  ro:
    'FR francez BE belgian DE german NL olandez NL neerlandez LU luxemburghez GB englez GB britanic IE irlandez IT italian ES spaniol PT portughez CH elvețian AT austriac PL polonez RO românesc CZ ?ceh ' +
    'SK slovac SI sloven HR ?croat RS ?sârb BG bulgar HU maghiar SE suedez NO norvegian FI finlandez DK danez IS islandez EE estonian LV leton LT lituanian GR grec TR turc UA ucrainean ' +
    'US american CA canadian BR brazilian MX mexican CL chilian PE peruan AR argentinian CO columbian MA marocan TN tunisian DZ algerian EG egiptean SN senegalez ZA sud-african CN chinez JP japonez ' +
    'KR coreean IN indian TW taiwanez TH thailandez VN vietnamez ID indonezian MY malaezian PH filipinez PK pakistanez AU australian NZ neozeelandez SA saudit IL israelian',
  sv:
    'FR fransk BE belgisk DE tysk NL nederländsk NL holländsk LU luxemburgsk GB brittisk GB engelsk IE irländsk IT italiensk ES spansk PT portugisisk CH schweizisk AT österrikisk PL polsk RO rumänsk ' +
    'CZ tjeckisk SK slovakisk HR kroatisk RS serbisk BG bulgarisk HU ungersk SE svensk NO norsk FI finsk FI finländsk DK dansk IS isländsk EE estnisk LV lettisk LT litauisk GR grekisk TR turkisk ' +
    'RU rysk UA ukrainsk US amerikansk CA kanadensisk BR brasiliansk MX mexikansk CL chilensk PE peruansk AR argentinsk CO colombiansk MA marockansk TN tunisisk DZ algerisk EG egyptisk ' +
    'SN senegalesisk ZA sydafrikansk CN kinesisk JP japansk KR koreansk IN indisk TH thailändsk VN vietnamesisk ID indonesisk MY malaysisk PH filippinsk PK pakistansk AU australisk NZ nyzeeländsk ' +
    'SA saudisk IL israelisk',
  cs:
    'FR francouzský BE belgický DE německý NL nizozemský NL holandský LU lucemburský GB britský GB anglický IE irský IT italský ES španělský PT portugalský CH švýcarský AT rakouský PL polský RO rumunský ' +
    'CZ český SK slovenský SI slovinský HR chorvatský RS srbský BG bulharský HU maďarský SE švédský NO norský FI finský DK dánský IS islandský EE estonský LV lotyšský LT litevský GR řecký TR turecký ' +
    'RU ruský UA ukrajinský US americký CA kanadský BR brazilský MX mexický CL chilský PE peruánský AR argentinský CO kolumbijský MA marocký TN tuniský DZ alžírský EG egyptský SN senegalský ' +
    'ZA jihoafrický CN čínský JP japonský KR korejský IN indický TW tchajwanský TH thajský VN vietnamský ID indonéský MY malajsijský PH filipínský PK pákistánský AU australský NZ novozélandský ' +
    'SG singapurský SA saúdský IL izraelský',
  hu:
    'FR francia BE belga DE ?német NL ?holland LU luxemburgi GB angol GB ?brit IT ?olasz ES spanyol PT portugál CH svájci AT osztrák PL ?lengyel CZ ?cseh SK szlovák SI szlovén HR ?horvát RS ?szerb ' +
    'BG ?bolgár HU ?magyar SE svéd NO norvég IS izlandi EE észt LT litván GR ?görög TR ?török RU ?orosz UA ukrán US amerikai CA kanadai BR brazil MX mexikói CL chilei PE perui AR argentin CO kolumbiai ' +
    'MA marokkói TN tunéziai DZ algériai EG egyiptomi SN szenegáli ZA dél-afrikai CN kínai JP japán KR koreai IN indiai VN vietnami ID indonéz MY malajziai PK pakisztáni AU ausztrál NZ új-zélandi ' +
    'SG szingapúri SA szaúdi IL izraeli',
};
