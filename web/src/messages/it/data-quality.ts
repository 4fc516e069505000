import type { dataQuality as english } from '../en/data-quality.ts';
import type { Translation } from '../messages.ts';

export const dataQuality: Translation<typeof english> = {
  kinds: 'Problemi trovati',
  neverComputed:
    'I dati non sono ancora stati controllati. Bastano pochi secondi per migliaia di persone e qualche minuto per un milione.',
  computing: 'Controllo in corso…',
  compute: 'Controlla i dati',
  computeAgain: 'Controlla di nuovo',
  failed: 'Il controllo non è riuscito. Il motivo è nel log del server.',
  asOf_one: 'Situazione al {{time}}, {{count}} persona',
  asOf_other: 'Situazione al {{time}}, {{count}} persone',
  progress: 'Persone lette: {{done}} su {{total}}',
  found_one: '{{count}} persona',
  found_other: '{{count}} persone',
  noFindings: 'Nessuno ha questo problema.',
  isGone: 'Ha lasciato l’azienda o la business unit dopo il controllo',
  by: 'Raggruppa per',
  all: 'Tutte',
  without: '(nessuna)',
  'by.businessUnit': 'Business unit',
  'by.organization': 'Organizzazione',
  'by.feed': 'Fonte dati',
  'unknown-manager': 'Responsabili sconosciuti',
  'ambiguous-manager': 'Responsabili ambigui',
  'reporting-loop': 'Cicli gerarchici',
  'without-manager': 'Senza responsabile',
  'without-email': 'Senza e-mail',
  'shared-email': 'E-mail condivise',
  'same-person': 'Persone duplicate',
  'similar-identifier': 'Identificativi simili',
  'odd-phone': 'Numeri di telefono anomali',
  'unknown-manager.about':
    'Il responsabile di queste persone non è nella rubrica: il valore non corrisponde a nessun nome distinto, ID di gruppo, nome utente, e-mail o matricola.',
  'ambiguous-manager.about':
    'Il responsabile di queste persone è indicato con un’e-mail o una matricola che hanno più persone, quindi non viene mostrato nessun responsabile.',
  'reporting-loop.about': 'Queste persone dipendono da sé stesse, direttamente o tramite altre.',
  'without-manager.about':
    'Queste persone sono nell’organigramma ma non hanno un responsabile. È corretto solo per i vertici dell’azienda.',
  'without-email.about': 'Queste persone non hanno un indirizzo e-mail.',
  'shared-email.about': 'Più persone hanno lo stesso indirizzo e-mail. Sono elencate una dopo l’altra.',
  'same-person.about':
    'Più schede hanno lo stesso nome e lo stesso numero di telefono o la stessa matricola. Sono elencate una dopo l’altra.',
  'similar-identifier.about':
    'Più persone hanno la stessa matricola, oppure ID di gruppo che differiscono solo per punteggiatura o zeri iniziali. Sono elencate una dopo l’altra.',
  'odd-phone.about':
    'Questi numeri non si possono comporre: sono troppo corti, troppo lunghi o non validi nel paese della persona.',
};

export { dataQuality as 'data-quality' };
