import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '«{{file}}»: {{sentence}}',

  missing: 'Este valor é obrigatório.',
  'control-characters': 'Este valor contém caracteres de controlo.',
  'too-long': 'Este valor tem mais de {{limit}} caracteres.',
  'too-many-bytes': 'Este valor tem mais de {{limit}} bytes.',
  'not-email': 'Não é um endereço de e-mail.',
  'not-user-type': '«{{value}}» não é I, E nem Agent.',
  'not-flag': 'Este valor não é 1 nem 0.',
  'not-country': '«{{value}}» não é o nome nem o código ISO 3166-1 de um só país.',
  'not-language': '«{{value}}» não é uma língua.',
  'no-digits': 'Este número não tem algarismos.',
  'invisible-characters': 'Este valor contém caracteres invisíveis.',
  'not-profile': 'Não é um perfil de {{site}}.',
  'name-unstorable': 'Um nome contém caracteres que não podem ser guardados.',
  'name-too-long': 'Um nome tem mais de {{limit}} caracteres.',
  'too-many-names': 'Há mais de {{limit}} nomes.',
  'other-columns': 'Número de colunas: {{columns}} nesta linha, {{expected}} na linha de cabeçalho.',
  'lost-digits': '«{{value}}» é um número ao qual uma folha de cálculo retirou algarismos.',
  'not-base64': 'Não é base64 válido.',
  'not-utf-8': 'Este texto não está em UTF-8.',

  'ldif-continuation': 'Esta linha continua uma linha que não existe.',
  'ldif-line-too-long': 'Esta linha tem mais de {{limit}} caracteres.',
  'ldif-not-attribute': 'Esta linha não tem a forma «atributo: valor».',
  'ldif-no-dn': 'Esta entrada não começa por «dn:».',
  'ldif-second-dn': 'É um segundo «dn:» na mesma entrada.',
  'ldif-url': 'Este valor remete para um URL, que não é consultado.',

  'same-as-line': 'É igual ao da linha {{line}}.',
  'second-entry': 'É uma segunda entrada da mesma pessoa.',
  'of-other-feed': 'Pertence a uma pessoa da fonte «{{feed}}».',
  'of-other-person': 'Pertence a outra pessoa da fonte.',
  'of-rejected-person': 'Pertence a uma pessoa cuja linha foi rejeitada.',
  'of-somebody-else': 'Pertence a outra pessoa.',
  'names-nobody': 'Ninguém tem este nome de utilizador, ID de grupo ou número de colaborador.',
  'names-several': 'Várias pessoas têm este número de colaborador.',

  'photo-text': 'É texto, não base64.',
  'photo-format': 'É um ficheiro {{format}}, não um JPEG.',
  'photo-too-large': 'Esta fotografia deve ter menos de {{limit}} bytes.',
  'photo-empty': 'Esta fotografia está vazia.',
  'photo-name': 'O nome deste ficheiro não está em UTF-8.',
  'photo-read-failed': 'Não é possível ler esta fotografia ({{error}}).',
  'photo-encrypted': 'Esta fotografia está cifrada.',
  'photo-compression': 'Esta fotografia está comprimida de uma forma não suportada.',
  'photo-not-jpeg': 'Esta fotografia não é um JPEG.',
  'photo-rare': 'Este JPEG está danificado ou é de um tipo raro.',
  'photo-damaged': 'Este JPEG está danificado.',
  'photo-pixels': 'Esta fotografia tem mais de {{millions}} milhões de píxeis.',
  'photo-progressive': 'Esta fotografia é um JPEG progressivo de mais de {{millions}} milhões de píxeis.',
  'photo-scans': 'Este JPEG tem mais de {{limit}} passagens.',
  'photo-narrow': 'Um lado desta fotografia é mais de {{factor}} vezes mais comprido do que o outro.',

  'file-empty': 'O ficheiro está vazio.',
  'file-no-rows': 'O ficheiro não tem linhas.',
  'file-zip': 'O ficheiro é um livro do Excel ou outro arquivo ZIP, não texto. Guarde-o como CSV (UTF-8).',
  'file-xls': 'O ficheiro é um livro do Excel (.xls), não texto. Guarde-o como CSV (UTF-8).',
  'file-pdf': 'O ficheiro é um PDF, não texto. Guarde-o como CSV (UTF-8).',
  'file-markup': 'O ficheiro é HTML ou XML, não CSV. Abra-o numa folha de cálculo e guarde-o como CSV (UTF-8).',
  'file-nul':
    'O ficheiro não é texto: a linha de cabeçalho contém um carácter NUL. Se estiver em UTF-16, escolha essa codificação.',
  'file-other-mark': 'O ficheiro começa pela marca de ordem de bytes de {{marked}}, pelo que não está em {{chosen}}.',
  'file-other-encoding':
    'O ficheiro não está em {{encoding}}: a linha {{line}}, ou uma linha pouco depois, não pode ser descodificada.',
  'file-not-utf-8':
    'Linha {{line}}, coluna {{column}}: não é UTF-8 (byte 0x{{byte}}). O ficheiro parece estar em {{encoding}}. Escolha a codificação {{option}} ou guarde o ficheiro em UTF-8.',

  'csv-open-quote': 'O registo que começa na linha {{line}} abre aspas que nunca são fechadas.',
  'csv-row-too-long': 'O registo que começa na linha {{line}} tem mais de {{limit}} caracteres: talvez faltem aspas.',
  'csv-unreadable': 'O registo que começa na linha {{line}} não pode ser lido como CSV ({{error}}).',
  'heading-too-long': 'A linha de cabeçalho tem mais de {{limit}} caracteres.',
  'heading-too-many-columns': 'A linha de cabeçalho tem mais de {{limit}} colunas.',
  'heading-repeated': 'A coluna «{{column}}» aparece duas vezes.',
  'heading-misspelled': 'A coluna «{{column}}» não é um campo do perfil. Queria dizer «{{field}}»?',
  'heading-no-login': 'A linha de cabeçalho não tem nenhuma coluna para o nome de utilizador.',
  'heading-no-login-but':
    'A linha de cabeçalho não tem nenhuma coluna para o nome de utilizador. Estas colunas parecem campos: {{columns}}. Atribua-as em «Colunas e campos».',
  'heading-unmapped': 'A linha de cabeçalho não tem a coluna «{{columns}}», que está atribuída a {{field}}.',

  'ldif-value-too-long': 'A linha {{line}} tem mais de {{limit}} caracteres.',
  'ldif-start': 'Linha {{line}}: um ficheiro LDIF começa por «version: 1» ou «dn:».',
  'ldif-version': 'Linha {{line}}: só é suportada a versão 1 do LDIF.',
  'ldif-change':
    'A linha {{line}} descreve uma alteração: um ficheiro de pessoas deve ser uma lista completa de entradas, não uma lista de alterações.',
  'ldif-cut-off':
    'O ficheiro termina a meio da linha {{line}}: foi cortado. Se estiver completo, termine essa linha com uma quebra de linha.',
  'ldif-no-result':
    'O ficheiro foi cortado: o ldapsearch termina com o resultado da pesquisa, que falta. Execute-o novamente.',
  'ldif-result':
    'O ficheiro não contém toda a gente: a pesquisa do ldapsearch terminou com o código de resultado LDAP {{result}}.',

  'archive-unreadable': 'Não é possível ler o arquivo ZIP. Crie-o novamente.',
  'archive-too-many-files': 'O arquivo contém mais de {{limit}} ficheiros.',
  'archive-no-photos': 'O arquivo não contém nenhuma fotografia.',

  'run-interrupted': 'Um administrador interrompeu a última importação.',
  'run-abandoned':
    'O servidor ou a sua base de dados ficou indisponível durante a importação. Importe novamente o ficheiro.',
  'run-all-rejected': 'Todas as entradas foram rejeitadas. Nada foi alterado.',
  'run-disk-full': 'O disco do diretório ou da sua base de dados está cheio. Nada foi alterado.',
  'run-overtaken': 'Outra pessoa alterou as mesmas pessoas durante a importação. Nada foi alterado.',
  'run-failed': 'A importação falhou. Consulte o registo do servidor.',
  'run-unaccepted':
    'A retirada da fonte faria sair {{left}} de {{before}} pessoas, mais do que um administrador aceitou. Nada foi alterado.',

  'heading-below-title': 'A linha de cabeçalho é a linha {{line}}; as linhas acima foram ignoradas.',
  'column-ignored': 'A coluna «{{column}}» não é um campo do perfil e foi ignorada.',
  'files-ignored': 'Ficheiros ignorados por não serem imagens: {{files}}.',
};
