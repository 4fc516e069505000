import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organograma',
  titleOf: 'Organograma de {{name}}',
  views: 'Vistas do organograma',
  cards: 'Cartões',
  outline: 'Esquema',
  tree: 'Árvore',
  print: 'Imprimir',
  chain: 'Responsáveis, de cima para baixo',
  between_one: '{{total}} responsável intermédio',
  between_other: '{{total}} responsáveis intermédios',
  unknownManager: 'O responsável não consta do diretório:',
  cycle: 'A linha hierárquica é circular: acima de {{first}} volta a estar {{again}}.',
  managerNotShown: 'Mais acima não há organograma a mostrar.',
  chainLonger: 'Mostrar quem está mais acima',

  profileOf: 'Perfil de {{name}}',
  direct_one: '{{total}} colaborador',
  direct_other: '{{total}} colaboradores',
  inAll: '{{total}} no total',
  assistant: 'Assistente',
  assistantOf: 'Assistente de {{name}}',
  assistantNamed: 'Assistente: {{name}}',

  collaborators: 'Colaboradores',
  noCollaborators: 'Ninguém depende desta pessoa.',
  filter: 'Filtrar os colaboradores',
  filtered_one: '{{count}} colaborador corresponde.',
  filtered_other: '{{count}} colaboradores correspondem.',
  filteredBest: 'São mostrados os {{count}} melhores. Escreva mais letras para restringir.',
  filterNone: 'Nenhum colaborador corresponde.',
  collaboratorsFailed: 'Não foi possível carregar alguns colaboradores.',
  printedFirst: 'São impressos os primeiros {{shown}} de {{total}} colaboradores.',

  find: 'Encontrar alguém no organograma',
  found: 'Pessoas encontradas',
  foundBelow: 'Na organização de {{name}}',
  foundAnywhere: 'Noutro lugar',
  foundAnnounced_one: '{{count}} pessoa. Use as setas para cima e para baixo.',
  foundAnnounced_other: '{{count}} pessoas. Use as setas para cima e para baixo.',

  howConnected: 'Como estamos ligados?',
  backToChart: 'Voltar ao organograma',
  connectionWith: 'O caminho até {{name}}',
  connectionFrom: 'A partir de',
  connectedBy_one: '{{total}} passo, por meio de {{name}}.',
  connectedBy_other: '{{total}} passos, por meio de {{name}}.',
  samePerson: 'É a mesma pessoa.',
  notConnected: 'Ninguém no organograma está acima de ambos.',
  nearestCommon: 'Responsável comum mais próximo',
  path: 'O caminho entre ambos',

  branchOf: 'A organização de {{name}}',
  treeHint: 'As setas percorrem e expandem, as letras encontram um nome, Enter mostra o lugar da pessoa.',
  again: 'já mostrado acima',
  more: 'Mostrar mais {{total}}',
  moreFailed: 'Não foi possível carregar. Tentar novamente.',
  unfold: 'Expandir tudo',
  unfolding: 'A expandir…',
  fold: 'Recolher',
  shownOf: '{{shown}} de {{total}} pessoas',
  unfoldedMost: 'Não se expandem mais de uma vez: escolha um ramo mais pequeno.',
  unfoldFailed: 'Não foi possível carregar o ramo inteiro.',

  drawnHint:
    'Arraste para mover, use a roda para ampliar. As setas percorrem e expandem, + e − ampliam e reduzem, Enter mostra o lugar da pessoa.',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  fit: 'Ajustar à janela',
  save: 'Guardar o ramo como',
  saving: 'A preparar o ficheiro…',
  saveFailed: 'Não foi possível criar o ficheiro.',

  notShownHeading: 'Não há organograma aqui',
  notShownText: 'Não é mostrado nenhum organograma desta pessoa. O perfil está ao dispor de todos.',
  openProfile: 'Abrir o perfil',
  unknownHeading: 'Esta pessoa não está no organograma',
  unknownText:
    'O diretório não conhece ninguém com o login {{login}}. O endereço pode estar mal escrito, ou a pessoa saiu.',
  searchPeople: 'Procurar pessoas',
  failedHeading: 'Não foi possível carregar o organograma.',

  notOnChart_one:
    'Mais {{total}} pessoa depende daqui, mas não figura no organograma, que não inclui externos nem algumas organizações.',
  notOnChart_other:
    'Mais {{total}} pessoas dependem daqui, mas não figuram no organograma, que não inclui externos nem algumas organizações.',
};

// Texts are loaded by the name of their file.
export { orgChart as 'org-chart' };
