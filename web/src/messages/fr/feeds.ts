import type { feeds as english } from '../en/feeds.ts';
import type { Translation } from '../messages.ts';

export const feeds: Translation<typeof english> = {
  feeds: 'État des flux',
  latestRuns: 'Dernières exécutions',
  findFeed: 'Rechercher un flux',
  noSuchFeed: 'Aucun flux ne correspond.',
  emptyHeading: 'Aucun flux de personnes pour l’instant',
  emptyText:
    'Pour commencer, importez un fichier CSV ou LDIF. Le serveur peut aussi lire Active Directory, LDAP, des fichiers et des photos selon une planification, et accepter SCIM : voir {{document}}.',
  refreshFailed: 'L’état des flux n’a pas pu être actualisé. Voici la situation au {{time}}.',

  'kind.csv': 'Fichier CSV',
  'kind.ldif': 'Fichier LDIF',
  'kind.ldap': 'Active Directory ou LDAP',
  'kind.scim': 'Provisionnement SCIM',
  'kind.photos': 'Fichiers de photos',
  'kind.demo': 'Groupe de démonstration',

  'status.current': 'À jour',
  'status.imported': 'Importé',
  'status.new': 'Jamais exécuté',
  'status.requested': 'En attente de démarrage',
  'status.running': 'En cours',
  'status.failing': 'En échec',
  'status.held-back': 'Suspendu',
  'status.interrupted': 'Interrompu',
  announced: '{{feed}} : {{status}}',

  people: 'Personnes',
  lastSuccess: 'Dernier succès',
  nextRun: 'Prochaine exécution',
  nextAttempt: 'Prochain essai',
  never: 'Jamais',
  whenUploaded: 'Au prochain import d’un fichier',
  whenSent: 'Dès que le client envoie des changements',
  notScheduled: 'Non planifiée',

  reading_one: 'Lecture : {{count}} entrée pour l’instant',
  reading_other: 'Lecture : {{count}} entrées pour l’instant',
  readingChanges_one: 'Lecture des changements : {{count}} entrée pour l’instant',
  readingChanges_other: 'Lecture des changements : {{count}} entrées pour l’instant',
  preparing: 'Préparation',
  writing: 'Écriture : {{rows}} sur {{total}}',
  progressOf: 'Progression de {{feed}}',
  started: 'Démarrée {{time}}',

  runNow: 'Exécuter maintenant',
  interrupt: 'Interrompre',
  interruptHeading: 'Interrompre l’exécution de {{feed}} ?',
  interruptText:
    'Les personnes de l’annuaire restent telles qu’elles étaient avant l’exécution. Le flux sera de nouveau exécuté dans l’heure, ou lorsque vous choisirez Exécuter maintenant.',
  interruptNow: 'Interrompre l’exécution',
  keepRunning: 'Laisser continuer',
  lastStays: 'Les personnes de la dernière exécution réussie restent dans l’annuaire.',

  heldBack:
    'La dernière exécution retirerait plus de 10 % des personnes, ou viderait un champ pour plus de 30 % d’entre elles. Rien n’a été modifié :',
  wouldLeave_one: '{{count}} personne sur {{total}} quitterait l’annuaire.',
  wouldLeave_other: '{{count}} personnes sur {{total}} quitteraient l’annuaire.',
  wouldBeEmpty_one: '« {{field}} » serait vidé pour {{count}} personne sur {{total}}.',
  wouldBeEmpty_other: '« {{field}} » serait vidé pour {{count}} personnes sur {{total}}.',
  heldBackAdvice:
    'Si cette perte est une erreur, corrigez la source : le flux est de nouveau comparé toutes les heures et reprend ensuite de lui-même. Si elle est voulue, acceptez-la. D’ici là, tout reste en l’état.',
  heldBackUnfinished: 'Ces chiffres viennent d’une exécution antérieure. La dernière n’a pas abouti :',
  accept: 'Accepter…',
  acceptHeading: 'Accepter ces changements de {{feed}} ?',
  acceptText:
    'Le flux est exécuté de nouveau maintenant. S’il faisait alors perdre nettement plus que cela, il serait de nouveau suspendu.',
  leaversText:
    'Les personnes qui quittent l’annuaire n’y sont plus trouvées. Si le flux les fournit de nouveau, elles reviennent avec leurs propres modifications.',
  acceptNow: 'Accepter et exécuter',
  keepAsIs: 'Garder en l’état',

  retire: 'Retirer…',
  retireHeading: 'Retirer {{feed}} ?',
  retirePeople_one: '{{count}} personne de ce flux quitte l’annuaire, sauf si un autre flux la fournit aussi.',
  retirePeople_other: '{{count}} personnes de ce flux quittent l’annuaire, sauf celles qu’un autre flux fournit aussi.',
  retireRest:
    'Ce que le flux apporte aux personnes d’autres flux, comme des valeurs et des photos, est supprimé. Le flux disparaît de cette liste ; ses exécutions restent consignées.',
  retireBack:
    'Si un flux fournit de nouveau des personnes parties avant l’effacement de leurs données, elles reviennent avec leurs propres modifications.',
  retireNow: 'Retirer le flux',
  keepFeed: 'Garder le flux',
  interruptRetirementText: 'Le flux et ses personnes restent tels qu’ils étaient.',

  'requested.run': 'L’exécution démarre dans un instant.',
  'requested.accept': 'Les changements ont été acceptés. L’exécution démarre dans un instant.',
  'requested.interrupt': 'L’exécution est en cours d’interruption.',
  'requested.retire': 'Le flux sera retiré dans un instant.',

  'outcome.imported': 'Import effectué',
  'outcome.dry-run': 'Comparaison seule',
  'outcome.held-back': 'Suspendue',
  'outcome.failed': 'Échec',
  'outcome.interrupted': 'Interrompue',
  'outcome.retired': 'Retiré',
  nothingChanged: 'Rien n’a été modifié.',
  'mode.complete': 'Liste complète',
  'mode.changes': 'Changements uniquement',
  'mode.retirement': 'Retrait du flux',
};
