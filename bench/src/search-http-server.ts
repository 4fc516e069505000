import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PeopleIndex } from '@directory/people-index';
import type { SearchAnswer } from '@directory/people-index';
import { answerHeader, recordedAnswers } from './search-http-recorded.ts';
import type { RecordedAnswers } from './search-http-recorded.ts';
import { serveBenchmark } from './serve-benchmark.ts';

// The server of `search-http.ts`: the directory, with a hook that can return recorded responses, and a search that can repeat previous
// results.

let isRepeating = false;
const found = new Map<string, SearchAnswer>();
const { search } = PeopleIndex.prototype;
PeopleIndex.prototype.search = function (this: PeopleIndex, query) {
  const known = isRepeating ? found.get(query.text ?? '') : undefined;
  if (known !== undefined) return known;
  const answer = search.call(this, query);
  if (isRepeating) found.set(query.text ?? '', answer);
  return answer;
};

await serveBenchmark((app, config) => {
  let recorded: RecordedAnswers = {};
  // Runs after authentication and right before the handler, so that routing, rate limits, token check, headers and compression are measured
  // too.
  app.addHook('preHandler', (request, reply, done) => {
    const wanted = request.headers[answerHeader];
    isRepeating = wanted === 'repeated';
    if (wanted !== 'recorded') return done();
    // Each round records other responses.
    if (recorded[request.url] === undefined)
      recorded = JSON.parse(readFileSync(join(config.DATA_DIR, recordedAnswers), 'utf8')) as RecordedAnswers;
    const answer = recorded[request.url];
    if (answer === undefined) return done(new Error(`no answer was recorded for ${request.url}`));
    reply.header('cache-control', 'private, no-store').header('x-total-count', answer.total);
    reply.type('application/json; charset=utf-8').send(answer.body);
  });
});
