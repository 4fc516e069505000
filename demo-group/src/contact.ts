import type { GeneratedPerson } from './generated-person.ts';
import type { Identity } from './identity.ts';
import type { Country } from './places/countries.ts';
import { drawPhone } from './places/phone-pattern.ts';
import type { PhonePattern } from './places/phone-pattern.ts';
import type { Site } from './places/sites.ts';
import type { Random } from './random.ts';

type Contact = Pick<
  GeneratedPerson,
  | 'preferredLanguage'
  | 'primaryPhone'
  | 'mobilePhone'
  | 'C_ipPhone'
  | 'C_facsimileTelephoneNumber'
  | 'C_countryname'
  | 'city'
  | 'zipCode'
  | 'streetAddress'
  | 'state'
  | 'C_houseIdentifier'
  | 'C_physicalDeliveryOfficeName'
  | 'linkedInURI'
  | 'xURI'
>;

function drawOffice(site: Site, country: Country, random: Random): string {
  const floor = random.below(site.isIndustrial ? 3 : 24);
  const room = String(1 + random.below(80)).padStart(2, '0');
  if (country.streets === 'french' || country.streets === 'maghreb') {
    const where = site.isIndustrial ? `Bât. ${'ABCD'[random.below(4)]}` : `Étage ${floor}`;
    return `${where} - Bureau ${floor}.${room}`;
  }
  return site.isIndustrial ? `Building ${1 + random.below(6)}, room ${room}` : `Floor ${floor}, desk ${floor}-${room}`;
}

function drawLanguage(language: string, random: Random): string {
  const draw = random.next();
  if (draw < 0.03) return '';
  return draw < 0.13 ? language.slice(0, 2).toUpperCase() : language;
}

/** Contact data of a person, with phone numbers that are valid in the country and the address of the site. */
export function contactOf(identity: Identity, country: Country, site: Site, language: string, random: Random): Contact {
  const { address } = identity.name;
  const isOutside = identity.userType === 'E';
  const isCurated = identity.curated !== undefined;
  const line = site.city.line;
  const phone = (pattern: PhonePattern, probability: number): string =>
    random.chance(probability) ? drawPhone(pattern, random) : '';
  const mobile = country.mobiles.length === 0 ? line : random.pick(country.mobiles);
  const suffix = random.below(1_679_616).toString(36).padStart(4, '0');
  const isPlaced = isCurated || random.chance(isOutside ? 0.85 : 0.975);
  const hasStreet = isCurated || (isPlaced && random.chance(0.97));
  return {
    preferredLanguage: drawLanguage(language, random),
    primaryPhone: phone(line, isCurated ? 1 : isOutside ? 0.35 : 0.78),
    mobilePhone: phone(mobile, isCurated ? 1 : isOutside ? 0.6 : 0.74),
    C_ipPhone: phone(line, 0.3),
    C_facsimileTelephoneNumber: phone(line, 0.05),
    C_countryname: isPlaced || random.chance(0.6) ? country.id : '',
    city: isPlaced ? site.city.name : '',
    zipCode: hasStreet ? site.zipCode : '',
    streetAddress: hasStreet ? site.streetAddress : '',
    state: isPlaced ? site.city.state : '',
    C_houseIdentifier: isPlaced ? site.name : '',
    C_physicalDeliveryOfficeName: isPlaced && random.chance(0.6) ? drawOffice(site, country, random) : '',
    linkedInURI: random.chance(0.12) ? `https://www.linkedin.com/in/${address.replace('.', '-')}-${suffix}` : '',
    xURI: random.chance(0.03) ? `https://x.com/${address.replace(/[^a-z]/g, '').slice(0, 10)}_${suffix}` : '',
  };
}
