/** Why the server rejects a row or a file of a feed. The texts are in the contract, since the server writes them to CSV files too. */
export { reasons } from '@directory/contract/reason-texts/en';
