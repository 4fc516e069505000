import type { dataQuality as english } from '../en/data-quality.ts';
import type { Translation } from '../messages.ts';

export const dataQuality: Translation<typeof english> = {
  kinds: 'Problemas encontrados',
  neverComputed:
    'Os dados ainda não foram verificados. Demora alguns segundos para milhares de pessoas e alguns minutos para um milhão.',
  computing: 'A verificar…',
  compute: 'Verificar os dados',
  computeAgain: 'Verificar novamente',
  failed: 'A verificação falhou. O registo do servidor indica o motivo.',
  asOf_one: 'Em {{time}}, {{count}} pessoa',
  asOf_other: 'Em {{time}}, {{count}} pessoas',
  progress: '{{done}} de {{total}} pessoas lidas',
  found_one: '{{count}} pessoa',
  found_other: '{{count}} pessoas',
  noFindings: 'Ninguém tem este problema.',
  isGone: 'Saiu da empresa ou da unidade de negócio desde a verificação',
  by: 'Agrupar por',
  all: 'Todas',
  without: '(nenhuma)',
  'by.businessUnit': 'Unidade de negócio',
  'by.organization': 'Organização',
  'by.feed': 'Fonte de dados',
  'unknown-manager': 'Responsáveis desconhecidos',
  'ambiguous-manager': 'Responsáveis ambíguos',
  'reporting-loop': 'Ciclos hierárquicos',
  'without-manager': 'Sem responsável',
  'without-email': 'Sem e-mail',
  'shared-email': 'E-mails partilhados',
  'same-person': 'Pessoas duplicadas',
  'similar-identifier': 'Identificadores semelhantes',
  'odd-phone': 'Números de telefone duvidosos',
  'unknown-manager.about':
    'O responsável destas pessoas não está no diretório: o valor não corresponde a nenhum nome distinto, ID de grupo, nome de utilizador, e-mail ou número de colaborador.',
  'ambiguous-manager.about':
    'O responsável destas pessoas é indicado por um e-mail ou número de colaborador que várias pessoas têm, pelo que não é mostrado nenhum responsável.',
  'reporting-loop.about': 'Estas pessoas reportam a si próprias, diretamente ou através de outras.',
  'without-manager.about':
    'Estas pessoas estão no organograma mas não têm responsável. Só é correto no topo da empresa.',
  'without-email.about': 'Estas pessoas não têm endereço de e-mail.',
  'shared-email.about': 'Várias pessoas têm o mesmo endereço de e-mail. São apresentadas umas a seguir às outras.',
  'same-person.about':
    'Várias fichas têm o mesmo nome e o mesmo telefone ou número de colaborador. São apresentadas umas a seguir às outras.',
  'similar-identifier.about':
    'Várias pessoas têm o mesmo número de colaborador, ou ID de grupo que só diferem na pontuação ou nos zeros iniciais. São apresentadas umas a seguir às outras.',
  'odd-phone.about':
    'Não é possível ligar para estes números: são demasiado curtos, demasiado longos ou inválidos no país da pessoa.',
};

export { dataQuality as 'data-quality' };
