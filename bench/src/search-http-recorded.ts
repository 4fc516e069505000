/** Answers by address, as the load process notes them in a file of the server's data folder before anything is timed. */
export type RecordedAnswers = Record<string, { readonly body: string; readonly total: string }>;

export const recordedAnswers = 'recorded-answers.json';
/** Says which answer is wanted: `searched`, `repeated` or `recorded`, which are as long, so that the requests are as well. */
export const answerHeader = 'x-bench-answer';
