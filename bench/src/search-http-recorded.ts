/** Responses by request path. The load process writes them to the data folder of the server before the measurement. */
export type RecordedAnswers = Record<string, { readonly body: string; readonly total: string }>;

export const recordedAnswers = 'recorded-answers.json';
/** Request header that selects `searched`, `repeated` or `recorded`; the three have the same length, so all requests do. */
export const answerHeader = 'x-bench-answer';
