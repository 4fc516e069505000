export { fields } from '@directory/contract/field-names/fr';
