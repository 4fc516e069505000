import type { FeedReasonTexts } from '../feed-reasons.ts';

export const reasons: FeedReasonTexts = {
  aboutFile: '« {{file}} » : {{sentence}}',

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
  'lost-digits': '« {{value}} » est un nombre dont un tableur a supprimé des chiffres.',
  'not-base64': 'Ce n’est pas du base64 valide.',
  'not-utf-8': 'Ce texte n’est pas en UTF-8.',

  'ldif-continuation': 'Cette ligne continue une ligne qui n’existe pas.',
  'ldif-line-too-long': 'Cette ligne a plus de {{limit}} caractères.',
  'ldif-not-attribute': 'Cette ligne n’est pas un attribut suivi de sa valeur.',
  'ldif-no-dn': 'Cette entrée ne commence pas par l’attribut dn.',
  'ldif-second-dn': 'C’est un second attribut dn dans la même entrée.',
  'ldif-url': 'Cette valeur renvoie à une URL, qui n’est pas consultée.',

  'same-as-line': 'Cette valeur figure déjà à la ligne {{line}}.',
  'second-entry': 'C’est une seconde entrée pour la même personne.',
  'of-other-feed': 'Cette valeur est celle d’une personne du flux « {{feed}} ».',
  'of-other-person': 'Cette valeur est celle d’une autre personne du flux.',
  'of-rejected-person': 'Cette valeur est celle d’une personne dont la ligne a été rejetée.',
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
  'photo-rare': 'Ce JPEG est endommagé ou d’un type rare.',
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
  'file-other-mark':
    'Le fichier commence par l’indicateur d’ordre des octets de {{marked}} : il n’est donc pas en {{chosen}}.',
  'file-other-encoding':
    'Le fichier n’est pas en {{encoding}} : la ligne {{line}}, ou une ligne peu après, ne peut pas être décodée.',
  'file-not-utf-8':
    'Ligne {{line}}, colonne {{column}} : ce n’est pas de l’UTF-8 (octet 0x{{byte}}). Le fichier semble être en {{encoding}}. Choisissez l’encodage {{option}} ou enregistrez le fichier en UTF-8.',

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
    'La ligne d’en-tête n’a pas de colonne pour l’identifiant de connexion. Ces colonnes ressemblent à des champs : {{columns}}. Attribuez-les sous « Colonnes et champs ».',
  'heading-unmapped': 'La ligne d’en-tête n’a pas de colonne « {{columns}} », qui est attribuée à {{field}}.',

  'ldif-value-too-long': 'La ligne {{line}} a plus de {{limit}} caractères.',
  'ldif-start': 'Ligne {{line}} : un fichier LDIF commence par sa version ou par l’attribut dn.',
  'ldif-version': 'Ligne {{line}} : seule la version 1 de LDIF est prise en charge.',
  'ldif-change':
    'La ligne {{line}} décrit une modification : un fichier de personnes doit être une liste complète d’entrées, pas une liste de modifications.',
  'ldif-cut-off':
    'Le fichier s’arrête au milieu de la ligne {{line}} : il a été tronqué. S’il est complet, terminez cette ligne par un saut de ligne.',
  'ldif-no-result':
    'Le fichier a été tronqué : ldapsearch termine par le résultat de sa recherche, qui manque. Relancez la commande.',
  'ldif-result':
    'Le fichier ne contient pas tout le monde : la recherche de ldapsearch s’est terminée par le code de résultat LDAP {{result}}.',

  'archive-unreadable': 'L’archive ZIP ne peut pas être lue. Créez-la à nouveau.',
  'archive-too-many-files': 'L’archive contient plus de {{limit}} fichiers.',
  'archive-no-photos': 'L’archive ne contient aucune photo.',

  'run-interrupted': 'Un administrateur a interrompu le dernier import.',
  'run-abandoned':
    'Le serveur ou sa base de données est devenu indisponible pendant l’import. Importez à nouveau le fichier.',
  'run-all-rejected': 'Toutes les entrées ont été rejetées. Rien n’a été modifié.',
  'run-disk-full': 'Le disque de l’annuaire ou de sa base de données est plein. Rien n’a été modifié.',
  'run-overtaken': 'Quelqu’un d’autre a modifié les mêmes personnes pendant l’import. Rien n’a été modifié.',
  'run-failed': 'L’import a échoué. Consultez le journal du serveur.',
  'run-unaccepted':
    'Le retrait du flux ferait partir {{left}} personnes sur {{before}}, plus qu’un administrateur n’en a accepté. Rien n’a été modifié.',

  'heading-below-title': 'La ligne d’en-tête est la ligne {{line}} ; les lignes au-dessus ont été ignorées.',
  'column-ignored': 'La colonne « {{column}} » n’est pas un champ du profil et a été ignorée.',
  'files-ignored': 'Fichiers ignorés, car ce ne sont pas des images : {{files}}.',
};
