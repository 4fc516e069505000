import type { FeedTarget } from '@directory/contract';

/**
 * Column headings of common exports, most specific first: Workday, SAP SuccessFactors, Oracle HCM, Personio, BambooHR, ADP, Active
 * Directory, and spreadsheets in English, French, German, Italian, Spanish, Dutch and Portuguese. They are compared by `headingSpelling`.
 */
export const columnSynonyms: { readonly [target in FeedTarget]?: string } = {
  login:
    'Login|User Principal Name|UPN|User Name|Username|User Login|Login Name|Account Name|Account|SSO ID|Single Sign-On ID|Network ID|' +
    'Identifiant|Identifiant de connexion|Nom d’utilisateur|Benutzername|Benutzerkennung|Anmeldename|Nome utente|Utente|Usuario|Nombre de usuario|' +
    'Gebruikersnaam|Inlognaam|Nome de utilizador|Utilizador|Nome de usuário',
  firstName:
    'First Name|Preferred First Name|Legal First Name|Given Name|Forename|Known As|Prénom|Vorname|Rufname|Nome|Nombre|Nombre de pila|' +
    'Voornaam|Roepnaam|Nome próprio|Primeiro nome',
  lastName:
    'Last Name|Preferred Last Name|Legal Last Name|Family Name|Surname|Nom|Nom de famille|Nom d’usage|Nachname|Familienname|Zuname|Cognome|' +
    'Apellido|Apellidos|Achternaam|Apelido|Sobrenome|Último nome',
  otherNames:
    'Preferred Name|Display Name|Full Name|Legal Name|Nickname|Nick Name|Also Known As|Nom complet|Surnom|Anzeigename|Spitzname|Nome completo|' +
    'Soprannome|Nombre completo|Apodo|Volledige naam|Weergavenaam|Alcunha',
  title:
    'Job Title|Business Title|Position Title|Position|Title|Job|Job Name|Role|Poste|Intitulé du poste|Fonction|Titre|Stellenbezeichnung|' +
    'Stelle|Position (Bezeichnung)|Funktion|Berufsbezeichnung|Qualifica|Mansione|Posizione|Ruolo|Puesto|Cargo|Funcie|Functie|Functietitel|Função',
  email:
    'Email|E-mail|Work Email|Email - Work|Primary Work Email|Business Email|Business E-Mail Information Email Address|Email Address|' +
    'E-mail Address|Primary Email|Mail|Adresse e-mail|Adresse électronique|Courriel|Email professionnel|E-Mail-Adresse|E-Mail (geschäftlich)|' +
    'Geschäftliche E-Mail|Indirizzo email|Posta elettronica|Correo electrónico|Correo|E-mailadres|Zakelijk e-mailadres|Correio eletrónico|' +
    'Endereço de e-mail',
  division:
    'Business Unit|Business Unit Name|Division|Department|Department Name|Supervisory Organization|Org Unit|Service|Département|Direction|' +
    'Abteilung|Bereich|Reparto|Dipartimento|Divisione|Departamento|División|Afdeling|Divisie|Divisão',
  organization:
    'Company|Company Name|Legal Entity|Legal Employer|Legal Employer Name|Organization|Organisation|Employer|Entity|Société|Entreprise|Entité|' +
    'Entité juridique|Firma|Unternehmen|Gesellschaft|Azienda|Società|Empresa|Sociedad|Entidad|Bedrijf|Werkgever|Entidade',
  userType:
    'User Type|Worker Type|Employee Type|Employment Type|Person Type|Worker Category|Type de contrat|Type d’employé|Beschäftigungsart|' +
    'Mitarbeitertyp|Tipo di dipendente|Tipo de empleado|Tipo de trabajador|Soort medewerker|Type medewerker|Tipo de colaborador',
  preferredLanguage:
    'Preferred Language|Language|Correspondence Language|Locale|Langue|Langue préférée|Sprache|Korrespondenzsprache|Lingua|Idioma|Taal|' +
    'Voorkeurstaal',
  primaryPhone:
    'Work Phone|Business Phone|Biz Phone|Office Phone|Primary Work Phone|Phone - Work|Work Telephone|Telephone|Telephone Number|Phone|Phone Number|' +
    'Téléphone|Téléphone fixe|Téléphone professionnel|Telefon|Telefon (geschäftlich)|Festnetz|Telefono|Telefono ufficio|Teléfono|' +
    'Teléfono de trabajo|Telefoon|Telefoonnummer|Telefoon werk|Telefone|Telefone de trabalho',
  mobilePhone:
    'Mobile|Mobile Phone|Mobile Number|Cell Phone|Cell|Work Mobile|Primary Work Mobile Phone|Mobile Phone - Work|Portable|Mobil|Mobiltelefon|' +
    'Téléphone mobile|Téléphone portable|Handy|Handynummer|Cellulare|Móvil|Teléfono móvil|Celular|Mobiel|Mobiel nummer|Telemóvel',
  C_facsimileTelephoneNumber: 'Fax|Fax Number|Télécopie|Télécopieur|Faxnummer|Numero di fax|Número de fax',
  manager:
    'Manager ID|Manager Employee ID|Manager User Sys ID|Manager Person Number|Manager Number|Manager Employee Number|Line Manager ID|Supervisor ID|' +
    'Supervisor Number|Reports To ID|Reporting To ID|Manager Login|Manager User Name|Manager Email|Manager Email Address|Manager Work Email|' +
    'Line Manager Email|Supervisor Email|Reports To Email|Email du responsable|Adresse e-mail du responsable|Email du manager|Identifiant du responsable|' +
    'Vorgesetzter (E-Mail)|E-Mail Vorgesetzter|E-Mail des Vorgesetzten|Personalnummer Vorgesetzter|Personalnummer des Vorgesetzten|' +
    'E-Mail Führungskraft|E-mail responsabile|E-mail del responsabile|Matricola responsabile|Correo del responsable|E-mail del responsable|' +
    'E-mail leidinggevende|E-mail do gestor|' +
    'Manager|Line Manager|Reporting To|Reports To|Supervisor|Responsable|Responsable hiérarchique|Matricule du responsable|N+1|' +
    'Manager hiérarchique|' +
    'Supérieur hiérarchique|Vorgesetzter|Vorgesetzte|Führungskraft|Superiore|Responsabile|Responsabile diretto|Jefe|Superior|Leidinggevende|Manager-ID|Gestor|Chefia|Superior hierárquico',
  C_assistant:
    'Assistant|Assistant ID|Secretary|Assistante|Secrétaire|Assistenz|Assistentin|Sekretariat|Assistente|Asistente|Secretaria',
  C_groupIdentifier:
    'Group ID|Group Identifier|GID|Global ID|Corporate ID|Identifiant groupe|Konzern-ID|ID gruppo|ID de grupo|Groeps-ID',
  C_businessCategory:
    'Job Family|Job Family Code|Job Category|Famille de métiers|Famille professionnelle|Berufsgruppe|Famiglia professionale',
  C_countryname:
    'Country|Work Country|Country Code|Country/Region|Location Country|Country Name|Country of Work|Pays|Code pays|Land|Länderkürzel|Paese|' +
    'Nazione|País|Código de país',
  city: 'City|Work City|Town|Location City|Town or City|Ville|Localité|Stadt|Ort|Città|Località|Ciudad|Localidad|Stad|Plaats|Woonplaats|Cidade|Localidade',
  zipCode:
    'Zip Code|Zip|Postal Code|Postcode|Zip/Postal Code|Code postal|PLZ|Postleitzahl|CAP|Codice postale|Código postal|CP|Postcode werk|CEP',
  streetAddress:
    'Street Address|Address|Address Line 1|Address 1|Addr1|Street|Street 1|Work Address|Adresse|Rue|Voie|Straße|Strasse|Straße und Hausnummer|' +
    'Anschrift|Indirizzo|Via|Dirección|Calle|Adres|Straat|Morada|Endereço|Rua',
  state:
    'State|Province|State/Province|Region|County|State or Province|Région|Province/État|Bundesland|Kanton|Regione|Provincia|Estado|Comunidad|' +
    'Provincie|Distrito',
  C_houseIdentifier: 'Building|Building Name|Building Number|Bâtiment|Immeuble|Gebäude|Edificio|Gebouw|Edifício',
  C_physicalDeliveryOfficeName:
    'Office|Office Number|Room|Room Number|Desk|Bureau|Numéro de bureau|Büro|Raum|Raumnummer|Ufficio|Stanza|Despacho|Oficina|Kantoor|Kamer|' +
    'Gabinete|Sala',
  C_distinguishedName: 'Distinguished Name|DN',
  linkedInURI: 'LinkedIn|LinkedIn URL|LinkedIn Profile',
  xURI: 'X|Twitter|Twitter URL|Twitter Handle',
  jpegPhoto: 'Photo|Photograph|Picture|Image|Foto|Fotografia',
  employeeNumber:
    'Employee Number|Employee ID|Emp ID|Employee #|Employee No|Person Number|Personnel Number|Personal ID|Staff Number|Staff ID|Worker ID|' +
    'Associate ID|File Number|Payroll Number|Matricule|Numéro de matricule|N° matricule|Personalnummer|Personal-Nr.|Pers.-Nr.|' +
    'Mitarbeiternummer|Mitarbeiter-ID|Matricola|Numero di matricola|Número de empleado|Matrícula|Personeelsnummer|Número de colaborador',
  externalId: 'External ID|User Sys ID|Workday ID|WID|Person ID|Record ID|Object GUID|Object ID|Entry UUID|UUID|GUID',
};

/** The normalized form in which headings are compared with synonyms: letters and digits only, without case and accents. */
export function headingSpelling(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('#', 'number')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
