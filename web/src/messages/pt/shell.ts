import type { Translation } from '../messages.ts';
import type { shell as english } from '../en/shell.ts';

// European Portuguese (AO90). Form of address in every text: the third person without "você" ("o seu perfil"). Buttons are infinitives.
export const shell: Translation<typeof english> = {
  skipToContent: 'Ir para o conteúdo',
  mainNavigation: 'Navegação principal',
  home: 'Início',
  directory: 'Diretório',
  settings: 'Definições',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  accountMenu: 'A sua conta',
  myProfile: 'O meu perfil',
  login: 'Iniciar sessão',
  logout: 'Terminar sessão',

  signedOutHeading: 'Para aceder ao diretório, tem de iniciar sessão',
  signedOutText: 'Inicie sessão com a sua conta da empresa. Depois voltará a esta página.',
  signingIn: 'A iniciar sessão…',
  providerAway:
    'O serviço de início de sessão da sua empresa não está a responder neste momento. Continuamos a tentar: esta página prosseguirá automaticamente.',
  signInFailedHeading: 'Não foi possível iniciar sessão',
  signInFailedText: 'O fornecedor de identidade ou o navegador indicou o seguinte:',
  signInTooOld: 'Este início de sessão começou há mais de 30\u00a0minutos. Inicie sessão novamente.',
  signInUnknown: 'Este início de sessão já foi utilizado ou começou noutro navegador. Inicie sessão novamente.',
  signInAgain: 'Iniciar sessão novamente',
  signedInAgainHeading: 'Iniciou sessão novamente',
  signedInAgainText: 'Volte ao separador onde estava: encontrará tudo como deixou. Já pode fechar este separador.',
  goHome: 'Ir para a página inicial',

  sessionEndedHeading: 'A sua sessão expirou',
  sessionEndedText:
    'Para continuar, inicie sessão novamente. A sessão abre num novo separador: esta página fica como está e nada do que escreveu se perde.',
  sessionEndedWaiting: 'A aguardar que inicie sessão no outro separador…',
  signInTooOldHeading: 'Inicie sessão novamente para continuar',
  signInTooOldText:
    'Alterar quem tem acesso exige um início de sessão recente. Inicie sessão noutro separador: o que introduziu aqui mantém-se.',
  signOutInstead: 'Terminar sessão',

  notListedText:
    'Tem sessão iniciada, mas ainda não tem um perfil no diretório. Mesmo assim, pode pesquisar os seus colegas e consultar os respetivos perfis.',
  accessDeniedHeading: 'Página reservada aos administradores',
  accessDeniedText: 'Se precisar de acesso, contacte um administrador do diretório.',
  unknownPageHeading: 'Página não encontrada',
  unknownPageText: 'O endereço pode conter um erro ou a página pode ter sido movida.',
  brokenPageHeading: 'Ocorreu um erro nesta página',
  brokenPageText: 'O problema não é seu. Recarregue a página; se o problema continuar, contacte o suporte informático.',
  unavailableHeading: 'O diretório não responde',
  reload: 'Recarregar',
  tryAgain: 'Tentar novamente',
  loading: 'A carregar…',
  requestNumber: 'ID do pedido: {{requestId}}',

  submit: 'Guardar',
  cancel: 'Cancelar',
  close: 'Fechar',
  clear: 'Limpar',
  copy: 'Copiar',
  copyOf: 'Copiar {{value}}',
  copied: 'Copiado',
  leaveHeading: 'Sair sem guardar?',
  leaveText: 'O que introduziu ainda não foi guardado.',
  leave: 'Sair sem guardar',
  stay: 'Ficar aqui',
  breadcrumb: 'Caminho de navegação',
  unknownUser: 'UTILIZADOR DESCONHECIDO',
  photoOf: 'Fotografia de {{name}}',

  informationStatement: 'Aviso de privacidade',
  opensInNewTab: '(abre num novo separador)',
  chooseLanguage: 'Idioma',
  backToTop: 'Voltar ao topo',

  offline:
    'Está sem ligação. As pesquisas e as páginas são carregadas quando a ligação voltar. O resto não é enviado: tente novamente nessa altura.',
  onlineAgain: 'A ligação voltou. As pesquisas e as páginas em espera estão a ser carregadas.',
  offlineHeading: 'Está sem ligação',
  offlinePage: 'Esta página abre-se assim que a ligação voltar.',
};
