import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organograma',
  titleOf: 'Organograma de {{name}}',
  views: 'Vistas do organograma',
  cards: 'Cartões',
  outline: 'Lista',
  tree: 'Árvore',
  viewFailed:
    'Não foi possível carregar esta vista. Em vez dela, são apresentados os cartões. Verifique a sua ligação e tente novamente.',
  print: 'Imprimir',
  chain: 'Responsáveis, do nível mais alto para o mais baixo',
  between_one: '{{count}} responsável intermédio',
  between_other: '{{count}} responsáveis intermédios',
  unknownManager: 'O responsável indicado não está no diretório:',
  cycle: 'A linha hierárquica é circular: acima de {{first}} volta a aparecer {{again}}.',
  managerNotShown: 'Os níveis superiores não são mostrados.',
  chainLonger: 'Mostrar os níveis superiores',

  profileOf: 'Perfil de {{name}}',
  direct_one: '{{count}} colaborador',
  direct_other: '{{count}} colaboradores',
  inAll: '{{total}} no total',
  assistant: 'Assistente',
  assistantOf: 'Assistente de {{name}}',
  assistantNamed: 'Assistente: {{name}}',

  collaborators: 'Colaboradores diretos',
  noCollaborators: 'Esta pessoa não tem colaboradores diretos.',
  noCollaboratorsOwn: 'Não tem colaboradores diretos.',
  filter: 'Filtrar os colaboradores',
  filtered_one: '{{count}} colaborador encontrado.',
  filtered_other: '{{count}} colaboradores encontrados.',
  filteredBest: 'São mostrados os {{count}} melhores resultados. Continue a escrever para restringir a pesquisa.',
  filterNone: 'Nenhum colaborador encontrado.',
  collaboratorsFailed: 'Não foi possível carregar alguns colaboradores.',
  printedFirst: 'São impressos os primeiros {{shown}} colaboradores de {{total}}.',

  find: 'Pesquisar alguém no organograma',
  found: 'Pessoas encontradas',
  foundBelow: 'Na organização de {{name}}',
  foundAnywhere: 'Outras pessoas',
  foundAnnounced_one: '{{count}} pessoa. Use as teclas de seta para cima e para baixo.',
  foundAnnounced_other: '{{count}} pessoas. Use as teclas de seta para cima e para baixo.',

  howConnected: 'Que ligação temos?',
  backToChart: 'Voltar ao organograma',
  connectionWith: 'Ligação a {{name}}',
  connectionFrom: 'A partir de',
  connectedBy_one: '{{count}} passo, através de {{name}}.',
  connectedBy_other: '{{count}} passos, através de {{name}}.',
  samePerson: 'É a mesma pessoa.',
  notConnected: 'Não têm nenhum responsável em comum no organograma.',
  nearestCommon: 'Responsável comum mais próximo',
  path: 'Percurso entre as duas pessoas',

  branchOf: 'Organização de {{name}}',
  treeHint:
    'Use as teclas de seta para se deslocar, expandir e recolher, escreva as letras de um nome para o encontrar e prima Enter para ir para a pessoa. Shift e Enter mostram a ficha.',
  treeHintTouch: 'Toque na seta antes de um nome para expandir ou recolher, e no nome para ir para a pessoa.',
  shownAbove: 'já aparece acima',
  more: 'Mostrar mais {{total}}',
  moreFailed: 'Não foi possível carregar. Tentar novamente.',
  expandAll: 'Expandir tudo',
  expanding: 'A expandir…',
  collapse: 'Recolher tudo',
  shownOf: 'Pessoas: {{shown}} de {{total}}',
  expandLimit: 'Não é possível expandir mais pessoas ao mesmo tempo: escolha um ramo mais pequeno.',
  expandFailed: 'Não foi possível carregar o ramo completo.',

  drawnHint:
    'Arraste para se deslocar. Para o zoom, mantenha Ctrl ou ⌘ premido e rode a roda do rato. Com o teclado: setas para se deslocar, expandir e recolher, + e − para o zoom, Enter para ir para a pessoa.',
  drawnHintTouch:
    'Use dois dedos para mover e ampliar, ou os botões. Toque numa pessoa para a selecionar e no + para expandir.',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  fit: 'Ajustar à janela',
  save: 'Guardar o ramo',
  saveAsCSV: 'Tabela (CSV)',
  saveAsSVG: 'Desenho (SVG)',
  saveAsPNG: 'Imagem (PNG)',
  saving: 'A preparar o ficheiro…',
  saveFailed: 'Não foi possível criar o ficheiro.',

  notShownHeading: 'Organograma não disponível',
  notShownText: 'Esta pessoa não aparece no organograma, mas pode ver o perfil dela.',
  openProfile: 'Abrir o perfil',
  unknownHeading: 'Esta pessoa não está no organograma',
  unknownText:
    'Ninguém no diretório tem o nome de utilizador {{login}}. O endereço pode conter um erro ou a pessoa pode já não trabalhar na empresa.',
  searchPeople: 'Pesquisar pessoas',
  failedHeading: 'Não foi possível carregar o organograma.',

  notOnChart_one:
    'Há mais {{count}} pessoa nesta equipa que não figura no organograma, do qual estão excluídos os externos e algumas organizações.',
  notOnChart_other:
    'Há mais {{count}} pessoas nesta equipa que não figuram no organograma, do qual estão excluídos os externos e algumas organizações.',
};

// The loader expects an export with the name of the file.
export { orgChart as 'org-chart' };
