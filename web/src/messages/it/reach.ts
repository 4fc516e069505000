import type { Translation } from '../messages.ts';
import type { reach as english } from '../en/reach.ts';

export const reach: Translation<typeof english> = {
  reachNow: 'Contatta adesso',
  localTime: 'Ora locale: {{time}}',
  ahead: '{{duration}} avanti rispetto a te',
  behind: '{{duration}} indietro rispetto a te',
  sameTime: 'stessa ora della tua',
  working: 'Lì è probabilmente orario di lavoro',
  off: 'Fuori dal consueto orario di lavoro locale',
  weekend: 'Lì è fine settimana',
  holiday: 'Lì è un giorno festivo',
  assistant: 'Assistente:',
  workingLanguage: 'Lingua di lavoro: {{language}}',
  about: 'Informazioni su {{name}}',
  keys: 'Sono visibili altri dettagli su questa persona. Premi freccia giù per raggiungerli, Esc per chiuderli.',
  failed: 'Impossibile caricare i dettagli.',
  loading: 'Caricamento dei dettagli…',
};
