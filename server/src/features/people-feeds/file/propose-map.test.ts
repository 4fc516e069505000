import { describe, expect, it } from 'vitest';
import { proposeMap } from './propose-map.ts';

/** The header rows of exports as written by these systems by default. */
const exports: readonly [system: string, heading: string, expected: Record<string, string>][] = [
  [
    'Workday',
    'Employee ID,Legal First Name,Legal Last Name,Preferred Name,Business Title,Worker Type,Supervisory Organization,Company,Primary Work Email,' +
      'Primary Work Phone,Location City,Location Country,Manager ID,Hire Date',
    {
      login: 'Primary Work Email',
      employeeNumber: 'Employee ID',
      firstName: 'Legal First Name',
      lastName: 'Legal Last Name',
      otherNames: 'Preferred Name',
      title: 'Business Title',
      userType: 'Worker Type',
      division: 'Supervisory Organization',
      organization: 'Company',
      email: 'Primary Work Email',
      primaryPhone: 'Primary Work Phone',
      city: 'Location City',
      C_countryname: 'Location Country',
      manager: 'Manager ID',
    },
  ],
  [
    'SAP SuccessFactors',
    'User Sys ID,Username,First Name,Last Name,Business Email Information Email Address,Job Title,Business Unit,Manager User Sys ID,Country/Region',
    {
      externalId: 'User Sys ID',
      login: 'Username',
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Business Email Information Email Address',
      title: 'Job Title',
      division: 'Business Unit',
      manager: 'Manager User Sys ID',
      C_countryname: 'Country/Region',
    },
  ],
  [
    'Oracle HCM',
    'Person Number,First Name,Last Name,Legal Employer Name,Business Unit Name,Department Name,Job Name,Manager Person Number,Email Address',
    {
      login: 'Email Address',
      employeeNumber: 'Person Number',
      firstName: 'First Name',
      lastName: 'Last Name',
      organization: 'Legal Employer Name',
      division: 'Business Unit Name',
      title: 'Job Name',
      manager: 'Manager Person Number',
      email: 'Email Address',
    },
  ],
  [
    'Personio in German',
    'Personalnummer;Vorname;Nachname;E-Mail;Position;Abteilung;Büro;Gesellschaft;Vorgesetzter;Straße;PLZ;Ort;Land',
    {
      login: 'E-Mail',
      employeeNumber: 'Personalnummer',
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail',
      title: 'Position',
      division: 'Abteilung',
      C_physicalDeliveryOfficeName: 'Büro',
      organization: 'Gesellschaft',
      manager: 'Vorgesetzter',
      streetAddress: 'Straße',
      zipCode: 'PLZ',
      city: 'Ort',
      C_countryname: 'Land',
    },
  ],
  [
    'BambooHR',
    'Employee #,First Name,Last Name,Work Email,Job Title,Department,Division,Location,Work Phone,Mobile Phone,Reporting To,LinkedIn URL',
    {
      login: 'Work Email',
      employeeNumber: 'Employee #',
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Work Email',
      title: 'Job Title',
      division: 'Division',
      primaryPhone: 'Work Phone',
      mobilePhone: 'Mobile Phone',
      manager: 'Reporting To',
      linkedInURI: 'LinkedIn URL',
    },
  ],
  [
    'a French spreadsheet',
    'Matricule;Prénom;NOM;Adresse e-mail;Intitulé du poste;Direction;Société;Téléphone fixe;Téléphone mobile;Code postal;Ville;Pays;Bâtiment;Bureau',
    {
      login: 'Adresse e-mail',
      employeeNumber: 'Matricule',
      firstName: 'Prénom',
      lastName: 'NOM',
      email: 'Adresse e-mail',
      title: 'Intitulé du poste',
      division: 'Direction',
      organization: 'Société',
      primaryPhone: 'Téléphone fixe',
      mobilePhone: 'Téléphone mobile',
      zipCode: 'Code postal',
      city: 'Ville',
      C_countryname: 'Pays',
      C_houseIdentifier: 'Bâtiment',
      C_physicalDeliveryOfficeName: 'Bureau',
    },
  ],
];

describe('the proposed columns', () => {
  it.each(exports)('of an export of %s', (_, heading, expected) => {
    const map = proposeMap(heading.split(/[,;]/));
    expect(Object.fromEntries(Object.entries(map).map(([target, [name]]) => [target, name]))).toEqual(expected);
  });

  it('are preferably those named like the fields', () => {
    const map = proposeMap(['E-mail', 'login', 'Login Name', 'C_countryname', 'Country']);
    expect(map).toMatchObject({ login: ['login'], email: ['E-mail'], C_countryname: ['C_countryname'] });
  });

  it.each([
    'Manager Email Address',
    'Line Manager Email',
    'Manager Number',
    'Manager Login',
    'Email du responsable',
    'Vorgesetzter (E-Mail)',
    'E-Mail des Vorgesetzten',
    'E-mail responsabile',
    'Correo del responsable',
    'E-mail leidinggevende',
    'E-mail do gestor',
  ])('include managers, whatever their heading refers to: %s', (heading) => {
    const map = proposeMap(['Login', 'E-mail', heading]);
    expect(map).toEqual({ login: ['Login'], email: ['E-mail'], manager: [heading] });
  });

  it('are empty for headings that match nothing', () => expect(proposeMap(['', 'Salary', 'Hire Date'])).toEqual({}));
});
