import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { Random } from '../random.ts';
import { countries } from './countries.ts';
import { drawPhone, phonePattern } from './phone-pattern.ts';

it.each(countries)('$id has landline and mobile numbers that are valid there', ({ id, cities, mobiles }) => {
  const random = new Random(1);
  const faulty = new Set<string>();
  for (const pattern of [...cities.map((city) => city.line), ...mobiles]) {
    for (let time = 0; time < 120; time++) {
      const text = drawPhone(pattern, random);
      const phone = parsePhoneNumberFromString(text);
      if (phone?.isValid() !== true || phone.country !== id || phone.number !== text) faulty.add(text);
    }
  }
  expect([...faulty]).toEqual([]);
});

it('reads a pattern: any digit, a middle digit, a set, a literal', () => {
  expect(phonePattern('3#+[59]')).toEqual(['3', '0123456789', '2345678', '59']);
});
