import type { feeds as english } from '../en/feeds.ts';
import type { Translation } from '../messages.ts';

export const feeds: Translation<typeof english> = {
  feeds: 'Estado das fontes',
  latestRuns: 'Últimas importações',
  findFeed: 'Pesquisar uma fonte',
  noSuchFeed: 'Nenhuma fonte corresponde.',
  emptyHeading: 'Ainda não há fontes de dados',
  emptyText:
    'Para começar, carregue um ficheiro CSV ou LDIF. O servidor também pode ler Active Directory, LDAP, ficheiros e fotografias em horários definidos e aceitar SCIM: consulte {{document}}.',
  refreshFailed: 'Não foi possível atualizar o estado das fontes. Esta era a situação em {{time}}.',

  'kind.csv': 'Ficheiro CSV',
  'kind.ldif': 'Ficheiro LDIF',
  'kind.ldap': 'Active Directory ou LDAP',
  'kind.scim': 'Aprovisionamento SCIM',
  'kind.photos': 'Ficheiros de fotografias',
  'kind.demo': 'Grupo de demonstração',

  'status.current': 'Atualizada',
  'status.imported': 'Importada',
  'status.new': 'Ainda não executada',
  'status.requested': 'A aguardar início',
  'status.running': 'Em curso',
  'status.failing': 'Com erros',
  'status.held-back': 'Retida',
  'status.interrupted': 'Interrompida',
  announced: '{{feed}}: {{status}}',

  people: 'Pessoas',
  lastSuccess: 'Último êxito',
  nextRun: 'Próxima importação',
  nextAttempt: 'Próxima tentativa',
  never: 'Nunca',
  whenUploaded: 'Quando for carregado um ficheiro',
  whenSent: 'Quando o cliente enviar alterações',
  notScheduled: 'Não agendada',

  reading_one: 'A ler: {{count}} entrada até agora',
  reading_other: 'A ler: {{count}} entradas até agora',
  readingChanges_one: 'A ler alterações: {{count}} entrada até agora',
  readingChanges_other: 'A ler alterações: {{count}} entradas até agora',
  preparing: 'A preparar',
  writing: 'A escrever: {{rows}} de {{total}}',
  progressOf: 'Progresso de {{feed}}',
  started: 'Iniciada {{time}}',

  runNow: 'Executar agora',
  interrupt: 'Interromper',
  interruptHeading: 'Interromper a importação de {{feed}}?',
  interruptText:
    'As pessoas do diretório ficam como estavam antes da importação. A fonte volta a ser lida dentro de uma hora, ou quando escolher Executar agora.',
  interruptNow: 'Interromper a importação',
  keepRunning: 'Deixar continuar',
  lastStays: 'As pessoas da última importação bem-sucedida continuam no diretório.',

  heldBack:
    'A última importação faria sair mais de 10% das pessoas, ou esvaziaria um campo de mais de 30% delas, por isso nada foi alterado:',
  wouldLeave_one: '{{count}} de {{total}} pessoas deixaria o diretório.',
  wouldLeave_other: '{{count}} de {{total}} pessoas deixariam o diretório.',
  wouldBeEmpty_one: '«{{field}}» ficaria vazio em {{count}} de {{total}} pessoas.',
  wouldBeEmpty_other: '«{{field}}» ficaria vazio em {{count}} de {{total}} pessoas.',
  heldBackAdvice:
    'Se a perda for um erro, corrija a origem dos dados: a fonte volta a ser comparada de hora a hora e retoma depois automaticamente. Se for intencional, aceite-a. Até lá, tudo fica como está.',
  heldBackUnfinished: 'Estes números são de uma importação anterior. A última não terminou:',
  accept: 'Aceitar…',
  acceptHeading: 'Aceitar estas alterações de {{feed}}?',
  acceptText:
    'A fonte volta a ser lida agora. Se então eliminasse claramente mais do que isto, ficaria de novo retida.',
  leaversText:
    'As pessoas que saem deixam de ser encontradas. Se a fonte as voltar a fornecer, regressam com as suas próprias alterações.',
  acceptNow: 'Aceitar e executar',
  keepAsIs: 'Deixar como está',

  retire: 'Retirar…',
  retireHeading: 'Retirar {{feed}}?',
  retirePeople_one: '{{count}} pessoa desta fonte sai do diretório, a menos que outra fonte também a forneça.',
  retirePeople_other: '{{count}} pessoas desta fonte saem do diretório, exceto as que outra fonte também forneça.',
  retireRest:
    'O que a fonte acrescenta a pessoas de outras fontes, como valores e fotografias, é removido. A fonte desaparece desta lista; as suas importações continuam registadas.',
  retireBack:
    'Se uma fonte voltar a fornecer pessoas que saíram antes de os seus dados serem apagados, elas regressam com as suas próprias alterações.',
  retireNow: 'Retirar a fonte',
  keepFeed: 'Manter a fonte',
  interruptRetirementText: 'A fonte e as suas pessoas ficam como estavam.',

  'requested.run': 'A importação começa dentro de momentos.',
  'requested.accept': 'As alterações foram aceites. A importação começa dentro de momentos.',
  'requested.interrupt': 'A importação está a ser interrompida.',
  'requested.retire': 'A fonte será retirada dentro de momentos.',

  'outcome.imported': 'Concluída',
  'outcome.dry-run': 'Apenas comparação',
  'outcome.held-back': 'Retida',
  'outcome.failed': 'Falhada',
  'outcome.interrupted': 'Interrompida',
  'outcome.retired': 'Retirada',
  nothingChanged: 'Nada foi alterado.',
  'mode.complete': 'Lista completa',
  'mode.changes': 'Apenas alterações',
  'mode.retirement': 'Retirada da fonte',
};
