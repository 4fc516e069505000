import { Interner } from '../columns/interner.ts';
import { GrowingList } from '../columns/typed-columns.ts';
import type { IndexedPerson } from '../person.ts';
import { type AttributeField, attributeFields, gbuSeparator, topicSeparator } from './segment-data.ts';

const maxTopics = 10;

/** The values of one field, in the order of arrival. */
class ValueBuilder {
  readonly values = new Interner();
  readonly of: GrowingList;
  readonly #lastNumbers: number[] = [];

  constructor(people: number) {
    this.of = new GrowingList(people);
  }

  add(text: string): number {
    const number = this.values.number(text);
    this.of.push(number);
    return number;
  }

  /**
   * Adds a value that usually equals the last one that occurred with the same value of another field: comparing is cheaper than a lookup.
   */
  addCorrelated(other: number, text: string): number {
    const likely = this.#lastNumbers[other];
    const number = likely !== undefined && this.values.texts[likely] === text ? likely : this.values.number(text);
    this.#lastNumbers[other] = number;
    this.of.push(number);
    return number;
  }
}

/** Collects the fields with few distinct values. */
export class AttributeBuilder {
  readonly fields: Readonly<Record<AttributeField, ValueBuilder>>;
  readonly #gbus: { gbuCode: string; gbuName: string; text: string }[] = [];

  /** @param people expected number of people */
  constructor(people: number) {
    const builders = attributeFields.map((field) => [field, new ValueBuilder(people)]);
    this.fields = Object.fromEntries(builders) as typeof this.fields;
  }

  /**
   * Written out field by field, because dynamic property access is much slower.
   *
   * @returns the number of the company
   */
  add(person: IndexedPerson): number {
    const { title, company, entity, city, site, gbu, topics, country, jobFamily, domain, state } = this.fields;
    const siteNumber = site.add(person.site);
    city.addCorrelated(siteNumber, person.city);
    country.addCorrelated(siteNumber, person.country);
    jobFamily.addCorrelated(title.add(person.title), person.jobFamily);
    const companyNumber = company.addCorrelated(siteNumber, person.company);
    const entityNumber = entity.addCorrelated(companyNumber, person.entity);
    gbu.addCorrelated(entityNumber, this.#gbuOf(person, entityNumber));
    topics.add(topicsValue(person.topics));
    domain.addCorrelated(companyNumber, person.domain);
    state.addCorrelated(siteNumber, person.state);
    return companyNumber;
  }

  /** Code and name as one text, which is cached by entity. */
  #gbuOf({ gbuCode, gbuName }: IndexedPerson, entity: number): string {
    const last = this.#gbus[entity];
    if (last !== undefined && last.gbuCode === gbuCode && last.gbuName === gbuName) return last.text;
    const text = gbuCode === '' && gbuName === '' ? '' : gbuCode + gbuSeparator + gbuName;
    this.#gbus[entity] = { gbuCode, gbuName, text };
    return text;
  }
}

/** All topics as one text; '' for none. */
export function topicsValue(topics: readonly string[]): string {
  if (topics.length === 0) return '';
  return topics
    .slice(0, maxTopics)
    .map((topic) => topic.replaceAll(topicSeparator, ' '))
    .join(topicSeparator);
}

/** Collects the domains of addresses, which most people of a company share. */
export class DomainBuilder {
  readonly #domains: Interner;
  readonly of: GrowingList;
  readonly #lastNumbers: number[] = [];

  constructor(domains: Interner, people: number) {
    this.#domains = domains;
    this.of = new GrowingList(people);
  }

  /**
   * Adds the domain of an address, including the @.
   *
   * @returns the index at which it starts; the length of the address if it has none
   */
  add(address: string, company: number): number {
    const likely = this.#lastNumbers[company];
    if (likely !== undefined) {
      const text = this.#domains.texts[likely]!;
      if (text !== '' && address.endsWith(text)) {
        this.of.push(likely);
        return address.length - text.length;
      }
    }
    const at = address.lastIndexOf('@');
    const start = at < 0 ? address.length : at;
    const number = this.#domains.number(address.slice(start));
    this.#lastNumbers[company] = number;
    this.of.push(number);
    return start;
  }
}
