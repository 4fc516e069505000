import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '«{{file}}»: {{sentence}}',
  rowRejected: 'Linha rejeitada',
  entryRejected: 'Entrada rejeitada',
  valueLeftOut: 'Valor ignorado',

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
  'lost-digits': '«{{value}}» perdeu algarismos numa folha de cálculo.',
  'not-base64': 'Não é base64 válido.',
  'not-utf-8': 'Este texto não está em UTF-8.',

  'ldif-continuation': 'Esta linha continua uma linha que não existe.',
  'ldif-line-too-long': 'Esta linha tem mais de {{limit}} caracteres.',
  'ldif-not-attribute': 'Esta linha não tem a forma «atributo: valor».',
  'ldif-no-dn': 'Esta entrada não começa por «dn:».',
  'ldif-second-dn': 'É um segundo «dn:» na mesma entrada.',
  'ldif-url': 'Este valor remete para um URL, que não é consultado.',

  'same-as-line': 'É igual ao da linha {{line}}.',
  'same-as-entry': 'É igual ao de outra entrada.',
  'second-entry': 'É uma segunda entrada da mesma pessoa.',
  'of-other-feed': 'Pertence a uma pessoa da fonte «{{feed}}».',
  'of-other-person': 'Pertence a outra pessoa da fonte.',
  'of-rejected-person': 'Pertence a uma pessoa cuja entrada foi rejeitada.',
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
  'photo-rare': 'Este JPEG está danificado ou é de um tipo invulgar.',
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
  'file-nul-variable':
    'O ficheiro não é texto: a linha de cabeçalho contém um carácter NUL. Se estiver em UTF-16, defina FEED_FILE_ENCODING=utf-16le.',
  'file-other-mark': 'O ficheiro começa pela marca de ordem de bytes de {{marked}}, pelo que não está em {{chosen}}.',
  'file-other-encoding':
    'O ficheiro não está em {{encoding}}: a linha {{line}}, ou uma linha pouco depois, não pode ser descodificada.',
  'file-not-utf-8':
    'Linha {{line}}, coluna {{column}}: não é UTF-8 (byte 0x{{byte}}). O ficheiro parece estar em {{encoding}}. Escolha a codificação {{option}} ou guarde o ficheiro em UTF-8.',
  'file-not-utf-8-variable':
    'Linha {{line}}, coluna {{column}}: não é UTF-8 (byte 0x{{byte}}). O ficheiro parece estar em {{encoding}}. Defina FEED_FILE_ENCODING={{option}} ou guarde o ficheiro em UTF-8.',

  'csv-open-quote': 'O registo que começa na linha {{line}} abre aspas que nunca são fechadas.',
  'csv-row-too-long': 'O registo que começa na linha {{line}} tem mais de {{limit}} caracteres: talvez faltem aspas.',
  'csv-unreadable': 'O registo que começa na linha {{line}} não pode ser lido como CSV ({{error}}).',
  'heading-too-long': 'A linha de cabeçalho tem mais de {{limit}} caracteres.',
  'heading-too-many-columns': 'A linha de cabeçalho tem mais de {{limit}} colunas.',
  'heading-repeated': 'A coluna «{{column}}» aparece duas vezes.',
  'heading-misspelled': 'A coluna «{{column}}» não é um campo do perfil. Queria dizer «{{field}}»?',
  'heading-no-login': 'A linha de cabeçalho não tem nenhuma coluna para o nome de utilizador.',
  'heading-no-login-but':
    'A linha de cabeçalho não tem nenhuma coluna para o nome de utilizador. Atribua uma em «Colunas e campos».',
  'heading-no-login-variable':
    'A linha de cabeçalho não tem nenhuma coluna para o nome de utilizador. Estas colunas parecem campos: {{columns}}. Indique-as no ficheiro de FEED_FILE_MAP.',
  'heading-unmapped': 'A linha de cabeçalho não tem a coluna «{{columns}}», que está atribuída a «{{field}}».',

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
  'run-overtaken': 'Outra pessoa alterou os dados das mesmas pessoas durante a importação. Nada foi alterado.',
  'run-failed': 'A importação falhou. Consulte o registo do servidor.',
  'run-unaccepted':
    'A retirada da fonte faria sair do diretório {{left}} de {{before}} pessoas, mais do que um administrador aceitou. Nada foi alterado.',

  'ldap-time-limit': 'O servidor de diretório {{server}} interrompeu a pesquisa, que excedia o seu limite de tempo.',
  'ldap-size-limit':
    'O servidor de diretório {{server}} enviou apenas uma parte das pessoas: o seu limite de tamanho foi atingido, apesar de terem sido pedidas páginas. Aumente o limite da conta de serviço.',
  'ldap-no-password-bind': 'O servidor de diretório {{server}} não aceita a autenticação com palavra-passe.',
  'ldap-not-encrypted':
    'O servidor de diretório {{server}} exige uma ligação cifrada: utilize ldaps:// ou FEED_LDAP_START_TLS=true.',
  'ldap-no-start-tls':
    'O servidor de diretório {{server}} recusa StartTLS (código de resultado LDAP {{result}}). Verifique se tem um certificado ou utilize ldaps:// em FEED_LDAP_URL.',
  'ldap-referral':
    'O servidor de diretório {{server}} remete para outro servidor: indique em FEED_LDAP_URL o servidor que tem FEED_LDAP_BASE.',
  'ldap-administrative-limit':
    'O servidor de diretório {{server}} interrompeu a pesquisa, que excede um limite administrativo da conta de serviço.',
  'ldap-no-pages':
    'O servidor de diretório {{server}} não suporta resultados paginados (RFC 2696), que são necessários.',
  'ldap-no-base':
    'O servidor de diretório {{server}} não tem nenhuma entrada em FEED_LDAP_BASE, ou a conta de serviço não a pode ler.',
  'ldap-not-dn':
    'O servidor de diretório {{server}} indica que FEED_LDAP_BASE ou FEED_LDAP_BIND_DN não é um nome distinto.',
  'ldap-no-password':
    'O servidor de diretório {{server}} não aceita acessos anónimos nem palavras-passe vazias: indique FEED_LDAP_BIND_DN e a respetiva palavra-passe.',
  'ldap-password': 'O servidor de diretório {{server}} rejeitou FEED_LDAP_BIND_DN ou a respetiva palavra-passe.',
  'ldap-no-right': 'O servidor de diretório {{server}} não permite que a conta de serviço leia as pessoas.',
  'ldap-busy': 'O servidor de diretório {{server}} está ocupado.',
  'ldap-unavailable': 'O servidor de diretório {{server}} não está disponível.',
  'ldap-unwilling':
    'O servidor de diretório {{server}} recusa o pedido (unwillingToPerform). O motivo está no seu registo.',
  'ldap-result': 'O servidor de diretório {{server}} respondeu com o código de resultado LDAP {{result}}.',

  'ldap-account-unknown': 'O servidor de diretório {{server}} não conhece a conta FEED_LDAP_BIND_DN.',
  'ldap-account-hours':
    'O servidor de diretório {{server}} não permite que a conta FEED_LDAP_BIND_DN inicie sessão a esta hora.',
  'ldap-account-disabled': 'O servidor de diretório {{server}} indica que a conta FEED_LDAP_BIND_DN está desativada.',
  'ldap-account-expired': 'O servidor de diretório {{server}} indica que a conta FEED_LDAP_BIND_DN expirou.',
  'ldap-account-locked': 'O servidor de diretório {{server}} indica que a conta FEED_LDAP_BIND_DN está bloqueada.',
  'ldap-password-expired':
    'O servidor de diretório {{server}} indica que a palavra-passe de FEED_LDAP_BIND_DN expirou.',
  'ldap-password-reset':
    'O servidor de diretório {{server}} indica que a palavra-passe de FEED_LDAP_BIND_DN tem de ser alterada primeiro.',

  'ldap-refused': 'O servidor de diretório {{server}} recusa ligações nessa porta.',
  'ldap-closed': 'O servidor de diretório {{server}} fechou a ligação.',
  'ldap-cut-off': 'O servidor de diretório {{server}} fechou a ligação antes de completar a resposta.',
  'ldap-no-route': 'O servidor de diretório {{server}} está inacessível: não há rota para a máquina.',
  'ldap-no-network': 'O servidor de diretório {{server}} está inacessível: não há rota para a rede.',
  'ldap-unknown-host': 'O servidor de diretório {{server}} tem um nome de anfitrião que o DNS não conhece.',
  'ldap-no-dns': 'O servidor de diretório {{server}} não pode ser localizado: o servidor DNS não responde.',
  'ldap-no-answer': 'O servidor de diretório {{server}} não responde.',
  'ldap-slow': 'O servidor de diretório {{server}} não responde a tempo.',
  'ldap-untrusted':
    'O servidor de diretório {{server}} tem um certificado de uma autoridade que não é de confiança: indique em FEED_LDAP_CA o ficheiro com o certificado dessa autoridade.',
  'ldap-certificate-expired': 'O servidor de diretório {{server}} tem um certificado expirado.',
  'ldap-certificate-host':
    'O servidor de diretório {{server}} tem um certificado para outro nome de anfitrião: indique em FEED_LDAP_URL um nome que conste do certificado.',
  'ldap-tls': 'O servidor de diretório {{server}} está inacessível por TLS ({{error}}).',

  'ldap-not-ldap': 'O servidor de diretório {{server}} enviou uma resposta que não é LDAP válido.',
  'ldap-repeats': 'O servidor de diretório {{server}} envia novamente as mesmas entradas.',
  'ldap-empty-pages': 'O servidor de diretório {{server}} envia continuamente páginas sem entradas.',
  'ldap-too-many':
    'O servidor de diretório {{server}} envia mais de {{millions}} milhões de entradas: limite FEED_LDAP_BASE ou FEED_LDAP_FILTER às pessoas.',
  'ldap-ranges': 'O servidor de diretório {{server}} envia os valores de {{attribute}} em mais de {{limit}} partes.',
  'ldap-range-repeats': 'O servidor de diretório {{server}} envia novamente os mesmos valores de {{attribute}}.',
  'ldap-entry-too-large':
    'O servidor de diretório {{server}} envia mais de {{megabytes}} MB para uma entrada, provavelmente por causa da fotografia: remova-a nesse servidor ou desative as fotografias no ficheiro indicado em FEED_LDAP_MAP.',
  'ldap-values-too-large': 'O servidor de diretório {{server}} envia mais de {{megabytes}} MB para {{attribute}}.',
  'ldap-page-too-large':
    'O servidor de diretório {{server}} envia mais de {{megabytes}} MB de uma vez: reduza FEED_LDAP_PAGE_SIZE.',
  'ldap-nobody':
    'O servidor de diretório {{server}} não devolve ninguém em FEED_LDAP_BASE que corresponda ao filtro. Verifique FEED_LDAP_BASE, FEED_LDAP_FILTER e os direitos da conta de serviço.',
  'ldap-nobody-under':
    'O servidor de diretório {{server}} não devolve ninguém em {{base}}, uma das bases de FEED_LDAP_BASE, que corresponda ao filtro. Verifique FEED_LDAP_BASE, FEED_LDAP_FILTER e os direitos da conta de serviço.',
  'ldap-file':
    'O ficheiro indicado em {{variable}} não pode ser utilizado. O comando «npm run people -- try-ldap» indica o motivo.',
  'ldap-no-attribute':
    'FEED_LDAP_MAP: o servidor de diretório não tem o atributo «{{attribute}}», que está atribuído a {{field}}.',
  'ldap-no-attribute-but':
    'FEED_LDAP_MAP: o servidor de diretório não tem o atributo «{{attribute}}», que está atribuído a {{field}}. Queria dizer «{{suggestion}}»?',
  'ldap-stopped': 'A leitura do servidor de diretório foi interrompida antes de todas as pessoas serem lidas.',
  'ldap-too-late': 'O servidor de diretório não enviou todas as pessoas em {{hours}} horas.',
  'ldap-memory':
    'As entradas do servidor de diretório precisam de mais memória do que a disponível para as ler: reduza FEED_LDAP_PAGE_SIZE.',

  'path-missing': 'Não existe o ficheiro ou a pasta {{path}}.',
  'path-no-match': 'Nenhum ficheiro corresponde a {{path}}.',
  'path-not-file': '{{path}} não é um ficheiro.',
  'path-unfinished': '{{path}} ainda está a ser escrito.',
  'path-changed': '{{path}} foi alterado durante a leitura.',
  'path-unreadable': 'Não é possível ler {{path}} ({{error}}).',
  'path-no-photos': 'Não há fotografias em {{path}}.',
  'path-too-many-files': 'A pasta contém mais de {{limit}} ficheiros.',
  'map-not-json': 'O ficheiro indicado em FEED_FILE_MAP não é JSON válido.',
  'map-not-object': 'O ficheiro indicado em FEED_FILE_MAP tem de conter um objeto JSON.',
  'map-unknown-field': 'FEED_FILE_MAP: «{{field}}» não é um campo do perfil.',
  'map-not-names': 'FEED_FILE_MAP: «{{field}}» tem de ser um nome ou uma lista de nomes.',

  'retire-overtaken': 'Outra pessoa alterou os dados de pessoas desta fonte durante a importação.',
  'retire-token': 'Um token SCIM ainda pode escrever nesta fonte. Revogue-o primeiro em «SCIM».',
  'database-silent': 'A base de dados não responde. Nada foi alterado.',
  'database-unconfirmed': 'A base de dados não confirmou a alteração: foi guardada por completo ou não foi guardada.',

  'heading-below-title': 'A linha de cabeçalho é a linha {{line}}; as linhas acima foram ignoradas.',
  'column-ignored': 'A coluna «{{column}}» não é um campo do perfil e foi ignorada.',
  'files-ignored': 'Ficheiros ignorados por não serem imagens: {{files}}.',
};
