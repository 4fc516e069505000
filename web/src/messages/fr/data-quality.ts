import type { dataQuality as english } from '../en/data-quality.ts';
import type { Translation } from '../messages.ts';

export const dataQuality: Translation<typeof english> = {
  kinds: 'Problèmes trouvés',
  neverComputed:
    'Les données n’ont pas encore été vérifiées. Cela prend quelques secondes pour des milliers de personnes, et quelques minutes pour un million.',
  computing: 'Vérification en cours…',
  compute: 'Vérifier les données',
  computeAgain: 'Vérifier à nouveau',
  failed: 'La vérification a échoué. Le journal du serveur indique pourquoi.',
  asOf_one: 'État au {{time}}, {{count}} personne',
  asOf_other: 'État au {{time}}, {{count}} personnes',
  progress: 'Personnes lues : {{done}} sur {{total}}',
  found_one: '{{count}} personne',
  found_other: '{{count}} personnes',
  noFindings: 'Personne n’a ce problème.',
  isGone: 'A quitté l’entreprise ou l’entité opérationnelle depuis la vérification',
  by: 'Regrouper par',
  all: 'Tout',
  without: '(non renseigné)',
  'by.businessUnit': 'Entité opérationnelle',
  'by.organization': 'Organisation',
  'by.feed': 'Flux',
  'unknown-manager': 'Responsables inconnus',
  'ambiguous-manager': 'Responsables ambigus',
  'reporting-loop': 'Boucles hiérarchiques',
  'without-manager': 'Sans responsable',
  'without-email': 'Sans adresse e\u2011mail',
  'shared-email': 'Adresses e\u2011mail partagées',
  'same-person': 'Personnes en double',
  'similar-identifier': 'Identifiants semblables',
  'odd-phone': 'Numéros de téléphone douteux',
  'unknown-manager.about':
    'Le responsable de ces personnes n’est pas dans l’annuaire : la valeur ne correspond à aucun nom distinctif, identifiant groupe, identifiant de connexion, adresse e-mail ou matricule.',
  'ambiguous-manager.about':
    'Le responsable de ces personnes est désigné par une adresse e-mail ou un matricule que plusieurs personnes ont : aucun responsable n’est donc affiché.',
  'reporting-loop.about':
    'Ces personnes sont leur propre responsable, directement ou par l’intermédiaire d’autres personnes.',
  'without-manager.about':
    'Ces personnes figurent dans l’organigramme mais n’ont pas de responsable. C’est normal uniquement au sommet de l’entreprise.',
  'without-email.about': 'Ces personnes n’ont pas d’adresse e-mail.',
  'shared-email.about':
    'Plusieurs personnes ont la même adresse e-mail. Elles sont listées les unes à la suite des autres.',
  'same-person.about':
    'Plusieurs fiches ont le même nom et le même numéro de téléphone ou matricule. Elles sont listées les unes à la suite des autres.',
  'similar-identifier.about':
    'Plusieurs personnes ont le même matricule, ou des identifiants groupe qui ne diffèrent que par la ponctuation ou les zéros initiaux. Elles sont listées les unes à la suite des autres.',
  'odd-phone.about':
    'Ces numéros ne peuvent pas être composés : ils sont trop courts, trop longs, ou non valides dans le pays de la personne.',
};

export { dataQuality as 'data-quality' };
