/** The names of the fields of a feed. They are in the contract, since the server writes them to CSV files too. */
export { fields } from '@directory/contract/field-names/en';
