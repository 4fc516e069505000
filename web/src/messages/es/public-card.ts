import type { publicCard as english } from '../en/public-card.ts';
import type { Translation } from '../messages.ts';

export const publicCard: Translation<typeof english> = {
  card: 'Tarjeta de visita en línea',
  activate: 'Activar mi tarjeta de visita en línea',
  since: 'Activa desde el {{date}}.',
  offHint: 'Si la desactivas, este código dejará de funcionar para siempre; al volver a activarla, se creará otro.',
  showCode: 'Mostrar el código QR de mi tarjeta de visita',
  showPhoto: 'Mostrar mi foto en lugar del código QR',
  code: 'Código QR de mi tarjeta de visita',
  visit: 'Abrir mi tarjeta de visita como la ven los demás',
  change: 'Elegir qué se muestra',
  save: 'Guardar',
  accept: 'Aceptar',
  decline: 'Rechazar',

  choice: 'Contenido de mi tarjeta de visita',
  choiceHint: 'Tu nombre aparece siempre. Los campos vacíos no se muestran.',
  photo: 'Foto',
  namePronunciation: 'Pronunciación del nombre',
  pronouns: 'Pronombres',
  title: 'Cargo',
  organization: 'Empresa',
  email: 'Correo electrónico',
  primaryPhone: 'Teléfono',
  mobilePhone: 'Móvil',
  C_facsimileTelephoneNumber: 'Fax',
  streetAddress: 'Calle y número',
  zipCode: 'Código postal',
  city: 'Ciudad y país',
  linkedInURI: 'Perfil de LinkedIn',

  preview: 'Vista previa',
  previewHint: 'Esto es lo que verá quien escanee tu código.',

  fullScreen: 'Pantalla completa',
  downloadSvg: 'Descargar el código QR en SVG, para imprimir',
  downloadPng: 'Descargar el código QR en PNG, como imagen',
  pngFailed: 'No se ha podido crear la imagen. Descarga el SVG.',
  print: 'Imprimir como acreditación',
  scan: 'Escanéalo para guardar mi contacto',
  turnOffHeading: '¿Desactivar tu tarjeta de visita?',
  turnOffText:
    'La página de tu tarjeta dejará de estar en línea y los códigos que hayas impreso o compartido dejarán de funcionar para siempre. Si vuelves a activar la tarjeta, tendrá un código nuevo.',
  turnOff: 'Desactivar',
};

// The loader expects an export with the name of the file.
export { publicCard as 'public-card' };
