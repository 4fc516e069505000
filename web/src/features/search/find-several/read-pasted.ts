/** The reader of pasted texts, in a file of its own: search boxes load it when something is pasted. */
export { parsePastedPeople } from '@directory/contract';
