import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '« {{file}} » : {{sentence}}',
  rowRejected: 'Ligne rejetée',
  entryRejected: 'Entrée rejetée',
  valueLeftOut: 'Valeur ignorée',

  missing: 'Cette valeur est obligatoire.',
  'control-characters': 'Cette valeur contient des caractères de contrôle.',
  'too-long': 'Cette valeur a plus de {{limit}} caractères.',
  'too-many-bytes': 'Cette valeur a plus de {{limit}} octets.',
  'not-email': 'Ce n’est pas une adresse e-mail.',
  'not-user-type': '« {{value}} » n’est ni I, ni E, ni Agent.',
  'not-flag': 'Cette valeur n’est ni 1 ni 0.',
  'not-country': '« {{value}} » n’est ni le nom ni le code ISO 3166-1 d’un seul pays.',
  'not-language': '« {{value}} » n’est pas une langue.',
  'no-digits': 'Ce numéro ne contient aucun chiffre.',
  'invisible-characters': 'Cette valeur contient des caractères invisibles.',
  'not-profile': 'Ce n’est pas un profil {{site}}.',
  'name-unstorable': 'Un nom contient des caractères qui ne peuvent pas être enregistrés.',
  'name-too-long': 'Un nom a plus de {{limit}} caractères.',
  'too-many-names': 'Il y a plus de {{limit}} noms.',
  'other-columns': 'Nombre de colonnes : {{columns}} dans cette ligne, {{expected}} dans la ligne d’en-tête.',
  'lost-digits': '« {{value}} » a perdu des chiffres dans un tableur.',
  'not-base64': 'Ce n’est pas du base64 valide.',
  'not-utf-8': 'Ce texte n’est pas en UTF-8.',

  'ldif-continuation': 'Cette ligne continue une ligne qui n’existe pas.',
  'ldif-line-too-long': 'Cette ligne a plus de {{limit}} caractères.',
  'ldif-not-attribute': 'Cette ligne n’a pas la forme d’un attribut suivi de sa valeur.',
  'ldif-no-dn': 'Cette entrée ne commence pas par l’attribut dn.',
  'ldif-second-dn': 'C’est un second attribut dn dans la même entrée.',
  'ldif-url': 'Cette valeur renvoie à une URL, qui n’est pas consultée.',

  'same-as-line': 'Cette valeur figure déjà à la ligne {{line}}.',
  'same-as-entry': 'Cette valeur figure déjà dans une autre entrée.',
  'second-entry': 'C’est une seconde entrée pour la même personne.',
  'of-other-feed': 'Cette valeur est celle d’une personne du flux « {{feed}} ».',
  'of-other-person': 'Cette valeur est celle d’une autre personne du flux.',
  'of-rejected-person': 'Cette valeur est celle d’une personne dont l’entrée a été rejetée.',
  'of-somebody-else': 'Cette valeur est celle de quelqu’un d’autre.',
  'names-nobody': 'Personne n’a cet identifiant de connexion, cet identifiant groupe ou ce matricule.',
  'names-several': 'Plusieurs personnes ont ce matricule.',

  'photo-text': 'C’est du texte, pas du base64.',
  'photo-format': 'Ce fichier est au format {{format}}, pas JPEG.',
  'photo-too-large': 'Cette photo doit faire moins de {{limit}} octets.',
  'photo-empty': 'Cette photo est vide.',
  'photo-name': 'Le nom de ce fichier n’est pas en UTF-8.',
  'photo-read-failed': 'Cette photo ne peut pas être lue ({{error}}).',
  'photo-encrypted': 'Cette photo est chiffrée.',
  'photo-compression': 'Cette photo est compressée par un procédé qui n’est pas pris en charge.',
  'photo-not-jpeg': 'Cette photo n’est pas un JPEG.',
  'photo-rare': 'Ce JPEG est endommagé ou d’un type inhabituel.',
  'photo-damaged': 'Ce JPEG est endommagé.',
  'photo-pixels': 'Cette photo a plus de {{millions}} millions de pixels.',
  'photo-progressive': 'Cette photo est un JPEG progressif de plus de {{millions}} millions de pixels.',
  'photo-scans': 'Ce JPEG a plus de {{limit}} passes.',
  'photo-narrow': 'Un côté de cette photo est plus de {{factor}} fois plus long que l’autre.',

  'file-empty': 'Le fichier est vide.',
  'file-no-rows': 'Le fichier ne contient aucune ligne.',
  'file-zip':
    'Le fichier est un classeur Excel ou une autre archive ZIP, pas du texte. Enregistrez-le au format CSV (UTF-8).',
  'file-xls': 'Le fichier est un classeur Excel (.xls), pas du texte. Enregistrez-le au format CSV (UTF-8).',
  'file-pdf': 'Le fichier est un PDF, pas du texte. Enregistrez-le au format CSV (UTF-8).',
  'file-markup':
    'Le fichier est du HTML ou du XML, pas du CSV. Ouvrez-le dans un tableur et enregistrez-le au format CSV (UTF-8).',
  'file-nul':
    'Le fichier n’est pas du texte : sa ligne d’en-tête contient un caractère NUL. S’il est en UTF-16, choisissez cet encodage.',
  'file-nul-variable':
    'Le fichier n’est pas du texte : sa ligne d’en-tête contient un caractère NUL. S’il est en UTF-16, définissez FEED_FILE_ENCODING=utf-16le.',
  'file-other-mark':
    'Le fichier commence par l’indicateur d’ordre des octets de {{marked}} : il n’est donc pas en {{chosen}}.',
  'file-other-encoding':
    'Le fichier n’est pas en {{encoding}} : la ligne {{line}}, ou une ligne peu après, ne peut pas être décodée.',
  'file-not-utf-8':
    'Ligne {{line}}, colonne {{column}} : ce n’est pas de l’UTF-8 (octet 0x{{byte}}). Le fichier semble être en {{encoding}}. Choisissez l’encodage {{option}} ou enregistrez le fichier en UTF-8.',
  'file-not-utf-8-variable':
    'Ligne {{line}}, colonne {{column}} : ce n’est pas de l’UTF-8 (octet 0x{{byte}}). Le fichier semble être en {{encoding}}. Définissez FEED_FILE_ENCODING={{option}} ou enregistrez le fichier en UTF-8.',

  'csv-open-quote': 'L’enregistrement qui commence à la ligne {{line}} ouvre un guillemet qui n’est jamais fermé.',
  'csv-row-too-long':
    'L’enregistrement qui commence à la ligne {{line}} a plus de {{limit}} caractères : il manque peut-être un guillemet.',
  'csv-unreadable': 'L’enregistrement qui commence à la ligne {{line}} ne peut pas être lu comme du CSV ({{error}}).',
  'heading-too-long': 'La ligne d’en-tête a plus de {{limit}} caractères.',
  'heading-too-many-columns': 'La ligne d’en-tête a plus de {{limit}} colonnes.',
  'heading-repeated': 'La colonne « {{column}} » apparaît deux fois.',
  'heading-misspelled': 'La colonne « {{column}} » n’est pas un champ du profil. Vouliez-vous dire « {{field}} » ?',
  'heading-no-login': 'La ligne d’en-tête n’a pas de colonne pour l’identifiant de connexion.',
  'heading-no-login-but':
    'La ligne d’en-tête n’a pas de colonne pour l’identifiant de connexion. Attribuez-en une sous « Colonnes et champs ».',
  'heading-no-login-variable':
    'La ligne d’en-tête n’a pas de colonne pour l’identifiant de connexion. Ces colonnes ressemblent à des champs : {{columns}}. Indiquez-les dans le fichier de FEED_FILE_MAP.',
  'heading-unmapped': 'La ligne d’en-tête n’a pas de colonne « {{columns}} », qui est attribuée à « {{field}} ».',

  'ldif-value-too-long': 'La ligne {{line}} a plus de {{limit}} caractères.',
  'ldif-start': 'Ligne {{line}} : un fichier LDIF commence par sa version ou par l’attribut dn.',
  'ldif-version': 'Ligne {{line}} : seule la version 1 de LDIF est prise en charge.',
  'ldif-change':
    'La ligne {{line}} décrit une modification : un fichier de personnes doit être une liste complète d’entrées, pas une liste de modifications.',
  'ldif-cut-off':
    'Le fichier s’arrête au milieu de la ligne {{line}} : il a été tronqué. S’il est complet, terminez cette ligne par un saut de ligne.',
  'ldif-no-result':
    'Le fichier a été tronqué : il devrait se terminer par le résultat de la recherche de ldapsearch. Relancez la commande.',
  'ldif-result':
    'Le fichier ne contient pas tout le monde : la recherche de ldapsearch s’est terminée par le code de résultat LDAP {{result}}.',

  'archive-unreadable': 'L’archive ZIP ne peut pas être lue. Créez-la à nouveau.',
  'archive-too-many-files': 'L’archive contient plus de {{limit}} fichiers.',
  'archive-no-photos': 'L’archive ne contient aucune photo.',

  'run-interrupted': 'Un administrateur a interrompu la dernière exécution.',
  'run-abandoned':
    'Le serveur ou sa base de données est devenu indisponible pendant l’import. Importez à nouveau le fichier.',
  'run-all-rejected': 'Toutes les entrées ont été rejetées. Rien n’a été modifié.',
  'run-disk-full': 'Le disque de l’annuaire ou de sa base de données est plein. Rien n’a été modifié.',
  'run-overtaken': 'Une autre personne a modifié les mêmes fiches pendant l’exécution. Rien n’a été modifié.',
  'run-failed': 'L’exécution a échoué. Consultez le journal du serveur.',
  'run-unaccepted':
    'Le retrait du flux ferait partir {{left}} personnes sur {{before}}, plus qu’un administrateur n’en a accepté. Rien n’a été modifié.',

  'ldap-time-limit': 'Le serveur d’annuaire {{server}} a arrêté la recherche, qui dépassait sa limite de temps.',
  'ldap-size-limit':
    'Le serveur d’annuaire {{server}} n’a envoyé qu’une partie des personnes : sa limite de taille a été atteinte alors que des pages étaient demandées. Augmentez la limite du compte de service.',
  'ldap-no-password-bind': 'Le serveur d’annuaire {{server}} n’accepte pas l’authentification par mot de passe.',
  'ldap-not-encrypted':
    'Le serveur d’annuaire {{server}} exige une connexion chiffrée : utilisez ldaps:// ou FEED_LDAP_START_TLS=true.',
  'ldap-no-start-tls':
    'Le serveur d’annuaire {{server}} refuse StartTLS (code de résultat LDAP {{result}}). Vérifiez qu’il a un certificat, ou utilisez ldaps:// dans FEED_LDAP_URL.',
  'ldap-referral':
    'Le serveur d’annuaire {{server}} renvoie à un autre serveur : indiquez dans FEED_LDAP_URL le serveur qui contient FEED_LDAP_BASE.',
  'ldap-administrative-limit':
    'Le serveur d’annuaire {{server}} a arrêté la recherche, qui dépasse une limite administrative du compte de service.',
  'ldap-no-pages':
    'Le serveur d’annuaire {{server}} ne prend pas en charge les résultats paginés (RFC 2696), qui sont nécessaires.',
  'ldap-no-base':
    'Le serveur d’annuaire {{server}} n’a aucune entrée à l’emplacement FEED_LDAP_BASE, ou le compte de service n’a pas le droit de la lire.',
  'ldap-not-dn':
    'Le serveur d’annuaire {{server}} indique que FEED_LDAP_BASE ou FEED_LDAP_BIND_DN n’est pas un nom distinctif.',
  'ldap-no-password':
    'Le serveur d’annuaire {{server}} n’accepte ni accès anonyme ni mot de passe vide : indiquez FEED_LDAP_BIND_DN et son mot de passe.',
  'ldap-password': 'Le serveur d’annuaire {{server}} a refusé FEED_LDAP_BIND_DN ou son mot de passe.',
  'ldap-no-right': 'Le serveur d’annuaire {{server}} ne permet pas au compte de service de lire les personnes.',
  'ldap-busy': 'Le serveur d’annuaire {{server}} est occupé.',
  'ldap-unavailable': 'Le serveur d’annuaire {{server}} n’est pas disponible.',
  'ldap-unwilling':
    'Le serveur d’annuaire {{server}} refuse la demande (unwillingToPerform). Son journal en donne la raison.',
  'ldap-result': 'Le serveur d’annuaire {{server}} a répondu par le code de résultat LDAP {{result}}.',

  'ldap-account-unknown': 'Le serveur d’annuaire {{server}} ne connaît pas le compte FEED_LDAP_BIND_DN.',
  'ldap-account-hours':
    'Le serveur d’annuaire {{server}} ne permet pas au compte FEED_LDAP_BIND_DN de se connecter à cette heure.',
  'ldap-account-disabled': 'Le serveur d’annuaire {{server}} indique que le compte FEED_LDAP_BIND_DN est désactivé.',
  'ldap-account-expired': 'Le serveur d’annuaire {{server}} indique que le compte FEED_LDAP_BIND_DN a expiré.',
  'ldap-account-locked': 'Le serveur d’annuaire {{server}} indique que le compte FEED_LDAP_BIND_DN est verrouillé.',
  'ldap-password-expired':
    'Le serveur d’annuaire {{server}} indique que le mot de passe de FEED_LDAP_BIND_DN a expiré.',
  'ldap-password-reset':
    'Le serveur d’annuaire {{server}} indique que le mot de passe de FEED_LDAP_BIND_DN doit d’abord être changé.',

  'ldap-refused': 'Le serveur d’annuaire {{server}} refuse les connexions sur ce port.',
  'ldap-closed': 'Le serveur d’annuaire {{server}} a fermé la connexion.',
  'ldap-cut-off': 'Le serveur d’annuaire {{server}} a fermé la connexion avant d’avoir terminé sa réponse.',
  'ldap-no-route': 'Le serveur d’annuaire {{server}} est injoignable : il n’y a pas de route vers la machine.',
  'ldap-no-network': 'Le serveur d’annuaire {{server}} est injoignable : il n’y a pas de route vers le réseau.',
  'ldap-unknown-host': 'Le serveur d’annuaire {{server}} a un nom d’hôte que le DNS ne connaît pas.',
  'ldap-no-dns': 'Le serveur d’annuaire {{server}} ne peut pas être localisé : le serveur DNS ne répond pas.',
  'ldap-no-answer': 'Le serveur d’annuaire {{server}} ne répond pas.',
  'ldap-slow': 'Le serveur d’annuaire {{server}} ne répond pas dans le délai imparti.',
  'ldap-untrusted':
    'Le serveur d’annuaire {{server}} a un certificat d’une autorité non approuvée : indiquez dans FEED_LDAP_CA le fichier contenant le certificat de cette autorité.',
  'ldap-certificate-expired': 'Le serveur d’annuaire {{server}} a un certificat expiré.',
  'ldap-certificate-host':
    'Le serveur d’annuaire {{server}} a un certificat pour un autre nom d’hôte : indiquez dans FEED_LDAP_URL un nom qui figure dans le certificat.',
  'ldap-tls': 'Le serveur d’annuaire {{server}} est injoignable par TLS ({{error}}).',

  'ldap-not-ldap': 'Le serveur d’annuaire {{server}} a envoyé une réponse qui n’est pas du LDAP valide.',
  'ldap-repeats': 'Le serveur d’annuaire {{server}} envoie à nouveau les mêmes entrées.',
  'ldap-empty-pages': 'Le serveur d’annuaire {{server}} envoie sans cesse des pages sans entrées.',
  'ldap-too-many':
    'Le serveur d’annuaire {{server}} envoie plus de {{millions}} millions d’entrées : limitez FEED_LDAP_BASE ou FEED_LDAP_FILTER aux personnes.',
  'ldap-ranges':
    'Le serveur d’annuaire {{server}} envoie les valeurs de l’attribut {{attribute}} en plus de {{limit}} parties.',
  'ldap-range-repeats':
    'Le serveur d’annuaire {{server}} envoie à nouveau les mêmes valeurs de l’attribut {{attribute}}.',
  'ldap-entry-too-large':
    'Le serveur d’annuaire {{server}} envoie plus de {{megabytes}} Mo pour une entrée, sans doute à cause de sa photo : supprimez-la sur ce serveur, ou désactivez les photos dans le fichier indiqué dans FEED_LDAP_MAP.',
  'ldap-values-too-large': 'Le serveur d’annuaire {{server}} envoie plus de {{megabytes}} Mo pour {{attribute}}.',
  'ldap-page-too-large':
    'Le serveur d’annuaire {{server}} envoie plus de {{megabytes}} Mo à la fois : réduisez FEED_LDAP_PAGE_SIZE.',
  'ldap-nobody':
    'Le serveur d’annuaire {{server}} ne renvoie personne sous FEED_LDAP_BASE qui corresponde au filtre. Vérifiez FEED_LDAP_BASE, FEED_LDAP_FILTER et les droits du compte de service.',
  'ldap-nobody-under':
    'Le serveur d’annuaire {{server}} ne renvoie personne sous {{base}}, l’une des bases de FEED_LDAP_BASE, qui corresponde au filtre. Vérifiez FEED_LDAP_BASE, FEED_LDAP_FILTER et les droits du compte de service.',
  'ldap-file':
    'Le fichier indiqué dans {{variable}} est inutilisable. La commande « npm run people -- try-ldap » indique pourquoi.',
  'ldap-no-attribute':
    'FEED_LDAP_MAP : le serveur d’annuaire n’a pas d’attribut « {{attribute}} », qui est attribué à {{field}}.',
  'ldap-no-attribute-but':
    'FEED_LDAP_MAP : le serveur d’annuaire n’a pas d’attribut « {{attribute}} », qui est attribué à {{field}}. Vouliez-vous dire « {{suggestion}} » ?',
  'ldap-stopped': 'La lecture du serveur d’annuaire a été arrêtée avant que tout le monde soit lu.',
  'ldap-too-late': 'Le serveur d’annuaire n’a pas envoyé tout le monde en {{hours}} heures.',
  'ldap-memory':
    'Les entrées du serveur d’annuaire nécessitent plus de mémoire qu’il n’y en a pour les lire : réduisez FEED_LDAP_PAGE_SIZE.',

  'path-missing': 'Il n’y a pas de fichier ni de dossier {{path}}.',
  'path-no-match': 'Aucun fichier ne correspond à {{path}}.',
  'path-not-file': '{{path}} n’est pas un fichier.',
  'path-unfinished': '{{path}} est encore en cours d’écriture.',
  'path-changed': '{{path}} a été modifié pendant la lecture.',
  'path-unreadable': '{{path}} ne peut pas être lu ({{error}}).',
  'path-no-photos': 'Il n’y a aucune photo dans {{path}}.',
  'path-too-many-files': 'Le dossier contient plus de {{limit}} fichiers.',
  'map-not-json': 'Le fichier indiqué dans FEED_FILE_MAP n’est pas du JSON valide.',
  'map-not-object': 'Le fichier indiqué dans FEED_FILE_MAP doit contenir un objet JSON.',
  'map-unknown-field': 'FEED_FILE_MAP : « {{field}} » n’est pas un champ du profil.',
  'map-not-names': 'FEED_FILE_MAP : « {{field}} » doit être un nom ou une liste de noms.',

  'retire-overtaken': 'Une autre personne a modifié des fiches de ce flux pendant l’exécution.',
  'retire-token': 'Un jeton SCIM peut encore écrire dans ce flux. Révoquez-le d’abord sous « SCIM ».',
  'database-silent': 'La base de données ne répond pas. Rien n’a été modifié.',
  'database-unconfirmed':
    'La base de données n’a pas confirmé la modification : elle est enregistrée entièrement, ou pas du tout.',

  'heading-below-title': 'La ligne d’en-tête est la ligne {{line}} ; les lignes au-dessus ont été ignorées.',
  'column-ignored': 'La colonne « {{column}} » n’est pas un champ du profil et a été ignorée.',
  'files-ignored': 'Fichiers ignorés, car ce ne sont pas des images : {{files}}.',
};
