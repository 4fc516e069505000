import type { SearchQuery } from '@directory/people-index';
import { TIERS } from '@directory/people-index';

/** A query whose shape makes it far more expensive than ordinary ones. */
export interface HostileQuery {
  readonly shape: string;
  readonly query: SearchQuery;
}

const limit = 30;

/** Texts by shape. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'many short prefixes': [
    'ma jo an be le de ro sa ka mi al el',
    'a b c d e f g h i j k l',
    'a a a a a a a a a a a a',
    'ma ma ma ma ma ma',
    'm a r t i n',
    'ma jo an be le de',
    'ma jo an be le',
    'ma jo an be',
  ],
  'three two-letter prefixes': ['ma jo an', 'an ma jo', 'de la sa', 'en so ma', 'co se an', 'le ch be'],
  'two prefixes and one letter': ['ma jo', 'bu si', 'ma j', 'a b', 'm', 'a', 'e', 'z'],
  'one letter, repeated': ['aaaaaaaaaa', 'zzzzzz', 'e'.repeat(48), 'n'.repeat(48), 'a'.repeat(256), 'ab'.repeat(24)],
  'near very common names': [
    'marxin',
    'maxrtin jexan pixerre',
    'mxrie jxan pxerre mxrtin',
    'garxia lopxz fernandxz gonzalxz',
    'smiht jonse willaims',
    'mohamde ahmde ali',
    'krzysztfo szczepanksi',
  ],
  'mixed scripts': [
    'Мартин ma 陈',
    '李 王 张',
    '李'.repeat(256),
    '김 이 박',
    'さとう すずき',
    'محمد علي احمد حسن',
    'Ма Jo אן',
    'ภ ก ส',
    '😀 ma jo',
  ],
  requests: [
    'who is can do my we you are on me he',
    'phone number of ma jo an be',
    'who can tell me where is marxin jexan pixerre mxrtin',
    'mail de la sa en so ma an le de',
    "a b c d e's phone number of the a e i o u",
    'ich suche jemanden der mir hilft mit ma jo an',
  ],
  digits: ['1', '06', '0612', '06 12 34', '1 2 3 4 5 6', '+33 6', '+336', '1234 ma', 'a1 b2 c3', '0000'],
  'a common name and prefixes': [
    'martin ma jo',
    'marie ma le',
    'mohamed a b',
    'paris ma jo',
    'manager ma an',
    'sales manager a',
    'bin al el',
  ],
  'glued and punctuated': [
    'jeanpierremartindupont',
    'abcdefghijklmnopqrstuvwxyz',
    'qwertyuiop asdfghjkl zxcvbnm',
    'ma-jo-an-be',
    "d' l' m' n'",
    'ma@an',
    'a@',
    'a.b@g',
    'm.a.r.t.i@n',
    'm.a.j.o',
    '(ma) [jo] {an}',
  ],
};

const filters: readonly NonNullable<SearchQuery['filters']>[] = [
  { country: 'FR' },
  { employeeType: 'I' },
  { firstName: 'a' },
  { lastName: 'm', firstName: 'a' },
  { employeeType: 'E', company: 'e', title: 'e' },
  { city: 'p', title: 'e' },
  { phone: '0612' },
  { groupId: 'a' },
  { lastName: 'a b c d e f g h i j k l m n' },
];

const near = { country: 'FR', unit: 'FRANCEBTOB', city: 'Paris' };
/** A few texts to combine with filters, deep pages and tiers. */
const few = [
  'ma jo an be le de ro sa ka mi al el',
  'ma jo an',
  'm',
  'de la sa',
  'marxin jexn',
  'zzzzzz',
  'manager ma an',
];
const deep = [300, 30_000, 900_000];

/** Queries that are designed to be expensive. A program may send them, but a person would not type them. */
export function hostileQueries(): HostileQuery[] {
  const queries: HostileQuery[] = [];
  const add = (shape: string, query: Partial<SearchQuery>) =>
    queries.push({ shape, query: { limit, after: 0, ...query } });
  for (const [shape, own] of Object.entries(texts)) {
    for (const text of own) {
      add(shape, { text });
      add(`${shape}, with a workplace`, { text, near });
    }
  }
  for (const own of filters) {
    add('filters alone', { filters: own });
    for (const after of deep) add('filters alone, deep page', { filters: own, after });
    for (const text of few) add('with filters', { text, filters: own });
  }
  for (const after of deep) {
    for (const text of few) {
      add('deep page', { text, after });
      add('deep page, with a workplace', { text, after, near });
    }
  }
  for (const tier of TIERS) for (const text of few) add('one tier alone', { text, tiers: [tier] });
  for (const text of few) add('a thousand rows', { text, limit: 1000 });
  return queries;
}
