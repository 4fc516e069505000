import { assistantWords, assistantWordsAtEnd } from '../data/levels.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { wordsOfTitle } from '../words/title-words.ts';
import { WordPatterns } from '../words/word-patterns.ts';
import type { WorkWordReader } from './work-words.ts';

/** Minimum level of the person who is assisted, and in a text that ends with the assistant, where a deputy may be meant. */
const lowestLevel = 2;
const lowestLevelAtEnd = 3;
/** Maximum number of words of the position in front of the assistant: `managing director`. */
const longestPosition = 2;

const assistants = new WordPatterns([assistantWords]);
const assistantsAtEnd = new WordPatterns([assistantWordsAtEnd]);

/** What assistants are read as, whatever the leader does. */
const workOfAssistant = 'secretary';

/**
 * The text, or the work of an assistant for the assistant of somebody who leads: `assistante du directeur financier`, `CEO’s assistant`.
 * Does not match `assistant director`, a deputy.
 */
export function withoutAssistedLeader(text: string, work: WorkWordReader): string {
  const words = wordsOfTitle(text);
  return isFollowedByLeader(words, work) || isPrecededByLeader(words, work) ? workOfAssistant : text;
}

function isFollowedByLeader(words: readonly string[], work: WorkWordReader): boolean {
  const [assistant] = assistants.find(words);
  if (assistant === undefined || !isLinkingWord(words[assistant.end] ?? '')) return false;
  return work.read(words.slice(assistant.end)).level >= lowestLevel;
}

function isPrecededByLeader(words: readonly string[], work: WorkWordReader): boolean {
  const content = words.filter((word) => !isLinkingWord(word));
  const position = content.slice(0, -1).slice(-longestPosition);
  const isAtEnd = assistantsAtEnd.find(content).some(({ end }) => end === content.length);
  return isAtEnd && position.some((_, start) => work.read(position.slice(start)).level >= lowestLevelAtEnd);
}
