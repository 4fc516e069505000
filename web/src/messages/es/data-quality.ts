import type { dataQuality as english } from '../en/data-quality.ts';
import type { Translation } from '../messages.ts';

export const dataQuality: Translation<typeof english> = {
  kinds: 'Problemas encontrados',
  neverComputed:
    'Los datos aún no se han comprobado. Se tarda unos segundos con miles de personas y unos minutos con un millón.',
  computing: 'Comprobando…',
  compute: 'Comprobar los datos',
  computeAgain: 'Comprobar de nuevo',
  failed: 'La comprobación ha fallado. El registro del servidor indica el motivo.',
  asOf_one: 'A fecha de {{time}}, {{count}} persona',
  asOf_other: 'A fecha de {{time}}, {{count}} personas',
  progress: 'Personas leídas: {{done}} de {{total}}',
  found_one: '{{count}} persona',
  found_other: '{{count}} personas',
  noFindings: 'Nadie tiene este problema.',
  isGone: 'Ha dejado la empresa o la unidad de negocio desde la comprobación',
  by: 'Agrupar por',
  all: 'Todas',
  without: '(ninguna)',
  'by.businessUnit': 'Unidad de negocio',
  'by.organization': 'Organización',
  'by.feed': 'Fuente de datos',
  'unknown-manager': 'Responsables desconocidos',
  'ambiguous-manager': 'Responsables ambiguos',
  'reporting-loop': 'Bucles jerárquicos',
  'without-manager': 'Sin responsable',
  'without-email': 'Sin correo electrónico',
  'shared-email': 'Correos compartidos',
  'same-person': 'Personas duplicadas',
  'similar-identifier': 'Identificadores similares',
  'odd-phone': 'Teléfonos dudosos',
  'unknown-manager.about':
    'El responsable de estas personas no está en el directorio: el valor no coincide con ningún nombre distintivo, ID de grupo, nombre de usuario, correo electrónico o número de empleado.',
  'ambiguous-manager.about':
    'El responsable de estas personas se indica con un correo o un número de empleado que tienen varias personas, así que no se muestra ningún responsable.',
  'reporting-loop.about': 'Estas personas dependen de sí mismas, directamente o a través de otras.',
  'without-manager.about':
    'Estas personas están en el organigrama pero no tienen responsable. Solo es correcto en la cúspide de la empresa.',
  'without-email.about': 'Estas personas no tienen correo electrónico.',
  'shared-email.about': 'Varias personas tienen el mismo correo electrónico. Se muestran una tras otra.',
  'same-person.about':
    'Varias fichas tienen el mismo nombre y el mismo teléfono o número de empleado. Se muestran una tras otra.',
  'similar-identifier.about':
    'Varias personas tienen el mismo número de empleado, o ID de grupo que solo se diferencian en la puntuación o en los ceros iniciales. Se muestran una tras otra.',
  'odd-phone.about':
    'Estos números no se pueden marcar: son demasiado cortos, demasiado largos o no válidos en el país de la persona.',
};

export { dataQuality as 'data-quality' };
