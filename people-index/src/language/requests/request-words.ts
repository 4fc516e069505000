/*
 * Words of questions and requests, by language. Folded and without hyphens (`email` is "e-mail"); an underscore stands for a space. Written
 * for this project from common knowledge of the languages.
 */

/** Words that belong to a request next to another one of the same language: `who is`, `je peux`. Alone they may be a name or work: `Can`. */
export const requestWords: Readonly<Record<string, string>> = {
  en: 'who whom whose whos what whats which where wheres how can could will would should does do did am is are was have has had get give tell show look speak speaks talk ask reach know knows need needs want wants helps handle handles approve approves manages runs leads organises organizes maintains supports signs works employed responsible i im ive id we you me us my our your his her their lost person now here',
  fr: 'me te tu qui quoi quel quelle quels quelles est sont fait font gere gerent travaille travaillent dirige dirigent peut peux peuxtu peuvent pourrait pourraistu pouvez pouvezvous donner donnez valide approuve traite suit connait parle sait organise maintient supervise contacter joindre demander trouver voudrais veux dois besoin aider maider je jai nous on vous mon ma mes perdu ce cest',
  de: 'wer wen wem was wo wie welche welcher welches ist sind macht machen arbeitet arbeiten leitet betreut kummert kuemmert sich kann konnen koennen hilft helfen weiss kennt spricht genehmigt bearbeitet verwaltet organisiert brauche brauchen mochte moechte will habe hat ich wir mir mich uns mein meine meinen unser unsere unseren verloren verantwortlich',
  es: 'quien quienes que cual cuales donde como es son esta estan hace hacen lleva llevan gestiona gestionan trabaja trabajan dirige encarga encargan ocupa ocupan se puede pueden ayudar ayudarme aprueba sabe conoce habla necesito necesitamos quiero tengo he perdido yo me mi mis nuestro nuestra contactar llamar',
  it: 'chi che cosa quale quali dove come e sono fa fanno gestisce gestiscono lavora lavorano dirige occupa occupano si puo possono aiutarmi aiutare approva sa conosce parla sto ho bisogno serve mi io noi mio mia miei nostro nostra ho perso contattare chiamare',
  nl: 'wie wat welke waar hoe is zijn doet doen regelt regelen beheert werkt werken leidt kan kunnen helpt helpen weet kent spreekt keurt zoekt zoeken nodig heb hebben ik wij we mij mijn ons onze verloren verantwoordelijk contacteren',
  pt: 'quem que qual quais onde como e sao faz fazem trata tratam cuida cuidam gere gerencia trabalha trabalham dirige pode podem ajudar aprova sabe conhece fala procura preciso precisamos quero tenho perdi eu nos meu minha meus nosso contactar contatar',
  pl: 'kto to gdzie jak jaki jest sa robi zajmuje sie pracuje odpowiada moze pomoc zatwierdza mam moj moja moje mi',
};

/** Words of requests that are also names of many people. */
export const requestWordsAlsoNames = 'are can do eu has hat he her ho ma me mi mon my on sa se son we yo you';

/** Phrases that only occur in requests and in descriptions of people, wherever they stand: `engineers working in Houston`. */
export const requestPhrases = `
  people_in people_from talk_to talk_with speak_to speak_with looking_for looking searching_for searching search_for find find_me show_me please someone somebody anyone anybody lost_my in_charge
  the_person the_right_person take_care takes_care look_after looks_after deal_with deals_with help_me help_with works_in works_at
  works_on works_for working_in working_at working_on working_for working_with based_in based_at based located_in responsible_for
  soccupe soccupent cherche cherchons recherchons quelquun svp sil_vous_plait besoin_de besoin_dun besoin_dune il_me_faut en_charge ou_est
  ou_sont ou_se_trouve ou_travaille ou_trouver trouve_moi jai_perdu travaillant
  zustandig zustaendig ansprechpartner ansprechpartnerin ansprechperson kontaktperson jemand jemanden bitte suche suchen verantwortlich_fur
  busco buscamos alguien necesito necesitamos por_favor se_encarga se_ocupa donde_esta a_cargo
  cerco cerchiamo cercando qualcuno per_favore ho_bisogno si_occupa persona_di_contatto
  iemand contactpersoon zorgt_voor op_zoek zoek_een ik_zoek verantwoordelijk_voor aub
  procuro alguem preciso precisamos por_favor a_procura pessoa_de_contacto pessoa_de_contato
  szukam potrzebuje ktos prosze zajmuje_sie odpowiada_za osoba_kontaktowa
`;

/** What somebody wants to know about a person. Alone they may be work: `mobile developer`, `mail clerk`. */
export const detailWords = `
  phone telephone mobile cell number numbers email emails mail address linkedin extension contact contacts call details profile photo picture
  tel portable numero courriel mel adresse coordonnees appeler fiche
  telefon telefonnummer handy handynummer mobilnummer durchwahl nummer mailadresse emailadresse kontakt kontaktdaten anrufen
  telefono movil correo electronico contacto llamar
  cellulare indirizzo contatto recapito recapiti
  telefoon telefoonnummer mobiel mailadres emailadres adres contactgegevens bellen
  telefone telemovel celular endereco morada ramal contato ligar
  komorka telefonu numer
`;

/** Prepositions after a detail or a phrase: `phone number of`, `numéro de`. Some are particles of surnames, too. */
export const connectingWords = `
  of for to with about in de du des d pour avec von vom zu fur fuer mit del dal della dello dei degli delle con para per voor van met da do das
  dos com z od dla
`;

/** Articles between the words of a request: `the` in "what is the phone number". */
export const articles = 'the a le la les l der die das den dem el los las il lo gli de het o os as';
