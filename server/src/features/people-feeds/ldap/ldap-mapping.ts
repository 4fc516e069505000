import { profileFields } from '@directory/contract';
import { ldapAttributes, namesOf } from '../file/attribute-map.ts';
import type { AttributeMap } from '../file/attribute-map.ts';

/** The attributes from which the values of a person are read. */
export type LdapMapping = ReturnType<typeof ldapMapping>;

/** The attributes of each target. The company's own map takes precedence over the built-in one. */
export function ldapMapping(own: AttributeMap) {
  const fields = profileFields.map((field) => ({ field, names: namesOf(field, ldapAttributes, own) }));
  const otherNames = namesOf('otherNames', ldapAttributes, own);
  const photo = namesOf('jpegPhoto', ldapAttributes, own);
  const employeeNumber = namesOf('employeeNumber', ldapAttributes, own);
  const externalId = namesOf('externalId', ldapAttributes, own);
  const lists = [...fields.map(({ names }) => names), otherNames, photo, employeeNumber, externalId];
  return { fields, otherNames, photo, employeeNumber, externalId, attributes: new Set(lists.flat()) };
}
