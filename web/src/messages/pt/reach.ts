import type { Translation } from '../messages.ts';
import type { reach as english } from '../en/reach.ts';

export const reach: Translation<typeof english> = {
  reachNow: 'Contactar agora',
  localTime: 'Hora local: {{time}}',
  ahead: 'mais {{duration}} do que aqui',
  behind: 'menos {{duration}} do que aqui',
  sameTime: 'a mesma hora que aqui',
  working: 'Lá é provavelmente horário de trabalho',
  off: 'Fora do horário de trabalho local habitual',
  weekend: 'Lá é fim de semana',
  holiday: 'Lá é feriado',
  assistant: 'Assistente:',
  workingLanguage: 'Língua de trabalho: {{language}}',
  about: 'Sobre {{name}}',
  keys: 'São apresentados mais dados desta pessoa. Prima a seta para baixo para aceder a eles e Escape para os fechar.',
  failed: 'Não foi possível carregar os dados.',
  loading: 'A carregar os dados…',
};
