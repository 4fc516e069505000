import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Ir para o conteúdo',
  mainNavigation: 'Navegação principal',
  home: 'Página inicial',
  directory: 'Diretório',
  settings: 'Definições',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  accountMenu: 'A sua conta',
  myProfile: 'O meu perfil',
  login: 'Iniciar sessão',
  logout: 'Terminar sessão',

  signedOutHeading: 'Para aceder ao diretório é necessário iniciar sessão',
  signedOutText: 'Use a conta da sua empresa. Voltará a esta mesma página.',
  signingIn: 'A iniciar sessão…',
  signInFailedHeading: 'Não foi possível iniciar sessão',
  signInFailedText: 'O fornecedor de identidade ou este navegador indicou:',
  signInTooOld: 'Este início de sessão começou há mais de 30 minutos. Inicie sessão novamente.',
  signInUnknown: 'Este início de sessão já foi utilizado ou começou noutro navegador. Inicie sessão novamente.',
  signInAgain: 'Iniciar sessão novamente',
  signedInAgainHeading: 'A sua sessão foi retomada',
  signedInAgainText: 'Volte ao separador de onde veio: continua onde o deixou. Pode fechar este.',
  goHome: 'Ir para a página inicial',

  sessionEndedHeading: 'A sua sessão expirou',
  sessionEndedText:
    'Inicie sessão novamente para continuar. Isso acontece num novo separador; esta página fica como está e nada do que escreveu se perde.',
  sessionEndedWaiting: 'À espera que inicie sessão no outro separador…',
  signedOutInstead: 'Prefiro terminar sessão',

  notListedText:
    'Tem sessão iniciada, mas ainda não tem um perfil no diretório. Pode pesquisar e consultar os seus colegas.',
  accessDeniedHeading: 'Esta página é reservada aos administradores',
  accessDeniedText: 'Se precisar de acesso, contacte um administrador do diretório.',
  unknownPageHeading: 'Esta página não existe',
  unknownPageText: 'O endereço pode conter um erro, ou a página pode ter mudado de lugar.',
  brokenPageHeading: 'Esta página deixou de funcionar',
  brokenPageText:
    'O erro é nosso, não seu. Carregue a página novamente; se não bastar, contacte o seu suporte informático.',
  unavailableHeading: 'O diretório não responde',
  reload: 'Carregar novamente',
  tryAgain: 'Tentar novamente',
  loading: 'A carregar…',
  requestNumber: 'Número do pedido {{requestId}}',

  submit: 'Enviar',
  cancel: 'Cancelar',
  close: 'Fechar',
  clear: 'Limpar',
  copy: 'Copiar',
  copyOf: 'Copiar {{value}}',
  copied: 'Copiado',
  leaveHeading: 'Sair sem guardar?',
  leaveText: 'O que introduziu não foi guardado.',
  leave: 'Sair',
  stay: 'Ficar aqui',
  breadcrumb: 'Localização atual',
  unknownUser: 'UTILIZADOR DESCONHECIDO',
  photoOf: 'Fotografia de {{name}}',

  informationStatement: 'Nota informativa',
  opensInNewTab: '(abre num novo separador)',
  chooseLanguage: 'Idioma',
  backToTop: 'Voltar ao topo',

  offline:
    'Está sem ligação. As pesquisas e as páginas são carregadas quando a ligação voltar. Nada mais é enviado: tente novamente nessa altura.',
  onlineAgain: 'Está novamente em linha. As pesquisas e as páginas em espera estão a ser carregadas.',
  offlineHeading: 'Está sem ligação',
  offlinePage: 'Esta página abre-se assim que a ligação voltar.',
};
