import type { orgChart as english } from '../en/org-chart.ts';
import type { Translation } from '../messages.ts';

export const orgChart: Translation<typeof english> = {
  heading: 'Organigrama',
  titleOf: 'Organigrama de {{name}}',
  views: 'Vistas del organigrama',
  cards: 'Fichas',
  outline: 'Esquema',
  tree: 'Árbol',
  print: 'Imprimir',
  chain: 'Responsables, de arriba abajo',
  between_one: '{{total}} responsable intermedio',
  between_other: '{{total}} responsables intermedios',
  unknownManager: 'El responsable no figura en el directorio:',
  cycle: 'La línea jerárquica es circular: por encima de {{first}} vuelve a estar {{again}}.',
  managerNotShown: 'Más arriba no hay organigrama que mostrar.',
  chainLonger: 'Mostrar quién está más arriba',

  profileOf: 'Perfil de {{name}}',
  direct_one: '{{total}} colaborador',
  direct_other: '{{total}} colaboradores',
  inAll: '{{total}} en total',
  assistant: 'Asistente',
  assistantOf: 'Asistente de {{name}}',
  assistantNamed: 'Asistente: {{name}}',

  collaborators: 'Colaboradores',
  noCollaborators: 'Nadie depende de esta persona.',
  filter: 'Filtrar los colaboradores',
  filtered_one: '{{count}} colaborador coincide.',
  filtered_other: '{{count}} colaboradores coinciden.',
  filteredBest: 'Se muestran los {{count}} mejores. Escriba más letras para acotar.',
  filterNone: 'Ningún colaborador coincide.',
  collaboratorsFailed: 'No se han podido cargar algunos colaboradores.',
  printedFirst: 'Se imprimen los primeros {{shown}} de {{total}} colaboradores.',

  find: 'Buscar a alguien en el organigrama',
  found: 'Personas encontradas',
  foundBelow: 'En la organización de {{name}}',
  foundAnywhere: 'En otro lugar',
  foundAnnounced_one: '{{count}} persona. Use las flechas arriba y abajo.',
  foundAnnounced_other: '{{count}} personas. Use las flechas arriba y abajo.',

  howConnected: '¿Cómo estamos conectados?',
  backToChart: 'Volver al organigrama',
  connectionWith: 'El camino hasta {{name}}',
  connectionFrom: 'Desde',
  connectedBy_one: '{{total}} paso, a través de {{name}}.',
  connectedBy_other: '{{total}} pasos, a través de {{name}}.',
  samePerson: 'Es la misma persona.',
  notConnected: 'En el organigrama nadie está por encima de ambos.',
  nearestCommon: 'Responsable común más cercano',
  path: 'El camino entre ambos',

  branchOf: 'La organización de {{name}}',
  treeHint: 'Las flechas recorren y despliegan, las letras encuentran un nombre, Intro muestra el lugar de la persona.',
  again: 'ya se muestra más arriba',
  more: 'Mostrar {{total}} más',
  moreFailed: 'No se han podido cargar. Reintentar.',
  unfold: 'Desplegar todo',
  unfolding: 'Desplegando…',
  fold: 'Plegar',
  shownOf: '{{shown}} de {{total}} personas',
  unfoldedMost: 'No se despliegan más a la vez: elija una rama más pequeña.',
  unfoldFailed: 'No se ha podido cargar la rama entera.',

  drawnHint:
    'Arrastre para mover, use la rueda para ampliar. Las flechas recorren y despliegan, + y − amplían y reducen, Intro muestra el lugar de la persona.',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  fit: 'Ajustar a la ventana',
  save: 'Guardar la rama como',
  saving: 'Preparando el archivo…',
  saveFailed: 'No se ha podido crear el archivo.',

  notShownHeading: 'Aquí no hay organigrama',
  notShownText: 'No se muestra ningún organigrama de esta persona. Su perfil está a disposición de todos.',
  openProfile: 'Abrir el perfil',
  unknownHeading: 'Esta persona no está en el organigrama',
  unknownText:
    'El directorio no conoce a nadie con el usuario {{login}}. Puede que la dirección esté mal escrita o que la persona se haya marchado.',
  searchPeople: 'Buscar personas',
  failedHeading: 'No se ha podido cargar el organigrama.',

  notOnChart_one:
    '{{total}} persona más depende de aquí, pero no figura en el organigrama, que no incluye a los externos ni algunas organizaciones.',
  notOnChart_other:
    '{{total}} personas más dependen de aquí, pero no figuran en el organigrama, que no incluye a los externos ni algunas organizaciones.',
};

// Texts are loaded by the name of their file.
export { orgChart as 'org-chart' };
