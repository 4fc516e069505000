import { Random } from '../random.ts';
import { countries } from './countries.ts';
import type { City } from './countries.ts';
import { streetOf } from './streets.ts';
import type { StreetZone } from './streets.ts';

export interface Site {
  /** Index in `countries`. */
  country: number;
  city: City;
  name: string;
  streetAddress: string;
  zipCode: string;
  isIndustrial: boolean;
}

const siteCount = 300;

const buildings: Partial<Record<StreetZone | 'other', { offices: string; plants: string }>> = {
  french: {
    offices:
      'Tour Boréale|Immeuble Les Alizés|Le Méridien|Le Galilée|Immeuble Odyssée|Les Passerelles|Campus Horizon|Le Phare|Immeuble Cassiopée|Le Solstice|Les Terrasses|Immeuble Equinoxe',
    plants:
      'Agence Travaux|Base de maintenance|Centrale de cogénération|Poste de livraison|Chaufferie centrale|Parc solaire',
  },
  maghreb: {
    offices: 'Immeuble Atlas|Tour Horizon|Immeuble Jasmin|Le Belvédère',
    plants: 'Parc éolien|Base de maintenance',
  },
  westAfrica: { offices: 'Immeuble Baobab|Tour Horizon', plants: 'Base de maintenance' },
  spanish: {
    offices: 'Edificio Mirador|Torre Levante|Edificio Cordillera|Torre Alameda|Edificio Alborada',
    plants: 'Central Térmica|Planta Solar|Base de Mantenimiento',
  },
  brazilian: {
    offices: 'Edifício Ipê|Torre Atlântico|Edifício Araucária|Centro Empresarial Litoral',
    plants: 'Usina Hidrelétrica|Parque Eólico|Base de Manutenção',
  },
  portuguese: { offices: 'Edifício Atlântico|Torre Colina', plants: 'Central Elétrica|Parque Eólico' },
  italian: {
    offices: 'Palazzo Aurora|Torre Levante|Centro Direzionale Nord|Palazzo Meridiana',
    plants: 'Centrale|Teleriscaldamento Est',
  },
  german: { offices: 'Haus am Park|Büroturm Nord|Quartier Elster|Haus Rheinblick', plants: 'Kraftwerk|Heizwerk Süd' },
  dutch: {
    offices: 'Gebouw De Linde|Toren Noordzee|Kantoor Het Dok|Gebouw Orion|Gebouw De Beuk|Toren Zuid',
    plants: 'Elektriciteitscentrale|Onderhoudsbasis',
  },
  other: {
    offices:
      'Horizon Tower|Harbour House|Northgate|Meridian Building|Riverside House|Summit Plaza|Lakeside Campus|Beacon Court',
    plants: 'Power Station|Maintenance Base|Wind Farm|Solar Park',
  },
};

/** Distributes sites over the cities in rounds, so that every city has one and larger cities have more. */
function* dealCities(): Generator<{ country: number; city: City; round: number }> {
  for (let round = 1; ; round++) {
    for (const [country, { cities }] of countries.entries()) {
      for (const city of cities) if (city.siteCount >= round) yield { country, city, round };
    }
  }
}

function createSites(): readonly Site[] {
  const random = new Random(300, 1);
  const sites: Site[] = [];
  for (const { country, city, round } of dealCities()) {
    if (sites.length === siteCount) break;
    const zone = (countries[country] as (typeof countries)[number]).streets;
    const names = buildings[zone] ?? (buildings.other as { offices: string; plants: string });
    const isIndustrial = round > 1 ? random.chance(0.3) : random.chance(0.08);
    const choices = (isIndustrial ? names.plants : names.offices).split('|');
    const taken = new Set(sites.map((site) => site.name));
    const start = random.below(choices.length);
    const free = choices.map((_, step) => `${city.name} - ${choices[(start + step) % choices.length]}`);
    const name = free.find((candidate) => !taken.has(candidate)) ?? `${free[0]} ${round}`;
    sites.push({
      country,
      city,
      name,
      streetAddress: streetOf(zone, random.next(), 1 + random.below(random.chance(0.7) ? 60 : 240)),
      zipCode: city.zipCodes[(round - 1) % city.zipCodes.length] as string,
      isIndustrial,
    });
  }
  return sites.toSorted((left, right) => left.country - right.country);
}

export const sites: readonly Site[] = createSites();

/** Indexes in `sites`, by index in `countries`. */
export const sitesByCountry: readonly (readonly number[])[] = countries.map((_, country) =>
  sites.flatMap((site, index) => (site.country === country ? [index] : [])),
);
