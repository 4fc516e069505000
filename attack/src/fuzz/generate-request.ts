import type { Random } from '../harness/random.ts';
import type { Operation, Parameter } from './description.ts';
import { requestKinds } from './fuzz-request.ts';
import type { FuzzRequest, RequestKind, FuzzCaller } from './fuzz-request.ts';
import { hostileBodies } from './hostile-values.ts';
import { tricks } from './malformed-requests.ts';
import { mutatedValue, validValue } from './schema-values.ts';
import type { Samples } from './schema-values.ts';

/** Relative frequency of each kind. */
const weights: Readonly<Record<RequestKind, number>> = {
  valid: 30,
  mutated: 34,
  body: 8,
  path: 10,
  query: 5,
  header: 9,
  method: 4,
};
const kindsByWeight = requestKinds.flatMap((kind) => Array.from({ length: weights[kind] }, () => kind));

export interface RequestOrder {
  readonly operation: Operation;
  readonly caller: FuzzCaller;
  readonly token: string | undefined;
  readonly samples: Samples;
}

/** Generates a request for an operation. */
export function generateRequest(order: RequestOrder, random: Random): FuzzRequest {
  const kind = random.pick(kindsByWeight);
  const { operation, caller, token } = order;
  const { parameters, body } = operation;
  const inputs = [...parameters, ...(body === undefined ? [] : ['body' as const])];
  const victim = kind === 'mutated' && inputs.length > 0 ? random.pick(inputs) : undefined;
  const valueOf = (parameter: Parameter) => parameterValue(parameter, victim === parameter, order, random);
  const chosen = parameters.filter((one) => one.required || one === victim || random.chance(0.25));
  const request: FuzzRequest = {
    operation,
    caller,
    kind,
    method: operation.method,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      escaped(valueOf(parameters.find((one) => one.in === 'path' && one.name === name)!)),
    ),
    query: chosen.filter((one) => one.in === 'query').map((one) => `${escaped(one.name)}=${escaped(valueOf(one))}`),
    headers: [
      ...(token === undefined ? [] : [['Authorization', `Bearer ${token}`] as const]),
      ...(body === undefined ? [] : [['Content-Type', body.type] as const]),
    ],
    body: body && bodyBytes(body, victim === 'body', order, random),
  };
  if (kind === 'body') return { ...request, body: random.pick(hostileBodies) };
  return tricks[kind]?.(request, random) ?? request;
}

function parameterValue(parameter: Parameter, isVictim: boolean, { samples }: RequestOrder, random: Random): string {
  const { schema, name } = parameter;
  const value = isVictim ? mutatedValue(schema, name, samples, random) : validValue(schema, name, samples, random);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyBytes(
  { type, schema }: NonNullable<Operation['body']>,
  isVictim: boolean,
  { samples }: RequestOrder,
  random: Random,
): Buffer {
  if (!type.includes('json')) return random.bytes(random.between(0, 300));
  const value = isVictim ? mutatedValue(schema, 'body', samples, random) : validValue(schema, 'body', samples, random);
  const text = JSON.stringify(value);
  return Buffer.from(isVictim && random.chance(0.15) ? withRepeatedKey(text) : text);
}

/** Repeats the first key of an object at its end, with another value. */
function withRepeatedKey(text: string): string {
  const [, key] = /^\{("(?:[^"\\]|\\.)*"):/.exec(text) ?? [];
  return key === undefined ? text : `${text.slice(0, -1)},${key}:{"again":true}}`;
}

/** `encodeURIComponent` for any text. A lone surrogate becomes three bytes that are not valid UTF-8. */
function escaped(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');
}
