/** Words of a position by how high it is, 4 for the highest; as in functions.ts. */
export const levelWords: readonly (readonly [level: number, words: string])[] = [
  [
    4,
    'vp svp evp chief vice_president vice_presidente vicepresident* president* presidente ceo cfo cio coo cto chro pdg executive_director',
  ],
  [
    3,
    'general_manager managing_director country_manager head director* directeu* directric* direktor* direttor* direttric* diretor* dyrektor* leiter* leiterin bereichsleit* abteilungsleit* hauptabteilungsleit* hoofd drh daf dsi leiterin_der head_of gerente gerenta geschaftsfuhr* reditel* igazgato* mudur* direktoru dircom raf dhr',
  ],
  [
    2,
    'manager* mgr manageress responsab* chef cheffe chief_of teamleit* teamlead* team_lead team_leader lead supervisor* jefe jefa capo capa coordinat* koordinat* coordinad* teamleider* kierowni* sef sefa vedouci vezeto chefen gestor gestora encargad* coordenad* gruppenleit* capoturno shiftleider delegue deleguee delegad* delegat* encarregad* amiri rrh',
  ],
];

/** Ends of compounds that name the position, of which the longest counts: a Projektleiter leads a project, a Personalleiter a department. The rest tells the work. */
export const leaderEndings: readonly (readonly [level: number, endings: string])[] = [
  [3, 'leiter leiterin direktor direktorin directeur directrice hoofd chef chefin chefen igazgato'],
  [
    2,
    'projektleiter projektleiterin bauleiter bauleiterin teamleiter teamleiterin gruppenleiter gruppenleiterin schichtleiter schichtleiterin projectleider projectleidster teamleider ploegleider werfleider leider ledare manager meister meisterin vezeto koordinator koordinatorin',
  ],
];

/** Words of which those who ask mean none but the same, by what they say: of long experience, of little, in training, in another's place. */
export const gradeWords: readonly string[] = [
  'senior sr seniore confirme confirmee',
  'junior jr debutant debutante',
  'trainee trainees stagiaire stagiaires stagiair stagiairs praktikant* praktykant* werkstudent* azubi azubis auszubildend* intern interns alternant* apprenti apprentie apprentis apprenties apprentice apprentices aprendiz* apprendist* becari* estagi* tirocinant* stagist* stazyst* stazist* staziar* leerling lehrling* larling* ucenic* uczen gyakornok*',
  'deputy adjoint adjointe adjoints adjointes adjunct adjunt* aggiunt* stellvertret* stv subdirector* subdiretor* vicedirettor* vicedirettric* onderdirecteur adjunct_directeur plaatsvervangend* zastepc* zastupc* bitradande helyettes adjunct_director',
];

/** Other words of experience: they tell nothing of the work either. */
export const experienceWords =
  'principal experimente vice stellvertretend* interim graduate expert experte group regional global local national corporate';
