import type { Translation } from '../messages.ts';
import type { reach as english } from '../en/reach.ts';

export const reach: Translation<typeof english> = {
  reachNow: 'Nu bereiken',
  localTime: 'Lokale tijd: {{time}}',
  ahead: '{{duration}} later dan bij jou',
  behind: '{{duration}} vroeger dan bij jou',
  sameTime: 'zelfde tijd als bij jou',
  working: 'Waarschijnlijk werktijd daar',
  off: 'Buiten de gebruikelijke werktijd daar',
  weekend: 'Weekend daar',
  holiday: 'Feestdag daar',
  assistant: 'Assistent:',
  workingLanguage: 'Werktaal: {{language}}',
  about: 'Over {{name}}',
  keys: 'Er zijn meer gegevens van deze persoon zichtbaar. Druk op pijl-omlaag om ernaartoe te gaan en op Escape om ze te sluiten.',
  failed: 'De gegevens konden niet worden geladen.',
  loading: 'Gegevens laden…',
};
