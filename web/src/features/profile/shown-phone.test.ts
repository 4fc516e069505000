import type { Profile } from '@directory/contract';
import { expect, test } from 'vitest';
import { profileOf } from '../../../test/fake-profile.ts';
import { shownPhone } from './shown-phone.ts';

test('a number is shown as the server formats it, or as stored if a node of an earlier version responds', () => {
  const profile = profileOf({ primaryPhone: '+33472000111' });
  expect(shownPhone(profile, 'primaryPhone')).toEqual({ readable: '+33472000111', link: 'tel:+33472000111' });
  const { phones: _phones, ...earlier } = profile;
  expect(shownPhone(earlier as Profile, 'primaryPhone')).toEqual({ readable: '+33472000111', link: '' });
});
