import type { Translation } from '../messages.ts';
import type { reach as english } from '../en/reach.ts';

export const reach: Translation<typeof english> = {
  reachNow: 'Contactar ahora',
  localTime: 'Hora local: {{time}}',
  ahead: '{{duration}} más que aquí',
  behind: '{{duration}} menos que aquí',
  sameTime: 'la misma hora que aquí',
  working: 'Allí probablemente es horario laboral',
  off: 'Fuera del horario laboral habitual allí',
  weekend: 'Allí es fin de semana',
  holiday: 'Allí es festivo',
  assistant: 'Asistente:',
  workingLanguage: 'Idioma de trabajo: {{language}}',
  about: 'Sobre {{name}}',
  keys: 'Se muestran más datos de esta persona. Pulsa la flecha abajo para acceder a ellos y Escape para cerrarlos.',
  failed: 'No se han podido cargar los datos.',
  loading: 'Cargando datos…',
};
