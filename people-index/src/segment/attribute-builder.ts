import { Interner } from '../columns/interner.ts';
import { GrowingList } from '../columns/typed-columns.ts';
import type { IndexedPerson } from '../types/person.ts';
import { type AttributeField, attributeFields, gbuSeparator, topicSeparator } from './segment-data.ts';

const maxTopics = 10;

/** The values of one field as they are met, in the order of arrival. */
class ValueBuilder {
  readonly values = new Interner();
  readonly of: GrowingList;
  readonly #beside: number[] = [];

  constructor(people: number) {
    this.of = new GrowingList(people);
  }

  add(text: string): number {
    const number = this.values.number(text);
    this.of.push(number);
    return number;
  }

  /** Takes a value that most often is what came last beside a value of another field: to compare is cheaper than to look up. */
  addBeside(other: number, text: string): number {
    const likely = this.#beside[other];
    const number = likely !== undefined && this.values.texts[likely] === text ? likely : this.values.number(text);
    this.#beside[other] = number;
    this.of.push(number);
    return number;
  }
}

/** Takes in what few values people share. */
export class AttributeBuilder {
  readonly fields: Readonly<Record<AttributeField, ValueBuilder>>;
  readonly #gbus: { gbuCode: string; gbuName: string; text: string }[] = [];

  /** @param people so many are expected */
  constructor(people: number) {
    const builders = attributeFields.map((field) => [field, new ValueBuilder(people)]);
    this.fields = Object.fromEntries(builders) as typeof this.fields;
  }

  /**
   * Field by field: to read a field by its name takes far longer.
   *
   * @returns the number of the company
   */
  add(person: IndexedPerson): number {
    const { title, company, entity, city, site, gbu, topics, country, jobFamily, domain, state } = this.fields;
    const siteNumber = site.add(person.site);
    city.addBeside(siteNumber, person.city);
    country.addBeside(siteNumber, person.country);
    jobFamily.addBeside(title.add(person.title), person.jobFamily);
    const companyNumber = company.addBeside(siteNumber, person.company);
    const entityNumber = entity.addBeside(companyNumber, person.entity);
    gbu.addBeside(entityNumber, this.#gbuOf(person, entityNumber));
    topics.add(topicsValue(person.topics));
    domain.addBeside(companyNumber, person.domain);
    state.addBeside(siteNumber, person.state);
    return companyNumber;
  }

  /** Code and name as one text, put together once for all of an entity. */
  #gbuOf({ gbuCode, gbuName }: IndexedPerson, entity: number): string {
    const last = this.#gbus[entity];
    if (last !== undefined && last.gbuCode === gbuCode && last.gbuName === gbuName) return last.text;
    const text = gbuCode === '' && gbuName === '' ? '' : gbuCode + gbuSeparator + gbuName;
    this.#gbus[entity] = { gbuCode, gbuName, text };
    return text;
  }
}

/** All topics as one text; most people have none. */
export function topicsValue(topics: readonly string[]): string {
  if (topics.length === 0) return '';
  return topics
    .slice(0, maxTopics)
    .map((topic) => topic.replaceAll(topicSeparator, ' '))
    .join(topicSeparator);
}

/** The domains of addresses, which most people of a company share. */
export class DomainBuilder {
  readonly #domains: Interner;
  readonly of: GrowingList;
  readonly #beside: number[] = [];

  constructor(domains: Interner, people: number) {
    this.#domains = domains;
    this.of = new GrowingList(people);
  }

  /**
   * Takes the domain of an address, its @ included.
   *
   * @returns where it begins; the length of an address without one
   */
  add(address: string, company: number): number {
    const likely = this.#beside[company];
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
    this.#beside[company] = number;
    this.of.push(number);
    return start;
  }
}
