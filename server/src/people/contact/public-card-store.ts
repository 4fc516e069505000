import { cardFields, defaultCardFields } from '@directory/contract';
import type { CardField } from '@directory/contract';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { PublicCardsTable } from '../../database/tables.ts';

/** The stored card of a person. */
export interface StoredCard {
  readonly hash: string;
  readonly isOn: boolean;
  readonly fields: readonly CardField[];
  /** When it was last turned on or off. */
  readonly changedAt: Date;
}

export type PublicCardStore = ReturnType<typeof publicCardStore>;

/** Online business cards: at most one per person. */
export function publicCardStore(queries: Queries) {
  return {
    async find(personId: number): Promise<StoredCard | undefined> {
      const [row] = await cardRow(queries, personId);
      return row && cardOf(row);
    },

    /** As `find`. The row stays locked until the transaction ends. */
    async findForUpdate(personId: number): Promise<StoredCard | undefined> {
      const [row] = await lockedCardRow(queries, personId);
      return row && cardOf(row);
    },

    /**
     * The person and the fields of the card with a hash. There is exactly one query in all cases (unique index of the hash), so that
     * response times do not distinguish an unknown hash, a card that is off and a leaver's card.
     */
    async findShown(hash: string): Promise<{ personId: number; fields: readonly CardField[] } | undefined> {
      const row = await queries
        .selectFrom('public_cards')
        .innerJoin('people', 'people.id', 'public_cards.person_id')
        .select(['public_cards.person_id', 'public_cards.fields'])
        .where('public_cards.hash', '=', hash)
        .where('public_cards.is_on', '=', true)
        .where('people.left_at', 'is', null)
        .executeTakeFirst();
      return row && { personId: row.person_id, fields: knownFields(row.fields) };
    },

    async put(personId: number, card: StoredCard): Promise<void> {
      const { hash, isOn, changedAt } = card;
      const values = { hash, is_on: isOn, fields: JSON.stringify(card.fields), changed_at: changedAt };
      await queries
        .insertInto('public_cards')
        .values({ person_id: personId, ...values })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
        .execute();
    },
  };
}

const cardRow = preparedStatement((queries, personId: number) => rowOf(queries, personId).compile());
const lockedCardRow = preparedStatement((queries, personId: number) => rowOf(queries, personId).forUpdate().compile());

function rowOf(queries: Queries, personId: number) {
  return queries
    .selectFrom('public_cards')
    .select(['hash', 'is_on', 'fields', 'changed_at'])
    .where('person_id', '=', personId);
}

function cardOf(row: Omit<Selectable<PublicCardsTable>, 'person_id'>): StoredCard {
  return { hash: row.hash, isOn: row.is_on, fields: knownFields(row.fields), changedAt: row.changed_at };
}

/** The hash as it is shown in a profile: with the suffix `[disabled]` if the card is off, empty without a card. */
export function publicHashOf(card: Pick<StoredCard, 'hash' | 'isOn'> | undefined): string {
  if (card === undefined) return '';
  return card.isOn ? card.hash : `${card.hash}[disabled]`;
}

/** The known fields in the order of the contract; the default fields if they were never chosen. */
export function knownFields(fields: readonly string[] | undefined): readonly CardField[] {
  return fields === undefined ? defaultCardFields : cardFields.filter((field) => fields.includes(field));
}
