import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organigrama',
  titleOf: 'Organigrama de {{name}}',
  views: 'Vistas del organigrama',
  cards: 'Fichas',
  outline: 'Lista',
  tree: 'Árbol',
  viewFailed:
    'No se ha podido cargar esta vista. En su lugar ves las fichas. Comprueba tu conexión e inténtalo de nuevo.',
  print: 'Imprimir',
  chain: 'Responsables, de mayor a menor nivel',
  between_one: '{{count}} responsable intermedio',
  between_other: '{{count}} responsables intermedios',
  unknownManager: 'El responsable indicado no está en el directorio:',
  cycle: 'La línea jerárquica es circular: por encima de {{first}} vuelve a aparecer {{again}}.',
  managerNotShown: 'Los niveles superiores no se muestran.',
  chainLonger: 'Mostrar los niveles superiores',

  profileOf: 'Perfil de {{name}}',
  direct_one: '{{count}} colaborador',
  direct_other: '{{count}} colaboradores',
  inAll: '{{total}} en total',
  assistant: 'Asistente',
  assistantOf: 'Asistente de {{name}}',
  assistantNamed: 'Asistente: {{name}}',

  collaborators: 'Colaboradores directos',
  noCollaborators: 'Esta persona no tiene colaboradores directos.',
  noCollaboratorsOwn: 'No tienes colaboradores directos.',
  filter: 'Filtrar los colaboradores',
  filtered_one: 'Se ha encontrado {{count}} colaborador.',
  filtered_other: 'Se han encontrado {{count}} colaboradores.',
  filteredBest: 'Se muestran los {{count}} mejores resultados. Sigue escribiendo para acotar la búsqueda.',
  filterNone: 'No se ha encontrado ningún colaborador.',
  collaboratorsFailed: 'No se han podido cargar algunos colaboradores.',
  printedFirst: 'Se imprimen los primeros {{shown}} colaboradores de {{total}}.',

  find: 'Buscar a alguien en el organigrama',
  found: 'Personas encontradas',
  foundBelow: 'En la organización de {{name}}',
  foundAnywhere: 'Otras personas',
  foundAnnounced_one: '{{count}} persona. Usa las teclas de flecha arriba y abajo.',
  foundAnnounced_other: '{{count}} personas. Usa las teclas de flecha arriba y abajo.',

  howConnected: '¿Qué relación tenemos?',
  backToChart: 'Volver al organigrama',
  connectionWith: 'Relación con {{name}}',
  connectionFrom: 'Desde',
  connectedBy_one: '{{count}} paso, a través de {{name}}.',
  connectedBy_other: '{{count}} pasos, a través de {{name}}.',
  samePerson: 'Es la misma persona.',
  notConnected: 'No tienen ningún responsable en común en el organigrama.',
  nearestCommon: 'Responsable común más cercano',
  path: 'Camino entre las dos personas',

  branchOf: 'Organización de {{name}}',
  treeHint:
    'Usa las teclas de flecha para moverte, expandir y contraer, escribe las letras de un nombre para encontrarlo y pulsa Intro para ir a la persona. Mayús e Intro muestran su ficha.',
  treeHintTouch: 'Toca la flecha delante de un nombre para expandir o contraer, y el nombre para ir a la persona.',
  shownAbove: 'ya aparece más arriba',
  more: 'Mostrar {{total}} más',
  moreFailed: 'No se han podido cargar más personas. Reintentar.',
  expandAll: 'Expandir todo',
  expanding: 'Expandiendo…',
  collapse: 'Contraer todo',
  shownOf: 'Personas: {{shown}} de {{total}}',
  expandLimit: 'No se puede expandir más a la vez: elige una rama más pequeña.',
  expandFailed: 'No se ha podido cargar la rama completa.',

  drawnHint:
    'Arrastra para moverte. Para hacer zoom, mantén pulsado Ctrl o ⌘ y gira la rueda. Con el teclado: flechas para moverte, expandir y contraer, + y − para hacer zoom, Intro para ir a la persona.',
  drawnHintTouch:
    'Usa dos dedos para mover y ampliar, o los botones. Toca a una persona para seleccionarla y su + para expandir.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ajustar a la ventana',
  save: 'Guardar la rama',
  saveAsCSV: 'Tabla (CSV)',
  saveAsSVG: 'Dibujo (SVG)',
  saveAsPNG: 'Imagen (PNG)',
  saving: 'Preparando el archivo…',
  saveFailed: 'No se ha podido crear el archivo.',

  notShownHeading: 'Organigrama no disponible',
  notShownText: 'Esta persona no aparece en el organigrama, pero puedes ver su perfil.',
  openProfile: 'Abrir el perfil',
  unknownHeading: 'Esta persona no está en el organigrama',
  unknownText:
    'Nadie en el directorio tiene el nombre de usuario {{login}}. Puede que la dirección contenga un error o que la persona ya no trabaje en la empresa.',
  searchPeople: 'Buscar personas',
  failedHeading: 'No se ha podido cargar el organigrama.',

  notOnChart_one:
    'En este equipo hay {{count}} persona más que no figura en el organigrama, donde no aparecen los externos ni algunas organizaciones.',
  notOnChart_other:
    'En este equipo hay {{count}} personas más que no figuran en el organigrama, donde no aparecen los externos ni algunas organizaciones.',
};

// The loader expects an export with the name of the file.
export { orgChart as 'org-chart' };
