export { reasons } from '@directory/contract/reason-texts/nl';
