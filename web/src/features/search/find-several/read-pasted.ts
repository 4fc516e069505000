/** The parser for pasted texts, in a separate module that search boxes load when something is pasted. */
export { parsePastedPeople } from '@directory/contract';
