import { cardLogin, hiddenLogin } from '../harness/planted-values.ts';
import type { PlantedData } from '../harness/planted-values.ts';
import { honestPhoto, photoAddress } from '../images/jpeg-files.ts';
import { logins } from '../harness/target.ts';
import type { Target } from '../harness/target.ts';
import type { Samples } from './schema-values.ts';
import { scimSamples } from './scim-operations.ts';

/** Collects values that exist in the directory, so that requests get past the first checks. */
export async function collectSamples(target: Target, plantedData: PlantedData): Promise<Samples> {
  const people = plantedData.people.map(({ login }) => login);
  const lastNames = plantedData.people.map(({ lastName }) => lastName);
  const everybody = [...plantedData.planted, ...people.slice(0, 20)];
  const body = photoAddress(honestPhoto(64));
  await target.call('person', 'PUT', '/api/update-user-photo', body);
  const own = await target.call('person', 'GET', '/api/get-user-profile');
  const { photo = '' } = (own.json ?? {}) as { photo?: string };
  const { pathname, searchParams } = new URL(photo, target.directory.address);
  const [person = '1', version = '1', size = '96'] = pathname.split('/').slice(3);
  const card = await target.call('person', 'POST', '/api/public-profile', {});
  const { publicHash = '' } = (card.json ?? {}) as { publicHash?: string };
  return {
    ...scimSamples,
    login: everybody,
    userId: everybody,
    userLogin: [logins.stranger, ...people.slice(20, 40)],
    from: everybody,
    to: everybody,
    root: everybody,
    manager: [...everybody, 'AB1234'],
    person: [person, ...everybody],
    globalQuery: [...lastNames.slice(0, 50), hiddenLogin, cardLogin, '+33 1 23 45', 'AB1234'],
    text: lastNames.slice(0, 20),
    lastNameQuery: lastNames,
    C_countryNameQuery: ['France', 'Belgium'],
    employeeTypeQuery: ['I', 'E'],
    limit: ['1', '3', '30', '1000'],
    after: ['0', '30', '19990'],
    version: [version, '1', '2'],
    size: [size, '96', '240x240', 5],
    expires: [searchParams.get('expires') ?? '1'],
    signature: [searchParams.get('signature') ?? 'x'],
    hash: [publicHash],
    publicHash: [publicHash],
    bu: ['BU01', 'BU02', 'BU29'],
    id: ['1', '2', '3', 'ORG0212', 'corp.example'],
    domain: ['corp.example', 'OKTA', 'fuzz.example'],
    organization: ['ORG0212', 'FUZZ01'],
    organizations: [['ORG0212'], []],
    feed: ['fuzz'],
    name: ['fuzz'],
    value: ['France', 'FUZZ01', 'fuzz.example'],
    C_countryname: ['France', 'Belgium', ''],
    primaryPhone: ['+33123456789'],
    linkedInURI: ['https://www.linkedin.com/in/someone'],
    allowedAddresses: [
      [{ C_countryname: 'France', city: 'Lyon', zipCode: '69001', streetAddress: '1 rue', C_houseIdentifier: 'Tower' }],
    ],
    body: [body],
  };
}
