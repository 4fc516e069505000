/*
 * Words of questions and requests, by language. Folded and without hyphens (`email` is "e-mail"); an underscore stands for a space. Written
 * for this project from common knowledge of the languages.
 */

/** Words that belong to a request next to another one of the same language: `who is`, `je peux`. Alone they may be a name or work: `Can`. */
export const requestWords: Readonly<Record<string, string>> = {
  en: 'who whom whose whos what whats which where wheres how can could will would should does do did am is are was have has had get give tell show look speak speaks talk ask reach know knows need needs want wants helps handle handles approve approves manages runs leads organises organizes maintains supports signs works employed responsible i im ive id we you me us my our your his her their lost person now here there any still working located cant cannot couldnt dont just currently find sit sits put got report reports may around trying again reset change fix fixes repair order books book arranges arrange',
  fr: 'me te tu qui quoi quel quelle quels quelles est sont fait font gere gerent travaille travaillent dirige dirigent peut peux peuxtu peuvent pourrait pourraistu pouvez pouvezvous donner donnez valide approuve traite suit connait parle sait organise maintient supervise contacter joindre demander trouver voudrais veux dois doisje puis puisje besoin aider maider je jai nous on vous mon ma mes perdu ce cest comment parler joins trouve aimerais jaimerais souhaite adresser madresser peuton pouvonsnous as avez atil ou bosse bossent y il elle notre nos votre encore ici que connais connaissez savez savezvous saistu estce estil tas auriez auraient valider approuver traiter gerer organiser reserver reserve reinitialiser changer commander demande demandez reparer',
  de: 'wer wen wem was wo wie welche welcher welches ist sind macht machen arbeitet arbeiten leitet betreut kummert kuemmert sich kann konnen koennen hilft helfen weiss kennt spricht genehmigt bearbeitet verwaltet organisiert brauche brauchen mochte moechte will habe hat ich wir mir mich uns mein meine meinen unser unsere unseren verloren verantwortlich is es denn eigentlich noch hier erreiche erreichen sitzt sitzen kennst kannst konnt koennt weisst habt darf muss gibt wende wenden finde finden du ihr lautet heisst heissen sie haben geben nennen gern gerne hast sagen meinem meiner mit frage fragen beantrage beantragen bestelle bestellen bucht buchen zurucksetzen reparieren',
  es: 'quien quienes que cual cuales donde como es son esta estan hace hacen lleva llevan gestiona gestionan trabaja trabajan dirige encarga encargan ocupa ocupan se puede pueden ayudar ayudarme aprueba sabe conoce habla necesito necesitamos quiero tengo he perdido yo me mi mis nuestro nuestra contactar llamar puedo puedes podria podrias hay hablo hablar tiene tienes tenemos dame dar darme pasame buscar trabajando sigue aqui nos conoces conocen sabes encontrar mandame enviame das pasarme estoy ayuda ayudan pregunto preguntar pido pedir cambiar reservar reserva validar valida arreglar',
  it: 'chi che cosa quale quali dove come e sono fa fanno gestisce gestiscono lavora lavorano dirige occupa occupano si puo possono aiutarmi aiutare approva sa conosce parla sto ho bisogno serve mi io noi mio mia miei nostro nostra perso contattare chiamare puoi potete potrebbe potrei posso vorrei devo dai dammi darmi dare sai sapete cerca trovo trovare rivolgo rivolgermi parlare abbiamo hai ha qui ancora ci ti avete aiuta aiutano chiedo chiedere cambiare prenotare prenota validare riparare',
  nl: 'wie wat welke waar hoe is zijn doet doen regelt regelen beheert werkt werken leidt kan kunnen helpt helpen weet kent spreekt keurt zoekt zoeken nodig heb hebben ik wij we mij mijn ons onze verloren verantwoordelijk contacteren zit zitten je jij jullie u ken er hier nog heeft hebt bereik bereiken mag vind vinden gaat wil wilt zou graag moet ben geven weten vraag vragen boekt boeken wijzigen resetten',
  pt: 'quem que qual quais onde como e sao faz fazem trata tratam cuida cuidam gere gerencia trabalha trabalham dirige pode podem ajudar aprova sabe conhece fala procura preciso precisamos quero tenho perdi eu nos meu minha meus nosso contactar contatar posso poderia consegue conseguem tem tens voce voces fica esta estao falo falar passa passar passe manda mandar dar encontro encontrar aqui ainda me te estou ajuda ajudam pergunto perguntar peco pedir mudar reservar reserva validar valida reparar',
  pl: 'kto to gdzie jak jaki jest sa robi zajmuje sie pracuje odpowiada moze pomoc zatwierdza mam moj moja moje mi czy moge mozna mamy macie wie zna szukac znalezc skontaktowac kontaktowac z czym chce chcialbym chcialabym pomoze pomaga zapytac zamowic zresetowac',
  ro: 'cine care cum unde este sunt face fac lucreaza ocupa raspunde conduce gestioneaza aproba se poate pot stie vreau dori trebuie ajuta ajute vorbesc vorbi contactez gasesc nevoie am',
};

/** Words of requests that are also names of many people. Next to each other, they are a name: `Ha Mi`. */
export const requestWordsAlsoNames =
  'are ben can ce chi ci dar das do du elle er es eu got ha hai has hat hay he her ho il im jai je ken ma may me mi mon my on ou sa sai se si son tas te ti to tu u we wie wil yo you';

/** Possessives that are also names. */
export const possessiveWords = 'ma mes mi mia mis mio mon';

/** Greetings, and short questions, at the beginning of a text. */
export const openings = `
  sorry excuse_me any_idea hello hi hey dear good_morning good_afternoon good_evening whos wheres whats
  pardon excusezmoi excusemoi bonjour bonsoir salut coucou cher chere chers
  entschuldigung hallo guten_morgen guten_tag guten_abend moin servus liebe lieber sehr_geehrter sehr_geehrte hallo_zusammen
  perdona perdon disculpa disculpe hola buenos_dias buenas_tardes buenas_noches buenas estimado estimada
  scusa scusi scusate ciao salve buongiorno buonasera gentile egregio caro cara dove
  hoi dag goedemorgen goedemiddag goedenavond beste geachte
  desculpa desculpe ola oi bom_dia boa_tarde boa_noite prezado prezada
  przepraszam czesc dzien_dobry witam szanowny_panie szanowna_pani
  buna_ziua buna_dimineata stimate stimata
  list_of list_all liste_de liste_des liste_der lista_de lista_dei lista_dos elenco_dei elenco_di lijst_van
  contact kontakt contacto contatto contato
`;

/** Words of openings, phrases and details that are also names, and are therefore not left out in front of or after a single word. */
export const phrasesAlsoNames =
  'asap beste bitte call cara caro dag dove gentile gracias handy hi hoi mel merci moin oi ola pardon salve';

/** Phrases that only occur in requests and in descriptions of people, wherever they stand: `engineers working in Houston`. */
export const requestPhrases = `
  people_in people_from talk_to talk_with speak_to speak_with looking_for looking searching_for searching search_for find find_me show_me please someone somebody anyone anybody lost_my in_charge
  the_person the_right_person take_care takes_care look_after looks_after deal_with deals_with help_me help_with works_in works_at
  ask_about know_about forward_to would_like_to id_like_to asap trying_to in_touch_with phone_no mobile_no tel_no contact_no report_to reports_to pls plz thanks thank_you thanks_in_advance regards best_regards kind_regards
  works_on works_for working_in working_at working_on working_for working_with based_in based_at based located_in responsible_for
  soccupe soccupent cherche cherchons recherchons quelquun svp sil_vous_plait besoin_de besoin_dun besoin_dune il_me_faut en_charge ou_est
  ou_sont ou_se_trouve ou_travaille ou_trouver trouve_moi jai_perdu travaillant
  merci merci_davance cordialement bien_cordialement bien_a_vous
  stp avezvous avonsnous auriezvous pourriezvous astu connaissezvous narrive_pas_a cest_qui dans_quel_bureau il_y_a y_a_t_il y_atil est_ce_quil_y_a estce_quil_y_a parler_a parler_avec
  zustandig zustaendig ansprechpartner ansprechpartnerin ansprechperson kontaktperson jemand jemanden bitte suche suchen verantwortlich_fur
  gibt_es gibts an_wen helfen weiterhelfen bei_fragen_zu bei_fragen_zum bei_fragen_zur danke vielen_dank mfg mit_freundlichen_grussen mit_freundlichen_gruessen
  viele_grusse viele_gruesse
  busco buscamos alguien necesito necesitamos por_favor se_encarga se_ocupa donde_esta a_cargo
  conoces_a con_quien a_quien estoy_buscando contactar_con hablar_con gracias muchas_gracias saludos un_saludo
  cerco cerchiamo cercando qualcuno per_favore ho_bisogno si_occupa persona_di_contatto
  conosci conoscete a_chi con_chi parlare_con ce_un ce_una grazie cordiali_saluti distinti_saluti saluti
  iemand contactpersoon zorgt_voor op_zoek zoek_een ik_zoek verantwoordelijk_voor aub
  spreken_met verderhelpen gaat_over gaan_over is_er_een alstublieft alsjeblieft bedankt alvast_bedankt dank_je dank_u mvg met_vriendelijke_groet
  met_vriendelijke_groeten groeten
  procuro alguem preciso precisamos por_favor a_procura pessoa_de_contacto pessoa_de_contato
  procurando gostaria_de gostava_de com_quem a_quem contactar_com contatar_com falo_sobre falar_com falo_com obrigado obrigada atenciosamente melhores_cumprimentos cumprimentos
  szukam potrzebuje ktos prosze zajmuje_sie odpowiada_za osoba_kontaktowa
  poprosze rozmawiac_z skontaktowac_sie_z dziekuje pozdrawiam z_powazaniem
  en_panne ne_marche_pas ne_marche_plus ne_fonctionne_pas ne_fonctionne_plus is_broken is_not_working isnt_working does_not_work doesnt_work not_working
  ist_kaputt geht_nicht funktioniert_nicht no_funciona esta_roto non_funziona e_rotto is_kapot werkt_niet nao_funciona esta_avariado nie_dziala nu_functioneaza
  caut cautam se_ocupa raspunde_de responsabil_cu responsabila_cu persoana_de_contact va_rog multumesc
`;

/** Work that looks like a request: a `know how manager` is no manager. */
export const expressions = 'know_how talk_show';

/** What somebody wants to know about a person. Alone they may be work: `mobile developer`, `mail clerk`. */
export const detailWords = `
  phone telephone mobile cell number numbers email emails mail mails address adress linkedin extension contact contacts call details profile photo picture info
  tel portable numero num courriel mel adresse coordonnees appeler fiche
  telefon telefonnummer telefonnr handy handynummer handynr mobilnummer durchwahl nummer nr mailadresse emailadresse kontakt kontaktdaten anrufen
  telefono movil correo electronico contacto llamar
  cellulare indirizzo contatto recapito recapiti
  telefoon telefoonnummer mobiel mailadres emailadres adres contactgegevens bellen
  telefone telemovel celular endereco morada ramal contato ligar
  komorka telefonu numer
`;

/**
 * The people around a person. Most are also work, so that they belong to a request only next to a preposition or a genitive: `manager of`,
 * `Anna’s manager`.
 */
export const relationWords = `
  boss supervisor superior manager assistant secretary deputy team colleague colleagues peers reports subordinates hierarchy n1 n2
  chef cheffe patron patronne superieur superieure hierarchie responsable assistante secretaire adjoint adjointe equipe collegue collegues collaborateurs
  chefin vorgesetzter vorgesetzte assistent assistentin sekretarin sekretariat stellvertreter stellvertreterin kollege kollegin kollegen mitarbeiter
  jefe jefa asistente secretaria secretario adjunto adjunta equipo companero companera companeros colaboradores
  capo superiore responsabile assistente segretaria segretario vice squadra collega colleghi collaboratori
  baas leidinggevende secretaresse plaatsvervanger collegas medewerkers
  chefe superiora responsavel equipa equipe colega colegas
`;

/** Words between an article, a word for people around a person, and the preposition: `the line manager of`, `supérieur hiérarchique de`. */
export const relationQualifiers = `
  direct line personal executive hierarchique hierarchiques directs direkte direkter directo directa directos directas jerarquico jerarquica
  diretto diretta diretti directe direto direta diretos hierarquico hierarquica
`;

/** Prepositions after a detail or a phrase: `phone number of`, `numéro de`. Some are particles of surnames, too. */
export const connectingWords = `
  of for to with about in a al alla de du des d pour avec von vom zu fur fuer mit del dal della dello dei degli delle con para per di bei chez sobre over voor van met da do das
  dos com z od dla
`;

/** Articles between the words of a request: `the` in "what is the phone number". */
export const articles =
  'the a le la les l der die das den dem ein eine einen un une una el los las il lo gli de het een o os as um uma';
