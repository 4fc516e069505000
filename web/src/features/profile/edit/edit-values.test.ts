import { describe, expect, test } from 'vitest';
import { adasProfile } from '../../../../test/fake-profile.ts';
import { changesOf, faultsOf, normalizedValue, rebase, valuesOf, warningsOf } from './edit-values.ts';

const choices = { preferredLanguage: new Set(['en-GB']), C_countryname: new Set(['France']) };
const base = adasProfile;
const fields = base.editableFields;

describe('faultsOf', () => {
  const faultOf = (values: object) => faultsOf(base, values, choices);

  test('a field that was and still is empty is valid', () => {
    expect(faultOf({ mobilePhone: '', C_assistant: ' ' })).toEqual({});
  });

  test('a cleared value, one that is too long and a malformed one each have an error code', () => {
    expect(faultOf({ primaryPhone: '', C_houseIdentifier: 'x'.repeat(129), xURI: 'https://x.example/a' })).toEqual({
      primaryPhone: 'error.e3',
      C_houseIdentifier: 'error.e1',
      xURI: 'error.e2',
    });
  });

  test('the links may be cleared', () => {
    expect(faultsOf({ ...base, xURI: 'https://x.com/ada' }, { xURI: '' }, choices)).toEqual({});
  });
});

describe('a value of the wrong form that a feed delivered', () => {
  const imported = { ...base, primaryPhone: '06 12' };
  const unchanged = valuesOf(imported, fields);

  test('causes a warning as long as it is unchanged', () => {
    expect(faultsOf(imported, unchanged, choices)).toEqual({});
    expect(warningsOf(imported, unchanged, choices)).toEqual({ primaryPhone: 'error.e2' });
    expect(changesOf(imported, unchanged)).toEqual({});
  });

  test('causes an error once it is changed to another wrong value', () => {
    const changed = { ...unchanged, primaryPhone: '06 13' };
    expect(faultsOf(imported, changed, choices)).toEqual({ primaryPhone: 'error.e2' });
    expect(warningsOf(imported, changed, choices)).toEqual({});
  });
});

test('separators in a phone number are ignored', () => {
  expect(normalizedValue('mobilePhone', ' +33 6.12-34 56 78 ')).toBe('+33612345678');
  expect(normalizedValue('C_ipPhone', '12 34')).toBe('12 34');
  expect(changesOf(base, { primaryPhone: '+44 20 7183 8750' })).toEqual({});
});

describe('rebase', () => {
  const typed = { ...valuesOf(base, fields), mobilePhone: '+33612345678', city: 'Paris' };

  test('changed values are kept, others are updated from the profile', () => {
    const newer = { ...base, primaryPhone: '+33472000111', version: 4 };
    expect(rebase(base, newer, typed, fields)).toEqual({
      values: { ...typed, primaryPhone: '+33472000111' },
      conflicts: {},
    });
  });

  test('values changed on both sides are conflicts', () => {
    const newer = { ...base, mobilePhone: '+33699999999', city: 'Paris', version: 4 };
    expect(rebase(base, newer, typed, fields)).toEqual({ values: typed, conflicts: { mobilePhone: '+33699999999' } });
  });
});
