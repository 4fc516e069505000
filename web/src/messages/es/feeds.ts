import type { feeds as english } from '../en/feeds.ts';
import type { Translation } from '../messages.ts';

export const feeds: Translation<typeof english> = {
  feeds: 'Estado de las fuentes',
  latestRuns: 'Últimas importaciones',
  findFeed: 'Buscar una fuente',
  noSuchFeed: 'Ninguna fuente coincide.',
  emptyHeading: 'Todavía no hay fuentes de datos',
  emptyText:
    'Para empezar, sube un archivo CSV o LDIF. El servidor también puede leer Active Directory, LDAP, archivos y fotos de forma programada y aceptar SCIM: consulta {{document}}.',
  refreshFailed: 'No se ha podido actualizar el estado de las fuentes. Esta era la situación el {{time}}.',

  'kind.csv': 'Archivo CSV',
  'kind.ldif': 'Archivo LDIF',
  'kind.ldap': 'Active Directory o LDAP',
  'kind.scim': 'Aprovisionamiento SCIM',
  'kind.photos': 'Archivos de fotos',
  'kind.demo': 'Grupo de demostración',

  'status.current': 'Al día',
  'status.imported': 'Importada',
  'status.new': 'Sin ejecutar',
  'status.requested': 'Pendiente de iniciar',
  'status.running': 'En curso',
  'status.failing': 'Con errores',
  'status.held-back': 'Retenida',
  'status.interrupted': 'Interrumpida',
  announced: '{{feed}}: {{status}}',

  people: 'Personas',
  lastSuccess: 'Última correcta',
  nextRun: 'Próxima importación',
  nextAttempt: 'Próximo intento',
  never: 'Nunca',
  whenUploaded: 'Cuando se suba un archivo',
  whenSent: 'Cuando el cliente envíe cambios',
  notScheduled: 'Sin programar',

  reading_one: 'Leyendo: {{count}} entrada hasta ahora',
  reading_other: 'Leyendo: {{count}} entradas hasta ahora',
  readingChanges_one: 'Leyendo los cambios: {{count}} entrada hasta ahora',
  readingChanges_other: 'Leyendo los cambios: {{count}} entradas hasta ahora',
  preparing: 'Preparando',
  writing: 'Escribiendo: {{rows}} de {{total}}',
  progressOf: 'Progreso de {{feed}}',
  started: 'Iniciada {{time}}',

  runNow: 'Ejecutar ahora',
  interrupt: 'Interrumpir',
  interruptHeading: '¿Interrumpir la importación de {{feed}}?',
  interruptText:
    'Las personas del directorio se quedan como estaban antes de la importación. La fuente se volverá a leer en menos de una hora, o cuando elijas Ejecutar ahora.',
  interruptNow: 'Interrumpir la importación',
  keepRunning: 'Dejar que continúe',
  lastStays: 'Las personas de la última importación correcta siguen en el directorio.',

  heldBack:
    'La última importación daría de baja a más del 10 % de las personas o dejaría vacío un campo de más del 30 % de ellas, así que no se ha cambiado nada:',
  wouldLeave_one: '{{count}} de {{total}} personas causaría baja.',
  wouldLeave_other: '{{count}} de {{total}} personas causarían baja.',
  wouldBeEmpty_one: '«{{field}}» quedaría vacío en {{count}} de {{total}} personas.',
  wouldBeEmpty_other: '«{{field}}» quedaría vacío en {{count}} de {{total}} personas.',
  heldBackAdvice:
    'Si la pérdida es un error, corrige el origen de los datos: se vuelve a comparar cada hora y la fuente continúa por sí sola. Si es intencionada, acéptala. Hasta entonces, todo queda como está.',
  heldBackUnfinished: 'Estas cifras son de una importación anterior. La última no ha terminado:',
  accept: 'Aceptar…',
  acceptHeading: '¿Aceptar estos cambios de {{feed}}?',
  acceptText: 'La fuente se vuelve a leer ahora. Si entonces eliminara bastante más que esto, se retendría de nuevo.',
  leaversText:
    'Las personas que causan baja dejan de encontrarse. Si vuelven a figurar en la fuente, regresan con sus propios cambios.',
  acceptNow: 'Aceptar y ejecutar',
  keepAsIs: 'Dejar como está',

  retire: 'Retirar…',
  retireHeading: '¿Retirar {{feed}}?',
  retirePeople_one:
    '{{count}} persona de esta fuente causa baja en el directorio, salvo que también figure en otra fuente.',
  retirePeople_other:
    '{{count}} personas de esta fuente causan baja en el directorio, salvo las que también figuren en otra fuente.',
  retireRest:
    'Se elimina lo que la fuente aporta a personas de otras fuentes, como valores y fotos. La fuente desaparece de esta lista; sus importaciones siguen en el registro.',
  retireBack:
    'Si una fuente vuelve a incluir a personas que han causado baja antes de que se borren sus datos, regresan con sus propios cambios.',
  retireNow: 'Retirar la fuente',
  keepFeed: 'Conservar la fuente',
  interruptRetirementText: 'La fuente y sus personas se quedan como estaban.',

  'requested.run': 'La importación empezará en un momento.',
  'requested.accept': 'Se han aceptado los cambios. La importación empezará en un momento.',
  'requested.interrupt': 'Se está interrumpiendo la importación.',
  'requested.retire': 'La fuente se retirará en un momento.',

  'outcome.imported': 'Completada',
  'outcome.dry-run': 'Solo comparación',
  'outcome.held-back': 'Retenida',
  'outcome.failed': 'Fallida',
  'outcome.interrupted': 'Interrumpida',
  'outcome.retired': 'Retirada',
  nothingChanged: 'No se ha cambiado nada.',
  'mode.complete': 'Lista completa',
  'mode.changes': 'Solo los cambios',
  'mode.retirement': 'Retirada de la fuente',
};
