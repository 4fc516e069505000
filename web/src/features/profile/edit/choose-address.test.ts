import type { AllowedAddress } from '@directory/contract';
import { describe, expect, test } from 'vitest';
import { addressChoices, chooseAddress, reachableAddresses } from './choose-address.ts';

function listed(
  C_countryname: string,
  city: string,
  zipCode: string,
  streetAddress: string,
  C_houseIdentifier: string,
) {
  return { C_countryname, city, zipCode, streetAddress, C_houseIdentifier } satisfies AllowedAddress;
}

const tower = listed('France', 'Nanterre', '92000', '1 quai Haut', 'Tower');
const terrace = listed('France', 'Nanterre', '92001', '2 quai Bas', 'Terrace');
const annex = listed('France', 'Nanterre', '92001', '2 quai Bas', 'Annex');
const lyon = listed('France', 'Lyon', '69003', '3 rue du Lac', 'Lake');
const gent = listed('Belgium', 'Gent', '9000', '4 Korenlei', 'Quay');
const gentQuay = listed('Belgium', 'Gent', '9000', '5 Graslei', 'Quay');
const addresses = [tower, terrace, annex, lyon, gent, gentQuay];

describe('chooseAddress', () => {
  test('a country clears all other parts', () => {
    expect(chooseAddress(addresses, tower, 'C_countryname', 'Belgium')).toEqual(listed('Belgium', '', '', '', ''));
  });

  test('a city clears street and site, and sets the zip code of its first address', () => {
    expect(chooseAddress(addresses, lyon, 'city', 'Nanterre')).toEqual(listed('France', 'Nanterre', '92000', '', ''));
  });

  test('a street sets its zip code and clears a site on another street', () => {
    expect(chooseAddress(addresses, tower, 'streetAddress', '2 quai Bas')).toEqual(
      listed('France', 'Nanterre', '92001', '2 quai Bas', ''),
    );
    expect(chooseAddress(addresses, gent, 'streetAddress', '5 Graslei')).toEqual(gentQuay);
  });

  test('a site with a single address fills the rest', () => {
    const city = listed('France', 'Nanterre', '92000', '', '');
    expect(chooseAddress(addresses, city, 'C_houseIdentifier', 'Annex')).toEqual(annex);
  });

  test('a site with several addresses leaves the choice of the street to the user', () => {
    const city = listed('Belgium', 'Gent', '9000', '', '');
    expect(chooseAddress(addresses, city, 'C_houseIdentifier', 'Quay')).toEqual({ ...city, C_houseIdentifier: 'Quay' });
    const street = { ...city, streetAddress: '5 Graslei' };
    expect(chooseAddress(addresses, street, 'C_houseIdentifier', 'Quay')).toEqual(gentQuay);
  });

  test('a site on another street of the city sets its street', () => {
    expect(chooseAddress(addresses, tower, 'C_houseIdentifier', 'Terrace')).toEqual(terrace);
  });
});

describe('addressChoices', () => {
  test('each part offers the distinct values that match the wider parts', () => {
    expect(addressChoices(addresses, listed('France', 'Nanterre', '92000', '', ''))).toEqual({
      C_countryname: ['France', 'Belgium'],
      city: ['Nanterre', 'Lyon'],
      streetAddress: ['1 quai Haut', '2 quai Bas'],
      C_houseIdentifier: ['Tower', 'Terrace', 'Annex'],
    });
    expect(addressChoices(addresses, terrace).C_houseIdentifier).toEqual(['Tower', 'Terrace', 'Annex']);
    expect(addressChoices(addresses, terrace, '2 quai Bas').C_houseIdentifier).toEqual(['Terrace', 'Annex']);
  });

  test('a site is offered only after country and city', () => {
    expect(addressChoices(addresses, listed('France', '', '', '', '')).C_houseIdentifier).toEqual([]);
  });
});

test('a person who may change only the site is offered the sites of the same street', () => {
  expect(reachableAddresses(addresses, terrace, new Set(['C_houseIdentifier']))).toEqual([terrace, annex]);
});

test('the zip code follows any part that may be changed', () => {
  expect(reachableAddresses(addresses, tower, new Set(['streetAddress', 'C_houseIdentifier']))).toEqual([
    tower,
    terrace,
    annex,
  ]);
  const changeable = new Set(['city', 'streetAddress', 'C_houseIdentifier']);
  expect(reachableAddresses(addresses, terrace, changeable)).toEqual([tower, terrace, annex, lyon]);
});
