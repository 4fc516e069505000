import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '«{{file}}»: {{sentence}}',

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
  'lost-digits': '«{{value}}» es un número al que una hoja de cálculo le ha quitado cifras.',
  'not-base64': 'No es base64 válido.',
  'not-utf-8': 'Este texto no está en UTF-8.',

  'ldif-continuation': 'Esta línea continúa una línea que no existe.',
  'ldif-line-too-long': 'Esta línea tiene más de {{limit}} caracteres.',
  'ldif-not-attribute': 'Esta línea no tiene la forma «atributo: valor».',
  'ldif-no-dn': 'Esta entrada no empieza por «dn:».',
  'ldif-second-dn': 'Es un segundo «dn:» en la misma entrada.',
  'ldif-url': 'Este valor remite a una URL, que no se consulta.',

  'same-as-line': 'Es igual que en la línea {{line}}.',
  'second-entry': 'Es una segunda entrada de la misma persona.',
  'of-other-feed': 'Pertenece a una persona de la fuente «{{feed}}».',
  'of-other-person': 'Pertenece a otra persona de la fuente.',
  'of-rejected-person': 'Pertenece a una persona cuya fila se ha rechazado.',
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
  'file-other-mark': 'El archivo empieza por la marca de orden de bytes de {{marked}}, así que no está en {{chosen}}.',
  'file-other-encoding':
    'El archivo no está en {{encoding}}: la línea {{line}}, o una línea poco después, no se puede descodificar.',
  'file-not-utf-8':
    'Línea {{line}}, columna {{column}}: no es UTF-8 (byte 0x{{byte}}). El archivo parece estar en {{encoding}}. Elige la codificación {{option}} o guarda el archivo en UTF-8.',

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
    'La fila de encabezado no tiene ninguna columna para el nombre de usuario. Estas columnas parecen campos: {{columns}}. Asígnalas en «Columnas y campos».',
  'heading-unmapped': 'La fila de encabezado no tiene la columna «{{columns}}», que está asignada a {{field}}.',

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
  'run-overtaken': 'Otra persona cambió a las mismas personas durante la importación. No se ha cambiado nada.',
  'run-failed': 'La importación ha fallado. Consulta el registro del servidor.',
  'run-unaccepted':
    'Al retirar la fuente se irían {{left}} de {{before}} personas, más de las que ha aceptado un administrador. No se ha cambiado nada.',

  'heading-below-title': 'La fila de encabezado es la línea {{line}}; las líneas anteriores se han ignorado.',
  'column-ignored': 'La columna «{{column}}» no es un campo del perfil y se ha ignorado.',
  'files-ignored': 'Archivos ignorados por no ser imágenes: {{files}}.',
};
