import { Seeded } from '../score/seeded-random.ts';
import { companyWords, ConceptLinker, type IndexedPerson, PeopleIndex, Vocabulary } from '../src/index.ts';
import { buildConceptTables, type LabelledConcept } from '../src/vocabulary/linking/build-concept-tables.ts';
import { emptyPerson } from '../test/empty-person.ts';
import { splitLabels } from './held-out-labels.ts';
import { isGroup } from './read-labels.ts';

/** Share of the alternative labels that are held out. */
const heldOutShare = 0.3;
const languages = ['fr', 'de', 'it', 'es', 'nl', 'en', 'pt'];
/** Number of occupations from which the company's people are drawn; those without a held-out label are skipped. */
const occupationsOfCompany = 500;
/** Number of occupations that nobody in the company has. */
const occupationsOfOthers = 600;
/** Number of queries for each occupation of the company. */
const queriesPerOccupation = 3;
/** Number of labels of a concept, from the first on, that are used as queries, because nobody types the rarest ones. */
const firstLabels = 4;

/**
 * Builds a company whose titles are held-out labels, each in a random language, and searches it for its occupations, and
 * for others, by labels of the vocabulary. Measures how often anybody is found, and how often people with exactly that
 * occupation.
 */
export async function findHeldOutTitles(
  labels: ReadonlyMap<string, readonly LabelledConcept[]>,
): Promise<Record<string, string | number>[]> {
  const random = new Seeded(23);
  const heldOut = new Map<string, Map<string, string>>();
  const kept = new Map<string, LabelledConcept[]>();
  for (const [language, concepts] of labels) {
    const split = splitLabels(concepts, () => random.next() <= heldOutShare);
    kept.set(language, split.kept);
    heldOut.set(language, new Map(split.held.map(({ concept, text }) => [concept, text])));
  }
  const keptOf = new Map([...kept].map(([language, own]) => [language, new Map(own.map((one) => [one.id, one]))]));
  const occupations = [...keptOf.get('en')!.keys()]
    .filter((id) => !isGroup(id))
    .map((id) => ({ id, order: random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ id }) => id);
  const people: IndexedPerson[] = [];
  const occupationOf = new Map<number, string>();
  for (const occupation of occupations.slice(0, occupationsOfCompany)) {
    const title = heldOut.get(random.pick(languages))!.get(occupation);
    if (title === undefined) continue;
    const id = people.length + 1;
    occupationOf.set(id, occupation);
    people.push({ ...emptyPerson, id, login: `P${id}`, lastName: 'Zzxwv', title });
  }
  const index = PeopleIndex.build(people);
  await index.setVocabulary(new Vocabulary(ConceptLinker.of(buildConceptTables(kept, isGroup)), companyWords));
  const evaluate = (name: string, asked: readonly string[]) => {
    const outcomes = asked.flatMap((occupation) => {
      const own = keptOf.get(random.pick(languages))!.get(occupation)?.labels.slice(0, firstLabels) ?? [];
      if (own.length === 0) return [];
      const found = index
        .search({ text: random.pick(own), limit: occupationsOfCompany, after: 0 })
        .hits.filter(({ isGuess }) => !isGuess);
      return [{ found: found.length, right: found.filter(({ id }) => occupationOf.get(id) === occupation).length }];
    });
    const share = (part: number, whole: number) => (whole === 0 ? 0 : Number((part / whole).toFixed(3)));
    const sum = (of: (outcome: (typeof outcomes)[number]) => number) =>
      outcomes.reduce((total, outcome) => total + of(outcome), 0);
    return {
      occupations: name,
      queries: outcomes.length,
      'somebody found': share(
        sum(({ found }) => Number(found > 0)),
        outcomes.length,
      ),
      'the right ones': share(
        sum(({ right }) => Number(right > 0)),
        outcomes.length,
      ),
      'right of all shown': share(
        sum(({ right }) => right),
        sum(({ found }) => found),
      ),
    };
  };
  const own = [...occupationOf.values()];
  return [
    evaluate('of the company', Array.from({ length: queriesPerOccupation }, () => own).flat()),
    evaluate('of nobody in it', occupations.slice(occupationsOfCompany, occupationsOfCompany + occupationsOfOthers)),
  ];
}
