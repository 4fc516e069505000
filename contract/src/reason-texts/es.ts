import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '«{{file}}»: {{sentence}}',
  rowRejected: 'Fila rechazada',
  entryRejected: 'Entrada rechazada',
  valueLeftOut: 'Valor omitido',

  missing: 'Este valor es obligatorio.',
  'control-characters': 'Este valor contiene caracteres de control.',
  'too-long': 'Este valor tiene más de {{limit}} caracteres.',
  'too-many-bytes': 'Este valor tiene más de {{limit}} bytes.',
  'not-email': 'No es una dirección de correo electrónico.',
  'not-user-type': '«{{value}}» no es I, E ni Agent.',
  'not-flag': 'Este valor no es 1 ni 0.',
  'not-country': '«{{value}}» no es el nombre ni el código ISO 3166-1 de un solo país.',
  'not-language': '«{{value}}» no es un idioma.',
  'no-digits': 'Este número no tiene cifras.',
  'invisible-characters': 'Este valor contiene caracteres invisibles.',
  'not-profile': 'No es un perfil de {{site}}.',
  'name-unstorable': 'Un nombre contiene caracteres que no se pueden guardar.',
  'name-too-long': 'Un nombre tiene más de {{limit}} caracteres.',
  'too-many-names': 'Hay más de {{limit}} nombres.',
  'other-columns': 'Número de columnas: {{columns}} en esta fila, {{expected}} en la fila de encabezado.',
  'lost-digits': '«{{value}}» ha perdido cifras en una hoja de cálculo.',
  'not-base64': 'No es base64 válido.',
  'not-utf-8': 'Este texto no está en UTF-8.',

  'ldif-continuation': 'Esta línea continúa una línea que no existe.',
  'ldif-line-too-long': 'Esta línea tiene más de {{limit}} caracteres.',
  'ldif-not-attribute': 'Esta línea no tiene la forma «atributo: valor».',
  'ldif-no-dn': 'Esta entrada no empieza por «dn:».',
  'ldif-second-dn': 'Es un segundo «dn:» en la misma entrada.',
  'ldif-url': 'Este valor remite a una URL, que no se consulta.',

  'same-as-line': 'Es igual que en la línea {{line}}.',
  'same-as-entry': 'Es igual que en otra entrada.',
  'second-entry': 'Es una segunda entrada de la misma persona.',
  'of-other-feed': 'Pertenece a una persona de la fuente «{{feed}}».',
  'of-other-person': 'Pertenece a otra persona de la fuente.',
  'of-rejected-person': 'Pertenece a una persona cuya entrada se ha rechazado.',
  'of-somebody-else': 'Pertenece a otra persona.',
  'names-nobody': 'Nadie tiene este nombre de usuario, ID de grupo o número de empleado.',
  'names-several': 'Varias personas tienen este número de empleado.',

  'photo-text': 'Es texto, no base64.',
  'photo-format': 'Es un archivo {{format}}, no un JPEG.',
  'photo-too-large': 'Esta foto debe tener menos de {{limit}} bytes.',
  'photo-empty': 'Esta foto está vacía.',
  'photo-name': 'El nombre de este archivo no está en UTF-8.',
  'photo-read-failed': 'No se puede leer esta foto ({{error}}).',
  'photo-encrypted': 'Esta foto está cifrada.',
  'photo-compression': 'Esta foto está comprimida de una forma no admitida.',
  'photo-not-jpeg': 'Esta foto no es un JPEG.',
  'photo-rare': 'Este JPEG está dañado o es de un tipo poco común.',
  'photo-damaged': 'Este JPEG está dañado.',
  'photo-pixels': 'Esta foto tiene más de {{millions}} millones de píxeles.',
  'photo-progressive': 'Esta foto es un JPEG progresivo de más de {{millions}} millones de píxeles.',
  'photo-scans': 'Este JPEG tiene más de {{limit}} pasadas.',
  'photo-narrow': 'Un lado de esta foto es más de {{factor}} veces más largo que el otro.',

  'file-empty': 'El archivo está vacío.',
  'file-no-rows': 'El archivo no tiene filas.',
  'file-zip': 'El archivo es un libro de Excel u otro archivo ZIP, no texto. Guárdalo como CSV (UTF-8).',
  'file-xls': 'El archivo es un libro de Excel (.xls), no texto. Guárdalo como CSV (UTF-8).',
  'file-pdf': 'El archivo es un PDF, no texto. Guárdalo como CSV (UTF-8).',
  'file-markup': 'El archivo es HTML o XML, no CSV. Ábrelo en una hoja de cálculo y guárdalo como CSV (UTF-8).',
  'file-nul':
    'El archivo no es texto: su fila de encabezado contiene un carácter NUL. Si está en UTF-16, elige esa codificación.',
  'file-nul-variable':
    'El archivo no es texto: su fila de encabezado contiene un carácter NUL. Si está en UTF-16, define FEED_FILE_ENCODING=utf-16le.',
  'file-other-mark': 'El archivo empieza por la marca de orden de bytes de {{marked}}, así que no está en {{chosen}}.',
  'file-other-encoding':
    'El archivo no está en {{encoding}}: la línea {{line}}, o una línea poco después, no se puede descodificar.',
  'file-not-utf-8':
    'Línea {{line}}, columna {{column}}: no es UTF-8 (byte 0x{{byte}}). El archivo parece estar en {{encoding}}. Elige la codificación {{option}} o guarda el archivo en UTF-8.',
  'file-not-utf-8-variable':
    'Línea {{line}}, columna {{column}}: no es UTF-8 (byte 0x{{byte}}). El archivo parece estar en {{encoding}}. Define FEED_FILE_ENCODING={{option}} o guarda el archivo en UTF-8.',

  'csv-open-quote': 'La fila que empieza en la línea {{line}} abre unas comillas que no se cierran.',
  'csv-row-too-long':
    'La fila que empieza en la línea {{line}} tiene más de {{limit}} caracteres: quizá falten unas comillas.',
  'csv-unreadable': 'La fila que empieza en la línea {{line}} no se puede leer como CSV ({{error}}).',
  'heading-too-long': 'La fila de encabezado tiene más de {{limit}} caracteres.',
  'heading-too-many-columns': 'La fila de encabezado tiene más de {{limit}} columnas.',
  'heading-repeated': 'La columna «{{column}}» aparece dos veces.',
  'heading-misspelled': 'La columna «{{column}}» no es un campo del perfil. ¿Querías decir «{{field}}»?',
  'heading-no-login': 'La fila de encabezado no tiene ninguna columna para el nombre de usuario.',
  'heading-no-login-but':
    'La fila de encabezado no tiene ninguna columna para el nombre de usuario. Asigna una en «Columnas y campos».',
  'heading-no-login-variable':
    'La fila de encabezado no tiene ninguna columna para el nombre de usuario. Estas columnas parecen campos: {{columns}}. Indícalas en el archivo de FEED_FILE_MAP.',
  'heading-unmapped': 'La fila de encabezado no tiene la columna «{{columns}}», que está asignada a «{{field}}».',

  'ldif-value-too-long': 'La línea {{line}} tiene más de {{limit}} caracteres.',
  'ldif-start': 'Línea {{line}}: un archivo LDIF empieza por «version: 1» o «dn:».',
  'ldif-version': 'Línea {{line}}: solo se admite la versión 1 de LDIF.',
  'ldif-change':
    'La línea {{line}} es un registro de cambios: un archivo de personas debe ser una lista completa de entradas, no una lista de cambios.',
  'ldif-cut-off':
    'El archivo termina en mitad de la línea {{line}}: está cortado. Si está completo, termina esa línea con un salto de línea.',
  'ldif-no-result':
    'El archivo está cortado: ldapsearch termina con el resultado de su búsqueda, que falta. Vuelve a ejecutarlo.',
  'ldif-result':
    'El archivo no contiene a todo el mundo: la búsqueda de ldapsearch terminó con el código de resultado LDAP {{result}}.',

  'archive-unreadable': 'No se puede leer el archivo ZIP. Vuelve a crearlo.',
  'archive-too-many-files': 'El ZIP contiene más de {{limit}} archivos.',
  'archive-no-photos': 'El ZIP no contiene ninguna foto.',

  'run-interrupted': 'Un administrador interrumpió la última importación.',
  'run-abandoned':
    'El servidor o su base de datos dejaron de estar disponibles durante la importación. Vuelve a importar el archivo.',
  'run-all-rejected': 'Se han rechazado todas las entradas. No se ha cambiado nada.',
  'run-disk-full': 'El disco del directorio o de su base de datos está lleno. No se ha cambiado nada.',
  'run-overtaken':
    'Otra persona modificó los datos de las mismas personas durante la importación. No se ha cambiado nada.',
  'run-failed': 'La importación ha fallado. Consulta el registro del servidor.',
  'run-unaccepted':
    'Al retirar la fuente causarían baja {{left}} de {{before}} personas, más de las que ha aceptado un administrador. No se ha cambiado nada.',

  'ldap-time-limit':
    'El servidor de directorio {{server}} ha interrumpido la búsqueda, que superaba su límite de tiempo.',
  'ldap-size-limit':
    'El servidor de directorio {{server}} solo ha enviado a una parte de las personas: se ha alcanzado su límite de tamaño aunque se pidieron páginas. Aumenta el límite de la cuenta de servicio.',
  'ldap-no-password-bind': 'El servidor de directorio {{server}} no acepta la autenticación con contraseña.',
  'ldap-not-encrypted':
    'El servidor de directorio {{server}} exige una conexión cifrada: usa ldaps:// o FEED_LDAP_START_TLS=true.',
  'ldap-no-start-tls':
    'El servidor de directorio {{server}} rechaza StartTLS (código de resultado LDAP {{result}}). Comprueba que tiene un certificado o usa ldaps:// en FEED_LDAP_URL.',
  'ldap-referral':
    'El servidor de directorio {{server}} remite a otro servidor: indica en FEED_LDAP_URL el servidor que tiene FEED_LDAP_BASE.',
  'ldap-administrative-limit':
    'El servidor de directorio {{server}} ha interrumpido la búsqueda, que supera un límite administrativo de la cuenta de servicio.',
  'ldap-no-pages':
    'El servidor de directorio {{server}} no admite resultados paginados (RFC 2696), que son necesarios.',
  'ldap-no-base':
    'El servidor de directorio {{server}} no tiene ninguna entrada en FEED_LDAP_BASE, o la cuenta de servicio no puede leerla.',
  'ldap-not-dn':
    'El servidor de directorio {{server}} indica que FEED_LDAP_BASE o FEED_LDAP_BIND_DN no es un nombre distintivo.',
  'ldap-no-password':
    'El servidor de directorio {{server}} no acepta accesos anónimos ni contraseñas vacías: indica FEED_LDAP_BIND_DN y su contraseña.',
  'ldap-password': 'El servidor de directorio {{server}} ha rechazado FEED_LDAP_BIND_DN o su contraseña.',
  'ldap-no-right': 'El servidor de directorio {{server}} no permite a la cuenta de servicio leer a las personas.',
  'ldap-busy': 'El servidor de directorio {{server}} está ocupado.',
  'ldap-unavailable': 'El servidor de directorio {{server}} no está disponible.',
  'ldap-unwilling':
    'El servidor de directorio {{server}} rechaza la solicitud (unwillingToPerform). El motivo está en su registro.',
  'ldap-result': 'El servidor de directorio {{server}} ha respondido con el código de resultado LDAP {{result}}.',

  'ldap-account-unknown': 'El servidor de directorio {{server}} no conoce la cuenta FEED_LDAP_BIND_DN.',
  'ldap-account-hours':
    'El servidor de directorio {{server}} no permite a la cuenta FEED_LDAP_BIND_DN iniciar sesión a esta hora.',
  'ldap-account-disabled':
    'El servidor de directorio {{server}} indica que la cuenta FEED_LDAP_BIND_DN está desactivada.',
  'ldap-account-expired': 'El servidor de directorio {{server}} indica que la cuenta FEED_LDAP_BIND_DN ha caducado.',
  'ldap-account-locked': 'El servidor de directorio {{server}} indica que la cuenta FEED_LDAP_BIND_DN está bloqueada.',
  'ldap-password-expired':
    'El servidor de directorio {{server}} indica que la contraseña de FEED_LDAP_BIND_DN ha caducado.',
  'ldap-password-reset':
    'El servidor de directorio {{server}} indica que primero hay que cambiar la contraseña de FEED_LDAP_BIND_DN.',

  'ldap-refused': 'El servidor de directorio {{server}} rechaza las conexiones en ese puerto.',
  'ldap-closed': 'El servidor de directorio {{server}} ha cerrado la conexión.',
  'ldap-cut-off': 'El servidor de directorio {{server}} ha cerrado la conexión antes de completar su respuesta.',
  'ldap-no-route': 'El servidor de directorio {{server}} no está accesible: no hay ruta hasta el equipo.',
  'ldap-no-network': 'El servidor de directorio {{server}} no está accesible: no hay ruta hasta la red.',
  'ldap-unknown-host': 'El servidor de directorio {{server}} tiene un nombre de equipo que el DNS no conoce.',
  'ldap-no-dns': 'El servidor de directorio {{server}} no se puede localizar: el servidor DNS no responde.',
  'ldap-no-answer': 'El servidor de directorio {{server}} no responde.',
  'ldap-slow': 'El servidor de directorio {{server}} no responde a tiempo.',
  'ldap-untrusted':
    'El servidor de directorio {{server}} tiene un certificado de una autoridad que no es de confianza: indica en FEED_LDAP_CA el archivo con el certificado de esa autoridad.',
  'ldap-certificate-expired': 'El servidor de directorio {{server}} tiene un certificado caducado.',
  'ldap-certificate-host':
    'El servidor de directorio {{server}} tiene un certificado para otro nombre de equipo: indica en FEED_LDAP_URL un nombre que figure en el certificado.',
  'ldap-tls': 'El servidor de directorio {{server}} no está accesible mediante TLS ({{error}}).',

  'ldap-not-ldap': 'El servidor de directorio {{server}} ha enviado una respuesta que no es LDAP válido.',
  'ldap-repeats': 'El servidor de directorio {{server}} envía otra vez las mismas entradas.',
  'ldap-empty-pages': 'El servidor de directorio {{server}} envía sin cesar páginas sin entradas.',
  'ldap-too-many':
    'El servidor de directorio {{server}} envía más de {{millions}} millones de entradas: limita FEED_LDAP_BASE o FEED_LDAP_FILTER a las personas.',
  'ldap-ranges': 'El servidor de directorio {{server}} envía los valores de {{attribute}} en más de {{limit}} partes.',
  'ldap-range-repeats': 'El servidor de directorio {{server}} envía otra vez los mismos valores de {{attribute}}.',
  'ldap-entry-too-large':
    'El servidor de directorio {{server}} envía más de {{megabytes}} MB para una entrada, probablemente por su foto: elimínala en ese servidor o desactiva las fotos en el archivo de FEED_LDAP_MAP.',
  'ldap-values-too-large': 'El servidor de directorio {{server}} envía más de {{megabytes}} MB para {{attribute}}.',
  'ldap-page-too-large':
    'El servidor de directorio {{server}} envía más de {{megabytes}} MB de una vez: reduce FEED_LDAP_PAGE_SIZE.',
  'ldap-nobody':
    'El servidor de directorio {{server}} no devuelve a nadie bajo FEED_LDAP_BASE que cumpla el filtro. Comprueba FEED_LDAP_BASE, FEED_LDAP_FILTER y los permisos de la cuenta de servicio.',
  'ldap-nobody-under':
    'El servidor de directorio {{server}} no devuelve a nadie bajo {{base}}, una de las bases de FEED_LDAP_BASE, que cumpla el filtro. Comprueba FEED_LDAP_BASE, FEED_LDAP_FILTER y los permisos de la cuenta de servicio.',
  'ldap-file': 'El archivo de {{variable}} no se puede usar. El comando «npm run people -- try-ldap» indica el motivo.',
  'ldap-no-attribute':
    'FEED_LDAP_MAP: el servidor de directorio no tiene el atributo «{{attribute}}», que está asignado a {{field}}.',
  'ldap-no-attribute-but':
    'FEED_LDAP_MAP: el servidor de directorio no tiene el atributo «{{attribute}}», que está asignado a {{field}}. ¿Querías decir «{{suggestion}}»?',
  'ldap-stopped': 'La lectura del servidor de directorio se detuvo antes de leer a todas las personas.',
  'ldap-too-late': 'El servidor de directorio no ha enviado a todas las personas en {{hours}} horas.',
  'ldap-memory':
    'Las entradas del servidor de directorio necesitan más memoria de la disponible para leerlas: reduce FEED_LDAP_PAGE_SIZE.',

  'path-missing': 'No existe el archivo o la carpeta {{path}}.',
  'path-no-match': 'Ningún archivo coincide con {{path}}.',
  'path-not-file': '{{path}} no es un archivo.',
  'path-unfinished': '{{path}} todavía se está escribiendo.',
  'path-changed': '{{path}} se ha modificado mientras se leía.',
  'path-unreadable': 'No se puede leer {{path}} ({{error}}).',
  'path-no-photos': 'No hay fotos en {{path}}.',
  'path-too-many-files': 'La carpeta contiene más de {{limit}} archivos.',
  'map-not-json': 'El archivo de FEED_FILE_MAP no es JSON válido.',
  'map-not-object': 'El archivo de FEED_FILE_MAP debe contener un objeto JSON.',
  'map-unknown-field': 'FEED_FILE_MAP: «{{field}}» no es un campo del perfil.',
  'map-not-names': 'FEED_FILE_MAP: «{{field}}» debe ser un nombre o una lista de nombres.',

  'retire-overtaken': 'Otra persona modificó los datos de personas de esta fuente durante la importación.',
  'retire-token': 'Un token SCIM todavía puede escribir en esta fuente. Revócalo antes en «SCIM».',
  'database-silent': 'La base de datos no responde. No se ha cambiado nada.',
  'database-unconfirmed':
    'La base de datos no ha confirmado el cambio: se ha guardado por completo o no se ha guardado nada.',

  'heading-below-title': 'La fila de encabezado es la línea {{line}}; las líneas anteriores se han ignorado.',
  'column-ignored': 'La columna «{{column}}» no es un campo del perfil y se ha ignorado.',
  'files-ignored': 'Archivos ignorados por no ser imágenes: {{files}}.',
};
