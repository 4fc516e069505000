/** Articles, prepositions and conjunctions, and what lists of occupations say of the rest; folded. They tell nothing of an occupation. */
const byLanguage: Readonly<Record<string, string>> = {
  en: 'a an the of in for and or to at on by with from as other others except all not elsewhere classified nec general related similar etc incl including s',
  fr: 'a au aux d de des du en et l la le les ou par pour sur dans avec sans autre autres non classe classes ailleurs assimile assimiles nca nda n c s y compris',
  de: 'der die das den dem des ein eine einer eines in im am an auf aus bei fur mit nach oder und von vom zu zum zur als ohne andere anderer sonstige sonstiger nicht anderweitig genannt ang bzw u fuer verwandte verwandter',
  it: 'a ad al alla alle allo ai agli all col con da dal dalla dalle dallo dai dagli dall d de del della delle dello dei degli dell di e ed il in i gli l la le lo nel nella nelle nei negli nell o od per su sul sulla sulle sui altri altre altro altra non classificati altrove assimilati assimilate',
  es: 'a al con de del e el en la las lo los o u para por sin su sobre y otros otras otro otra no clasificados clasificadas bajo epigrafes afines general similares n c o p',
  pt: 'a ao aos as com da das de do dos e em na nas no nos o os ou para por pela pelo sem outros outras outro outra nao classificados similares',
  nl: 'aan bij de den der een en het in met naar of op over te tot uit van voor zonder overige niet elders genoemd geclassificeerd ed e d neg andere',
  pl: 'a do dla i lub na o od po przy w we z ze oraz gdzie indziej niesklasyfikowani pozostali inni ds spraw',
  ro: 'a al ai ale cu de din in la pe pentru si sau un o prin alte alti neclasificati altele asimilati asimilate',
  sv: 'av att den det en ett for i med och om pa som till vid eller inom m fl mfl m m ovriga annan andra',
  cs: 'a do i k na nebo o od pro pri s se v ve z ze jinde neuvedeni ostatni',
  hu: 'a az es vagy egy is egyeb hasonlo mas nem sorolt',
};

const sets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(byLanguage).map(([language, words]) => [language, new Set(words.split(' '))]),
);

export function isLittleWord(word: string, language: string): boolean {
  return sets.get(language)?.has(word) ?? false;
}

/** How a question begins: `who does payroll in Belgium`. Folded. */
const questions = new Set(
  (
    'who does|who do|who is|who handles|who works|who manages|qui fait|qui est|qui gere|qui travaille|quien hace|quien es|quien gestiona|quien trabaja|chi fa|chi e|chi gestisce|chi lavora|' +
    'wie doet|wie is|wie beheert|wie werkt|quem faz|quem e|quem gere|quem trabalha|wer macht|wer ist|wer arbeitet'
  ).split('|'),
);

/** Whether the first words of a text ask for somebody. */
export function isQuestion(first: string, second: string): boolean {
  return questions.has(`${first} ${second}`);
}
