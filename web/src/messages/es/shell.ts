import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Navegación principal',
  home: 'Inicio',
  directory: 'Directorio',
  settings: 'Configuración',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  accountMenu: 'Su cuenta',
  myProfile: 'Mi perfil',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',

  signedOutHeading: 'Debe iniciar sesión para acceder al directorio',
  signedOutText: 'Use la cuenta de su empresa. Volverá a esta misma página.',
  signingIn: 'Iniciando sesión…',
  signInFailedHeading: 'No se ha podido iniciar sesión',
  signInFailedText: 'El proveedor de identidad o este navegador ha indicado:',
  signInTooOld: 'Este inicio de sesión empezó hace más de 30 minutos. Vuelva a iniciar sesión.',
  signInUnknown: 'Este inicio de sesión ya se ha utilizado o empezó en otro navegador. Vuelva a iniciar sesión.',
  signInAgain: 'Volver a iniciar sesión',
  signedInAgainHeading: 'Ha vuelto a iniciar sesión',
  signedInAgainText: 'Vuelva a la pestaña de la que viene: continúa donde la dejó. Puede cerrar esta.',
  goHome: 'Ir a la página de inicio',

  sessionEndedHeading: 'Su sesión ha caducado',
  sessionEndedText:
    'Vuelva a iniciar sesión para continuar. Lo hará en una pestaña nueva; esta página queda como está y no se pierde nada de lo que ha escrito.',
  sessionEndedWaiting: 'Esperando a que inicie sesión en la otra pestaña…',
  signedOutInstead: 'Prefiero cerrar sesión',

  notListedText:
    'Ha iniciado sesión, pero todavía no tiene perfil en el directorio. Puede buscar y consultar a sus compañeros.',
  accessDeniedHeading: 'Esta página está reservada a los administradores',
  accessDeniedText: 'Si necesita acceder a ella, diríjase a un administrador del directorio.',
  unknownPageHeading: 'Esta página no existe',
  unknownPageText: 'Puede que la dirección contenga un error o que la página se haya movido.',
  brokenPageHeading: 'Esta página ha dejado de funcionar',
  brokenPageText:
    'El error es nuestro, no suyo. Vuelva a cargar la página; si no basta, póngase en contacto con su soporte informático.',
  unavailableHeading: 'El directorio no responde',
  reload: 'Volver a cargar',
  tryAgain: 'Reintentar',
  loading: 'Cargando…',
  requestNumber: 'Número de solicitud {{requestId}}',

  submit: 'Enviar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  clear: 'Borrar',
  copy: 'Copiar',
  copyOf: 'Copiar {{value}}',
  copied: 'Copiado',
  leaveHeading: '¿Salir sin guardar?',
  leaveText: 'Lo que ha introducido no se ha guardado.',
  leave: 'Salir',
  stay: 'Quedarse aquí',
  breadcrumb: 'Ruta de navegación',
  unknownUser: 'USUARIO DESCONOCIDO',
  photoOf: 'Foto de {{name}}',

  informationStatement: 'Aviso de información',
  opensInNewTab: '(se abre en una pestaña nueva)',
  chooseLanguage: 'Idioma',
  backToTop: 'Volver arriba',

  offline:
    'No tiene conexión. Las búsquedas y las páginas se cargarán cuando vuelva la conexión. No se envía nada más: inténtelo de nuevo entonces.',
  onlineAgain: 'Vuelve a tener conexión. Las búsquedas y las páginas pendientes se están cargando.',
  offlineHeading: 'No tiene conexión',
  offlinePage: 'Esta página se abrirá en cuanto vuelva la conexión.',
};
