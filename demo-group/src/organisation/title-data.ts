/**
 * Job titles by family and language: the area as in the title of its head, then the titles of its people.
 * A slash separates the masculine from the feminine form.
 */
export const titleData: Record<string, Record<string, string>> = {
  RD: {
    en: 'Research & Innovation|Research Engineer|Research Scientist|Laboratory Technician|Innovation Project Lead|Senior Researcher, Hydrogen|PhD Student|Materials Expert',
    fr: 'Recherche et Innovation|Ingénieur/Ingénieure de recherche|Chercheur/Chercheuse|Technicien/Technicienne de laboratoire|Doctorant/Doctorante|Chef/Cheffe de projet innovation',
  },
  PM: {
    en: 'Project Delivery|Project Manager|Senior Project Manager|Project Engineer|PMO Analyst|Project Controls Officer|Planning Engineer|Scrum Master',
    fr: 'Projets|Chef/Cheffe de projet|Chef/Cheffe de projet senior|Planificateur/Planificatrice|Chargé/Chargée d’affaires|Assistant/Assistante chef de projet|Conducteur/Conductrice de travaux',
    es: 'Proyectos|Jefe/Jefa de Proyecto|Ingeniero/Ingeniera de Proyectos|Planificador/Planificadora',
    pt: 'Projetos|Gerente de Projetos|Analista de Projetos|Engenheiro/Engenheira de Planejamento',
    de: 'Projekte|Projektleiter/Projektleiterin|Bauleiter/Bauleiterin|Projektingenieur/Projektingenieurin',
  },
  IC: {
    en: 'Installations|Installation Technician|Construction Supervisor|Electrical Fitter|Site Manager|HVAC Technician|Welder|Commissioning Engineer',
    fr: 'Travaux|Monteur/Monteuse électricien|Chef/Cheffe de chantier|Technicien/Technicienne CVC|Conducteur/Conductrice de travaux|Soudeur/Soudeuse|Électricien/Électricienne|Plombier chauffagiste',
    nl: 'Installaties|Installatietechnicus|Werfleider|Elektricien|HVAC-technicus|Lasser',
    it: 'Impianti|Tecnico/Tecnica installatore|Capo cantiere|Elettricista|Tecnico/Tecnica HVAC',
    de: 'Anlagenbau|Anlagenmechaniker/Anlagenmechanikerin|Elektroniker/Elektronikerin|Bauleiter/Bauleiterin|Servicetechniker/Servicetechnikerin',
    ro: 'Instalații|Instalator|Electrician|Șef de șantier',
    pl: 'Instalacje|Elektryk|Monter instalacji|Kierownik budowy',
  },
  OP: {
    en: 'Renewable Operations|Wind Turbine Technician|Solar Plant Operator|Operations Engineer|Asset Manager|Control Room Operator|Performance Analyst|Hydro Plant Operator|SCADA Engineer',
    fr: 'Exploitation Renouvelable|Technicien/Technicienne éolien|Exploitant/Exploitante de parc|Ingénieur/Ingénieure performance|Chargé/Chargée d’exploitation|Opérateur/Opératrice hydraulique|Gestionnaire d’actifs',
    es: 'Operación Renovable|Técnico/Técnica de Parque Eólico|Operador/Operadora de Planta Solar|Ingeniero/Ingeniera de Operaciones',
    pt: 'Operação Renovável|Técnico/Técnica de Operação|Operador/Operadora de Usina|Engenheiro/Engenheira de Performance',
  },
  IN: {
    en: 'Power Plant Operations|Plant Operator|Shift Supervisor|Control Room Operator|Operations Engineer|Turbine Engineer|Reactor Operator|Chemistry Technician|Field Operator',
    fr: 'Production|Opérateur/Opératrice de conduite|Chef/Cheffe de quart|Ingénieur/Ingénieure d’exploitation|Rondier/Rondière|Technicien/Technicienne chimie',
    nl: 'Productie|Operator|Shiftleider|Controlekameroperator|Procesingenieur|Radioprotectietechnicus',
    es: 'Generación|Operador/Operadora de Planta|Jefe/Jefa de Turno|Ingeniero/Ingeniera de Operación',
    it: 'Produzione|Operatore/Operatrice di centrale|Capoturno|Ingegnere di esercizio',
    tr: 'Üretim|Santral Operatörü|Vardiya Amiri|İşletme Mühendisi',
  },
  HC: {
    en: 'District Heating & Cooling|Heat Network Technician|Boiler Operator|District Cooling Engineer|Network Planner|Energy Centre Supervisor',
    fr: 'Réseaux de Chaleur|Technicien/Technicienne réseaux de chaleur|Conducteur/Conductrice de chaufferie|Ingénieur/Ingénieure thermicien|Responsable de secteur|Technicien/Technicienne de sous-station',
    it: 'Teleriscaldamento|Tecnico/Tecnica di rete|Conduttore/Conduttrice di caldaie',
  },
  GE: {
    en: 'Gas Networks|Gas Network Technician|Grid Engineer|Dispatcher|Metering Technician|Network Planner|Pipeline Integrity Engineer|Compressor Station Operator',
    fr: 'Réseaux|Technicien/Technicienne gaz|Technicien/Technicienne d’intervention|Chargé/Chargée d’études réseau|Dispatcheur/Dispatcheuse|Ingénieur/Ingénieure réseau|Releveur/Releveuse de compteurs|Conseiller/Conseillère raccordement|Chef/Cheffe d’exploitation|Technicien/Technicienne de stockage|Opérateur/Opératrice de terminal',
    ro: 'Rețele|Tehnician rețele gaze|Dispecer|Inginer rețea|Instalator gaze',
    es: 'Redes|Técnico/Técnica de Redes|Despachador/Despachadora|Ingeniero/Ingeniera de Distribución',
  },
  QH: {
    en: 'Health, Safety & Environment|HSE Advisor|Quality Engineer|Safety Officer|Environmental Specialist|Occupational Health Nurse|Industrial Safety Engineer',
    fr: 'QHSE|Préventeur/Préventrice sécurité|Ingénieur/Ingénieure QHSE|Animateur/Animatrice QSE|Chargé/Chargée d’environnement|Responsable qualité',
    pt: 'Segurança e Meio Ambiente|Técnico/Técnica de Segurança|Analista Ambiental',
    nl: 'Veiligheid en Milieu|Preventieadviseur|Milieucoördinator',
  },
  EN: {
    en: 'Engineering|Electrical Engineer|Mechanical Engineer|Process Engineer|Civil Engineer|Lead Engineer|Design Engineer|Grid Studies Engineer|BIM Modeller|Hydrogen Engineer|Senior Structural Engineer|Instrumentation Engineer',
    fr: 'Ingénierie|Ingénieur/Ingénieure études|Ingénieur/Ingénieure procédés|Ingénieur/Ingénieure électricité|Dessinateur/Dessinatrice projeteur|Ingénieur/Ingénieure génie civil|Expert/Experte technique',
    nl: 'Engineering|Ontwerper|Elektrotechnisch ingenieur|Werktuigbouwkundig ingenieur|Tekenaar',
    de: 'Engineering|Elektroingenieur/Elektroingenieurin|Verfahrensingenieur/Verfahrensingenieurin|Planungsingenieur/Planungsingenieurin',
    pt: 'Engenharia|Engenheiro/Engenheira Eletricista|Engenheiro/Engenheira Civil|Projetista',
  },
  BD: {
    en: 'Business Development|Business Developer|Sales Manager|Key Account Manager|Tender Manager|Origination Manager|Sales Engineer|Business Development Analyst',
    fr: 'Développement Commercial|Ingénieur/Ingénieure commercial|Responsable grands comptes|Chargé/Chargée de développement|Responsable appels d’offres|Attaché/Attachée commercial',
    es: 'Desarrollo de Negocio|Ejecutivo/Ejecutiva Comercial|Gestor/Gestora de Cuentas|Analista de Licitaciones',
    it: 'Sviluppo Commerciale|Responsabile commerciale|Account Manager|Addetto/Addetta gare',
    de: 'Vertrieb|Vertriebsingenieur/Vertriebsingenieurin|Key-Account-Manager/Key-Account-Managerin',
  },
  TP: {
    en: 'Trading & Portfolio|Gas Trader|Power Trader|Portfolio Manager|Risk Analyst|Quantitative Analyst|LNG Originator|Scheduler|Market Analyst|Carbon Trader|Settlement Officer',
    fr: 'Gestion de Portefeuille|Trader gaz|Analyste de marché|Gestionnaire de portefeuille|Analyste risques|Analyste quantitatif/Analyste quantitative',
  },
  NT: {
    en: 'Facility Services|Facility Coordinator|Receptionist|Caretaker|Mail Room Clerk|Catering Supervisor',
    fr: 'Services aux Occupants|Hôte/Hôtesse d’accueil|Agent/Agente de services|Gestionnaire de site|Coordinateur/Coordinatrice FM',
  },
  MG: {
    en: 'General Management|Business Manager|Chief of Staff|Project Director|Adviser to the General Manager|Transformation Lead',
    fr: 'Direction Générale|Chargé/Chargée de mission|Directeur/Directrice de projet|Directeur/Directrice de cabinet|Conseiller/Conseillère',
  },
  AD: {
    en: 'Administration|Executive Assistant|Team Assistant|Office Manager|Administrative Officer|Document Controller|Travel Coordinator',
    fr: 'Services Généraux|Assistant/Assistante de direction|Assistant/Assistante d’équipe|Gestionnaire administratif/Gestionnaire administrative|Secrétaire|Archiviste|Chargé/Chargée de services généraux',
    es: 'Administración|Asistente de Dirección|Auxiliar Administrativo/Auxiliar Administrativa|Secretario/Secretaria',
    it: 'Segreteria|Assistente di direzione|Impiegato/Impiegata amministrativo',
    nl: 'Administratie|Directieassistent/Directieassistente|Administratief medewerker/Administratief medewerkster',
    pt: 'Administração|Assistente Administrativo/Assistente Administrativa|Secretário/Secretária Executiva',
    de: 'Verwaltung|Assistent/Assistentin der Geschäftsführung|Sachbearbeiter/Sachbearbeiterin',
  },
  FI: {
    en: 'Finance|Accountant|Financial Controller|Treasury Analyst|Tax Specialist|Credit Analyst|Accounts Payable Officer|Insurance Manager|Investor Relations Officer|Consolidation Specialist|M&A Analyst',
    fr: 'Finances|Comptable|Contrôleur/Contrôleuse de gestion|Trésorier/Trésorière|Fiscaliste|Analyste financier/Analyste financière|Chargé/Chargée de recouvrement|Comptable fournisseurs|Consolideur/Consolideuse',
    es: 'Finanzas|Contador/Contadora|Analista Contable|Analista de Tesorería|Controller Financiero',
    it: 'Amministrazione e Finanza|Contabile|Controller|Analista finanziario/Analista finanziaria',
    pt: 'Finanças|Analista Financeiro/Analista Financeira|Contador/Contadora|Analista Fiscal',
    ro: 'Financiar|Contabil|Economist|Analist financiar',
    pl: 'Finanse|Księgowy/Księgowa|Analityk finansowy|Specjalista/Specjalistka ds. płatności',
  },
  IT: {
    en: 'Digital & IT|Software Engineer|Data Scientist|Data Engineer|Cloud Architect|Cybersecurity Analyst|Service Desk Agent|SAP Consultant|Product Owner|Network Engineer|Business Analyst|Digital Workplace Lead|DevOps Engineer|UX Designer',
    fr: 'Systèmes d’Information|Ingénieur/Ingénieure logiciel|Administrateur/Administratrice systèmes|Architecte SI|Chef/Cheffe de projet digital|Analyste cybersécurité|Technicien/Technicienne support|Data scientist|Responsable d’application',
    es: 'Tecnología|Ingeniero/Ingeniera de Software|Analista de Sistemas|Soporte TI',
    pt: 'Tecnologia|Analista de Sistemas|Desenvolvedor/Desenvolvedora|Arquiteto/Arquiteta de Dados',
    ro: 'IT|Programator|Administrator de sistem|Analist de date',
    zh: '信息技术|软件工程师|数据分析师|系统管理员',
  },
  PR: {
    en: 'Procurement|Buyer|Category Manager|Logistics Coordinator|Warehouse Operative|Contract Manager|Strategic Buyer|Supply Chain Analyst',
    fr: 'Achats|Acheteur/Acheteuse|Responsable achats famille|Approvisionneur/Approvisionneuse|Magasinier/Magasinière|Gestionnaire de contrats',
    es: 'Compras|Comprador/Compradora|Analista de Abastecimiento|Encargado/Encargada de Bodega',
    pt: 'Suprimentos|Comprador/Compradora|Analista de Logística',
  },
  HR: {
    en: 'Human Resources|HR Business Partner|Recruiter|Payroll Specialist|Learning & Development Advisor|Compensation Analyst|HR Administrator|Mobility Adviser',
    fr: 'Ressources Humaines|Responsable RH|Chargé/Chargée de recrutement|Gestionnaire paie|Chargé/Chargée de formation|Juriste droit social|Gestionnaire de carrière|Chargé/Chargée de mission handicap',
    es: 'Recursos Humanos|Analista de Personas|Especialista en Nómina|Reclutador/Reclutadora',
    nl: 'Human Resources|HR-adviseur|Loonadministrateur|Recruiter',
    it: 'Risorse Umane|Specialista HR|Addetto/Addetta paghe',
  },
  LT: {
    en: 'Legal & Ethics|Legal Counsel|Compliance Officer|Senior Legal Counsel|Paralegal|Data Protection Officer|Company Secretary',
    fr: 'Juridique et Éthique|Juriste|Juriste senior|Déontologue|Délégué/Déléguée à la protection des données|Juriste contrats',
  },
  AU: {
    en: 'Audit & Consulting|Internal Auditor|Senior Auditor|Strategy Consultant|Risk Manager|Internal Control Officer',
    fr: 'Audit et Conseil|Auditeur/Auditrice interne|Consultant/Consultante interne|Chargé/Chargée de contrôle interne|Responsable risques',
  },
  CO: {
    en: 'Communications|Communications Officer|Press Officer|Graphic Designer|Internal Communications Manager|Social Media Manager|Event Coordinator',
    fr: 'Communication|Chargé/Chargée de communication|Attaché/Attachée de presse|Graphiste|Responsable éditorial/Responsable éditoriale|Community manager',
  },
  EP: {
    en: 'Exploration & Production|Geologist|Reservoir Engineer|Drilling Engineer|Production Engineer|Geophysicist|Subsea Engineer',
    fr: 'Exploration-Production|Géologue|Ingénieur/Ingénieure réservoir|Géophysicien/Géophysicienne|Ingénieur/Ingénieure forage',
  },
  MK: {
    en: 'Marketing|Product Manager|Market Research Analyst|CRM Manager|Brand Manager|Digital Marketing Officer|Pricing Analyst',
    fr: 'Marketing|Chef/Cheffe de produit|Chargé/Chargée d’études marketing|Responsable CRM|Chargé/Chargée de marketing digital|Responsable offres',
  },
  MT: {
    en: 'Maintenance|Maintenance Technician|Maintenance Planner|Electrical Technician|Mechanical Fitter|Maintenance Engineer|Reliability Engineer|Instrument Technician|Service Engineer',
    fr: 'Maintenance|Technicien/Technicienne de maintenance|Électromécanicien/Électromécanicienne|Responsable maintenance|Automaticien/Automaticienne|Frigoriste|Technicien/Technicienne d’exploitation CVC|Agent/Agente de maintenance',
    nl: 'Onderhoud|Onderhoudstechnicus|Mecanicien|Planner onderhoud|Instrumentatietechnicus',
    es: 'Mantenimiento|Técnico/Técnica de Mantenimiento|Mecánico/Mecánica|Ingeniero/Ingeniera de Mantenimiento',
    it: 'Manutenzione|Manutentore/Manutentrice|Tecnico/Tecnica frigorista|Pianificatore/Pianificatrice',
    pt: 'Manutenção|Técnico/Técnica de Manutenção|Mecânico/Mecânica|Eletricista',
    de: 'Instandhaltung|Servicetechniker/Servicetechnikerin|Mechatroniker/Mechatronikerin|Kälteanlagenbauer/Kälteanlagenbauerin',
    pl: 'Utrzymanie|Technik utrzymania ruchu|Automatyk|Mechanik',
  },
  SC: {
    en: 'Customer Service|Customer Adviser|Call Centre Team Leader|Billing Specialist|Complaints Handler|Retail Sales Adviser|Customer Success Manager|Back Office Agent',
    fr: 'Relation Clients|Conseiller/Conseillère clientèle|Téléconseiller/Téléconseillère|Gestionnaire facturation|Responsable d’équipe clientèle|Chargé/Chargée de réclamations|Gestionnaire back-office',
    nl: 'Klantendienst|Klantenadviseur|Facturatiemedewerker/Facturatiemedewerkster|Teamcoach klantendienst',
    it: 'Servizio Clienti|Consulente clienti|Addetto/Addetta fatturazione',
    ro: 'Relații Clienți|Consilier clienți|Operator call center|Specialist facturare',
  },
  ST: {
    en: 'Strategy & Regulation|Regulatory Affairs Officer|Public Affairs Adviser|Economist|Strategy Analyst|EU Affairs Manager|Energy Policy Adviser',
    fr: 'Stratégie et Régulation|Chargé/Chargée de régulation|Économiste|Chargé/Chargée d’affaires publiques|Analyste stratégie|Prospectiviste',
  },
  TR: {
    en: 'Waste Collection|Driver|Collection Planner|Fleet Coordinator|Sorting Centre Operator|Route Supervisor',
    fr: 'Collecte et Transport|Chauffeur/Chauffeuse|Agent/Agente de collecte|Responsable d’exploitation collecte|Planificateur/Planificatrice de tournées',
  },
};

/** Titles of heads by language, from the smallest team to the largest branch; `%` is the area. */
export const headTitles: Record<string, readonly string[]> = {
  en: [
    'Team Leader, %|Team Lead %|Supervisor %|% Manager',
    '% Manager|Head of %|Manager, %|Senior Manager, %',
    'Head of %|Director, %|% Director|Regional Head of %',
    'Director, %|Vice President %|Senior Vice President, %|Global Head of %',
  ],
  fr: [
    'Responsable d’équipe %|Chef/Cheffe d’équipe %|Manager %|Coordinateur/Coordinatrice %',
    'Responsable %|Chef/Cheffe de service %|Responsable de pôle %|Chef/Cheffe d’agence %',
    'Directeur/Directrice %|Responsable de département %|Directeur/Directrice adjoint %|Délégué/Déléguée %',
    'Directeur/Directrice %|Directeur général délégué/Directrice générale déléguée %|Directeur/Directrice de la branche %',
  ],
  es: ['Supervisor/Supervisora de %', 'Jefe/Jefa de %', 'Gerente de %|Director/Directora de %', 'Director/Directora de %'],
  it: ['Coordinatore/Coordinatrice %', 'Responsabile %', 'Direttore/Direttrice %', 'Direttore/Direttrice %'],
  pt: ['Supervisor/Supervisora de %|Coordenador/Coordenadora de %', 'Gerente de %', 'Diretor/Diretora de %', 'Diretor/Diretora de %'],
  nl: ['Teamleider %', 'Manager %|Hoofd %', 'Directeur %', 'Directeur %'],
  de: ['Teamleiter/Teamleiterin %', 'Abteilungsleiter/Abteilungsleiterin %|Leiter/Leiterin %', 'Bereichsleiter/Bereichsleiterin %', 'Geschäftsführer/Geschäftsführerin %'],
  ro: ['Șef echipă %', 'Șef serviciu %', 'Director %', 'Director %'],
  pl: ['Kierownik zespołu %', 'Kierownik działu %', 'Dyrektor %', 'Dyrektor %'],
  tr: ['% Şefi', '% Müdürü', '% Direktörü', '% Direktörü'],
  zh: ['%主管', '%经理', '%总监', '%总监'],
}; // prettier-ignore
