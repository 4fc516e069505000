import type { Translation } from '../messages.ts';
import type { reach as english } from '../en/reach.ts';

export const reach: Translation<typeof english> = {
  reachNow: 'Joindre maintenant',
  localTime: 'Heure locale : {{time}}',
  ahead: '{{duration}} de plus que chez vous',
  behind: '{{duration}} de moins que chez vous',
  sameTime: 'même heure que chez vous',
  working: 'Heures de travail probables sur place',
  off: 'Hors des heures de travail habituelles sur place',
  weekend: 'Week-end sur place',
  holiday: 'Jour férié sur place',
  assistant: 'Assistant(e) :',
  workingLanguage: 'Langue de travail : {{language}}',
  about: 'À propos de {{name}}',
  keys: 'Des détails sur cette personne sont affichés. Flèche vers le bas pour y accéder, Échap pour les fermer.',
  failed: 'Les détails n’ont pas pu être chargés.',
  loading: 'Chargement des détails…',
};
