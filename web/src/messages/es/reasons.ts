export { reasons } from '@directory/contract/reason-texts/es';
