import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

// Form of address in every Spanish text: "tú". Buttons are infinitives.
export const shell: Translation<typeof english> = {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Navegación principal',
  home: 'Inicio',
  directory: 'Directorio',
  chart: 'Organigrama',
  settings: 'Configuración',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  openSearch: 'Buscar personas',
  closeSearch: 'Cerrar la búsqueda',
  accountMenu: 'Tu cuenta',
  myProfile: 'Mi perfil',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',

  signedOutHeading: 'Para acceder al directorio tienes que iniciar sesión',
  signedOutText: 'Inicia sesión con tu cuenta de empresa. Después volverás a esta página.',
  signingIn: 'Iniciando sesión…',
  providerAway:
    'El servicio de inicio de sesión de tu empresa no responde en este momento. Seguimos intentándolo: esta página continuará por sí sola.',
  signInFailedHeading: 'No se ha podido iniciar sesión',
  signInFailedText: 'El proveedor de identidad o el navegador ha indicado lo siguiente:',
  signInTooOld: 'Este inicio de sesión empezó hace más de 30\u00a0minutos. Vuelve a iniciar sesión.',
  signInUnknown: 'Este inicio de sesión ya se ha utilizado o empezó en otro navegador. Vuelve a iniciar sesión.',
  signInAgain: 'Volver a iniciar sesión',
  signedInAgainHeading: 'Has vuelto a iniciar sesión',
  signedInAgainText:
    'Vuelve a la pestaña en la que estabas: lo encontrarás todo como lo dejaste. Ya puedes cerrar esta.',
  goHome: 'Ir a la página de inicio',

  sessionEndedHeading: 'Tu sesión ha caducado',
  sessionEndedText:
    'Para continuar, vuelve a iniciar sesión. Se abrirá una pestaña nueva: esta página se queda como está y no perderás nada de lo que has escrito.',
  sessionEndedWaiting: 'Esperando a que inicies sesión en la otra pestaña…',
  signInTooOldHeading: 'Vuelve a iniciar sesión para continuar',
  signInTooOldText:
    'Cambiar quién tiene acceso requiere un inicio de sesión reciente. Vuelve a iniciar sesión en otra pestaña: lo que has escrito aquí se conserva.',
  signOutInstead: 'Cerrar sesión',
  signedOutElsewhereHeading: 'Has cerrado sesión en otra pestaña',
  signedOutElsewhereText:
    'Los cambios de esta página no se han guardado. Están ocultos y se conservan durante 15 minutos: vuelve a iniciar sesión en una pestaña nueva y podrás continuar aquí.',
  discardChanges: 'Descartar los cambios',

  notListedText:
    'Has iniciado sesión, pero todavía no tienes un perfil en el directorio. Aun así, puedes buscar a tus compañeros y ver sus perfiles.',
  accessDeniedHeading: 'Página reservada a los administradores',
  accessDeniedText: 'Si necesitas acceso, pídeselo a un administrador del directorio.',
  unknownPageHeading: 'Página no encontrada',
  unknownPageText: 'Puede que la dirección contenga un error o que la página se haya movido.',
  brokenPageHeading: 'Se ha producido un error en esta página',
  brokenPageText:
    'No es culpa tuya. Recarga la página y, si el problema continúa, contacta con el soporte informático.',
  unavailableHeading: 'El directorio no responde',
  reload: 'Recargar',
  tryAgain: 'Reintentar',
  loading: 'Cargando…',
  stillLoading: 'Está tardando más de lo habitual. Seguimos intentándolo.',
  requestNumber: 'ID de la solicitud: {{requestId}}',

  submit: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  clear: 'Borrar',
  copy: 'Copiar',
  copyOf: 'Copiar {{value}}',
  copied: 'Copiado',
  chatWith: 'Chatear con {{name}} en Teams',
  mailTo: 'Enviar un correo a {{name}}',
  callPerson: 'Llamar a {{name}}',
  callFailed: 'No se ha podido cargar el número.',
  callImpossible: 'No se puede marcar este número.',
  leaveHeading: '¿Salir sin guardar?',
  leaveText: 'Los cambios no se han guardado.',
  leave: 'Salir sin guardar',
  stay: 'Seguir aquí',
  breadcrumb: 'Ruta de navegación',
  didYouMean: 'Quizás quisiste decir',
  nobodyFound: 'No se ha encontrado a nadie',
  unknownUser: 'USUARIO DESCONOCIDO',
  photoOf: 'Foto de {{name}}',

  team: 'Equipo',
  teamManager: 'Responsable',
  teamPeers: 'Mismo responsable',
  teamReports: 'Colaboradores directos',
  teamAll: 'Ver todos ({{total}}) en el organigrama',

  favourite: 'Favorito',
  favouriteOf: 'Favorito: {{name}}',
  favourites: 'Favoritos',
  favouritesNone:
    'Todavía no hay favoritos. Con la estrella de un perfil o de un resultado guardas aquí a tus compañeros. Solo tú ves esta lista.',
  favouritesAll: 'Mostrar todos ({{total}})',
  favouritesFewer: 'Mostrar menos',
  favouritesFailed: 'No se han podido cargar tus favoritos.',
  favouriteNotAdded: 'No se ha podido añadir a {{name}} a tus favoritos.',
  favouriteNotRemoved: 'No se ha podido quitar a {{name}} de tus favoritos.',

  informationStatement: 'Aviso de privacidad',
  keyboardShortcuts: 'Atajos de teclado',
  opensInNewTab: '(se abre en una pestaña nueva)',
  chooseLanguage: 'Idioma',
  chooseTheme: 'Tema',
  themeSystem: 'Sistema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  backToTop: 'Volver arriba',

  offline:
    'No tienes conexión. Las búsquedas y las páginas se cargarán cuando vuelva la conexión. Lo demás no se envía: inténtalo de nuevo cuando la recuperes.',
  onlineAgain: 'Vuelves a tener conexión. Las búsquedas y las páginas pendientes se están cargando.',
  offlineHeading: 'No tienes conexión',
  offlinePage: 'Esta página se abrirá en cuanto vuelva la conexión.',
};
