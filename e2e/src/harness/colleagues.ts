/** A row of a people file, by profile field; `otherNames` are separated by `|`. */
export type Colleague = Record<string, string> & { login: string };

const companyDomain = 'group.example';

function colleague(groupId: string, firstName: string, lastName: string, more: Record<string, string> = {}): Colleague {
  const login = `${groupId}@${companyDomain}`;
  return {
    login,
    C_groupIdentifier: groupId,
    firstName,
    lastName,
    email: firstName === '' ? '' : `${groupId.toLowerCase()}@${companyDomain}`,
    title: 'Engineer',
    userType: 'I',
    division: 'BU10',
    organization: 'Quillfeather Networks',
    C_countryname: 'FR',
    city: 'Lyon',
    ...more,
  };
}

/** People for the tests. Their names do not occur in the demo group. */
export const people = {
  reader: colleague('RD1001', 'Romane', 'Durandeau', { title: 'Grid planner', primaryPhone: '+33472000111' }),
  hyphen: colleague('HY2002', 'Anne-Lise', "O'Quillan-Ångström", {
    userType: 'E',
    city: 'Göteborg',
    C_countryname: 'SE',
    primaryPhone: '+46317654321',
    mobilePhone: '+46701234567',
  }),
  greek: colleague('GR3003', 'Παναγιώτης', 'Κεραμιδάς', {
    otherNames: 'Panagiotis Keramidas',
    city: 'Αθήνα',
    C_countryname: 'GR',
  }),
  nameless: colleague('NN4004', '', '', { email: 'nameless@group.example' }),
  formula: colleague('FX5005', 'Formula', 'Quillbert', {
    title: '=HYPERLINK("https://evil.example";"x")',
    // The others are in BU10.
    division: 'BU11',
    city: 'Nantes',
  }),
} satisfies Record<string, Colleague>;

/** The only administrator of the shared directory, in which no test may change anything. */
export const sharedAdministrator: Colleague = people.greek;

/** `INFORMATION_NOTICE_URL` of the directory in which tests change people and settings of their own. */
export const informationNotice = 'https://notices.example/cards';

/** A manager in Tokyo, whose assistant is `member`, and the two people who report to her. */
export const team = {
  manager: colleague('MG8001', 'Manon', 'Tessandier', {
    primaryPhone: '+81312345678',
    C_countryname: 'JP',
    city: 'Tokyo',
    C_assistant: 'MB8003',
  }),
  rightToLeft: colleague('RT8002', 'ליאור', 'בן־דוד', { C_countryname: 'IL', city: 'Jerusalem', manager: 'MG8001' }),
  member: colleague('MB8003', 'Mirabelle', 'Tessandre', { primaryPhone: '+33472000333', manager: 'MG8001' }),
} satisfies Record<string, Colleague>;

/** Two people with the same e-mail address, one with an impossible telephone number. */
export const faulty: readonly Colleague[] = [
  colleague('FA9001', 'Ada', 'Twin', { email: 'desk@group.example', manager: 'nobody' }),
  colleague('FA9002', 'Bo', 'Twin', { email: 'Desk@group.example', primaryPhone: '12' }),
];

/** People with the same last name, more than three pages of results. The first is the manager of the others. */
export const namesakes: readonly Colleague[] = Array.from({ length: 95 }, (_, index) =>
  colleague(`QF${String(7000 + index)}`, `Person${String(index).padStart(2, '0')}`, 'Quillfeather', {
    city: index % 2 === 0 ? 'Lyon' : 'Bordeaux',
    manager: index === 0 ? 'FX5005' : 'QF7000',
  }),
);

/** Owners of business cards. Each test has its own, because it turns the card on and off. */
export const cardOwners = {
  first: cardOwner('CA7001', 'Camille', 'Vantourelle'),
  second: cardOwner('CA7002', 'Sacha', 'Vantourelle'),
  third: cardOwner('CA7003', 'Zoé Ελένη', 'Vantourelle 王芳', { title: 'Chargée d’affaires', jpegPhoto: 'drawn' }),
  fourth: cardOwner('CA7004', 'Noa', 'Vantourelle'),
} satisfies Record<string, Colleague>;

function cardOwner(groupId: string, firstName: string, lastName: string, more: Record<string, string> = {}): Colleague {
  return colleague(groupId, firstName, lastName, {
    primaryPhone: '+33472000444',
    mobilePhone: '+33612345678',
    streetAddress: '3 rue du Lac',
    zipCode: '69003',
    linkedInURI: 'https://www.linkedin.com/in/owner',
    ...more,
  });
}

export function colleagues(): readonly Colleague[] {
  const groups = [people, team, cardOwners].flatMap((group): Colleague[] => Object.values(group));
  return [...groups, ...faulty, ...namesakes];
}
