/** One kind of work: what people type for it in each language, and the titles of people who do it. */
export interface Work {
  /** Titles of the demo group and of the labelled people that denote this work, labelled by hand. */
  readonly titles: RegExp;
  /** In the order en, fr, es, it, nl, pt; alternatives are separated by a slash. */
  readonly typed: readonly [en: string, fr: string, es: string, it: string, nl: string, pt: string];
  /** Titles that are in no table, in several languages. People with these titles are added to the group. */
  readonly unseen: readonly string[];
}

const work = (titles: RegExp, typed: Work['typed'], ...unseen: string[]): Work => ({ titles, typed, unseen });

/**
 * Labelled by hand from what people do in a group, before running the search engine; the titles in `unseen` are invented and in no table.
 */
export const works: readonly Work[] = [
  work(
    /accountant|comptab|contador|contable|contabil|ksi[eę]g|accounts payable|buchhalt|boekhoud/i,
    ['accountant', 'comptable', 'contable', 'contabile', 'boekhouder', 'contabilista'],
    'Bilanzbuchhalterin Konzern',
    'Hulpboekhouder',
    'Aide-comptable clients',
  ),
  work(
    /payroll|paie|n[oó]mina|loonadmin|paghe|lohn/i,
    ['payroll', 'paie', 'nóminas', 'paghe', 'loonadministratie', 'folha de pagamento'],
    'Lohnsachbearbeiter',
    'Chargée de la paie et des déclarations',
  ),
  work(
    /human resources|ressources humaines|recursos humanos|risorse umane|\bHR\b|\bRH\b|recruit|recrutement|reclutador|payroll|paie|n[oó]mina|loonadmin|paghe|compensation|mobility ad|learning|carrière|formation|handicap|droit social|personas|lohn|personal/i,
    ['HR', 'RH', 'recursos humanos', 'risorse umane', 'personeelszaken', 'RH'],
    'Personalreferentin',
    'HR generalist Benelux',
  ),
  work(
    /recruit|recrutement|reclutador|talent/i,
    ['recruiter', 'recruteur', 'reclutador', 'recruiter', 'recruiter', 'recrutador'],
    'Rekruterka',
    'Chargé de recrutement cadres',
  ),
  work(
    /legal|juri|paralegal|lawyer|avvocat|abogad|compliance|ethic|éthique|data protection|protection des données|company secretary|déontolog/i,
    ['legal', 'juridique', 'jurídico', 'legale', 'juridisch', 'jurídico'],
    'Syndikusrechtsanwalt',
    'Avvocato interno',
    'Bedrijfsjuriste',
  ),
  work(
    /legal counsel|juriste|legal & ethics|juridique|lawyer|avvocat|abogad|rechtsanwalt|jurist|paralegal/i,
    ['lawyer', 'juriste', 'abogado', 'avvocato', 'jurist', 'advogado'],
    'Rechtsanwältin',
    'Abogado laboralista',
  ),
  work(
    /buyer|achet|achats|comprador|compras|procurement|einkäuf|inkoper|suprimentos|abastecimiento|approvision|acquisti/i,
    ['buyer', 'acheteur', 'comprador', 'buyer', 'inkoper', 'comprador'],
    'Strategischer Einkäufer',
    'Inkoopster onderaanneming',
  ),
  work(
    /software|logiciel|programator|desenvolvedor|desarrollador|ontwikkel|entwickler|développeu|devops|软件/i,
    [
      'software engineer',
      'développeur',
      'desarrollador de software',
      'sviluppatore software',
      'softwareontwikkelaar',
      'desenvolvedor',
    ],
    'Anwendungsentwicklerin',
    'Développeuse full stack',
    'Programista Java',
  ),
  work(
    /data scien|scientist des données/i,
    [
      'data scientist',
      'data scientist',
      'científico de datos',
      'data scientist',
      'data scientist',
      'cientista de dados',
    ],
    'Lead Data Scientist Forecasting',
  ),
  work(
    /maintenance tech|technicien(ne)? de maintenance|técnic[oa] de mant|tecnic[oa] de mant|onderhoudstech|técnic[oa] de manuten|manutent|servicetechniker|technik utrzymania|agente? de maintenance/i,
    [
      'maintenance technician',
      'technicien de maintenance',
      'técnico de mantenimiento',
      'tecnico di manutenzione',
      'onderhoudstechnicus',
      'técnico de manutenção',
    ],
    'Wartungstechniker Anlagen',
    'Tecnico manutentore',
  ),
  work(
    /electrician|électricien|elettricista|electricista|elektri[kc]|elektryk|eletricista|elektroinst|elektroniker|electrical fitter|électromé/i,
    ['electrician', 'électricien', 'electricista', 'elettricista', 'elektricien', 'eletricista'],
    'Elektroinstallateur',
    'Elettricista di bordo',
  ),
  work(
    /weld|soud|lasser|schwei|saldat|soldad/i,
    ['welder', 'soudeur', 'soldador', 'saldatore', 'lasser', 'soldador'],
    'Schweißer',
    'Soldadora TIG',
  ),
  work(
    /project manager|chef(fe)? de projet|jef[ea] de proyecto|projectleider|projektleiter|gerente de projetos|project lead|project director|directeur de projet|directrice de projet|project engineer|projets?\b|project delivery|projetos|proyectos|projekte/i,
    ['project manager', 'chef de projet', 'jefe de proyecto', 'capo progetto', 'projectleider', 'gestor de projetos'],
    'Projektleiterin Netze',
    'Kierownik projektu',
  ),
  work(
    /internal audit|audit/i,
    ['auditor', 'auditeur', 'auditor', 'revisore', 'auditor', 'auditor'],
    'Interne Revisorin',
    'Auditor wewnętrzny',
  ),
  work(
    /communicat|kommunikation|press officer|presse|social media|community/i,
    ['communications', 'communication', 'comunicación', 'comunicazione', 'communicatie', 'comunicação'],
    'Kommunikationsreferentin',
    'Woordvoerder communicatie',
  ),
  work(
    /driver|chauffeu|fahrer|autist|conductor/i,
    ['driver', 'chauffeur', 'conductor', 'autista', 'chauffeur', 'motorista'],
    'Berufskraftfahrer',
    'Vrachtwagenchauffeur',
  ),
  work(
    /recept|accueil|empfang|hôte/i,
    ['receptionist', 'hôtesse d’accueil', 'recepcionista', 'receptionist', 'receptionist', 'recepcionista'],
    'Empfangsmitarbeiterin',
    'Recepcjonistka',
  ),
  work(
    /secretar|secrétaire|assistant(e)? de direction|executive assistant|asistente de dirección|assistente di direzione|directieassist|assistent(in)? der gesch|secretári|team assistant|assistante? d’équipe/i,
    [
      'executive assistant',
      'assistante de direction',
      'asistente de dirección',
      'assistente di direzione',
      'directiesecretaresse',
      'secretária executiva',
    ],
    'Direktionssekretärin',
    'Directiesecretaresse',
  ),
  work(
    /safety|sécurité|segurança|preventie|hse|qhse|qse|prévent|veiligheid|arbeitssicher/i,
    ['HSE', 'QHSE', 'prevención de riesgos', 'sicurezza sul lavoro', 'veiligheid', 'segurança do trabalho'],
    'Fachkraft für Arbeitssicherheit',
    'Coordinatrice sécurité chantier',
  ),
  work(
    /trader|trading|originat|scheduler|portefeuille|portfolio/i,
    ['trader', 'trader', 'trader', 'trader', 'trader', 'trader'],
    'Stromhändler Intraday',
    'Trader électricité court terme',
  ),
  work(
    /geolog|géolog/i,
    ['geologist', 'géologue', 'geólogo', 'geologo', 'geoloog', 'geólogo'],
    'Geologin Exploration',
    'Geolog złożowy',
  ),
  work(
    /tax|fiscal|steuer|belasting/i,
    ['tax', 'fiscaliste', 'fiscal', 'fiscalista', 'fiscalist', 'fiscalista'],
    'Steuerreferent',
    'Fiscaal adviseur',
  ),
  work(
    /treasur|trésor|tesorer|tesour/i,
    ['treasurer', 'trésorier', 'tesorero', 'tesoriere', 'treasurer', 'tesoureiro'],
    'Leiter Treasury',
    'Analyste trésorerie',
  ),
  work(
    /financial control|controller financiero|contrôleu(r|se) de gestion|^controller|beteiligungscontroller/i,
    [
      'financial controller',
      'contrôleur de gestion',
      'controller financiero',
      'controller',
      'controller',
      'controller financeiro',
    ],
    'Beteiligungscontroller',
    'Contrôleuse de gestion industrielle',
  ),
  work(
    /warehouse|magasin|bodega|almac|magaz|lager/i,
    ['warehouse', 'magasinier', 'almacén', 'magazziniere', 'magazijn', 'armazém'],
    'Lagerfachkraft',
    'Magazijnbediende',
  ),
  work(
    /civil eng|génie civil|ingeniero civil|engenheir[oa] civil|bauingenieur/i,
    [
      'civil engineer',
      'ingénieur génie civil',
      'ingeniero civil',
      'ingegnere civile',
      'civiel ingenieur',
      'engenheiro civil',
    ],
    'Bauingenieurin Wasserbau',
  ),
  work(
    /mechanical eng|werktuigbouw|ingénieur mécanique|maschinenbau|mechanical fitter/i,
    [
      'mechanical engineer',
      'ingénieur mécanique',
      'ingeniero mecánico',
      'ingegnere meccanico',
      'werktuigbouwkundig ingenieur',
      'engenheiro mecânico',
    ],
    'Maschinenbauingenieur',
    'Ingénieur mécanique tournante',
  ),
  work(
    /customer|clientèle|client|klant|facturat|billing|fatturazione|complaint|réclamation|call cent/i,
    [
      'customer service',
      'service client',
      'atención al cliente',
      'servizio clienti',
      'klantenservice',
      'atendimento ao cliente',
    ],
    'Kundenberaterin',
    'Konsultant klienta',
  ),
  work(
    /wind|éolien|eólico/i,
    [
      'wind turbine technician',
      'technicien éolien',
      'técnico de parque eólico',
      'tecnico eolico',
      'windturbinetechnicus',
      'técnico eólico',
    ],
    'Servicetechniker Windkraft',
    'Technicienne éolienne offshore',
  ),
  work(
    /site manager|chef(fe)? de chantier|conduct(eur|rice) de travaux|capo cantiere|bauleiter|werfleider|construction super|kierownik budowy|șef de șantier/i,
    ['site manager', 'chef de chantier', 'jefe de obra', 'capo cantiere', 'werfleider', 'mestre de obras'],
    'Bauleiterin Tiefbau',
    'Conductrice de travaux réseaux',
  ),
];

/** Places as typed in the six languages, and where they are. */
export const placesTyped: readonly {
  readonly typed: readonly string[];
  readonly country: string;
  readonly city?: string;
}[] = [
  { typed: ['Belgium', 'Belgique', 'Bélgica', 'Belgio', 'België', 'Bélgica'], country: 'BE' },
  { typed: ['Germany', 'Allemagne', 'Alemania', 'Germania', 'Duitsland', 'Alemanha'], country: 'DE' },
  { typed: ['Italy', 'Italie', 'Italia', 'Italia', 'Italië', 'Itália'], country: 'IT' },
  { typed: ['France', 'France', 'Francia', 'Francia', 'Frankrijk', 'França'], country: 'FR' },
  { typed: ['Spain', 'Espagne', 'España', 'Spagna', 'Spanje', 'Espanha'], country: 'ES' },
  { typed: ['Brazil', 'Brésil', 'Brasil', 'Brasile', 'Brazilië', 'Brasil'], country: 'BR' },
  { typed: ['Romania', 'Roumanie', 'Rumanía', 'Romania', 'Roemenië', 'Roménia'], country: 'RO' },
  { typed: ['Poland', 'Pologne', 'Polonia', 'Polonia', 'Polen', 'Polónia'], country: 'PL' },
  { typed: ['Netherlands', 'Pays-Bas', 'Países Bajos', 'Paesi Bassi', 'Nederland', 'Países Baixos'], country: 'NL' },
  { typed: ['Brussels', 'Bruxelles', 'Bruselas', 'Bruxelles', 'Brussel', 'Bruxelas'], country: 'BE', city: 'Brussels' },
  { typed: ['Antwerp', 'Anvers', 'Amberes', 'Anversa', 'Antwerpen', 'Antuérpia'], country: 'BE', city: 'Antwerp' },
  { typed: ['Warsaw', 'Varsovie', 'Varsovia', 'Varsavia', 'Warschau', 'Varsóvia'], country: 'PL', city: 'Warsaw' },
  { typed: ['London', 'Londres', 'Londres', 'Londra', 'Londen', 'Londres'], country: 'GB', city: 'London' },
  { typed: ['Munich', 'Munich', 'Múnich', 'Monaco di Baviera', 'München', 'Munique'], country: 'DE', city: 'Munich' },
  { typed: ['Rome', 'Rome', 'Roma', 'Roma', 'Rome', 'Roma'], country: 'IT', city: 'Rome' },
  {
    typed: ['Bucharest', 'Bucarest', 'Bucarest', 'Bucarest', 'Boekarest', 'Bucareste'],
    country: 'RO',
    city: 'Bucharest',
  },
  { typed: ['Lisbon', 'Lisbonne', 'Lisboa', 'Lisbona', 'Lissabon', 'Lisboa'], country: 'PT', city: 'Lisbon' },
  { typed: ['Lyon', 'Lyon', 'Lyon', 'Lione', 'Lyon', 'Lyon'], country: 'FR', city: 'Lyon' },
  { typed: ['Ghent', 'Gand', 'Gante', 'Gand', 'Gent', 'Gante'], country: 'BE', city: 'Ghent' },
  { typed: ['Milan', 'Milan', 'Milán', 'Milano', 'Milaan', 'Milão'], country: 'IT', city: 'Milan' },
];
