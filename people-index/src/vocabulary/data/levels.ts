/** Words for positions by level, from 4 for the highest to 1 for team leaders. Patterns as in functions.ts. */
export const levelWords: readonly (readonly [level: number, words: string])[] = [
  [
    4,
    'vp vps svp svps evp evps chief chiefs vice_president* vice_presidente* vicepresident* president* presidente ceo cfo cio coo cto chro pdg executive_director*',
  ],
  [
    3,
    'general_manager managing_director country_manager head heads director* directeu* directric* direktor* direttor* direttric* diretor* dyrektor* leiter* leiterin bereichsleit* abteilungsleit* hauptabteilungsleit* hoofd hoofden drh daf dsi leiterin_der head_of gerente gerentes gerenta gerentas geschaftsfuhr* reditel* igazgato* mudur* direktoru dircom raf dhr dir dga',
  ],
  [
    2,
    'manager* mgr mgrs manageress responsab* responsav* verantwoordelijke verantwoordelijken verantwortliche verantwortlicher verantwortlichen resp chef chefs cheffe cheffes chefe chefes chief_of jefe jefes jefa jefas capo capi capa kierowni* sef sefi sefa sefe vedouci vezeto chefen gestor gestores gestora gestoras encargad* encarregad* delegue* delegad* delegat* amiri rrh',
  ],
  [
    1,
    'teamleit* teamlead* team_lead team_leads team_leader* lead leads supervisor* superviseu* foreman foremen forewoman contremaitre* vorarbeiter* teamchef* ploegbaas ploegbazen ploegleider* ploegleidster* capataz capataces caporeparto capireparto brygadzist* coordinat* koordinat* coordinad* coordenad* teamleider* gruppenleit* caposquadra capo_squadra capi_squadra shiftleider* leitend* lider lideres chef_d_equipe chefs_d_equipe cheffe_d_equipe cheffes_d_equipe responsable_d_equipe responsables_d_equipe jefe_de_equipo jefa_de_equipo jefes_de_equipo chefe_de_equipa chefe_de_equipe sef_echipa sefa_echipa sef_de_echipa kierownik_zespolu kierowniczka_zespolu vedouci_tymu csoportvezet*',
  ],
];

/**
 * Endings of compounds that name the position. The longest one counts: a Projektleiter leads a project, a
 * Personalleiter a department. The rest names the work.
 */
export const leaderEndings: readonly (readonly [level: number, endings: string])[] = [
  [3, 'leiter leiterin direktor direktorin directeur directrice hoofd chef chefin chefen igazgato'],
  [
    2,
    'projektleiter projektleiterin bauleiter bauleiterin projectleider projectleidster werfleider leider ledare manager meister meisterin vezeto',
  ],
  [
    1,
    'teamleiter teamleiterin gruppenleiter gruppenleiterin schichtleiter schichtleiterin teamleider ploegleider capoturno capiturno koordinator koordinatorin coordinator',
  ],
];

/**
 * Words for a grade, which only match titles of the same grade: vice president, deputy, senior, junior, trainee,
 * assistant. Queries for the last `gradesWithoutTeam` of them do not mean people who lead others.
 */
export const gradeWords: readonly string[] = [
  'vp vps vice_president* vice_presidente* vicepresident*',
  'deputy sous_directeur* sous_directric* adjoint adjointe adjoints adjointes adjunct adjunt* aggiunt* stellvertret* stv subdirector* subdiretor* vicedirettor* vicedirettric* onderdirecteur adjunct_directeur plaatsvervangend* zastepc* zastupc* bitradande helyettes adjunct_director',
  'senior sr seniore confirme confirmee',
  'junior jr debutant debutante',
  'trainee trainees stagiaire stagiaires stagiair stagiairs praktikant* praktykant* werkstudent* azubi azubis auszubildend* intern interns alternant* apprenti apprentie apprentis apprenties apprentice apprentices aprendiz* apprendist* becari* estagi* tirocinant* stagist* stazyst* stazist* staziar* leerling lehrling* larling* ucenic* uczen gyakornok*',
  'assistant assistante assistants assistantes asst assistent* asistent* assistente* asystent* auxiliar auxiliares auxiliaire auxiliaires ausiliari*',
];
export const gradesWithoutTeam = 3;

/** Words for assistants and secretaries in front of a preposition and a leader: `assistante du directeur`. */
export const assistantWords = `${gradeWords.at(-1)!} secreta* secretaire* sekreta* segretari* titkar* pa ea`;
/** Those that follow the leader: `CEO assistant`. Elsewhere, this order means a deputy: `director asistente`. */
export const assistantWordsAtEnd = 'assistant assistants asst assistent assistentin secretary pa ea';

/** Other words for experience or scope. They do not say anything about the work either. */
export const experienceWords =
  'principal experimente vice stellvertretend* interim graduate expert experte group regional global local national corporate';
